// The held items under the pointer: the first few, and how many there are.

import { stackOf, thumbnail } from "../server/api.js";

export class Carry {
  #element = null;
  #badge = null;
  /** Over something that it would hide, it is small and above the pointer. */
  isSmall = false;

  constructor(hold) {
    this.hold = hold;
    hold.addEventListener("moved", () => this.#mark());
    hold.addEventListener("ended", (event) => this.#land(event.detail));
  }

  /** Begins under a pointer with the item that was grabbed, as large as its cell. `count`: how many there
   * are. */
  begin(size, item, count) {
    const element = document.createElement("div");
    element.className = "carry";
    element.setAttribute("aria-hidden", "true");
    const side = Math.min(size, 160);
    element.style.width = element.style.height = `${side}px`;
    element.append(pictureOf(item));
    this.#badge = document.createElement("b");
    this.#number(count);
    element.append(this.#badge);
    document.body.append(element);
    this.#element = element;
  }

  /** Shows the first of the items, now that they are known. */
  fill() {
    if (!this.#element) return;
    this.#number(this.hold.count);
    const items = this.hold.held.topmost.reverse().map((index) => this.hold.held.item(index)).filter(Boolean);
    if (items.length < 2) return;
    this.#element.replaceChildren(...items.map(pictureOf), this.#badge);
  }

  /** Nothing could be picked up. */
  end() {
    this.#element?.remove();
    this.#element = null;
  }

  #number(count) {
    this.#badge.hidden = count < 2;
    this.#badge.textContent = count.toLocaleString("en");
  }

  follow(x, y) {
    if (!this.#element) return;
    const small = this.isSmall ? "translateY(-45%) scale(.4)" : "";
    this.#element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%) ${small}`;
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
      element.classList.add("landing");
      const { x, y } = landing.flow.windowPoint({ x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 });
      element.style.transform = `translate(${x}px, ${y}px) translate(-50%, -50%)`;
    }
    element.classList.add("gone");
    setTimeout(() => element.remove(), 200);
  }
}

function pictureOf(item) {
  const picture = document.createElement("img");
  picture.alt = "";
  const photo = item.stack ? stackOf(item)[0] : item;
  if (photo) picture.src = thumbnail(photo);
  return picture;
}
