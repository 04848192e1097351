// A hold goes on in a list that somebody else has changed.

import { NEAR } from "../lists/list.js";
import { cellBeside, neighboursOf } from "../lists/neighbours.js";

/** Takes the newer list of a flow; held items stay beside their neighbours. `isWanted()`: whether the hold is
 * still on. False if nothing has been taken. */
export async function rebased(lie, flow, isWanted) {
  const { list } = flow;
  const [from, to] = flow.range();
  const start = Math.max(0, from);
  const part = await list.fetchItems(start, to - start + NEAR);
  const order = await list.fetchIds(0, part.count);
  if (!isWanted() || list.isPending || part.revision < list.revision) return false;
  if (order.revision !== part.revision) return rebased(lie, flow, isWanted);
  const index = new Map(order.ids.map((id, i) => [id, i]));
  const { held } = lie;
  const isHere = lie.first !== null && flow === lie.over;
  const next = isHere ? neighboursOf(flow, lie.first, held.count) : null;
  if (flow === lie.origin) held.replace(held.ids.map((id) => ({ id, index: index.get(id) })));
  list.replace(part.revision, part.count, part.items.map((item, i) => [start + i, item]));
  list.know(order.ids);
  if (flow === lie.over) {
    lie.out = held.ids.filter((id) => index.has(id)).map((id) => index.get(id)).sort((a, b) => a - b);
    lie.shown = part.count - lie.out.length + held.count;
    if (next) lie.first = cellBeside(next, index, lie.out, lie.first);
  }
  return true;
}
