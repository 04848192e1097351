// What lies at a point of a flow, and where held items come to lie that are let go there: as
// `pholio reorder --drop` has it.

/** What lies at a point of a flow's canvas, of its own list: `{cell}`; `{before}`, the next cell in reading
 * order where none lies; `{}` behind the last one. Undefined where the frames are not known. */
export function hit({ layout, list, view }, { x, y }) {
  if (!layout.knowing(y)) return undefined;
  const bottom = Math.max(view.bottom, y) + view.height;
  const frames = layout.crossing(y, bottom, list.count).map((cell) => ({ cell, ...layout.frames.get(cell) }));
  const beside = frames.filter((frame) => frame.y <= y && frame.x + frame.w > x);
  const on = beside.find((frame) => frame.x <= x);
  if (on) return { cell: on.cell };
  const isFirst = (a, b) => a.y - b.y || a.x - b.x;
  const next = beside.length > 0 ? beside.reduce((a, b) => (b.x < a.x ? b : a))
    : frames.filter((frame) => frame.y > y).sort(isFirst)[0];
  if (next) return { before: next.cell };
  return bottom >= layout.contentHeight || y >= layout.contentHeight ? {} : undefined;
}

/** The cell index of the first of `count` held items that are let go at what is hit; undefined: it is one of
 * themselves. They leave the cells `out` of the list free, ascending; there then are `among` cells. */
export function landing({ cell, before }, { out, count, among }) {
  const last = among - count;
  let goal = last;
  if (cell !== undefined) goal = onto(out, cell);
  else if (before !== undefined) goal = before - below(out, before);
  return goal === undefined ? undefined : Math.max(0, Math.min(goal, last));
}

/** Items sent onto a cell lie on it among others; onto one of themselves they stay. */
export function onto(out, cell) {
  const taken = below(out, cell);
  if (out[taken] === cell) return undefined;
  return cell - taken + (out[0] < cell ? 1 : 0);
}

/** How many of some ascending cell indexes are lower than one. */
export function below(indexes, cell) {
  let low = 0;
  let high = indexes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (indexes[middle] < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}
