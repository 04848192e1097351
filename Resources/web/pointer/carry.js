// What shows what is held: the first few items under the pointer, and a line where they would come in.

import { stackOf, thumbnail } from "../server/api.js";
import { make } from "../ui/dialogs.js";

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

/** A line before the first of the held items where they lie now, with the position that it has there. */
export class InsertionLine {
  #element = make("div", { className: "insertion", hidden: true, ariaHidden: "true" });
  #position = make("b");

  constructor(hold) {
    this.hold = hold;
    this.#element.append(this.#position);
    for (const type of ["moved", "ended"]) hold.addEventListener(type, () => this.follow());
  }

  /** Goes where the first of them lies now. */
  follow() {
    const { over, first } = this.hold;
    const frame = over && first !== null ? over.frameOf(first) : undefined;
    this.#element.hidden = !frame;
    if (!frame) return;
    if (this.#element.parentElement !== over.overlay) over.overlay.append(this.#element);
    this.#position.textContent = `→ ${(first + 1).toLocaleString("en")}`;
    const x = Math.max(1, frame.x - over.layout.spacing / 2);
    this.#element.style.transform = `translate(${x}px, ${over.shownAt(frame)}px)`;
    this.#element.style.height = `${frame.h}px`;
  }
}

function pictureOf(item) {
  const picture = document.createElement("img");
  picture.alt = "";
  const photo = item.stack ? stackOf(item)[0] : item;
  if (photo) picture.src = thumbnail(photo);
  return picture;
}
