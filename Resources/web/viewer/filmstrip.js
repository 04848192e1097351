// The gallery as a strip of small pictures along the bottom of the large view, in its order.

import { thumbnail } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { showMarks } from "./markbar.js";
import { showPicture } from "../grid/picture.js";
import { marksOf } from "../commands/values.js";

/** Items fetched at once, and how many pictures stay ready beside those seen. */
const BLOCK = 64;
const BESIDE = 3;

export class Filmstrip {
  /** Elements by their cell indexes. */
  #shown = new Map();
  #spare = [];
  #cell = 0;
  #serial = 0;

  /** `choose(cell)` is called for the one that is clicked. */
  constructor(choose) {
    this.rail = make("div", { className: "rail" });
    this.element = make("div", { className: "filmstrip", id: "filmstrip", tabIndex: -1 }, this.rail);
    this.rail.setAttribute("role", "listbox");
    this.rail.setAttribute("aria-label", "Filmstrip");
    this.rail.setAttribute("aria-orientation", "horizontal");
    this.element.addEventListener("scroll", () => this.follow(), { passive: true });
    this.element.addEventListener("click", (event) => {
      const frame = event.target.closest(".frame");
      if (frame) choose(frame.cell);
    });
    // A wheel turns it like any list.
    this.element.addEventListener("wheel", (event) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      event.preventDefault();
      this.element.scrollLeft += event.deltaY * (this.#isTurned ? -1 : 1);
    }, { passive: false });
    new ResizeObserver(() => this.show(this.flow, this.#cell)).observe(this.element);
  }

  /** Shows where a cell is: in the middle. */
  show(flow, cell) {
    this.flow = flow;
    this.#cell = cell;
    const step = this.#step;
    if (!flow || step === 0) return;
    this.rail.style.width = `${flow.list.count * step}px`;
    const left = cell * step + step / 2 - this.element.clientWidth / 2;
    this.element.scrollLeft = this.#isTurned ? -left : left;
    this.follow();
  }

  clear() {
    this.#serial += 1;
    for (const [cell, frame] of this.#shown) this.#put(cell, frame);
    this.flow = null;
  }

  /** Brings what is seen up to date. */
  follow() {
    const { flow } = this;
    const step = this.#step;
    if (!flow || step === 0) return;
    const { count } = flow.list;
    const left = Math.abs(this.element.scrollLeft);
    const from = Math.max(0, Math.floor(left / step) - BESIDE);
    const to = Math.min(count, Math.ceil((left + this.element.clientWidth) / step) + BESIDE);
    for (const [cell, frame] of this.#shown) if (cell < from || cell >= to) this.#put(cell, frame);
    for (let cell = from; cell < to; cell += 1) this.#paint(cell, step, count);
    const isLacking = Array.from({ length: Math.max(0, to - from) }).some((_, i) => !flow.itemAt(from + i));
    if (isLacking) void this.#fetch(from, to);
  }

  async #fetch(from, to) {
    const serial = this.#serial;
    const { flow } = this;
    try {
      await flow.list.ensure(Math.floor(from / BLOCK) * BLOCK, Math.ceil(to / BLOCK) * BLOCK);
    } catch {
      // The large view says what is wrong.
      return;
    }
    if (serial !== this.#serial || flow !== this.flow) return;
    for (const cell of this.#shown.keys()) this.#paint(cell, this.#step, flow.list.count);
  }

  #paint(cell, step, count) {
    let frame = this.#shown.get(cell);
    if (!frame) {
      frame = this.#spare.pop() ?? emptyFrame();
      frame.hidden = false;
      frame.cell = cell;
      frame.style.insetInlineStart = `${cell * step}px`;
      this.#shown.set(cell, frame);
      if (!frame.isConnected) this.rail.append(frame);
    }
    const photo = this.flow.itemAt(cell);
    frame.setAttribute("aria-posinset", cell + 1);
    frame.setAttribute("aria-setsize", count);
    frame.setAttribute("aria-selected", String(cell === this.#cell));
    frame.setAttribute("aria-label", photo
      ? [photo.title ?? photo.name, ...marksOf(photo)].join(", ") : "Loading");
    frame.classList.toggle("rejected", photo?.flag === "reject");
    showPicture(frame.firstChild, photo ? thumbnail(photo) : null);
    showMarks(frame.lastChild, photo ?? {});
  }

  #put(cell, frame) {
    this.#shown.delete(cell);
    frame.hidden = true;
    // What has not arrived is no longer asked for.
    showPicture(frame.firstChild, null);
    this.#spare.push(frame);
  }

  get #isTurned() {
    return getComputedStyle(this.element).direction === "rtl";
  }

  /** From one picture to the next, as the style has it. */
  get #step() {
    return this.element.clientHeight === 0 ? 0 : this.element.clientHeight - 4;
  }
}

function emptyFrame() {
  const picture = make("img", { alt: "", draggable: false, decoding: "async" });
  const frame = make("div", { className: "frame" }, picture, make("span", { className: "small-marks" }));
  frame.setAttribute("role", "option");
  return frame;
}
