// A rubber band selects what it touches. With ctrl or shift, what was selected stays so.

import { Autoscroll } from "./autoscroll.js";

/** The most screens a second that a band scrolls, so that what it touches arrives on the way; and the
 * greatest height whose frames are asked for at its end, in points. */
const MOST = 5;
const TALLEST = 240_000;

export class Band {
  #box = null;

  constructor(flow, event) {
    this.flow = flow;
    this.pointerId = event.pointerId;
    this.from = flow.pointOf(event.clientX, event.clientY);
    this.at = { x: event.clientX, y: event.clientY };
    this.before = event.ctrlKey || event.metaKey || event.shiftKey ? new Set(flow.selection.ids) : new Set();
    this.element = document.createElement("div");
    this.element.className = "band";
    this.isEnded = false;
    const aim = () => (this.isEnded ? null : { flow, y: this.at.y, most: MOST });
    this.autoscroll = new Autoscroll(aim, () => this.#span());
  }

  stretch(event) {
    this.at = { x: event.clientX, y: event.clientY };
    if (!this.#box) {
      const to = this.flow.pointOf(this.at.x, this.at.y);
      if (Math.hypot(to.x - this.from.x, to.y - this.from.y) < 4) return;
      this.flow.overlay.append(this.element);
      this.flow.scroller.setPointerCapture?.(this.pointerId);
      this.autoscroll.start();
    }
    this.#span();
  }

  /** From where it began to the pointer, wherever the canvas is now. */
  #span() {
    const { from, flow, flow: { canvas, view, offset, contentHeight } } = this;
    const { x, y } = flow.pointOf(this.at.x, this.at.y);
    // Not beyond the canvas: it would grow with the band.
    const to = {
      x: Math.max(0, Math.min(canvas.offsetWidth, x)),
      y: Math.max(0, Math.min(Math.max(contentHeight, canvas.offsetHeight), y)),
    };
    const box = {
      left: Math.min(from.x, to.x), right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y),
    };
    this.#box = box;
    // No more of it is drawn than may be seen.
    const top = Math.max(box.top, view.top - view.height);
    const bottom = Math.max(top, Math.min(box.bottom, view.bottom + view.height));
    Object.assign(this.element.style, {
      transform: `translate(${box.left}px, ${top - offset}px)`,
      width: `${box.right - box.left}px`, height: `${bottom - top}px`,
    });
    this.#select();
  }

  #select() {
    const { flow } = this;
    const touched = flow.cellsIn(this.#box).map((cell) => flow.itemAt(cell)?.id);
    flow.selection.set([...this.before, ...touched.filter((id) => id !== undefined)]);
  }

  async end() {
    this.isEnded = true;
    this.element.remove();
    const { flow } = this;
    flow.canvas.focus({ preventScroll: true });
    const box = this.#box;
    if (!box) {
      flow.selection.set(this.before);
      return;
    }
    // A quick hand has come past cells that were not known then.
    if (box.bottom - box.top > TALLEST) return;
    const layout = await flow.laidOut();
    await layout?.load(box.top, box.bottom).catch(() => undefined);
    if (flow.layout === layout) this.#select();
  }
}
