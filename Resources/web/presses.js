// Presses and keys that come before there are hands: kept, and done when hands are there.

import { pause } from "./api.js";

const TYPES = [
  "pointerdown", "pointermove", "pointerup", "pointercancel", "mousedown", "click", "contextmenu", "keydown",
  "keyup",
];

/** How long a press waits for the drop before it, in milliseconds. */
const LONGEST = 3000;

/** Keeps what hands do on the grids; `done()` does it. */
export class Presses {
  /** `{event, cell, href}`: a cell that was pressed may show something else by then. */
  #kept = [];
  /** The pointers that are down. */
  #down = new Set();
  /** The last move of a pointer that is up: where it rests. */
  #rest = null;
  #ending = new AbortController();

  constructor() {
    const options = { capture: true, signal: this.#ending.signal };
    for (const type of TYPES) window.addEventListener(type, (event) => this.#come(event), options);
  }

  /** Does it all, in its order. `atRest()`: when nothing is in the hand; a press waits for that. */
  async done(atRest) {
    while (this.#kept.length > 0) {
      const { event, cell, href } = this.#kept.shift();
      if (event.type === "pointerdown") await Promise.race([atRest(), pause(LONGEST)]);
      if (cell && cell.href !== href) continue;
      const target = event.target.isConnected ? event.target : document.activeElement ?? document.body;
      target.dispatchEvent(new event.constructor(event.type, event));
    }
    this.#ending.abort();
    if (!this.#rest) return;
    const { clientX, clientY } = this.#rest;
    document.elementFromPoint(clientX, clientY)?.dispatchEvent(new PointerEvent("pointermove", this.#rest));
  }

  #come(event) {
    const { type } = event;
    // Not what is done again.
    if (!event.isTrusted) return;
    if (type.startsWith("key")) this.#key(event);
    else if (this.#isOurs(event)) this.#keep(event);
    else if (type === "pointermove") this.#rest = event;
  }

  /** Whether it is done on a grid. */
  #isOurs({ type, target, pointerId, shiftKey }) {
    if (["pointermove", "pointerup", "pointercancel"].includes(type)) return this.#down.has(pointerId);
    if (!target.closest?.(".scroller") || target.closest("button")) return false;
    if (type === "pointerdown") this.#down.add(pointerId);
    return type === "pointerdown" || (type === "contextmenu" ? !shiftKey : Boolean(target.closest(".cell")));
  }

  /** Keys of a grid, and those for everywhere. */
  #key(event) {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isStep = isCommand && "zy".includes(key.toLowerCase());
    const isKnown = isStep || (!isCommand && "?/".includes(key)) || target.closest?.(".scroller");
    const isBrowsers = key === "Tab" || /^F(1|5|6|11|12)$/.test(key)
      || (isCommand && !/^[zyaxcv ]$/i.test(key));
    if (isKnown && !isBrowsers && !target.closest?.("dialog, input, textarea, select")) this.#keep(event);
  }

  #keep(event) {
    const cell = event.target.closest?.("a.cell");
    this.#kept.push({ event, cell, href: cell?.href });
    if (event.type.startsWith("pointer")) this.#rest = null;
    // A middle click's link is the browser's.
    if (!event.type.startsWith("pointer") && !(event.button > 0 && event.type !== "contextmenu")) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }
}
