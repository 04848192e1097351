// The selected items of one list, and the keyboard's item.

export class Selection extends EventTarget {
  ids = new Set();
  /** Whether taps select even while nothing is selected yet. */
  isStarted = false;
  /** The keyboard's item, and its last known cell index. */
  active = null;
  /** Where a range begins. */
  #anchor = null;

  constructor(list) {
    super();
    this.list = list;
  }

  has(id) {
    return this.ids.has(id);
  }

  get size() {
    return this.ids.size;
  }

  /** Whether a tap selects instead of opening. */
  get isSelecting() {
    return this.isStarted || this.size > 0;
  }

  /** From now on taps select, until `end`. */
  start() {
    this.isStarted = true;
    this.#tell();
  }

  end() {
    this.isStarted = false;
    this.ids.clear();
    this.#tell();
  }

  only(id, index) {
    this.ids = new Set([id]);
    this.#at(id, index);
    this.#anchor = index;
    this.#tell();
  }

  toggle(id, index) {
    if (!this.ids.delete(id)) this.ids.add(id);
    this.#at(id, index);
    this.#anchor = index;
    this.#tell();
  }

  /** Selects from where the range began to here; the ids of items that are not known are asked for. */
  async range(id, index) {
    const from = Math.min(this.#anchor ?? index, index);
    const to = Math.max(this.#anchor ?? index, index);
    this.#at(id, index);
    this.ids = new Set(await this.list.ids(from, to - from + 1));
    this.#tell();
  }

  async all() {
    this.ids = new Set(await this.list.ids(0, this.list.count));
    this.#tell();
  }

  set(ids) {
    this.ids = new Set(ids);
    this.#tell();
  }

  clear() {
    if (this.ids.size === 0) return;
    this.ids.clear();
    this.#tell();
  }

  /** The keyboard's item, if it was brought there. */
  get chosen() {
    return this.active?.isFirst ? undefined : this.active?.id;
  }

  /** Moves the keyboard's item without selecting it. `isFirst`: nobody has chosen it; the keyboard begins
   * there. */
  moveTo(id, index, isFirst = false) {
    this.#at(id, index);
    this.active.isFirst = isFirst;
    this.#anchor = index;
    this.#tell();
  }

  /** The list has changed. Items that are gone are no longer selected; the keyboard stays at its item, or at
   * its cell index. */
  async follow() {
    if (this.active && this.list.count > 0) {
      const [index] = await this.list.indexesOf([this.active.id]).catch(() => [undefined]);
      if (index !== undefined) {
        this.active.index = index;
      } else {
        const index = Math.min(this.active.index, this.list.count - 1);
        await this.list.ensure(index, index + 1);
        this.active = { id: this.list.item(index)?.id, index };
      }
    } else if (this.list.count === 0) {
      this.active = null;
    }
    if (this.ids.size > 0) {
      const ids = [...this.ids];
      const indexes = await this.list.indexesOf(ids);
      this.ids = new Set(ids.filter((_, i) => indexes[i] !== undefined));
    }
    this.#tell();
  }

  #at(id, index) {
    this.active = { id, index };
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
