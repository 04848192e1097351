// The cells in the document: only those near the view. A cell that leaves it is used again for another item.

import { stackOf, thumbnail } from "./api.js";

/** A cell's element stays with its item: when the item gets another frame, the element moves there. */
export class Cells {
  #byKey = new Map();
  #free = [];
  #serial = 0;

  /** paint(element, item, cell index) fills an element; item is null until it has arrived. */
  constructor(canvas, paint) {
    this.canvas = canvas;
    this.paint = paint;
  }

  get count() {
    return this.#byKey.size;
  }

  element(id) {
    return this.#byKey.get(id);
  }

  /** Shows these cells and no others: `{id, index, frame, item, classes, count}`. `id` is the item's id, or a
   * text while the item is not known. */
  render(entries) {
    const wanted = new Set(entries.map((entry) => entry.id));
    for (const [id, element] of this.#byKey) {
      if (wanted.has(id)) continue;
      this.#byKey.delete(id);
      this.#free.push(element);
    }
    const fresh = [];
    for (const entry of entries) {
      let element = this.#byKey.get(entry.id);
      if (!element) {
        element = this.#free.pop() ?? this.#make();
        element.classList.remove("settled");
        element.painted = undefined;
        this.#byKey.set(entry.id, element);
        fresh.push(element);
      }
      this.#arrange(element, entry);
    }
    for (const element of this.#free) if (element.isConnected) element.remove();
    // Enough for a scroll; more would waste memory.
    this.#free.length = Math.min(this.#free.length, 100);
    this.canvas.append(...fresh.filter((element) => !element.isConnected));
    // A new cell appears in its frame; from then on it moves.
    if (fresh.length > 0) {
      requestAnimationFrame(() => fresh.forEach((element) => element.classList.add("settled")));
    }
  }

  /** Lets the cells appear in their next frames instead of gliding there: the view goes with them. */
  jump() {
    const elements = [...this.#byKey.values()];
    for (const element of elements) element.classList.remove("settled");
    requestAnimationFrame(() => requestAnimationFrame(() => {
      for (const element of elements) if (element.isConnected) element.classList.add("settled");
    }));
  }

  #arrange(element, { frame, item, index, count, id, isHeld, isSelected, isActive }) {
    element.cell = index;
    const where = `${frame.x} ${frame.y} ${frame.w} ${frame.h}`;
    if (element.where !== where) {
      element.where = where;
      element.style.transform = `translate(${frame.x}px, ${frame.y}px)`;
      element.style.width = `${frame.w}px`;
      element.style.height = `${frame.h}px`;
    }
    // In a scroll most cells stay as they are: then the document is not touched.
    const state = `${id} ${index} ${count} ${Boolean(isHeld)} ${Boolean(isActive)} ${Boolean(isSelected)}`;
    if (element.state !== state) {
      element.state = state;
      element.dataset.id = id;
      element.classList.toggle("held", Boolean(isHeld));
      element.classList.toggle("active", Boolean(isActive));
      element.setAttribute("aria-selected", String(Boolean(isSelected)));
      element.setAttribute("aria-posinset", String(index + 1));
      element.setAttribute("aria-setsize", String(count));
    }
    if (element.painted !== item || item === null) {
      element.painted = item;
      this.paint(element, item, index);
    }
  }

  #make() {
    const element = document.createElement("div");
    element.className = "cell";
    element.setAttribute("role", "option");
    this.#serial += 1;
    element.id = `${this.canvas.id}-cell-${this.#serial}`;
    return element;
  }
}

/** Fills a cell with a photo. */
export function paintPhoto(element, photo) {
  const picture = element.querySelector("img") ?? emptyPicture(element);
  if (!photo) {
    element.setAttribute("aria-label", "Loading");
    showPicture(picture, null);
    return;
  }
  showPicture(picture, thumbnail(photo));
  const words = element.querySelector(".words");
  words.textContent = photo.title ?? "";
  element.classList.toggle("missing", photo.missing);
  element.setAttribute("aria-label", [photo.title, photo.name, photo.missing ? "original missing" : null]
    .filter(Boolean).join(", "));
}

function emptyPicture(element) {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.draggable = false;
  picture.decoding = "async";
  const words = document.createElement("span");
  words.className = "words";
  element.replaceChildren(picture, words);
  return picture;
}

/** A recycled cell gets another picture. The old one is hidden until the new one has arrived. */
export function showPicture(picture, address) {
  if (picture.address === address) return;
  picture.address = address;
  picture.classList.remove("here");
  if (address === null) {
    picture.removeAttribute("src");
    return;
  }
  picture.onload = () => picture.classList.add("here");
  picture.src = address;
}

/** Fills a cell with a gallery's tile: its first photos as a stack, its name, how many there are. */
export function paintGallery(element, gallery) {
  if (!element.querySelector(".stack")) {
    const stack = document.createElement("span");
    stack.className = "stack";
    const name = document.createElement("span");
    name.className = "name";
    const facts = document.createElement("span");
    facts.className = "facts";
    element.replaceChildren(stack, name, facts);
    element.classList.add("tile");
  }
  if (!gallery) return;
  const stack = element.querySelector(".stack");
  const photos = stackOf(gallery);
  while (stack.children.length > photos.length) stack.lastChild.remove();
  while (stack.children.length < photos.length) {
    const picture = document.createElement("img");
    picture.alt = "";
    picture.draggable = false;
    stack.append(picture);
  }
  photos.forEach((photo, i) => showPicture(stack.children[i], thumbnail(photo)));
  element.querySelector(".name").textContent = gallery.name;
  const count = gallery.count === 1 ? "1 photo" : `${gallery.count.toLocaleString("en")} photos`;
  const facts = `${count}${gallery.locked ? " · locked" : ""}`;
  element.querySelector(".facts").textContent = facts;
  element.setAttribute("aria-label", `${gallery.name}, ${facts.replace(" ·", ",")}`);
}
