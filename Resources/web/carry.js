// The held items under the pointer: the first few, and how many there are.

import { stackOf, thumbnail } from "./api.js";

export class Carry {
  #element = null;

  constructor(hold) {
    this.hold = hold;
    hold.addEventListener("moved", () => this.#mark());
    hold.addEventListener("ended", (event) => this.#land(event.detail));
  }

  /** Begins under a pointer, as large as the cell that was grabbed. */
  begin(size) {
    const element = document.createElement("div");
    element.className = "carry";
    element.setAttribute("aria-hidden", "true");
    const side = Math.min(size, 160);
    element.style.width = element.style.height = `${side}px`;
    for (const index of this.hold.held.topmost.reverse()) {
      const item = this.hold.held.item(index);
      const picture = document.createElement("img");
      picture.alt = "";
      const photo = item?.stack ? stackOf(item)[0] : item;
      if (photo) picture.src = thumbnail(photo);
      element.append(picture);
    }
    if (this.hold.count > 1) {
      const badge = document.createElement("b");
      badge.textContent = this.hold.count.toLocaleString("en");
      element.append(badge);
    }
    document.body.append(element);
    this.#element = element;
  }

  follow(x, y) {
    if (this.#element) this.#element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  }

  #mark() {
    this.#element?.classList.toggle("copying", this.hold.isCopying);
  }

  /** Flies to where the items were dropped, and goes. */
  #land(landing) {
    const element = this.#element;
    this.#element = null;
    if (!element) return;
    const frame = landing && landing.flow.frameOf(landing.cell ?? 0);
    if (frame) {
      const box = landing.flow.canvas.getBoundingClientRect();
      element.classList.add("landing");
      const [x, y] = [box.left + frame.x + frame.w / 2, box.top + frame.y + frame.h / 2];
      element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    }
    element.classList.add("gone");
    setTimeout(() => element.remove(), 200);
  }
}
