// The page's knowledge of the library: its galleries. Everybody's changes keep it up to date.

import { read } from "./api.js";

/** Dispatches `change` with `{ids, gone, portfolio, words}`: which galleries differ, which are gone, whether
 * the galleries' own order or cap differs, and whether more than orders may (words, an import under way). */
export class Library extends EventTarget {
  portfolio = { revision: 0, count: 0, cap: { columns: 1, rows: 1 } };
  galleries = [];
  readOnly = false;
  #records = new Map();

  async open() {
    this.#overview(await read("/api/portfolio"));
    this.#listen();
  }

  gallery(id) {
    return this.#records.get(id);
  }

  /** Fetches the galleries in order: a change's answer does not tell where a new one is. */
  async reload() {
    this.#overview(await read("/api/portfolio"));
  }

  /** Takes galleries and portfolio from a change's answer, a 412 or an event. Older ones than those known are
   * left out. `words`: whether more than orders may have changed. */
  async take({ galleries = [], portfolio, gone = [] }, { words = true } = {}) {
    const ids = new Set();
    for (const record of galleries) {
      const known = this.#records.get(record.id);
      if (known && known.revision > record.revision) continue;
      if (known && text(known) === text(record)) continue;
      this.#records.set(record.id, record);
      ids.add(record.id);
    }
    const vanished = gone.filter((id) => this.#records.delete(id));
    const listed = new Set(this.galleries.map((gallery) => gallery.id));
    const isRelisted = vanished.length > 0 || [...ids].some((id) => !listed.has(id))
      || (portfolio && portfolio.revision !== this.portfolio.revision);
    const hasCap = portfolio && text(portfolio.cap) !== text(this.portfolio.cap);
    if (isRelisted) {
      const before = this.portfolio.revision;
      const overview = await read("/api/portfolio");
      if (overview.revision >= before) this.#adopt(overview);
    } else {
      this.galleries = this.galleries.map((gallery) => this.#records.get(gallery.id) ?? gallery);
      if (portfolio) this.portfolio = portfolio;
    }
    if (ids.size > 0 || vanished.length > 0 || isRelisted || hasCap) {
      // What is said of photos, too: a turn also changes the gallery's stack, stars may fill another gallery.
      this.#tell({ ids, gone: new Set(vanished), portfolio: Boolean(isRelisted || hasCap), words });
    }
  }

  #adopt(overview) {
    const { galleries, read_only, version, ...portfolio } = overview;
    this.portfolio = portfolio;
    this.galleries = galleries;
    this.readOnly = read_only;
    this.version = version;
    this.#records = new Map(galleries.map((gallery) => [gallery.id, gallery]));
  }

  #overview(overview) {
    const before = this.#records;
    this.#adopt(overview);
    const ids = new Set(this.galleries
      .filter((gallery) => text(before.get(gallery.id)) !== text(gallery))
      .map((gallery) => gallery.id));
    const gone = new Set([...before.keys()].filter((id) => !this.#records.has(id)));
    this.#tell({ ids, gone, portfolio: true, words: false });
  }

  #listen() {
    const events = new EventSource("/api/events");
    events.addEventListener("hello", (event) => {
      this.#overview(JSON.parse(event.data));
      this.#online(true);
    });
    events.addEventListener("change", (event) => {
      const change = JSON.parse(event.data);
      if (change.galleries.length === 0 && change.gone.length === 0 && !change.portfolio) {
        this.#tell({ ids: new Set(), gone: new Set(), portfolio: false, words: true });
      } else {
        void this.take(change);
      }
    });
    // The browser tries again by itself; then `hello` brings the page up to date.
    events.addEventListener("error", () => this.#online(false));
    events.addEventListener("bye", () => this.#online(false));
  }

  #online(isOnline) {
    this.dispatchEvent(new CustomEvent("online", { detail: isOnline }));
  }

  #tell(detail) {
    this.dispatchEvent(new CustomEvent("change", { detail }));
  }
}

/** A record as a text: answers and events have the same values in other orders. */
const text = (record) => JSON.stringify(record, (_, value) => (value?.constructor === Object
  ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value));
