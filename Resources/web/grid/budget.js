// How many cells the page has: its elements stay few, so that it stays quick, whatever there is to show.

/** The most elements below `main`: 300, but for a few that come and go. */
const MOST = 292;
/** Those that are not cells: heads of panes, and what is over the photos. */
const FRAME = 32;
/** At least so many cells are ready outside the view, all flows together. */
const AHEAD = 24;
/** Cells are not made larger than this for fewer to be in view. */
const USUAL = 200;

/** How many cells a flow may have in the document, beside those in view. */
export function cellsOf(flow, flows) {
  const elements = (root) => root.getElementsByTagName("*").length;
  const main = flow.element.parentElement;
  if (!main) return AHEAD;
  const inCells = flows.reduce((sum, { canvas }) => sum + elements(canvas), 0);
  // Photos with stars, titles or a line below them have more elements than others.
  const each = flow.cells.count > 0 ? Math.max(2, elements(flow.canvas) / flow.cells.count) : 3;
  const room = (MOST - (elements(main) - inCells)) / flows.length;
  return Math.max(Math.floor(AHEAD / flows.length), Math.floor(room / each));
}

/** The side of square cells in a pane of some width: as many columns as fit at about the side that is wished,
 * and then as large as fits. Cells are not so small that there would be too many in view. */
export function sideOf({ wish, width, gap, flows, isLined }) {
  const most = (MOST - FRAME) / (isLined ? 3 : 2.5) / flows;
  const columnsAt = (side) => Math.max(2, Math.round((width - gap) / (side + gap)));
  const inView = (side) => columnsAt(side) * (Math.floor(window.innerHeight / (side + gap)) + 1);
  let side = wish;
  while (side < USUAL && inView(side) > most) side += 4;
  const columns = columnsAt(side);
  return Math.max(40, Math.floor((width - gap * (columns + 1)) / columns));
}
