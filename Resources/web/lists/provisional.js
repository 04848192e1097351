// The list as it would be after a drop now, or as it will be when the server has answered.

/** Takes the cells `out` (ascending cell indexes) out of a list, and puts the held items in together so that
 * the first has cell index `first`; null: they are over another list. `held` gives their number and the
 * items. `count` is how many items there then are. */
export class Provisional {
  /** Whether the drop has been answered. */
  isDone = false;

  constructor({ out, first, held, count }) {
    this.out = out;
    this.first = first;
    this.held = held;
    this.count = count;
  }

  /** What is at a cell index: `{heldIndex}`, which of the held items, from 0; or `{index}`, a cell index of
   * the list. */
  at(cell) {
    if (this.first === null || cell < this.first) return { index: this.#remaining(cell) };
    if (cell < this.first + this.held.count) return { heldIndex: cell - this.first };
    return { index: this.#remaining(cell - this.held.count) };
  }

  /** The list's items that are known, `[cell index, item]`, by the cell indexes they come to. */
  follow(entries) {
    const { first, held } = this;
    const after = first === null ? [] : held.known.map(([heldIndex, item]) => [first + heldIndex, item]);
    for (const [index, item] of entries) {
      const taken = this.#taken(index);
      const rest = index - taken;
      if (this.out[taken] === index) {
        const heldIndex = first === null ? undefined : held.orderOf(item.id);
        if (heldIndex !== undefined) after.push([first + heldIndex, item]);
      } else {
        after.push([first === null || rest < first ? rest : rest + held.count, item]);
      }
    }
    return after;
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

  /** How many of the cells that are taken out lie before one of the list. */
  #taken(index) {
    return firstWhere(this.out.length, (i) => this.out[i] >= index);
  }

  /** The cell index in the list of an item that is left, by its index among those left. */
  #remaining(rest) {
    return rest + firstWhere(this.out.length, (i) => this.out[i] - i > rest);
  }
}

/** The first of 0..<count for which a condition holds that then holds for all that follow; or `count`. */
function firstWhere(count, holds) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
