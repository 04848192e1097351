// Frames of cells, which cell is above or below another, and which are near a view, as the server tells.

/** How far from its neighbours in the list a featured photo is looked for, in points. */
const APART = 2400;
/** At least so many cells are ready outside the view. */
const AHEAD = 24;

/** A cell's frame, anywhere in the list. Asks for strips nearer and nearer to it until the frame is known. */
export async function find(cell, layout, count) {
  let low = 0;
  let high = layout.contentHeight;
  let guess = (cell / Math.max(1, count)) * high;
  for (let tries = 0; tries < 24 && !layout.frames.has(cell); tries += 1) {
    await layout.load(guess, guess + 1);
    const met = layout.crossing(Math.max(0, guess - APART), guess + APART, count);
    if (layout.frames.has(cell) || met.length === 0) break;
    if (Math.max(...met) < cell) {
      low = guess;
    } else {
      // Between its neighbours, and not there: it did not fit, and lies a little below.
      if (Math.min(...met) < cell) await layout.load(guess - APART, guess + APART);
      high = guess;
    }
    guess = (low + high) / 2;
  }
  return layout.frames.get(cell);
}

/** The cell straight above or below another; the last cell if none is below, the cell itself if none is
 * above. */
export async function neighbour(cell, isDown, layout, count) {
  const frame = await find(cell, layout, count);
  if (!frame) return cell;
  const middle = frame.x + frame.w / 2;
  const [top, bottom] = [frame.y - 800, frame.y + frame.h + 800];
  await layout.load(top, bottom);
  const others = layout.crossing(top, bottom, count).map((index) => ({ index, ...layout.frames.get(index) }))
    .filter((other) => (isDown ? other.y >= frame.y + frame.h - 1 : other.y + other.h <= frame.y + 1));
  if (others.length === 0) return isDown ? Math.max(cell, count - 1) : cell;
  const edges = others.map((other) => (isDown ? other.y : other.y + other.h));
  const nearest = isDown ? Math.min(...edges) : Math.max(...edges);
  const row = others.filter((_, i) => Math.abs(edges[i] - nearest) < 1);
  const away = (other) => Math.max(other.x - middle, middle - other.x - other.w, 0);
  return row.reduce((best, other) => (away(other) < away(best) ? other : best)).index;
}

/** The cells for the document: those in a view, and half as many outside it that are nearest: ready for a
 * scroll. */
export function near(layout, { top, bottom, height }, count) {
  const inView = layout.crossing(top, bottom, count);
  const seen = new Set(inView);
  const middle = (top + bottom) / 2;
  const away = (cell) => Math.abs(layout.frames.get(cell).y - middle);
  const ahead = layout.crossing(top - height, bottom + height, count)
    .filter((cell) => !seen.has(cell)).sort((a, b) => away(a) - away(b));
  return [...inView, ...ahead.slice(0, Math.max(AHEAD, Math.ceil(inView.length / 2)))];
}
