// An ordered list of the server, as far as it is known, with the own changes that are still on their way.

import { Ids } from "./ids.js";
import { Layers } from "./layers.js";

/** The most items asked for at once. */
const PART = 500;
/** The greatest distance between items that one request fetches; so many are renewed beyond those shown. */
export const NEAR = 50;

/** What is stored is all of one revision. Each own drop that is not yet answered is a layer over it
 * (`Provisional`), the oldest first; all cell indexes outside are those of the list as it then is. */
export class List {
  /** What is known of the stored list, by its own cell indexes. */
  items = new Map();
  /** How many items are stored. */
  stored = 0;
  /** Own changes that are shown, and not yet stored as far as is known. */
  changes = new Layers();
  /** A selection: only what it finds is in the list. Empty: all are. */
  where = "";
  #loading = new Map();
  #ids = new Ids();

  /** `path` is that of the list's routes. `record()` gives its revision, count and cap. */
  constructor(path, record) {
    this.path = path;
    this.recordNow = record;
    this.revision = record().revision;
    this.stored = record().count;
  }

  get record() {
    return this.recordNow();
  }

  get cap() {
    return this.record.cap;
  }

  get count() {
    return this.layers.at(-1)?.count ?? this.stored;
  }

  /** Why what is shown may differ from what is stored: own changes are on their way (`isSending`); they were
   * answered, and have done something else (`isUnlike`); somebody has changed the list, perhaps with a change
   * that is just being made here (`isElsewhere`). */
  get doubt() {
    return {
      isSending: this.changes.isPending, isUnlike: this.changes.isUnlike,
      isElsewhere: this.revision !== this.record.revision || this.stored !== this.record.count,
    };
  }

  get layers() {
    return this.changes.all;
  }

  /** An item by its cell index, or by that below a layer. */
  item(cell, below) {
    const { held, heldIndex, index } = this.changes.source(cell, below);
    return held ? held.item(heldIndex) : this.items.get(index);
  }

  /** Takes an item as it is known to be by now, wherever it is shown. */
  put(cell, item, below) {
    const { held, heldIndex, index } = this.changes.source(cell, below);
    if (held) held.put(heldIndex, item);
    else this.items.set(index, item);
  }

  /** The id of an item that may not have arrived, if it is known. */
  idAt(cell) {
    return this.item(cell)?.id ?? this.#ids.at(cell);
  }

  /** The cell index of an item, or -1 if the item is not known. */
  indexOf(id) {
    return this.cellsOf([id])[0] ?? -1;
  }

  /** The cell indexes of ids, as far as they are known; undefined for others. */
  cellsOf(ids) {
    const known = new Map(this.changes.follow([...this.items]).map(([cell, item]) => [item.id, cell]));
    return ids.map((id) => known.get(id) ?? this.#ids.cellOf(id));
  }

  /** The cell indexes of ids, known or not; undefined for ids that are not in the list. */
  async indexesOf(ids) {
    const known = this.cellsOf(ids);
    if (!known.includes(undefined)) return known;
    const all = await this.ids(0, this.count);
    const cells = this.cellsOf(ids);
    if (!cells.includes(undefined)) return cells;
    // Some are gone, or these ids are another revision's, which the list does not keep: all by them.
    const now = new Map(all.map((id, cell) => [id, cell]));
    return ids.map((id) => now.get(id));
  }

  /** The ids of some cells. Once asked for, they are known until somebody else changes the list; those of
   * items that have arrived are known anyway. */
  async ids(from, count) {
    const to = Math.min(from + count, this.count);
    if (!this.#ids.has(from, to)) {
      const arrived = this.#arrived(from, to);
      if (arrived) return arrived;
      const [start, many] = this.layers.length > 0 ? [0, this.stored] : [from, to - from];
      const { revision, ids } = await this.#load("ids", start, many);
      if (revision !== this.revision) return ids.slice(from - start, from - start + count);
      const fresh = new Ids();
      fresh.put(start, ids);
      for (const layer of this.layers) fresh.apply(layer);
      this.#ids.put(start, fresh.slice(start, this.count));
    }
    return this.#ids.slice(from, to);
  }

  /** The ids of the cells from..<to; null unless all of these items have arrived. */
  #arrived(from, to) {
    const ids = [];
    for (let cell = from; cell < to; cell += 1) {
      const id = this.idAt(cell);
      if (id === undefined) return null;
      ids.push(id);
    }
    return ids;
  }

  /** Takes the ids of all items. */
  know(ids) {
    this.#ids.put(0, ids);
  }

  /** Takes items that came with a layout, for instance, by their stored cell indexes. Those of another
   * revision are left out. */
  accept(revision, entries) {
    if (revision !== this.revision) return;
    for (const [index, item] of entries) this.items.set(index, item);
  }

  /** Fetches the items of the cells from..<to that are not known. */
  async ensure(from, to) {
    const start = Math.max(0, from);
    const length = Math.max(0, Math.min(to, this.count) - start);
    await this.ensureAll(Array.from({ length }, (_, i) => start + i));
  }

  /** Fetches the items of some cells that are not known: cells near each other in one request. */
  async ensureAll(cells, below) {
    const waits = [];
    const lacking = [];
    for (const cell of cells) {
      const { held, heldIndex, index } = this.changes.source(cell, below);
      if (held && !held.item(heldIndex)) waits.push(held.ensure([heldIndex]));
      else if (!held && index < this.stored && !this.items.has(index)) lacking.push(index);
    }
    lacking.sort((a, b) => a - b);
    for (let i = 0; i < lacking.length;) {
      const from = lacking[i];
      let end = from;
      while (i < lacking.length && lacking[i] - end <= NEAR && lacking[i] - from < PART) {
        end = lacking[i];
        i += 1;
      }
      waits.push(this.#load("items", from, end - from + 1)
        .then(({ revision, items }) => this.accept(revision, items.map((item, n) => [from + n, item]))));
    }
    await Promise.all(waits);
  }

  /** Takes the server's list, with the cells from..<to, and those behind: what has come in may have no frame
   * yet. False if it is no longer wanted when it comes. */
  async renew(from, to, isWanted = () => true) {
    const start = Math.max(0, from);
    const more = Math.max(NEAR, this.count - this.stored);
    const part = await this.fetchItems(start, Math.min(PART, to - start + more));
    if (!isWanted()) return false;
    this.take(part, start);
    return true;
  }

  /** Whether news are about the list.
   * @param {{ids: Set<number>, portfolio: boolean}} _news
   * @returns {boolean} */
  isConcernedBy(_news) {
    return false;
  }

  /** What an answer tells of the list.
   * @param {Api.Outcome} _answer
   * @returns {{revision: number, count: number} | undefined} */
  recordIn(_answer) {
    return undefined;
  }

  /** The ids of all items, found or not.
   * @returns {Promise<number[]>} */
  async wholeOrder() {
    return [];
  }

  /** Asks for items of the stored list, by cell indexes.
   * @returns {Promise<{revision: number, count: number, items: any[]}>} */
  fetchItems(_from, _count) {
    throw new Error("A list of some kind asks for its items.");
  }

  /** @returns {Promise<{revision: number, ids: number[]}>} */
  fetchIds(_from, _count) {
    throw new Error("A list of some kind asks for its ids.");
  }

  /** Takes a part of the server's list, unless it is older or own changes are on their way. */
  take({ revision, count, items }, start) {
    if (revision < this.revision || this.changes.isPending) return;
    this.replace(revision, count, items.map((item, i) => [start + i, item]));
  }

  replace(revision, count, entries) {
    if (revision !== this.revision || count !== this.stored || this.layers.length > 0) this.#ids.forget();
    this.revision = revision;
    this.stored = count;
    this.items = new Map(entries);
    this.changes.clear();
  }

  /** Shows an own change that is on its way. */
  push(layer) {
    this.changes.push(layer);
    this.#ids.apply(layer);
  }

  /** A change that is shown has been answered. `revision`: of the list that now is as shown; undefined if it
   * is not, or may not be. True if the list is to be fetched. */
  finish(layer, revision) {
    if (!this.changes.finish(layer, revision !== undefined)) return !this.changes.isPending;
    this.items = new Map(layer.follow([...this.items]));
    this.stored = layer.count;
    this.revision = revision;
    return false;
  }

  /** Shows what is stored, without changes whose list can't be had. False if there are none. */
  goBack() {
    if (this.changes.isPending || this.layers.length === 0) return false;
    this.changes.clear();
    this.#ids.forget();
    return true;
  }

  #load(what, from, count) {
    const key = `${what} ${this.revision} ${this.where} ${from} ${count}`;
    if (!this.#loading.has(key)) {
      const loading = (what === "ids" ? this.fetchIds(from, count) : this.fetchItems(from, count))
        .finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return this.#loading.get(key);
  }
}
