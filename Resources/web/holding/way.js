// A pointer's way over one flow, from a point on.

/** How much nearer to its beginning a way has come that has turned back, in points. */
const BACK = 16;

export class Way {
  #far = 0;
  hasMoved = false;
  hasTurned = false;

  /** `cell`: the cell that it has come to. */
  constructor(from, cell) {
    this.from = from;
    this.cell = cell;
  }

  to({ x, y }) {
    const far = Math.hypot(x - this.from.x, y - this.from.y);
    this.hasMoved ||= far > 0;
    this.#far = Math.max(this.#far, far);
    this.hasTurned ||= far < this.#far - BACK;
  }
}
