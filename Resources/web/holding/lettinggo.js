// Letting go of what is held: where it lies, or into a gallery that need not be shown.

import { Drop } from "./drop.js";

export class LettingGo {
  constructor(hold) {
    this.hold = hold;
  }

  async drop() {
    const { hold } = this;
    if (!hold.isOn || hold.isDropping) return null;
    hold.isDropping = true;
    const isKnown = await hold.following.catchUp();
    if (!hold.isOn) return null;
    const refusal = hold.entrance.refusalOf(hold.following.under);
    if (refusal || !isKnown || hold.lie.isStill) {
      hold.end(null);
      if (refusal) hold.notices.show(`Not moved: ${refusal}`);
      else if (!isKnown) hold.notices.show("Not moved: what lies there is not known yet. Try again.");
      else hold.notices.announce("Not moved.");
      return null;
    }
    const { origin, over, held, out, first, shown } = hold.lie;
    const { isCopying } = hold;
    const { isTaken } = origin.selection;
    const drop = new Drop(hold.changes, { origin, over, held, out, first, count: shown, isCopying });
    const heldIndex = held.orderOf(origin.selection.active?.id) ?? 0;
    drop.show();
    hold.end({ flow: over, cell: first });
    if (over !== origin && !isCopying) origin.selection.clear();
    over.selection.moveTo(held.ids[heldIndex], first + heldIndex);
    if (isTaken) over.ring(held.ids);
    else over.selection.set(held.ids);
    return drop.send((flow, isOld) => this.#settle(flow, isOld, over !== origin));
  }

  async into(id) {
    const { hold } = this;
    if (!hold.isOn || hold.isDropping) return null;
    hold.isDropping = true;
    await hold.following.catchUp();
    if (!hold.isOn) return null;
    const gallery = hold.changes.library.gallery(id);
    if (!gallery || gallery.locked) {
      hold.notices.show(gallery ? `'${gallery.name}' is locked.` : "That gallery has been deleted.");
      hold.end(null);
      return null;
    }
    const { origin, over, held } = hold.lie;
    const isHome = id === origin.list.id;
    const { count } = origin.list;
    const place = { origin, held, isCopying: hold.isCopyWished && !isHome };
    if (isHome) Object.assign(place, { over: origin, out: held.indexes, first: count - held.count, count });
    if (over !== origin) hold.lie.leave();
    const drop = new Drop(hold.changes, place);
    drop.target = { to: "last" };
    drop.show();
    hold.end(null);
    if (!isHome && !place.isCopying) origin.selection.clear();
    return drop.send((flow, isOld) => this.#settle(flow, isOld, !isHome), isHome ? origin.list : { id });
  }

  /** A drop has been answered. If the list is not as it is shown, it is fetched. */
  #settle(flow, isOld, isCounted) {
    const { hold } = this;
    const isElsewhere = isOld || flow.list.isOutdated;
    // What came meanwhile, of another order, was left out: it is asked for again.
    if (flow.list.isPending) void flow.update();
    else if (isElsewhere && hold.isOn && (flow === hold.over || flow === hold.origin)) {
      void hold.follow(flow);
    } else {
      void flow.refresh({ always: isOld, isAnew: isElsewhere || isCounted });
    }
  }
}
