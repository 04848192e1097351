// One list on the drop-cap grid: a pane that scrolls, with cells for what is near its view.

import { Cells } from "./cells.js";
import { Layout } from "./layout.js";
import { find, neighbour } from "./frames.js";
import { Selection } from "./selection.js";

/** Dispatches `scrolled` when its view has moved, `failed` with an error as detail. */
export class Flow extends EventTarget {
  provisional = null;
  /** Ids of the held items, even while they are over another flow. */
  held = new Set();
  /** How much of the canvas is above the view when the flow is opened: 0 to 1. */
  start = 0;
  /** The most cells in the document; all flows share a budget. */
  budget = 280;
  #loading = null;
  #frame = 0;
  /** The stretch that the layout was last asked for, so that requests for others can be dropped. */
  #asked = { top: 0, bottom: 0 };

  constructor(list, { paint, cell, gap = 10, label }) {
    super();
    Object.assign(this, { list, cell, gap });
    this.element = document.createElement("section");
    this.element.className = "flow";
    this.head = document.createElement("header");
    this.scroller = document.createElement("div");
    this.scroller.className = "scroller";
    this.scroller.flow = this;
    this.canvas = document.createElement("div");
    this.canvas.className = "canvas";
    this.canvas.id = `canvas-${list.key}`;
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "listbox");
    this.canvas.setAttribute("aria-multiselectable", "true");
    this.canvas.setAttribute("aria-label", label);
    this.overlay = document.createElement("div");
    this.overlay.className = "overlay";
    this.scroller.append(this.canvas, this.overlay);
    this.element.append(this.head, this.scroller);
    this.cells = new Cells(this.canvas, paint);
    this.selection = new Selection(list);
    this.selection.addEventListener("change", () => this.update());
    this.scroller.addEventListener("scroll", () => {
      this.update();
      this.dispatchEvent(new Event("scrolled"));
    }, { passive: true });
    this.observer = new ResizeObserver(() => this.relayout());
  }

  /** To be called when the element is in the document. */
  open() {
    this.observer.observe(this.scroller);
    return this.relayout();
  }

  close() {
    this.observer.disconnect();
    this.#loading?.abort();
    this.element.remove();
  }

  get count() {
    return this.provisional?.count ?? this.list.count;
  }

  get view() {
    const top = this.scroller.scrollTop;
    return { top, bottom: top + this.scroller.clientHeight, height: this.scroller.clientHeight };
  }

  /** How much of the canvas is above the view now, as in `start`. */
  get above() {
    return this.layout ? this.view.top / this.layout.contentHeight : this.start;
  }

  /** The item that is shown at a cell index; undefined until it has arrived. */
  itemAt(cell) {
    const { heldIndex, index } = this.provisional?.at(cell) ?? { index: cell };
    return heldIndex === undefined ? this.list.item(index) : this.provisional.held.item(heldIndex);
  }

  frameOf(cell) {
    return this.layout?.frames.get(cell);
  }

  /** From the window's coordinates to the canvas'. */
  pointOf(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  /** Lays everything out again for the present width, cell size and cap. The top cell stays at the top. */
  async relayout({ cap = this.list.cap } = {}) {
    const width = Math.floor(this.scroller.clientWidth);
    const cell = this.cell(width);
    const before = this.layout;
    if (width < 40) return;
    if (before && before.width === width && before.cell === cell && before.cap.columns === cap.columns
      && before.cap.rows === cap.rows) return;
    const layout = new Layout(this.list, { width, cell, gap: width < 520 ? 6 : this.gap, cap });
    layout.resize(this.count);
    const { top, height } = this.view;
    const topCell = before && top > 0 ? Math.min(...before.crossing(top, top + height, this.count)) : 0;
    this.wanted = layout;
    try {
      await layout.load(0, 1);
      if (this.wanted !== layout) return;
      const frame = Number.isFinite(topCell) && topCell > 0 ? await find(topCell, layout, this.count) : null;
      if (this.wanted !== layout) return;
      this.layout = layout;
      this.#stretch();
      if (!before) this.scroller.scrollTop = this.start * layout.contentHeight;
      else if (frame) this.scroller.scrollTop = frame.y - layout.gap;
      this.dispatchEvent(new Event("laid-out"));
      await this.update();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Shows a provisional list, or (null) the list itself. */
  provide(provisional, contentHeight) {
    this.provisional = provisional;
    this.layout?.resize(this.count);
    if (contentHeight !== undefined && this.layout) this.layout.contentHeight = contentHeight;
    return this.update();
  }

  /** The list that was shown is now the list itself. */
  settle(record) {
    const entries = this.#near().map((cell) => [cell, this.itemAt(cell)]).filter(([, item]) => item);
    this.provisional = null;
    this.list.become(record.revision, record.count, entries);
    this.layout.resize(this.count);
    // An overflow or another change was not part of what was shown.
    return this.refresh({ always: true });
  }

  /** Takes the server's list, if it differs. */
  async refresh({ always = false } = {}) {
    const { revision, count } = this.list.record;
    try {
      if (always || this.list.revision !== revision || this.list.count !== count) {
        const [from, to] = this.range();
        await this.list.renew(from, to);
        this.layout?.resize(this.count);
        await this.selection.follow();
      }
      await this.relayout();
      await this.update();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The cell indexes from..<to of the cells that are shown. */
  range() {
    const cells = this.#near();
    return cells.length === 0 ? [0, 60] : [Math.min(...cells), Math.max(...cells) + 1];
  }

  /** Brings the document up to date, and fetches what is missing. */
  async update() {
    if (!this.layout) return;
    this.#draw();
    const { top, bottom, height } = this.view;
    const wanted = { top: top - height, bottom: bottom + height };
    const isMissing = !this.layout.isKnown(wanted.top, wanted.bottom);
    const [from, to] = this.range();
    const end = Math.min(to, this.count);
    const isLacking = Array.from({ length: Math.max(0, end - from) }).some((_, i) => !this.itemAt(from + i));
    if (!isMissing && !isLacking) return;
    try {
      if (isMissing) {
        // The view is far from where it was: what was asked for on the way is not needed.
        if (wanted.top > this.#asked.bottom || wanted.bottom < this.#asked.top) this.#loading?.abort();
        if (!this.#loading || this.#loading.signal.aborted) this.#loading = new AbortController();
        this.#asked = wanted;
        await this.layout.load(top, bottom, this.#loading.signal);
        this.#draw();
        await this.layout.load(wanted.top, wanted.bottom, this.#loading.signal);
        this.#stretch();
      }
      if (this.provisional) await this.provisional.ensure(from, end, this.list);
      else if (isLacking) await this.list.ensure(from, end);
      this.#draw();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Scrolls until a cell is in view, wherever it is, and gives its frame. */
  async reveal(cell) {
    const frame = await find(cell, this.layout, this.count);
    if (!frame) return undefined;
    const { top, bottom, height } = this.view;
    const margin = Math.min(this.layout.gap, 20);
    if (frame.y < top || frame.h > height) {
      this.scroller.scrollTop = frame.y - margin;
    } else if (frame.y + frame.h > bottom) {
      this.scroller.scrollTop = frame.y + frame.h - height + margin;
    }
    await this.update();
    return frame;
  }

  /** The cell above or below another. */
  neighbour(cell, isDown) {
    return neighbour(cell, isDown, this.layout, this.count);
  }

  /** Cells that a rectangle of the canvas touches, of those that have been laid out. */
  cellsIn({ left, top, right, bottom }) {
    return this.layout.crossing(top, bottom, this.count).filter((cell) => {
      const frame = this.layout.frames.get(cell);
      return frame.x < right && frame.x + frame.w > left;
    });
  }

  /** The cells for the document: those in view, and the nearest outside it. */
  #near() {
    if (!this.layout) return [];
    const { top, bottom, height } = this.view;
    const inView = this.layout.crossing(top, bottom, this.count);
    const seen = new Set(inView);
    const middle = (top + bottom) / 2;
    const away = (cell) => Math.abs(this.layout.frames.get(cell).y - middle);
    const ahead = this.layout.crossing(top - height, bottom + height, this.count)
      .filter((cell) => !seen.has(cell)).sort((a, b) => away(a) - away(b));
    return [...inView, ...ahead.slice(0, Math.max(0, this.budget - inView.length))];
  }

  #draw() {
    const cells = this.#near();
    const active = this.selection.active;
    const shown = active && cells.find((cell) => this.itemAt(cell)?.id === active.id);
    // The keyboard's cell stays in the document even far from the view.
    if (active && shown === undefined && this.itemAt(active.index)?.id === active.id
      && this.frameOf(active.index)) {
      cells.push(active.index);
    }
    cells.sort((a, b) => a - b);
    this.cells.render(cells.map((cell) => {
      const item = this.itemAt(cell) ?? null;
      return {
        id: item ? item.id : `blank-${cell}`, index: cell, frame: this.frameOf(cell), item, count: this.count,
        isHeld: item && this.held.has(item.id), isSelected: item && this.selection.has(item.id),
        isActive: item && active?.id === item.id,
      };
    }));
    const element = active && this.cells.element(active.id);
    if (!element) this.canvas.removeAttribute("aria-activedescendant");
    else if (this.canvas.getAttribute("aria-activedescendant") !== element.id) {
      this.canvas.setAttribute("aria-activedescendant", element.id);
    }
    this.#stretch();
  }

  #stretch() {
    const height = `${this.layout.contentHeight}px`;
    if (this.canvas.style.height !== height) this.canvas.style.height = height;
  }

  #failed(error) {
    if (error.name === "AbortError") return;
    this.dispatchEvent(new CustomEvent("failed", { detail: error }));
  }
}
