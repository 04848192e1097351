// How held items lie: in which flow, at which cells, and what that flow then shows.

import { below, landing } from "./hit.js";
import { Provisional } from "../lists/provisional.js";

export class Lie {
  /** The cell index of the first held item, once they lie together; null while they are as picked up. */
  first = null;

  /** Items picked up from a flow; it shows them where they were. */
  constructor(origin, held) {
    this.origin = origin;
    this.held = held;
    this.pickUp();
  }

  /** They lie where they were picked up. */
  pickUp() {
    this.over = this.origin;
    this.first = null;
    /** The cells of `over`'s own list that the held items leave free, ascending. */
    this.out = this.held.indexes;
    /** How many items `over` shows, held ones included. */
    this.shown = this.origin.list.count;
  }

  /** They come into a flow. `already`: the cells of those that are in its list as well. */
  enter(flow, { first, count, already }) {
    this.over = flow;
    this.first = first;
    this.out = [...already].sort((a, b) => a - b);
    this.shown = count;
  }

  /** The cell index of the first held item where they lie together, as neighbours do that were picked up;
   * null while they lie apart. */
  get together() {
    const { first, held } = this;
    return first ?? (held.isBlock ? held.indexes[0] : null);
  }

  /** What to ask the server about. */
  get request() {
    const { together: first, held, shown: count } = this;
    return first === null ? { held: held.indexes, count } : { block: { first, count: held.count }, count };
  }

  /** The same for a guess. */
  get known() {
    const { together, held, shown: among } = this;
    return { indexes: together === null ? held.indexes : null, count: held.count, among };
  }

  /** Whether one of the held items lies on a cell. */
  covers(cell) {
    const { first, held } = this;
    return first === null ? held.indexes[below(held.indexes, cell)] === cell
      : cell >= first && cell < first + held.count;
  }

  /** Where the first goes so that one of them lies on a cell: no further than it must. */
  nearest(cell) {
    const { together, held: { count }, shown } = this;
    if (together === null) return this.landing({ cell });
    return Math.max(Math.max(0, cell - count + 1), Math.min(together, cell, shown - count));
  }

  /** Where the first goes when they are let go at what is hit; undefined: they stay. */
  landing(at) {
    return landing(at, { out: this.out, count: this.held.count, among: this.shown });
  }

  /** Whether nothing would change. */
  get isStill() {
    const { first, held, over, origin } = this;
    return over === origin && (first === null || (held.isBlock && first === held.indexes[0]));
  }

  show(contentHeight) {
    const { over, first, held, out, shown: count } = this;
    over.held = new Set(held.ids);
    void over.provide(first === null ? null : new Provisional({ out, first, held, count }), contentHeight);
  }

  /** The flow that is left shows its list without the held items, or as it was. */
  leave(isCopying) {
    if (this.over === this.origin) {
      this.vacate(isCopying);
    } else {
      this.over.held = new Set();
      void this.over.provide(null);
    }
  }

  vacate(isCopying) {
    const { origin, held } = this;
    const count = origin.list.count - held.count;
    origin.held = new Set();
    void origin.provide(isCopying ? null
      : new Provisional({ out: held.indexes, first: null, held, count }));
  }
}
