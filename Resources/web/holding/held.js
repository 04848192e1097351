// The held items of a list, in its order. Only those that are seen are asked for.

/** How many of the held items' own are kept when they leave their list. */
const KEPT = 2000;

export class Held {
  /** The layer of the list that takes them out of it; null: the list has them. */
  under = null;
  #items = new Map();
  #order = null;

  /** `entries`: the items' ids and cell indexes in the list. */
  constructor(list, entries) {
    this.list = list;
    this.replace(entries);
  }

  get count() {
    return this.ids.length;
  }

  /** Which of them are seen under the pointer: three that have arrived, if there are any. */
  get topmost() {
    const seen = [];
    for (let heldIndex = 0; heldIndex < this.count && seen.length < 3; heldIndex += 1) {
      if (this.item(heldIndex)) seen.push(heldIndex);
    }
    return seen.length > 0 ? seen : [0, 1, 2].slice(0, this.count);
  }

  /** Whether they lie side by side. */
  get isBlock() {
    return this.count > 0 && this.indexes.at(-1) - this.indexes[0] === this.count - 1;
  }

  /** Those whose items have arrived: `[held index, item]`. */
  get known() {
    return [...this.#items.values()].map((item) => [this.orderOf(item.id), item])
      .filter(([heldIndex]) => heldIndex !== undefined);
  }

  /** Takes their ids and cell indexes again, after the list has changed. */
  replace(entries) {
    const known = entries.filter(({ index }) => index !== undefined).sort((a, b) => a.index - b.index);
    this.ids = known.map(({ id }) => id);
    this.indexes = known.map(({ index }) => index);
    this.#order = null;
  }

  /** One of the held items, counted from 0; undefined until it has arrived. */
  item(heldIndex) {
    const id = this.ids[heldIndex];
    // Where they have left the list, there is nothing to look for.
    const item = this.under && !this.list.layers.includes(this.under) ? undefined
      : this.list.item(this.indexes[heldIndex], this.under);
    // The list may have changed, so that another item has this index.
    if (item?.id === id) this.#items.set(id, item);
    return this.#items.get(id);
  }

  /** Takes one of them as it is known to be by now. */
  put(heldIndex, item) {
    this.#items.set(item.id, item);
    if (this.item(heldIndex) !== item) this.list.put(this.indexes[heldIndex], item, this.under);
    this.#items.set(item.id, item);
  }

  /** Which of the held items has an id, counted from 0. */
  orderOf(id) {
    this.#order ??= new Map(this.ids.map((held, heldIndex) => [held, heldIndex]));
    return this.#order.get(id);
  }

  /** Keeps what is known, since the items are about to leave the list. */
  keep() {
    for (let heldIndex = 0; heldIndex < Math.min(this.count, KEPT); heldIndex += 1) this.item(heldIndex);
  }

  /** Asks for those of the held items that are not known. */
  async ensure(heldIndexes) {
    const lacking = heldIndexes.filter((heldIndex) => !this.item(heldIndex));
    if (lacking.length === 0 || (this.under && !this.list.layers.includes(this.under))) return;
    await this.list.ensureAll(lacking.map((heldIndex) => this.indexes[heldIndex]), this.under);
  }
}
