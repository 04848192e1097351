// The server's ordered lists, a gallery's photos or the portfolio's galleries, as far as they are known.

import { read } from "./api.js";

/** The most items asked for at once. */
const PART = 500;
/** The greatest distance between items that one request fetches. */
const NEAR = 50;

/** Items by cell index, all of one revision. */
class List {
  items = new Map();
  #loading = new Map();

  /** `path` is that of the list's routes. `record()` gives its revision, count and cap. */
  constructor(path, record) {
    this.path = path;
    this.recordNow = record;
    this.revision = record().revision;
    this.count = record().count;
  }

  get record() {
    return this.recordNow();
  }

  get cap() {
    return this.record.cap;
  }

  item(index) {
    return this.items.get(index);
  }

  /** The cell index of an item, or -1 if the item is not known. */
  indexOf(id) {
    for (const [index, item] of this.items) if (item.id === id) return index;
    return -1;
  }

  /** The cell indexes of ids, known or not; undefined for ids that are not in the list. */
  async indexesOf(ids) {
    const known = new Map();
    for (const [index, item] of this.items) known.set(item.id, index);
    if (!ids.every((id) => known.has(id))) {
      (await this.ids(0, this.count)).forEach((id, index) => known.set(id, index));
    }
    return ids.map((id) => known.get(id));
  }

  /** Takes items that came with a layout, for instance. Those of another revision are left out. */
  accept(revision, entries) {
    if (revision !== this.revision) return;
    for (const [index, item] of entries) this.items.set(index, item);
  }

  /** Fetches the items of the cells from..<to that are not known. */
  async ensure(from, to) {
    const waits = [];
    for (let part = Math.max(0, from); part < Math.min(to, this.count);) {
      if (this.items.has(part)) {
        part += 1;
        continue;
      }
      let end = part + 1;
      while (end < to && end < this.count && end - part < PART && !this.items.has(end)) end += 1;
      waits.push(this.#load(part, end - part));
      part = end;
    }
    await Promise.all(waits);
  }

  /** Fetches the items of some cells that are not known: cells near each other in one request. */
  async ensureAll(indexes) {
    const waits = [];
    const lacking = indexes.filter((index) => index < this.count && !this.items.has(index))
      .sort((a, b) => a - b);
    for (let i = 0; i < lacking.length;) {
      const from = lacking[i];
      let end = from;
      while (i < lacking.length && lacking[i] - end <= NEAR && lacking[i] - from < PART) {
        end = lacking[i];
        i += 1;
      }
      waits.push(this.#load(from, end - from + 1));
    }
    await Promise.all(waits);
  }

  #load(from, count) {
    const key = `${this.revision} ${this.where ?? ""} ${from} ${count}`;
    if (!this.#loading.has(key)) {
      const loading = this.fetchItems(from, count)
        .then((part) => this.accept(part.revision, part.items.map((item, i) => [from + i, item])))
        .finally(() => this.#loading.delete(key));
      this.#loading.set(key, loading);
    }
    return this.#loading.get(key);
  }

  /** Takes the server's list. The cells from..<to are fetched before anything of it is shown. */
  async renew(from, to) {
    const start = Math.max(0, from);
    const part = await this.fetchItems(start, Math.max(1, Math.min(PART, to - start)));
    if (part.revision < this.revision) return;
    this.become(part.revision, part.count, part.items.map((item, i) => [start + i, item]));
  }

  become(revision, count, entries) {
    this.revision = revision;
    this.count = count;
    this.items = new Map(entries);
  }
}

/** A filter as a part of a query. */
const filterOf = (where) => (where === "" ? "" : `&where=${encodeURIComponent(where)}`);

/** A gallery's photos. */
export class PhotoList extends List {
  /** The name of its items in a move, and in texts. */
  static plural = "photos";
  /** A selection: only what it finds is in the list. Empty: all photos of the gallery are. */
  where = "";

  constructor(library, id) {
    const path = `/api/galleries/${id}`;
    // A gallery that is deleted while it is shown keeps its last record.
    let last = library.gallery(id);
    super(path, () => (last = library.gallery(id) ?? last));
    this.id = id;
    this.key = `gallery-${id}`;
  }

  /** The gallery's; but `count` is that of the photos in the list, and `total` that of the gallery. */
  get record() {
    const record = super.record;
    if (this.where === "") return record;
    return { ...record, count: this.stored ?? this.count, total: record.count };
  }

  /** Lists only what a selection finds, or all ("") again. Throws, and changes nothing, if that makes no
   * sense. */
  async filter(where) {
    const part = await this.fetchItems(0, PART, where);
    this.where = where;
    this.become(part.revision, part.count, part.items.map((item, index) => [index, item]));
  }

  get name() {
    return this.record.name;
  }

  get isLocked() {
    return this.record.locked;
  }

  itemOfCell(cell) {
    return cell.photo;
  }

  async fetchItems(from, count, where = null) {
    const asked = where ?? this.where;
    const part = await read(`${this.path}/photos?from=${from}&count=${count}${filterOf(asked)}`);
    // An answer about another filter than the present one counts as an old one.
    const isOld = where === null && asked !== this.where;
    return { revision: isOld ? -1 : part.revision, count: part.count, items: part.photos };
  }

  async ids(from, count) {
    const ids = [];
    while (ids.length < count) {
      const most = Math.min(100_000, count - ids.length);
      const range = `from=${from + ids.length}&count=${most}`;
      const part = await read(`${this.path}/order?${range}${filterOf(this.where)}`);
      if (part.photos.length === 0) break;
      ids.push(...part.photos);
    }
    return ids;
  }
}

/** The library's galleries. They are few: all are known. */
export class GalleryList extends List {
  static plural = "galleries";

  constructor(library) {
    super("/api/portfolio", () => library.portfolio);
    this.library = library;
    this.key = "portfolio";
    this.name = "Galleries";
    this.isLocked = false;
    this.items = new Map(library.galleries.map((gallery, index) => [index, gallery]));
  }

  itemOfCell(cell) {
    return cell.gallery;
  }

  async fetchItems() {
    const { revision, galleries } = await read("/api/portfolio");
    return { revision, count: galleries.length, items: galleries };
  }

  async renew() {
    const part = await this.fetchItems();
    this.become(part.revision, part.count, part.items.map((item, index) => [index, item]));
  }

  async ids() {
    return this.library.galleries.map((gallery) => gallery.id);
  }
}
