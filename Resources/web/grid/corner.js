// A photo's corner: dragging it changes how many cells the photo spans.

/** How far a press may move and still be a click, in points. */
const SLACK = 4;

/** The corner of one cell of a flow. Which cell, and what becomes of a span, is told by what extends it. */
class Corner {
  #drag = null;
  #place = "";

  constructor(flow, { changes, hold, canChange }, title) {
    this.flow = flow;
    this.changes = changes;
    this.hold = hold;
    this.canChange = canChange;
    this.element = document.createElement("div");
    this.element.className = "corner";
    this.element.title = title;
    this.element.hidden = true;
    flow.overlay.append(this.element);
    flow.addEventListener("drawn", () => this.follow());
    this.element.addEventListener("pointerdown", (event) => this.#begin(event));
    this.element.addEventListener("pointermove", (event) => this.#move(event));
    this.element.addEventListener("pointerup", (event) => void this.#end());
    this.element.addEventListener("pointercancel", () => this.#cancel());
  }

  /** Goes where its cell's corner now is. */
  follow() {
    const { flow } = this;
    const cell = this.#drag ? this.#drag.cell : this.cell;
    const isOff = this.hold.isOn || !this.canChange() || flow.list.isLocked;
    const frame = isOff || cell === undefined || cell >= flow.count ? undefined : flow.frameOf(cell);
    this.element.hidden = !frame;
    if (!frame) return;
    const place = `translate(${frame.x + frame.w}px, ${frame.y + frame.h - flow.offset}px)`;
    if (place !== this.#place) this.element.style.transform = this.#place = place;
  }

  #begin(event) {
    if (event.button !== 0 || this.#drag || this.hold.isOn) return;
    const { cell, flow } = this;
    if (cell === undefined || !flow.frameOf(cell)) return;
    event.preventDefault();
    event.stopPropagation();
    this.element.setPointerCapture(event.pointerId);
    const span = this.spanNow(cell);
    // The cell may go to another place when it grows. What counts is how far the pointer has come.
    const from = flow.pointOf(event.clientX, event.clientY);
    const { layout: { step } } = flow;
    const ended = new AbortController();
    this.#drag = { cell, id: flow.itemAt(cell)?.id, from, span, start: span, step, ended };
    window.addEventListener("keydown", (key) => {
      if (key.key !== "Escape") return;
      key.stopPropagation();
      this.#cancel();
    }, { capture: true, signal: ended.signal });
  }

  #move(event) {
    const drag = this.#drag;
    if (!drag) return;
    const { x, y } = this.flow.pointOf(event.clientX, event.clientY);
    const [across, down] = [x - drag.from.x, y - drag.from.y];
    drag.isMoved ||= Math.hypot(across, down) > SLACK;
    const span = this.reached(drag.start, Math.round(across / drag.step.x), Math.round(down / drag.step.y));
    if (isSame(span, drag.span)) return;
    drag.span = span;
    void this.flow.relayout(isSame(span, drag.start) ? {} : this.propose(drag.cell, span));
  }

  /** The cell that it is at; undefined: none.
   * @returns {number | undefined} */
  get cell() {
    return undefined;
  }

  /** @param {number} _cell */
  spanNow(_cell) {
    return { columns: 1, rows: 1 };
  }

  /** What a relayout is to try.
   * @returns {object} */
  propose(_cell, _span) {
    return {};
  }

  /** @returns {any} */
  send(_id, _span) {}

  /** A span with some columns and rows more, or fewer. */
  reached({ columns, rows }, right, down) {
    return {
      columns: Math.max(1, Math.min(this.flow.layout.columns, columns + right)),
      rows: Math.max(1, Math.min(99, rows + down)),
    };
  }

  async #end() {
    const drag = this.#close();
    if (!drag) return;
    const { flow } = this;
    if (!drag.isMoved) {
      const item = flow.itemAt(drag.cell);
      if (item) flow.selection.only(item.id, drag.cell);
      flow.canvas.focus({ preventScroll: true });
    } else if (!isSame(drag.span, drag.start)) {
      await this.send(drag.id, drag.span);
    }
    await flow.relayout();
    this.follow();
  }

  #cancel() {
    if (this.#close()) void this.flow.relayout();
  }

  #close() {
    const drag = this.#drag;
    drag?.ended.abort();
    this.#drag = null;
    return drag;
  }
}

const isSame = (one, other) => one.columns === other.columns && one.rows === other.rows;

/** The first item's corner: its span is the list's drop cap. */
export class CapCorner extends Corner {
  constructor(flow, table) {
    super(flow, table, "Drag to make the first larger or smaller");
  }

  get cell() {
    return 0;
  }

  get #isInRows() {
    return this.flow.layout.arrangement === "rows";
  }

  spanNow(cell) {
    return this.#isInRows ? this.flow.list.cap : this.flow.layout.spanOf(this.flow.frameOf(cell));
  }

  /** In rows the picture's shape tells how wide it is. */
  reached(start, right, down) {
    if (!this.#isInRows) return super.reached(start, right, down);
    const rows = Math.max(1, Math.min(99, start.rows + down));
    return rows === start.rows ? start : { columns: rows, rows };
  }

  propose(_, cap) {
    return { cap };
  }

  send(_, cap) {
    return this.changes.cap(this.flow.list, cap);
  }
}

/** The corner of the photo under the pointer, or of the only one that is selected: on a grid, any but the
 * first. */
export class FeatureCorner extends Corner {
  /** The cell under the pointer. */
  #under;

  constructor(flow, table) {
    super(flow, table, "Drag to let the photo span more cells");
    this.element.classList.add("feature");
    flow.scroller.addEventListener("pointermove", (event) => {
      if (event.pointerType === "touch" || event.target === this.element) return;
      this.#point(event.target.closest?.(".cell")?.cell);
    });
    flow.scroller.addEventListener("pointerleave", () => this.#point(undefined));
  }

  get cell() {
    const { flow } = this;
    if (flow.layout?.arrangement === "rows") return undefined;
    const { active, size } = flow.selection;
    const isAt = active && size <= 1 && flow.itemAt(active.index)?.id === active.id;
    const cell = this.#under ?? (isAt ? active.index : undefined);
    return cell === 0 ? undefined : cell;
  }

  spanNow(cell) {
    return this.flow.layout.spanOf(this.flow.frameOf(cell));
  }

  propose(cell, { columns, rows }) {
    return { span: `${cell}:${columns}x${rows}` };
  }

  send(id, span) {
    return id !== undefined && this.changes.feature(this.flow.list, [id], span);
  }

  #point(cell) {
    if (cell === this.#under) return;
    this.#under = cell;
    this.follow();
  }
}
