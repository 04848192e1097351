// The server's ordered lists: a gallery's photos, and the portfolio's galleries.

import { read } from "./api.js";
import { List } from "./list.js";

/** The most ids asked for at once. */
const MANY = 100_000;

/** A gallery's photos. */
export class PhotoList extends List {
  /** The name of its items in a move, and in texts. */
  static plural = "photos";

  constructor(library, id) {
    const path = `/api/galleries/${id}`;
    // A gallery that is deleted while it is shown keeps its last record.
    let last = library.gallery(id);
    super(path, () => (last = library.gallery(id) ?? last));
    this.id = id;
    this.key = `gallery-${id}`;
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

  async fetchItems(from, count) {
    const part = await read(`${this.path}/photos?from=${from}&count=${count}`);
    return { revision: part.revision, count: part.count, items: part.photos };
  }

  async fetchIds(from, count) {
    const ids = [];
    let revision;
    do {
      const most = Math.min(MANY, count - ids.length);
      const part = await read(`${this.path}/order?from=${from + ids.length}&count=${most}`);
      // Somebody has changed the order between two parts: they don't belong together.
      if (revision !== undefined && part.revision !== revision) return this.fetchIds(from, count);
      revision = part.revision;
      ids.push(...part.photos);
      if (part.photos.length < most) break;
    } while (ids.length < count);
    return { revision, ids };
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

  async fetchItems(from = 0, count = Infinity) {
    const { revision, galleries } = await read("/api/portfolio");
    return { revision, count: galleries.length, items: galleries.slice(from, from + count) };
  }

  async renew() {
    const part = await this.fetchItems();
    this.take(part, 0);
  }

  async fetchIds() {
    const { revision, items } = await this.fetchItems();
    return { revision, ids: items.map(({ id }) => id) };
  }
}
