// The drop cap's corner: dragging it changes the cap's size.

import { read } from "./api.js";

export class Corner {
  #drag = null;

  constructor(flow, { changes, canChange }) {
    Object.assign(this, { flow, changes, canChange });
    this.element = document.createElement("div");
    this.element.className = "corner";
    this.element.title = "Drag to resize the drop cap";
    flow.overlay.append(this.element);
    flow.addEventListener("laid-out", () => this.follow());
    this.element.addEventListener("pointerdown", (event) => void this.#begin(event));
    this.element.addEventListener("pointermove", (event) => this.#move(event));
    this.element.addEventListener("pointerup", (event) => void this.#end(event));
    this.element.addEventListener("pointercancel", () => this.#cancel());
  }

  follow() {
    const frame = this.flow.frameOf(0);
    this.element.hidden = !frame || this.flow.count === 0 || !this.canChange() || this.flow.list.isLocked;
    if (frame) this.element.style.transform = `translate(${frame.x + frame.w}px, ${frame.y + frame.h}px)`;
  }

  async #begin(event) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    this.element.setPointerCapture(event.pointerId);
    this.#drag = { cap: this.flow.list.cap };
    // The corner can be dragged to the edges that cells have without a cap.
    const { layout, view } = this.flow;
    const query = layout.query.replace(/&cap=.*/, "&cap=1x1");
    const extra = 2000 - Math.min(2000, this.flow.count);
    const path = `${this.flow.list.path}/layout?${query}&window=0,${2 * view.height}&extra=${extra}`;
    const { cells, columns } = await read(path)
      .catch(() => ({ cells: [], columns: 1 }));
    if (!this.#drag) return;
    this.#drag.rights = cells.slice(0, columns).map(({ x, w }) => x + w);
    this.#drag.bottoms = cells.filter(({ index }) => index % columns === 0).map(({ y, h }) => y + h);
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag?.rights?.length) return;
    const point = this.flow.pointOf(event.clientX, event.clientY);
    const nearer = (edges, at) => (best, edge, i) =>
      Math.abs(edge - at) < Math.abs(edges[best] - at) ? i : best;
    const nearest = (edges, at) => edges.reduce(nearer(edges, at), 0) + 1;
    const cap = { columns: nearest(drag.rights, point.x), rows: nearest(drag.bottoms, point.y) };
    if (cap.columns === drag.cap.columns && cap.rows === drag.cap.rows) return;
    drag.cap = cap;
    void this.flow.relayout({ cap });
  }

  async #end() {
    const drag = this.#drag;
    this.#drag = null;
    if (!drag) return;
    const { cap } = this.flow.list;
    if (drag.cap.columns === cap.columns && drag.cap.rows === cap.rows) return;
    await this.changes.cap(this.flow.list, drag.cap);
    void this.flow.relayout();
  }

  #cancel() {
    this.#drag = null;
    void this.flow.relayout();
  }
}
