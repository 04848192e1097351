// What stands beside a rail: years or positions, and at the pointer which place that is.

import { make } from "../ui/dialogs.js";
import { Timeline } from "./timeline.js";

/** How near marks may be to each other, in points. */
const APART = 26;

export class RailWords {
  #marked = "";

  constructor(flow) {
    this.flow = flow;
    this.timeline = new Timeline(flow.list);
    this.label = make("span", { className: "label", hidden: true });
    this.marks = make("span", { className: "marks" });
  }

  /** A cell's place, in words. */
  of(cell) {
    const { flow } = this;
    const item = flow.itemAt(cell);
    const where = `${(cell + 1).toLocaleString("en")} of ${flow.count.toLocaleString("en")}`;
    return [where, item?.stack ? item.name : this.timeline.at(cell)].filter(Boolean).join(" · ");
  }

  /** Shows a cell's place at a height of the rail, and the marks. `margin`: where the first and the last cell
   * are from its ends. */
  show(cell, y, height, margin) {
    this.label.textContent = this.of(cell);
    this.label.hidden = false;
    this.label.style.transform = `translateY(${Math.max(0, Math.min(height - 32, y - 16))}px)`;
    this.#mark(height, margin);
    void this.timeline.load().then((isNew) => isNew && this.#mark(height, margin));
  }

  hide() {
    this.label.hidden = true;
  }

  /** Those that have room. */
  #mark(height, margin) {
    const marks = this.timeline.marks;
    const marked = marks.map(({ cell, text }) => `${cell} ${text}`).join() + height;
    if (this.#marked === marked) return;
    this.#marked = marked;
    let last = -Infinity;
    const elements = [];
    for (const { cell, text } of marks) {
      const y = margin + (cell / Math.max(1, this.flow.count - 1)) * (height - 2 * margin);
      if (y - last < APART) continue;
      last = y;
      const mark = make("span", { textContent: text });
      mark.style.transform = `translateY(${y}px)`;
      elements.push(mark);
    }
    this.marks.replaceChildren(...elements);
  }
}
