// What is held: which items of which list, in their order there, however many they are. Only those that are
// seen are asked for.

export class Held {
  #items = new Map();

  /** `places`: the items' ids and cell indexes in the list. */
  constructor(list, places) {
    this.list = list;
    this.become(places);
  }

  get count() {
    return this.ids.length;
  }

  /** The places of those that are seen under the pointer. */
  get topmost() {
    return [0, 1, 2].slice(0, this.count);
  }

  /** Takes what the list has of them now, after it has changed. */
  become(places) {
    const known = places.filter(({ index }) => index !== undefined).sort((a, b) => a.index - b.index);
    this.ids = known.map(({ id }) => id);
    this.indexes = known.map(({ index }) => index);
  }

  /** The item at a place among them; undefined where it has not arrived. */
  item(place) {
    const id = this.ids[place];
    const item = this.list.item(this.indexes[place]);
    // The list may since have become another, in which other items have these indexes.
    if (item?.id === id) this.#items.set(id, item);
    return this.#items.get(id);
  }

  /** Looks at the items at some places, where they have not been looked at. */
  ensure(places) {
    const lacking = places.filter((place) => !this.item(place));
    return this.list.ensureAll(lacking.map((place) => this.indexes[place]));
  }
}
