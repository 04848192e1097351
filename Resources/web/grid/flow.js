// One list on the drop-cap grid or in rows: a pane that scrolls, with cells for what is near its view.

import { Cells } from "./cells.js";
import { find, near, neighbour } from "./frames.js";
import { Pane } from "./pane.js";
import { Relayout } from "./relayout.js";
import { Selection } from "../lists/selection.js";

/** So much of a pane's end edge is left to the rail, in points; it lies over a scroll bar that has room. */
const RAIL = 12;
/** How long what was dropped has a ring, in ms. */
const RINGED = 1000;

/** Dispatches `laid-out` with new frames, `drawn` when the document is up to date, `failed` with an error;
 * `outrun` when items are held of a list that is no longer the newest. */
export class Flow extends Pane {
  provisional = null;
  /** Ids of the held items, even while they are over another flow. */
  held = new Set();
  ringed = new Set();
  /** How much of the canvas is above the view when the flow is opened: 0 to 1. */
  start = 0;
  #relayout = new Relayout(this);

  /** `cell(width)` gives the size of cells, `arrangement()` how they lie: `grid` or `rows`. */
  constructor(list, { paint, cell, gap = 10, label, arrangement = () => "grid" }) {
    super(list.key, label);
    this.list = list;
    this.cell = cell;
    this.gap = gap;
    this.arrangement = arrangement;
    this.cells = new Cells(this, paint);
    this.selection = new Selection(list);
    this.selection.addEventListener("change", () => this.update());
    this.addEventListener("scrolled", () => this.update());
    this.observer = new ResizeObserver(() => this.relayout());
  }

  /** To be called when the element is in the document. */
  open() {
    this.observer.observe(this.scroller);
    return this.relayout();
  }

  close() {
    this.observer.disconnect();
    this.layout?.abort();
    this.element.remove();
  }

  get count() {
    return this.provisional?.count ?? this.list.count;
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

  /** The id of what is shown at a cell index, also of an item that has not arrived, if it is known. */
  idAt(cell) {
    const { heldIndex, index } = this.provisional?.at(cell) ?? { index: cell };
    return heldIndex === undefined ? this.list.idAt(index) : this.provisional.held.ids[heldIndex];
  }

  frameOf(cell) {
    return this.layout?.frames.get(cell);
  }

  /** Lays everything out again, if the width, the cells or the order are others than they were. The view
   * stays where it is. `cap` and `span` are those that a hand on a corner proposes. `isAnew`: something else
   * may have changed. */
  async relayout({ cap = this.list.cap, span = "", isAnew = false } = {}) {
    const { clientWidth, offsetWidth } = this.scroller;
    // A finger's rail shows itself only while it scrolls.
    const rail = matchMedia("(pointer: coarse)").matches ? 0 : RAIL;
    const width = Math.floor(clientWidth - Math.max(0, rail - (offsetWidth - clientWidth)));
    if (width < 40) return;
    const gap = width < 520 ? Math.round(this.gap * 0.6) : this.gap;
    const shape = { width, cell: this.cell(width), gap, cap, span, arrangement: this.arrangement() };
    try {
      await this.#relayout.to(shape, isAnew);
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Shows new frames, from a height of the canvas on. */
  take(layout, scroll, isAlike) {
    this.layout = layout;
    layout.resize(this.count);
    this.stretch(layout.contentHeight);
    if (isAlike && Math.abs(scroll - this.top) > 1) this.cells.jump();
    this.top = scroll;
    this.dispatchEvent(new Event("laid-out"));
    return this.update();
  }

  /** Rings some items for a moment: there they are now. */
  ring(ids) {
    const ringed = new Set(ids);
    this.ringed = ringed;
    void this.update();
    setTimeout(() => {
      if (this.ringed !== ringed) return;
      this.ringed = new Set();
      void this.update();
    }, RINGED);
  }

  /** Shows a provisional list, or (null) the list itself. */
  provide(provisional) {
    this.provisional = provisional;
    this.layout?.resize(this.count);
    return this.update();
  }

  /** Takes the server's list and frames, if they differ: photos may be featured now, or turned. While own
   * drops are on their way, their answers bring the list up to date. */
  async refresh({ always = false, isAnew = undefined } = {}) {
    const { doubt } = this.list;
    const isElsewhere = always || doubt.isElsewhere || doubt.isUnlike;
    if (doubt.isSending) {
      if (always && !doubt.isElsewhere) this.list.changes.isUnlike = true;
      return;
    }
    try {
      if (isElsewhere) {
        // What is held lies by the list it was picked up from: the hold takes the newer one.
        const isFree = () => this.held.size === 0 && !this.provisional;
        const isTaken = await this.list.renew(...this.range(), isFree);
        if (!isTaken) return void this.dispatchEvent(new Event("outrun"));
        this.layout?.resize(this.count);
        await this.selection.follow();
      }
      await this.relayout({ isAnew: isAnew ?? isElsewhere });
      await this.update();
    } catch (error) {
      if (this.list.goBack()) await this.provide(null);
      else this.#failed(error);
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
    const isMissing = !this.layout.isCovering(this.view);
    const [from, to] = this.range();
    const end = Math.min(to, this.count);
    const isLacking = Array.from({ length: Math.max(0, end - from) }).some((_, i) => !this.itemAt(from + i));
    if (!isMissing && !isLacking) return;
    try {
      if (isMissing) await this.layout.cover(this.view, () => this.#draw());
      if (this.provisional) await this.provisional.ensure(from, end, this.list);
      else if (isLacking) await this.list.ensure(from, end);
      this.#draw();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The layout, also of a flow that has just been opened; undefined if it could not be fetched. */
  async laidOut() {
    if (!this.layout) await this.relayout();
    return this.layout;
  }

  /** Scrolls until a cell is in view, wherever it is, and gives its frame. */
  async reveal(cell) {
    const frame = await this.laidOut() && await find(cell, this.layout, this.count);
    if (!frame) return undefined;
    this.bring(frame, Math.min(this.layout.gap, 20));
    await this.update();
    return frame;
  }

  /** The cell above or below another. */
  async neighbour(cell, isDown) {
    return await this.laidOut() ? neighbour(cell, isDown, this.layout, this.count) : cell;
  }

  /** Cells that a rectangle of the canvas touches, of those that have been laid out. */
  cellsIn(box) {
    return this.layout?.touching(box, this.count) ?? [];
  }

  #near() {
    return this.layout ? near(this.layout, this.view, this.count) : [];
  }

  /** A held photo that lies where a larger one was is as large as it will be. The first place is large by
   * itself. */
  #shownFrame(cell, item) {
    const frame = this.frameOf(cell);
    const isOnGrid = cell > 0 && this.layout.arrangement === "grid";
    if (!isOnGrid || !this.provisional || !item || !this.held.has(item.id)) return frame;
    const [columns, rows] = (item.span ?? "1x1").split("x").map(Number);
    const { w, h } = this.layout.sizeOf({ columns, rows });
    return { ...frame, w: Math.min(frame.w, w), h: Math.min(frame.h, h) };
  }

  shifted() {
    this.cells.jump();
    void this.update();
  }

  #draw() {
    const cells = this.#near();
    const active = this.selection.active;
    const shown = active && cells.find((cell) => this.itemAt(cell)?.id === active.id);
    // The keyboard's cell stays in the document even far from the view.
    const isFar = active && shown === undefined && this.itemAt(active.index)?.id === active.id;
    if (isFar && this.frameOf(active.index)) cells.push(active.index);
    cells.sort((a, b) => a - b);
    this.cells.render(cells.map((cell) => {
      const item = this.itemAt(cell) ?? null;
      return {
        id: item ? item.id : `blank-${cell}`, index: cell, frame: this.#shownFrame(cell, item), item,
        count: this.count, isHeld: item && this.held.has(item.id),
        isSelected: item && this.selection.has(item.id),
        isRinged: item && this.ringed.has(item.id),
        isActive: item && active?.id === item.id,
      };
    }), this.selection.isSelecting);
    this.pointOut(active && this.cells.element(active.id));
    this.stretch(this.layout.contentHeight);
    this.dispatchEvent(new Event("drawn"));
  }

  #failed(error) {
    if (error.name !== "AbortError") this.dispatchEvent(new CustomEvent("failed", { detail: error }));
  }
}
