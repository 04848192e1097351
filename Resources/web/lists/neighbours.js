// The neighbours of held items tell where they are, even in a newer order.

/** The ids before and after `count` items of a flow as shown; the first of them has cell index `first`. With
 * `isLast` there is none after them: they are to stay at the end. A filtered list's end is not the gallery's;
 * it has `own` instead, the first's id if it is in the list: there may be no neighbours to be seen. */
export function neighboursOf(flow, first, count) {
  const isFiltered = Boolean(flow.list?.where);
  const own = isFiltered ? flow.itemAt(first)?.id : undefined;
  return {
    next: first + count < flow.count ? flow.idAt(first + count) : undefined,
    previous: first > 0 ? flow.idAt(first - 1) : undefined,
    isLast: !isFiltered && first + count >= flow.count,
    ...(isFiltered && { own: flow.list.indexOf(own) < 0 ? undefined : own, isFiltered }),
  };
}

/** The neighbours as a move's target; a position if no neighbour is known. */
export function targetAt({ next, previous, own, isLast, isFiltered }, first) {
  if (isLast) return { to: "last" };
  if (next !== undefined) return { before: next };
  if (previous !== undefined) return { after: previous };
  if (own !== undefined) return { onto: own };
  return { to: isFiltered ? "last" : first + 1 };
}

/** The cell index beside the neighbours in a newer order without the cells `out`. `index` has the newer cell
 * indexes by id. If both neighbours are gone, `first` or the end. */
export function cellBeside({ next, previous, isLast }, index, out, first) {
  if (isLast) return index.size - out.length;
  const among = (cell) => cell - out.filter((taken) => taken < cell).length;
  if (index.has(next)) return among(index.get(next));
  if (index.has(previous)) return among(index.get(previous)) + 1;
  return Math.min(first, index.size - out.length);
}
