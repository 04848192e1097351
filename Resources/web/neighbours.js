// Where held items lie, said by what lies beside them: that still means something when the order has become
// another.

/** The ids before and behind `count` items whose first has the cell index `first` in a flow, as it is
 * shown. */
export function neighboursOf(flow, first, count) {
  return {
    next: first + count < flow.count ? flow.itemAt(first + count)?.id : undefined,
    previous: first > 0 ? flow.itemAt(first - 1)?.id : undefined,
  };
}

/** The same as a move's target; by its number only where no neighbour is known. */
export function targetAt({ next, previous }, first) {
  if (next !== undefined) return { before: next };
  if (previous !== undefined) return { after: previous };
  return { to: first + 1 };
}

/** The cell index there in a newer order, `index` by id, from which the cells `out` are taken; as near to
 * `first` as there is where both neighbours are gone. */
export function cellBeside({ next, previous }, index, out, first) {
  const among = (place) => place - out.filter((taken) => taken < place).length;
  if (index.has(next)) return among(index.get(next));
  if (index.has(previous)) return among(index.get(previous)) + 1;
  return Math.min(first, index.size - out.length);
}
