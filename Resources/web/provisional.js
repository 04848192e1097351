// A list as it would be if the held items were dropped now.

/** Those at the cell indexes `out` (ascending) of the list are taken out, and the held `items` put in together so that
 * the first of them has cell index `first`; null where they are held over another list. */
export class Provisional {
  constructor({ out, first, items, count }) {
    Object.assign(this, { out, first, items });
    this.count = count - out.length + (first === null ? 0 : items.length);
  }

  /** What lies at a cell index of this list: `{held}`, the held item, or `{index}`, a cell index of the list itself. */
  at(cell) {
    let index = cell;
    if (this.first !== null) {
      const within = cell - this.first;
      if (within >= 0 && within < this.items.length) return { held: this.items[within] };
      if (within >= 0) index -= this.items.length;
    }
    for (const taken of this.out) {
      if (taken > index) break;
      index += 1;
    }
    return { index };
  }

  /** The list's own cell indexes that the cells from..<to need. */
  sources(from, to) {
    const sources = [];
    for (let cell = from; cell < to; cell += 1) {
      const { index } = this.at(cell);
      if (index !== undefined) sources.push(index);
    }
    return sources;
  }
}
