// Frames as the server lays them out: fetched strip by strip, kept for one width, cell size and cap.

import { read } from "./api.js";

/** A strip's height in points: about three screens, so that scrolling a screen asks for one strip at most. */
const STRIP = 2400;

/** A cell's frame depends on its index, the width and the cap only. So it stays when the order changes. */
export class Layout {
  frames = new Map();
  contentHeight = 0;
  columns = 1;
  #strips = new Map();
  #count = 0;

  constructor(list, { width, cell, gap, cap }) {
    Object.assign(this, { list, width, cell, gap, cap });
  }

  get query() {
    return `width=${this.width}&cell=${this.cell}&gap=${this.gap}&cap=${this.cap.columns}x${this.cap.rows}`;
  }

  /** The query's values, as the fields of a hold. */
  get fields() {
    return { width: this.width, cell: this.cell, gap: this.gap, cap: `${this.cap.columns}x${this.cap.rows}` };
  }

  /** Changes the number of cells. The last strips are asked for again. */
  resize(count) {
    if (count === this.#count) return;
    const least = Math.min(count, this.#count);
    this.#count = count;
    for (const [key, strip] of this.#strips) {
      if (strip.end === undefined || strip.end >= least - 1) this.#strips.delete(key);
    }
  }

  /** Whether all frames between two heights of the canvas are known. */
  isKnown(top, bottom) {
    return this.#keys(top, bottom).every((key) => this.#strips.get(key)?.cells);
  }

  /** Fetches the frames between two heights of the canvas; the list takes the items in them. */
  async load(top, bottom, signal) {
    await Promise.all(this.#keys(top, bottom).map((key) => {
      const strip = this.#strips.get(key);
      if (strip && !strip.signal?.aborted) return strip.cells ? null : strip.loading;
      const loading = this.#fetch(key, signal);
      this.#strips.set(key, { loading, signal });
      return loading;
    }));
  }

  /** The known cells between two heights, also in part: cell indexes in list order. */
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

  #keys(top, bottom) {
    const keys = [];
    const first = Math.max(0, Math.floor(top / STRIP));
    for (let key = first; key * STRIP < Math.max(bottom, 1); key += 1) keys.push(key);
    return keys;
  }

  async #fetch(key, signal) {
    const extra = Math.max(0, this.#count - this.list.count);
    const window = `${key * STRIP},${(key + 1) * STRIP}`;
    try {
      const query = `${this.query}&window=${window}${extra > 0 ? `&extra=${extra}` : ""}`;
      const answer = await read(`${this.list.path}/layout?${query}`, { signal });
      for (const { index, x, y, w, h } of answer.cells) this.frames.set(index, { x, y, w, h });
      this.list.accept(answer.revision, answer.cells
        .filter((cell) => this.list.itemOfCell(cell))
        .map((cell) => [cell.index, this.list.itemOfCell(cell)]));
      this.contentHeight = answer.content_height;
      this.columns = answer.columns;
      const cells = answer.cells.map((cell) => cell.index);
      this.#strips.set(key, { cells, end: cells.at(-1) });
    } catch (error) {
      this.#strips.delete(key);
      throw error;
    }
  }
}
