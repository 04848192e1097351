// Lays a flow out anew while what is shown stays, and then shows the new frames at the same place.

import { find } from "./frames.js";
import { Layout } from "./layout.js";

export class Relayout {
  /** The layout that is being fetched: `{layout, done}`. */
  #coming = null;
  /** The cell that was at the top when a size was changed, and where the view was then. As long as nobody
   * scrolls it stays the one, so that larger and smaller again ends where it began. */
  #anchor = null;

  constructor(flow) {
    this.flow = flow;
  }

  /** Fetches frames of this shape, unless they are there and `isAnew` is false. */
  to(shape, isAnew) {
    const { flow } = this;
    const layout = new Layout(flow.list, shape);
    layout.resize(flow.count);
    const isSame = (other) => !isAnew && other?.query === layout.query
      && !(other.isOrdered && other.revision !== flow.list.revision);
    if (isSame(this.#coming?.layout)) return this.#coming.done;
    this.#coming = null;
    if (isSame(flow.layout)) return undefined;
    const coming = { layout };
    this.#coming = coming;
    coming.done = this.#fetch(layout, () => this.#coming === coming).finally(() => {
      if (this.#coming === coming) this.#coming = null;
    });
    return coming.done;
  }

  async #fetch(layout, isWanted) {
    const { flow } = this;
    const before = flow.layout;
    const { top, height } = flow.view;
    // Where only the order or a span differs, the place is kept to the point; else the top cell is.
    const isAlike = before && ["width", "cell", "arrangement"].every((key) => before[key] === layout[key]);
    const topCell = before ? this.#top(isAlike) : 0;
    const isPlaced = Number.isFinite(topCell) && topCell > 0;
    const offset = isAlike && isPlaced ? top - before.frames.get(topCell).y : -layout.gap;
    await (isAlike ? layout.load(top, top + height) : layout.load(0, 1));
    const frame = isPlaced && isWanted() ? await find(topCell, layout, flow.count) : null;
    if (!isWanted()) return;
    let scroll = before ? top : flow.start * layout.contentHeight;
    if (frame) scroll = frame.y + offset;
    await layout.load(scroll, scroll + height);
    if (!isWanted()) return;
    void flow.take(layout, scroll, isAlike);
    this.#anchor = isAlike || !frame ? null : { cell: topCell, scroll: flow.top };
  }

  /** The first cell of the view. */
  #top(isAlike) {
    const { flow } = this;
    const { top, bottom } = flow.view;
    if (!isAlike && this.#anchor && Math.abs(this.#anchor.scroll - top) < 2) return this.#anchor.cell;
    if (top === 0) return 0;
    const cells = flow.layout.crossing(top, bottom, flow.count);
    // One of which a strip is left is not what somebody looks at.
    const seen = isAlike ? cells : cells.filter((cell) => {
      const { y, h } = flow.layout.frames.get(cell);
      return y + h / 2 > top;
    });
    return Math.min(...(seen.length > 0 ? seen : cells));
  }
}
