// The page's knowledge of the library: its galleries. Everybody's changes keep it up to date.

import { ApiError, read } from "./api.js";
import { Stream } from "./stream.js";

/** How long the server may be away before that is said, in ms. */
const PATIENCE = 2000;
/** How long after the start the stream's first state may come, in ms. */
const SETTLING = 3000;

/** Dispatches `change` with `{ids, gone, portfolio, words}`: which galleries differ, which are gone, whether
 * the galleries' own order or cap differs, and whether more than orders may (words, an import under way).
 * Dispatches `online` with whether the server is there, and `refused` when it wants another address. */
export class Library extends EventTarget {
  /** @type {Api.Portfolio} */
  portfolio = { revision: 0, count: 0, cap: { columns: 1, rows: 1 } };
  /** @type {Api.Gallery[]} */
  galleries = [];
  readOnly = false;
  /** @type {Map<number, Api.Gallery>} */
  #records = new Map();
  /** Counts what has come by the stream: anything, and whole states. */
  #arrivals = 0;
  #greetings = 0;
  #opened = Infinity;
  #patience = 0;

  /** `early`: the answer about all galleries, if it has been asked for before. */
  async open(early) {
    this.#listen();
    try {
      await this.#catchUp(false, early);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // The server went just now. When it is back, the stream says all.
      await new Promise((resolve) => this.addEventListener("change", resolve, { once: true }));
    }
    this.#opened = performance.now();
  }

  /** Fetches everything, where it may be that something was not heard of. */
  reload() {
    return this.#catchUp(true);
  }

  gallery(id) {
    return this.#records.get(id);
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

  /** @param {Api.Overview} overview */
  #adopt(overview) {
    const { galleries, read_only, version, ...portfolio } = overview;
    this.portfolio = portfolio;
    this.galleries = galleries;
    this.readOnly = read_only;
    this.version = version;
    this.#records = new Map(galleries.map((gallery) => [gallery.id, gallery]));
  }

  #overview(overview, words) {
    const before = this.#records;
    this.#adopt(overview);
    const ids = new Set(this.galleries
      .filter((gallery) => text(before.get(gallery.id)) !== text(gallery))
      .map((gallery) => gallery.id));
    const gone = new Set([...before.keys()].filter((id) => !this.#records.has(id)));
    this.#tell({ ids, gone, portfolio: true, words });
  }

  /** Fetches everything. What comes by the stream meanwhile may be newer: then it is fetched again. */
  async #catchUp(words, early) {
    for (let tries = 0; tries < 5; tries += 1) {
      const [arrivals, greetings] = [this.#arrivals, this.#greetings];
      const answer = tries === 0 ? await early : null;
      const overview = answer?.ok ? await answer.json() : await read("/api/portfolio");
      if (greetings !== this.#greetings) return;
      if (arrivals !== this.#arrivals) continue;
      this.#overview(overview, words);
      return;
    }
  }

  #listen() {
    const stream = new Stream();
    stream.addEventListener("hello", (/** @type {any} */ { detail }) => {
      this.#arrivals += 1;
      this.#greetings += 1;
      this.#online();
      // What was said of photos may have changed since the stream was lost; the first one comes at the start.
      this.#overview(detail, performance.now() > this.#opened + SETTLING);
    });
    stream.addEventListener("change", (/** @type {any} */ { detail }) => {
      this.#arrivals += 1;
      this.#online();
      if (detail.galleries.length === 0 && detail.gone.length === 0 && !detail.portfolio) {
        this.#tell({ ids: new Set(), gone: new Set(), portfolio: false, words: true });
      } else {
        // If the server goes meanwhile, the next `hello` has it.
        this.take(detail).catch(() => {});
      }
    });
    stream.addEventListener("missed", () => {
      if (this.#opened < Infinity) this.reload().catch(() => {});
    });
    stream.addEventListener("lost", (/** @type {any} */ { detail: isRefused }) => {
      if (isRefused) this.dispatchEvent(new Event("refused"));
      else this.#patience ||= setTimeout(() => this.#sayOnline(false), PATIENCE);
    });
    stream.start();
  }

  #online() {
    clearTimeout(this.#patience);
    this.#patience = 0;
    this.#sayOnline(true);
  }

  #sayOnline(isOnline) {
    this.dispatchEvent(new CustomEvent("online", { detail: isOnline }));
  }

  #tell(detail) {
    this.dispatchEvent(new CustomEvent("change", { detail }));
  }
}

/** A record as a text: answers and events have the same values in other orders. */
const text = (record) => JSON.stringify(record, (_, value) => (value?.constructor === Object
  ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value));
