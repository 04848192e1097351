// The list as it would be after a drop now. It is only shown: where the held items lie was answered before.

/** Takes the cells `out` (ascending cell indexes) out of a list, and puts the held items in together so that
 * the first has cell index `first`; null: they are over another list. `held` gives their number and the
 * items. `count` is how many items there then are. */
export class Provisional {
  constructor({ out, first, held, count }) {
    Object.assign(this, { out, first, held, count });
  }

  /** What is at a cell index: `{heldIndex}`, which of the held items, from 0; or `{index}`, a cell index of
   * the list. */
  at(cell) {
    if (this.first === null || cell < this.first) return { index: this.#remaining(cell) };
    if (cell < this.first + this.held.count) return { heldIndex: cell - this.first };
    return { index: this.#remaining(cell - this.held.count) };
  }

  /** Fetches what is needed to show the cells from..<to: of the list, and of the held items. */
  async ensure(from, to, list) {
    const [indexes, heldIndexes] = [[], []];
    for (let cell = from; cell < to; cell += 1) {
      const { index, heldIndex } = this.at(cell);
      if (heldIndex === undefined) indexes.push(index);
      else heldIndexes.push(heldIndex);
    }
    await Promise.all([list.ensureAll(indexes), this.held.ensure(heldIndexes)]);
  }

  /** The cell index in the list of an item that is left, by its index among those left. */
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
