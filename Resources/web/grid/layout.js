// Frames as the server lays them out: fetched strip by strip, kept for one width, cell size, cap and way to
// lie.

import { read } from "../server/api.js";

/** A strip's height in points: about three screens, so that scrolling a screen asks for one strip at most;
 * and the most cells in one that are asked for. */
const STRIP = 2400;
const MOST = 1200;

/** On a plain grid a cell's frame depends on its index, the width and the cap only. So it stays when the
 * order changes. In rows, and where photos are featured, the frames are those of one order. */
export class Layout {
  frames = new Map();
  contentHeight = 0;
  columns = 1;
  /** Whether the frames depend on which photo is where, and the revision of the order they belong to. */
  isOrdered = false;
  revision = undefined;
  #gap;
  /** The height of this layout's strips. */
  #strip;
  /** By number: `{cells, end, isKnown, loading, signal}`. What was known is shown until there is better. */
  #strips = new Map();
  #count = 0;
  /** What `cover` was last asked for, and its requests, so that those for other places can be dropped. */
  #asked = { top: 0, bottom: 0 };
  #loading = null;

  /** `arrangement` is `grid` or `rows`. `span`: how many cells a photo would span, as `5:2x2`. */
  constructor(list, { width, cell, gap, cap, arrangement = "grid", span = "" }) {
    this.list = list;
    this.width = width;
    this.cell = cell;
    this.gap = gap;
    this.cap = cap;
    this.arrangement = arrangement;
    this.span = span;
    this.where = list.where ?? "";
    this.#gap = gap;
    const { x, y } = this.step;
    // In a wide window with small cells there are many side by side.
    this.#strip = Math.max(300, Math.min(STRIP, Math.floor(MOST * y * x / width)));
  }

  get query() {
    const { width, cell, gap, cap, arrangement, where, span } = this;
    const values = new URLSearchParams({ width, cell, gap, cap: `${cap.columns}x${cap.rows}` });
    if (arrangement !== "grid") values.set("layout", arrangement);
    if (where !== "") values.set("where", where);
    if (span !== "") values.set("span", span);
    // A plus sign is no blank there.
    return values.toString().replaceAll("+", "%20");
  }

  /** The least space between frames, in points, as the server has it. */
  get spacing() {
    return this.#gap;
  }

  /** The size of a cell without any span; in rows the height of all. */
  get unit() {
    const [w, h] = this.cell.split("x").map(Number);
    return this.arrangement === "rows" ? { w: h, h } : { w, h };
  }

  /** How far a photo's edges move when it spans a cell more. */
  get step() {
    const { w, h } = this.unit;
    return { x: w + this.#gap, y: h + this.#gap };
  }

  /** The size of a frame that spans some cells of the grid. */
  sizeOf({ columns, rows }) {
    const { x, y } = this.step;
    return { w: columns * x - this.#gap, h: rows * y - this.#gap };
  }

  /** How many cells of the grid a frame spans. */
  spanOf({ w, h }) {
    const { step } = this;
    const spanned = (length, side) => Math.max(1, Math.round((length + this.#gap) / side));
    return { columns: Math.min(this.columns, spanned(w, step.x)), rows: spanned(h, step.y) };
  }

  /** Changes the number of cells. The strips that may then differ are asked for again. */
  resize(count) {
    if (count === this.#count) return;
    const least = Math.min(count, this.#count);
    this.#count = count;
    for (const [key, { cells, end, isKnown }] of this.#strips) {
      // Photos at the end fill holes that featured ones have left.
      const isSame = isKnown && end < least - 1 && !this.isOrdered;
      if (!isSame) this.#strips.set(key, { cells, end });
    }
  }

  /** Whether all frames of a view and of a screen above and below it are known. */
  isCovering({ top, bottom, height }) {
    return this.#keys(top - height, bottom + height).every((key) => this.#strips.get(key)?.isKnown);
  }

  /** A test of heights of the canvas: whether the frames there are known now, perhaps of the last count. */
  get knowing() {
    const known = new Set([...this.#strips].filter(([, { cells }]) => cells).map(([key]) => key));
    return (y) => y < 0 || y >= this.contentHeight || known.has(Math.floor(y / this.#strip));
  }

  /** Fetches what is missing for that. What is in the view comes first, and `seen` is called then. */
  async cover({ top, bottom, height }, seen) {
    const wanted = { top: top - height, bottom: bottom + height };
    // The view is far from where it was: what was asked for on the way is not needed.
    if (wanted.top > this.#asked.bottom || wanted.bottom < this.#asked.top) this.abort();
    if (!this.#loading || this.#loading.signal.aborted) this.#loading = new AbortController();
    const { signal } = this.#loading;
    this.#asked = wanted;
    await this.load(top, bottom, signal);
    seen();
    await this.load(wanted.top, wanted.bottom, signal);
  }

  /** Drops the requests of `cover`. */
  abort() {
    this.#loading?.abort();
  }

  /** Fetches the frames between two heights of the canvas; the list takes the items in them. */
  async load(top, bottom, signal) {
    await Promise.all(this.#keys(top, bottom).map((key) => {
      const strip = this.#strips.get(key);
      if (strip?.isKnown) return null;
      if (strip?.loading && !strip.signal?.aborted) return strip.loading;
      const next = { cells: strip?.cells, end: strip?.end, signal };
      this.#strips.set(key, next);
      next.loading = this.#fetch(key, next);
      return next.loading;
    }));
  }

  /** The known cells between two heights, also in part: cell indexes. */
  crossing(top, bottom, count) {
    const found = new Set();
    for (const key of this.#keys(top, bottom)) {
      for (const index of this.#strips.get(key)?.cells ?? []) {
        const frame = this.frames.get(index);
        if (index < count && frame.y < bottom && frame.y + frame.h > top) found.add(index);
      }
    }
    return [...found];
  }

  /** The known cells that a rectangle touches. */
  touching({ left, top, right, bottom }, count) {
    return this.crossing(top, bottom, count).filter((cell) => {
      const { x, w } = this.frames.get(cell);
      return x < right && x + w > left;
    });
  }

  #keys(top, bottom) {
    const keys = [];
    const first = Math.max(0, Math.floor(top / this.#strip));
    for (let key = first; key * this.#strip < Math.max(bottom, 1); key += 1) keys.push(key);
    return keys;
  }

  async #fetch(key, strip) {
    try {
      const extra = Math.max(0, this.#count - this.list.stored);
      let answer = await this.#ask(key, strip, extra);
      // Of own drops that are on their way the server may know some and not others.
      const lacking = this.#count - answer.count;
      if (lacking > extra && this.#strips.get(key) === strip) answer = await this.#ask(key, strip, lacking);
      if (this.where === (this.list.where ?? "")) this.list.accept(answer.revision, answer.cells
        .filter((cell) => this.list.itemOfCell(cell))
        .map((cell) => [cell.index, this.list.itemOfCell(cell)]));
      // The number of cells has changed meanwhile: another answer is on its way, or will be asked for.
      if (this.#strips.get(key) !== strip) return;
      for (const { index, x, y, w, h } of answer.cells) this.frames.set(index, { x, y, w, h });
      this.isOrdered ||= this.arrangement === "rows" || Boolean(answer.features);
      // Frames of two orders count as those of the older one: they are fetched again.
      this.revision = Math.min(this.revision ?? answer.revision, answer.revision);
      this.contentHeight = answer.content_height;
      this.columns = answer.columns ?? 1;
      this.#gap = answer.gap ?? this.gap;
      const cells = answer.cells.map((cell) => cell.index);
      this.#strips.set(key, { cells, end: cells.at(-1), isKnown: true });
    } catch (error) {
      if (this.#strips.get(key) === strip) this.#strips.set(key, { cells: strip.cells, end: strip.end });
      throw error;
    }
  }

  /** Asks for a strip's frames, as if there were so many cells more than the server knows of.
   * @returns {Promise<Api.Layout>} */
  #ask(key, { signal }, extra) {
    const window = `${key * this.#strip},${(key + 1) * this.#strip}`;
    const query = `${this.query}&window=${window}${extra > 0 ? `&extra=${extra}` : ""}`;
    return read(`${this.list.path}/layout?${query}`, { signal });
  }
}
