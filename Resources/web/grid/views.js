// How photos are shown: on a grid or in rows, how large, filling their cells or whole, with a line of words
// below them. The browser remembers it.

import { recall, remember } from "../app/memory.js";

/** The sides of cells that can be wished, in points. */
export const SIDES = { least: 80, most: 400 };
/** The most galleries whose way is remembered. */
const KEPT = 500;

/** Dispatches `change`: its detail is `frames` where cells get other frames, else `looks`. */
export class Views extends EventTarget {
  #arrangement = recall("pholio-layout") === "rows" ? "rows" : "grid";
  #side = Number(recall("pholio-side")) || null;
  #line = recall("pholio-line") === "1";
  #whole = ids(recall("pholio-fit"));

  /** How photos lie in all galleries: on the `grid`, or in `rows`. */
  get arrangement() {
    return this.#arrangement;
  }

  set arrangement(arrangement) {
    this.#arrangement = arrangement;
    this.#keep("pholio-layout", arrangement, "frames");
  }

  /** The side of cells that is wished; null until somebody has chosen. It is kept as it was wished, not as it
   * came out, so that the way back ends where it began. */
  get side() {
    return this.#side === null ? null : Math.max(SIDES.least, Math.min(SIDES.most, this.#side));
  }

  set side(side) {
    this.#side = side;
    this.#keep("pholio-side", side, "frames");
  }

  /** The side of cells in a pane of this width. In a low window there are two rows at least. */
  sideIn(width) {
    return this.side ?? (width < 520 ? 110 : Math.max(100,
      Math.min(200, Math.round((innerHeight - 140) / 2.2))));
  }

  /** Whether there is a line of words below photos. */
  get line() {
    return this.#line;
  }

  set line(isOn) {
    this.#line = isOn;
    this.#keep("pholio-line", isOn ? "1" : "0", "looks");
  }

  /** Whether a gallery's photos are shown whole instead of filling their cells. */
  fit(gallery) {
    return this.#whole.has(gallery);
  }

  setFit(gallery, isOn) {
    this.#whole.delete(gallery);
    if (isOn) this.#whole.add(gallery);
    this.#keep("pholio-fit", JSON.stringify([...this.#whole].slice(-KEPT)), "looks");
  }

  #keep(key, value, detail) {
    remember(key, value);
    this.dispatchEvent(new CustomEvent("change", { detail }));
  }
}

function ids(text) {
  try {
    const list = JSON.parse(text ?? "[]");
    return new Set(Array.isArray(list) ? list : []);
  } catch {
    return new Set();
  }
}
