// Picking up: what is known of the items is held at once, the rest as it arrives.

import { Held } from "./held.js";
import { Lie } from "./lie.js";

/** Picks up items of a flow's list; `point` is the pointer's. False if none of them is there any more. */
export async function pickUp(hold, flow, ids, point) {
  const { list } = flow;
  const held = new Held(list, []);
  const cells = list.cellsOf(ids);
  held.replace(ids.map((id, i) => ({ id, index: cells[i] })));
  const lie = new Lie(flow, held);
  hold.lie = lie;
  hold.count = ids.length;
  hold.following.begin(point);
  const isKnown = held.count === ids.length;
  if (!isKnown) hold.arriving = arrive(hold, ids);
  if (held.count === 0) await hold.arriving;
  if (hold.lie !== lie) return false;
  void held.ensure(held.topmost).catch(() => {});
  flow.held = new Set(ids);
  void flow.update();
  hold.dispatchEvent(new Event("begun"));
  const what = hold.count === 1 ? held.item(0)?.name ?? "a photo"
    : `${hold.count.toLocaleString("en")} ${list.constructor.plural}`;
  hold.notices.announce(`Picked up ${what}, from position ${held.indexes[0] + 1} of ${list.count}.`);
  if (isKnown) void hold.following.ask();
  return true;
}

/** Waits for the ids and cells of all items of the list. */
async function arrive(hold, ids) {
  const lie = hold.lie;
  try {
    const cells = await lie.origin.list.indexesOf(ids);
    if (hold.lie !== lie) return;
    lie.held.replace(ids.map((id, i) => ({ id, index: cells[i] })));
  } catch (error) {
    if (hold.lie !== lie) return;
    hold.end(null);
    hold.notices.show(error.message, null, true);
    return;
  }
  hold.arriving = null;
  hold.count = lie.held.count;
  if (hold.count === 0) {
    hold.end(null);
    return;
  }
  lie.pickUp();
  void hold.following.ask();
  hold.following.again();
}
