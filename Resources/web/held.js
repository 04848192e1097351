// The held items of a list, in its order. Only those that are seen are asked for.

export class Held {
  #items = new Map();

  /** `entries`: the items' ids and cell indexes in the list. */
  constructor(list, entries) {
    this.list = list;
    this.become(entries);
  }

  get count() {
    return this.ids.length;
  }

  /** Which of them are seen under the pointer. */
  get topmost() {
    return [0, 1, 2].slice(0, this.count);
  }

  /** Takes their ids and cell indexes again, after the list has changed. */
  become(entries) {
    const known = entries.filter(({ index }) => index !== undefined).sort((a, b) => a.index - b.index);
    this.ids = known.map(({ id }) => id);
    this.indexes = known.map(({ index }) => index);
  }

  /** One of the held items, counted from 0; undefined until it has arrived. */
  item(heldIndex) {
    const id = this.ids[heldIndex];
    const item = this.list.item(this.indexes[heldIndex]);
    // The list may have changed, so that another item has this index.
    if (item?.id === id) this.#items.set(id, item);
    return this.#items.get(id);
  }

  /** Asks for those of the held items that are not known. */
  ensure(heldIndexes) {
    const lacking = heldIndexes.filter((heldIndex) => !this.item(heldIndex));
    return this.list.ensureAll(lacking.map((heldIndex) => this.indexes[heldIndex]));
  }
}
