// The server's ordered lists: a gallery's photos, and the portfolio's galleries.

import { read } from "../server/api.js";
import { List } from "./list.js";

/** The most ids asked for at once. */
const MANY = 100_000;
/** The most photos fetched when a filter is set. */
const PART = 500;

/** A filter as a part of a query. */
const filterOf = (where) => (where === "" ? "" : `&where=${encodeURIComponent(where)}`);

/** The kinds of lists, with their items' names in requests and in texts. */
export const PHOTOS = { name: "photos", one: "photo" };
export const GALLERIES = { name: "galleries", one: "gallery" };

/** A gallery's photos. */
export class PhotoList extends List {
  kind = PHOTOS;

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
    return { ...record, count: this.stored, total: record.count };
  }

  /** Lists only what a selection finds, or all ("") again. Throws, and changes nothing, if that makes no
   * sense. */
  async filter(where) {
    const part = await this.fetchItems(0, PART, where);
    this.where = where;
    this.revision = -1;
    this.replace(part.revision, part.count, part.items.map((item, index) => [index, item]));
  }

  replace(revision, count, entries) {
    // Other photos may be found in the same order: nothing that is known of the list stays.
    if (this.where !== "") this.revision = -1;
    super.replace(revision, count, entries);
  }

  get name() {
    return this.record.name;
  }

  get scope() {
    return { gallery: this.id };
  }

  isConcernedBy({ ids }) {
    return ids.has(this.id);
  }

  recordIn(answer) {
    return answer.galleries.find(({ id }) => id === this.id);
  }

  async wholeOrder() {
    return (await read(`${this.path}/order?from=0&count=${MANY}`)).photos;
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

  async fetchIds(from, count) {
    const ids = [];
    const { where } = this;
    let revision;
    do {
      const most = Math.min(MANY, count - ids.length);
      const range = `from=${from + ids.length}&count=${most}`;
      const part = await read(`${this.path}/order?${range}${filterOf(where)}`);
      // Somebody has changed the order between two parts: they don't belong together.
      if (revision !== undefined && part.revision !== revision) return this.fetchIds(from, count);
      revision = part.revision;
      ids.push(...part.photos);
      if (part.photos.length < most) break;
    } while (ids.length < count);
    return { revision: where === this.where ? revision : -1, ids };
  }
}

/** The library's galleries. They are few: all are known. */
export class GalleryList extends List {
  kind = GALLERIES;
  isLocked = false;

  constructor(library) {
    super("/api/portfolio", () => library.portfolio);
    this.library = library;
    this.key = "portfolio";
    this.name = "Galleries";
    this.items = new Map(library.galleries.map((gallery, index) => [index, gallery]));
  }

  get scope() {
    return { portfolio: true };
  }

  isConcernedBy({ ids, portfolio }) {
    return portfolio || ids.size > 0;
  }

  recordIn(answer) {
    return answer.portfolio;
  }

  async wholeOrder() {
    return (await this.fetchIds(0, Infinity)).ids;
  }

  itemOfCell(cell) {
    return cell.gallery;
  }

  async fetchItems(from = 0, count = Infinity) {
    const { revision, galleries } = await read("/api/portfolio");
    return { revision, count: galleries.length, items: galleries.slice(from, from + count) };
  }

  async renew(from, to, isWanted = () => true) {
    const part = await this.fetchItems();
    if (!isWanted()) return false;
    this.take(part, 0);
    return true;
  }

  async fetchIds(from, count) {
    const { revision, items } = await this.fetchItems(from, count);
    return { revision, ids: items.map(({ id }) => id) };
  }
}
