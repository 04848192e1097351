// What holding does, told from the frames that are known here, until the server has told it.
//
// It is of the same shape as the server's answer to a hold (docs/serve-api.md), and as right where the frames
// are those of the list: they stay by their cell indexes while items are held. Lines of long runs whose
// frames are not all known may be a little off.

import { below, hit, landing, onto } from "./hit.js";

/** What a flow's cells between two heights do. `indexes`: where held items lie as picked up, ascending, or
 * null once they lie together. `count` of `among` items are held. */
export function guess(flow, window, { indexes, count, among }) {
  const { layout } = flow;
  const cells = layout.crossing(window[0], window[1], among);
  const frames = cells.map((cell) => [cell, layout.frames.get(cell)]).sort(([a], [b]) => a - b);
  const last = among - count;
  const alarms = frames.map(([cell, frame]) => ({
    ...frame, first: [Math.max(0, Math.min(last, cell - count + 1)), Math.min(cell, last)],
    picked_up: indexes ? onto(indexes, cell) : undefined,
  }));
  const ends = strips(layout, among).map(({ frame, isStart }) => ({
    ...frame, first: isStart ? [0, 0] : [last, last], picked_up: isStart ? 0 : last,
    answers_to: isStart ? ["left", "up"] : ["right", "down"],
  }));
  const runs = new Map();
  const lines = (first) => {
    if (!runs.has(first)) runs.set(first, around(first, { indexes, count, frames, layout }));
    return runs.get(first);
  };
  return { alarms: [...alarms, ...ends], lines, covers: layout.knowing };
}

/** Where items of another list come to lie that come in at a point. `already`: the cells of those that are in
 * this list too. */
export function entry(flow, point, count, already) {
  const among = flow.list.count + count - already.length;
  const at = hit(flow, point) ?? {};
  const first = landing(at, { out: already, count, among }) ?? at.cell - below(already, at.cell);
  return { first, count: among };
}

/** The gutters before the first cell and behind the last one. */
function strips(layout, among) {
  const gap = layout.gap > 0 ? layout.gap : layout.step.x / 8;
  const isOneColumn = layout.columns === 1 && layout.arrangement === "grid";
  const strip = (cell, isStart) => {
    const frame = layout.frames.get(cell);
    if (!frame) return [];
    const { x, y, w, h } = frame;
    const beside = isOneColumn ? { x, y: isStart ? y - gap : y + h, w, h: gap }
      : { x: isStart ? x - gap : x + w, y, w: gap, h };
    return [{ frame: beside, isStart }];
  };
  return [...strip(0, true), ...strip(among - 1, false)];
}

/** The four lines around the held items, the first of which is at `first`; null: as picked up. They run a
 * little inside the frames, so that frames that touch are clearly on one side. */
function around(first, { indexes, count, frames, layout }) {
  const [width, height] = layout.cell.split("x").map(Number);
  const isRows = layout.arrangement === "rows";
  const [dx, dy] = isRows ? [height / 100, height / 100] : [width / 2, height / 2];
  const isHeld = first === null ? (cell) => indexes[below(indexes, cell)] === cell
    : (cell) => cell >= first && cell < first + count;
  const held = frames.filter(([cell]) => isHeld(cell)).map(([, frame]) => frame);
  const ends = first === null ? [indexes[0], indexes.at(-1)] : [first, first + count - 1];
  held.push(...ends.map((cell) => layout.frames.get(cell)).filter(Boolean));
  const lines = {
    left: Math.max(...held.map(({ x }) => x + dx)), right: Math.min(...held.map(({ x, w }) => x + w - dx)),
    top: Math.max(...held.map(({ y }) => y + dy)), bottom: Math.min(...held.map(({ y, h }) => y + h - dy)),
  };
  // Ends whose frames are not known lie above or below all that is.
  const [low, high] = frames.length > 0 ? [frames[0][0], frames.at(-1)[0]] : [0, 0];
  if (ends[0] < low) lines.bottom = -Infinity;
  if (ends[1] > high && !layout.frames.has(ends[1])) lines.top = Infinity;
  return lines;
}
