// The ids of a list's items, as far as they are known: what is to be known of the whole order of a long list.

export class Ids {
  /** By cell index, with holes. */
  #ids = [];
  /** Cell indexes by id; made when it is needed. */
  #cells = null;

  put(from, ids) {
    for (let i = 0; i < ids.length; i += 1) this.#ids[from + i] = ids[i];
    this.#cells = null;
  }

  forget() {
    this.#ids = [];
    this.#cells = null;
  }

  at(cell) {
    return this.#ids[cell];
  }

  /** Whether those of the cells from..<to are known. */
  has(from, to) {
    for (let cell = from; cell < to; cell += 1) if (this.#ids[cell] === undefined) return false;
    return true;
  }

  slice(from, to) {
    return this.#ids.slice(from, to);
  }

  /** The cell index of an id, if it is known. */
  cellOf(id) {
    if (!this.#cells) {
      this.#cells = new Map();
      this.#ids.forEach((known, cell) => this.#cells.set(known, cell));
    }
    return this.#cells.get(id);
  }

  /** Follows a change: the cells `out` are taken out, and the held items put in. */
  apply({ out, first, held }) {
    if (this.#ids.length === 0) return;
    const rest = [];
    let next = 0;
    for (let cell = 0; cell < this.#ids.length; cell += 1) {
      if (out[next] === cell) next += 1;
      else rest.push(this.#ids[cell]);
    }
    if (first !== null) {
      rest.length = Math.max(rest.length, first);
      this.#ids = rest.slice(0, first).concat(held.ids, rest.slice(first));
    } else {
      this.#ids = rest;
    }
    this.#cells = null;
  }
}
