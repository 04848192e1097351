// The cells in the document: only those near the view. A cell that leaves it is used again for another item.

import { hrefOf } from "../app/address.js";

/** A cell's element stays with its item: when the item gets another frame, the element moves there. */
export class Cells {
  #byKey = new Map();
  #free = [];
  #serial = 0;
  /** Whether cells show their numbers, which change when others are moved. */
  isNumbered = false;

  /** paint(element, item, cell index) fills an element; item is null until it has arrived. */
  constructor(pane, paint) {
    this.pane = pane;
    this.canvas = pane.canvas;
    this.list = pane.list;
    this.paint = paint;
  }

  get count() {
    return this.#byKey.size;
  }

  element(id) {
    return this.#byKey.get(id);
  }

  /** The next time, all cells are filled anew. */
  repaint() {
    for (const element of this.#byKey.values()) element.painted = undefined;
  }

  /** Shows these cells and no others: `{id, index, frame, item, classes, count}`. `id` is the item's id, or a
   * text while the item is not known. `isSelecting`: something is selected, here or out of view. */
  render(entries, isSelecting = false) {
    this.canvas.classList.toggle("selecting", isSelecting);
    // Which galleries are open is part of the cells' addresses.
    this.open = location.hash.split("/p/", 1)[0];
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

  #arrange(element, { frame, item, index, count, id, isHeld, isSelected, isActive, isRinged }) {
    element.cell = index;
    const y = this.pane.shownAt(frame);
    const where = `${frame.x} ${y} ${frame.w} ${frame.h}`;
    if (element.where !== where) {
      element.where = where;
      element.style.transform = `translate(${frame.x}px, ${y}px)`;
      element.style.width = `${frame.w}px`;
      element.style.height = `${frame.h}px`;
    }
    // In a scroll most cells stay as they are: then the document is not touched.
    const marks = `${Boolean(isHeld)} ${Boolean(isActive)} ${Boolean(isSelected)} ${Boolean(isRinged)}`;
    const state = `${id} ${index} ${count} ${marks} ${this.open}`;
    if (element.state !== state) {
      element.state = state;
      element.dataset.id = id;
      element.classList.toggle("held", Boolean(isHeld));
      element.classList.toggle("active", Boolean(isActive));
      element.classList.toggle("ringed", Boolean(isRinged));
      element.setAttribute("aria-selected", String(Boolean(isSelected)));
      element.setAttribute("aria-posinset", String(index + 1));
      element.setAttribute("aria-setsize", String(count));
      if (item) element.setAttribute("href", hrefOf(this, item));
      else element.removeAttribute("href");
    }
    const isElsewhere = this.isNumbered && element.number !== index;
    if (element.painted !== item || item === null || isElsewhere) {
      element.painted = item;
      element.number = index;
      this.paint(element, item, index);
    }
  }

  /** A cell is a link, so that the browser's own ways to open one work. The keyboard stays on the canvas. */
  #make() {
    const element = document.createElement("a");
    element.className = "cell";
    element.tabIndex = -1;
    element.draggable = false;
    element.setAttribute("role", "option");
    this.#serial += 1;
    element.id = `${this.canvas.id}-cell-${this.#serial}`;
    return element;
  }
}
