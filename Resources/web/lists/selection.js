// The selected items of one list, and the keyboard's item.

export class Selection extends EventTarget {
  ids = new Set();
  /** Whether taps select even while nothing is selected yet. */
  isStarted = false;
  /** Whether what is selected was only taken in hand: it is let go of with the hold. */
  isTaken = false;
  /** The keyboard's item, and its last known cell index. */
  active = null;
  /** Where a range begins: an item, and its last known cell index. */
  #anchor = null;
  /** Whether the keyboard was brought to its item after the last item was selected. */
  #isBrought = false;
  /** The ids that were toggled since ids were asked for, until they are there; null: none are. */
  #toggled = null;

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
    this.#toggled = null;
    this.#tell();
  }

  /** Selects an item for as long as it is held. */
  take(id, index) {
    this.only(id, index);
    this.isTaken = true;
  }

  /** What was only taken in hand is not selected any more. */
  letGo() {
    if (this.isTaken) this.clear();
  }

  only(id, index) {
    this.isTaken = false;
    this.ids = new Set([id]);
    this.#toggled = null;
    this.#at(id, index);
    this.#anchor = { id, index };
    this.#isBrought = false;
    this.#tell();
  }

  toggle(id, index) {
    this.isTaken = false;
    toggleIn(this.ids, id);
    this.#toggled?.push(id);
    this.#at(id, index);
    this.#anchor = { id, index };
    this.#isBrought = false;
    this.#tell();
  }

  /** Selects from where the range began to here; the ids of items that are not known are asked for. */
  async range(id, index) {
    const begun = this.#anchor?.index ?? index;
    const [from, to] = [Math.min(begun, index), Math.max(begun, index)];
    this.#at(id, index);
    await this.#take(from, to - from + 1);
  }

  all() {
    return this.#take(0, this.list.count);
  }

  set(ids) {
    this.isTaken = false;
    this.ids = new Set(ids);
    this.#toggled = null;
    this.#isBrought = false;
    this.#tell();
  }

  clear() {
    this.#toggled = null;
    if (this.ids.size === 0) return;
    this.ids.clear();
    this.#tell();
  }

  /** Keys are about what is selected; about the keyboard's item alone, at a cell index, if it was brought to
   * one that is not. */
  grasp(index = this.active.index) {
    const { id } = this.active;
    if (this.has(id) || (this.size > 0 && !this.#isBrought)) return;
    this.take(id, index);
  }

  /** The keyboard's item, if it was brought to one that is not selected after something was. */
  get brought() {
    return this.#isBrought && this.active && !this.has(this.active.id) ? this.active.id : undefined;
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
    this.#isBrought = !isFirst;
    this.#anchor = { id, index };
    this.#tell();
  }

  /** The list has changed. Items that are gone are no longer selected; the keyboard stays at its item, or at
   * its cell index. What is selected while that is asked for stays so. */
  async follow() {
    const { active } = this;
    if (this.list.count === 0) {
      this.active = null;
    } else if (active) {
      const [index] = await this.list.indexesOf([active.id]).catch(() => [undefined]);
      if (index !== undefined) active.index = index;
      else await this.#stay(active);
    }
    const anchor = this.#anchor;
    if (anchor && anchor.id === this.active?.id) {
      anchor.index = this.active.index;
    } else if (anchor) {
      const [index] = await this.list.indexesOf([anchor.id]).catch(() => [undefined]);
      anchor.index = index ?? Math.min(anchor.index, Math.max(0, this.list.count - 1));
    }
    if (this.ids.size > 0) {
      const ids = [...this.ids];
      const indexes = await this.list.indexesOf(ids);
      const gone = new Set(ids.filter((_, i) => indexes[i] === undefined));
      this.ids = new Set([...this.ids].filter((id) => !gone.has(id)));
    }
    this.#tell();
  }

  /** The keyboard's item is gone: it goes to the one that is there now. */
  async #stay(active) {
    const index = Math.min(active.index, this.list.count - 1);
    await this.list.ensure(index, index + 1);
    if (this.active === active) this.active = { id: this.list.item(index)?.id, index };
  }

  /** Selects so many items from a cell index on. What is toggled until their ids are known is toggled among
   * them; anything else that is selected meanwhile counts instead of them. */
  async #take(from, count) {
    this.isTaken = this.#isBrought = false;
    const toggled = this.#toggled = [];
    try {
      const ids = await this.list.ids(from, count);
      if (this.#toggled !== toggled) return;
      this.ids = new Set(ids);
      for (const id of toggled) toggleIn(this.ids, id);
    } finally {
      if (this.#toggled === toggled) this.#toggled = null;
    }
    this.#tell();
  }

  #at(id, index) {
    this.active = { id, index };
  }

  #tell() {
    this.isTaken &&= this.size > 0;
    this.dispatchEvent(new Event("change"));
  }
}

function toggleIn(ids, id) {
  if (!ids.delete(id)) ids.add(id);
}
