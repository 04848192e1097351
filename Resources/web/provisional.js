// A list as it would be if the held items were dropped now.

/** Those at the cell indexes `out` (ascending) of the list are taken out, and the held items put in together
 * so that the first of them has cell index `first`; null where they are held over another list. `held` has
 * their number and gives them by their place among each other; `count` is how many items there then are. */
export class Provisional {
  constructor({ out, first, held, count }) {
    Object.assign(this, { out, first, held, count });
  }

  /** What lies at a cell index of this list: `{place}` of a held item, or `{index}`, a cell index of the list
   * itself. */
  at(cell) {
    if (this.first === null || cell < this.first) return { index: this.#remaining(cell) };
    if (cell < this.first + this.held.count) return { place: cell - this.first };
    return { index: this.#remaining(cell - this.held.count) };
  }

  /** Looks for what is needed to show the cells from..<to: in the list itself, and among the held items. */
  async ensure(from, to, list) {
    const [indexes, places] = [[], []];
    for (let cell = from; cell < to; cell += 1) {
      const { index, place } = this.at(cell);
      if (place === undefined) indexes.push(index);
      else places.push(place);
    }
    await Promise.all([list.ensureAll(indexes), this.held.ensure(places)]);
  }

  /** The list's own cell index of one of those that are left when `out` is taken out. */
  #remaining(rest) {
    let low = 0;
    let high = this.out.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.out[middle] - middle <= rest) low = middle + 1;
      else high = middle;
    }
    return rest + low;
  }
}
