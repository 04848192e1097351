// Where a pointer sends held items, from the frames that are known: what lies at a point, where items come to
// lie that are let go there, and the alarms around them. Values in, values out.
//
// An alarm lies over each cell that is not held, and one at either end of the list. It answers to movements
// that lead to it from something held. These are the rules of PholioLayout (`ProximityAlarms`, `Reach`), and
// the same vectors test both. Items that are sent onto a cell always come to lie on it: after an alarm the
// pointer is over one of them, which has none, so nothing flickers.

/** Held cells of a list, ascending: some that lie apart, or `count` of them from `first` on. */
export class HeldCells {
  #cells;

  constructor({ cells = null, first = cells[0], count = cells.length }) {
    this.#cells = cells;
    this.first = first;
    this.count = count;
  }

  get last() {
    return this.#cells ? this.#cells[this.count - 1] : this.first + this.count - 1;
  }

  at(index) {
    return this.#cells ? this.#cells[index] : this.first + index;
  }

  /** How many of them are before a cell. */
  before(cell) {
    if (this.#cells) return below(this.#cells, cell);
    return Math.max(0, Math.min(this.count, cell - this.first));
  }

  has(cell) {
    if (this.#cells) return this.#cells[below(this.#cells, cell)] === cell;
    return cell >= this.first && cell < this.first + this.count;
  }

  /** Whether they lie together, the first of them at a cell. */
  lieAt(cell) {
    return this.first === cell && this.last === cell + this.count - 1;
  }
}

/** Where the first of held items goes when they are sent onto a cell; undefined: it is one of themselves. */
export function onto(held, cell) {
  if (held.has(cell)) return undefined;
  return cell - held.before(cell) + (held.count > 0 && held.first < cell ? 1 : 0);
}

/** What lies at a point of a canvas with `count` cells: `{cell}`; `{before}`, the next cell in reading order
 * where none lies; `{}` behind the last one. Undefined where the frames are not known. `below`: down to where
 * the next one is looked for. */
export function hit(layout, count, { x, y }, below) {
  if (!layout.knowing(y)) return undefined;
  const frames = layout.crossing(y, below, count).map((cell) => ({ cell, ...layout.frames.get(cell) }));
  const beside = frames.filter((frame) => frame.y <= y && frame.x + frame.w > x);
  const on = beside.find((frame) => frame.x <= x);
  if (on) return { cell: on.cell };
  const isFirst = (a, b) => a.y - b.y || a.x - b.x;
  const next = beside.length > 0 ? beside.reduce((a, b) => (b.x < a.x ? b : a))
    : frames.filter((frame) => frame.y > y).sort(isFirst)[0];
  if (next) return { before: next.cell };
  return below >= layout.contentHeight || y >= layout.contentHeight ? {} : undefined;
}

/** The cell index of the first of `count` items that are let go at what is hit; undefined: it is one of
 * themselves. They leave the cells `out` of the list free; there then are `among` cells. */
export function landing({ cell = undefined, before = undefined }, { out, count, among }) {
  const last = among - count;
  let goal = last;
  if (cell !== undefined) goal = onto(out, cell);
  else if (before !== undefined) goal = before - out.before(before);
  return goal === undefined ? undefined : Math.max(0, Math.min(goal, last));
}

/** The alarm at a point: `{goal, ways}`, where the first of the held items goes, and the directions that it
 * answers to. Undefined: there is none. Of `among` cells some are `held`. */
export function alarmAt(layout, held, among, point) {
  const isIn = ({ x, y, w, h }) => point.x >= x && point.x < x + w && point.y >= y && point.y < y + h;
  const last = among - held.count;
  const { start, end } = strips(layout, among);
  if (start && !held.lieAt(0) && isIn(start)) return { goal: 0, ways: ["left", "up"] };
  const cell = layout.crossing(point.y, point.y + 1e-6, among).find((one) => isIn(layout.frames.get(one)));
  if (cell !== undefined) return held.has(cell) ? undefined : alarmOver(cell, layout, held);
  if (end && !held.lieAt(last) && isIn(end)) return { goal: last, ways: ["right", "down"] };
  return undefined;
}

/** The alarm over a cell that is not held. */
export function alarmOver(cell, layout, held) {
  return { goal: onto(held, cell), ways: waysTo(layout.frames.get(cell), linesThrough(layout, held)) };
}

/** The directions of a movement. */
export const waysOf = (from, to) => [
  to.x < from.x && "left", to.x > from.x && "right", to.y < from.y && "up", to.y > from.y && "down",
].filter(Boolean);

/** On which sides of the lines through held items a frame is. */
const waysTo = ({ x, y, w, h }, { left, right, top, bottom }) => [
  x + w < left && "left", x > right && "right", y + h < top && "up", y > bottom && "down",
].filter(Boolean);

/** The gutters before the first cell and behind the last one, if their frames are known. */
export function strips({ frames, spacing, unit, columns, arrangement }, among) {
  const gap = spacing > 0 ? spacing : unit.w / 8;
  const isOneColumn = columns === 1 && arrangement === "grid";
  const height = spacing > 0 ? spacing : unit.h / 8;
  const [first, last] = [frames.get(0), frames.get(among - 1)];
  return {
    start: first && (isOneColumn ? { ...first, y: first.y - height, h: height }
      : { ...first, x: first.x - gap, w: gap }),
    end: last && (isOneColumn ? { ...last, y: last.y + last.h, h: height }
      : { ...last, x: last.x + last.w, w: gap }),
  };
}

/** Four lines through held items, a little inside their frames, so that frames that touch are clearly on one
 * side. Of a long run the frames that are known tell; ends that are not lie above or below all that is. */
function linesThrough(layout, held) {
  const { frames, unit, arrangement } = layout;
  const [dx, dy] = arrangement === "rows" ? [unit.h / 100, unit.h / 100] : [unit.w / 2, unit.h / 2];
  const lines = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  for (const cell of knownOf(frames, held)) {
    const { x, y, w, h } = frames.get(cell);
    lines.left = Math.max(lines.left, x + dx);
    lines.right = Math.min(lines.right, x + w - dx);
    lines.top = Math.max(lines.top, y + dy);
    lines.bottom = Math.min(lines.bottom, y + h - dy);
  }
  if (!frames.has(held.first)) lines.bottom = -Infinity;
  if (!frames.has(held.last)) lines.top = Infinity;
  return lines;
}

/** Those of the held cells whose frames are known. */
function knownOf(frames, held) {
  if (held.count > frames.size) return [...frames.keys()].filter((cell) => held.has(cell));
  return Array.from({ length: held.count }, (_, i) => held.at(i)).filter((cell) => frames.has(cell));
}

/** How many of some ascending numbers are lower than one. */
export function below(numbers, number) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
