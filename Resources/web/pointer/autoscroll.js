// Scrolls a pane while the pointer is near its upper or lower edge: the longer it stays there, the faster.

/** How near to the edge it begins, in points. */
const EDGE = 56;
/** The speed at the edge at first, in points a second; in how many ms it doubles; the most, in screens a
 * second. */
const FIRST = 1000;
const DOUBLES = 600;
const MOST = 20;

export class Autoscroll {
  #request = 0;
  #last = 0;
  /** Towards which edge, -1, 0 or 1, and since when. */
  #side = 0;
  #since = 0;
  /** What is less than a point. */
  #rest = 0;

  /** `aim()` gives `{flow, y, most}`, the pointer's height in the window and the most screens a second;
   * or null when there is nothing to scroll any more. `moved()` is called after each step. */
  constructor(aim, moved) {
    this.aim = aim;
    this.moved = moved;
  }

  start() {
    if (this.#request !== 0) return;
    this.#side = 0;
    this.#request = requestAnimationFrame((now) => this.#first(now));
  }

  #first(now) {
    this.#last = now;
    this.#step(now);
  }

  #step(now) {
    const aim = this.aim();
    this.#request = aim ? requestAnimationFrame((next) => this.#step(next)) : 0;
    if (!aim) return;
    const { flow, y, most = MOST } = aim;
    const box = flow.scroller.getBoundingClientRect();
    // In a low pane most of the height is no edge.
    const edge = Math.min(EDGE, box.height / 4);
    const near = y < box.top + edge ? y - box.top - edge : y > box.bottom - edge ? y - box.bottom + edge : 0;
    const side = Math.sign(near);
    if (side !== this.#side) {
      this.#side = side;
      this.#since = now;
      this.#rest = 0;
    }
    // After a pause of the page it goes on, and does not make up for it.
    const seconds = Math.min(0.1, Math.max(0, now - this.#last) / 1000);
    this.#last = now;
    if (side === 0) return;
    const speed = speedAfter(now - this.#since, Math.min(1, Math.abs(near) / edge), box.height * most);
    const way = side * speed * seconds + this.#rest;
    const before = flow.top;
    flow.top += Math.trunc(way);
    this.#rest = way - Math.trunc(way);
    if (flow.top !== before) this.moved();
  }
}

/** Points a second after so many ms near the edge, `depth` (0 to 1) into the strip beside it. */
function speedAfter(time, depth, most) {
  return Math.min(most, FIRST * depth * 2 ** (time / DOUBLES));
}
