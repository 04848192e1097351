// Holding items over grids. Alarms move them in the list that is shown; a drop makes it the list.
//
// What holding, entering and leaving do is the server's to say (`FlowHold`). A hand does not wait for that:
// it is guessed from what is known here, and the answers correct it. In a list that somebody else has
// changed, held items stay beside their neighbours, as a drop would put them.

import { isUnanswered } from "../server/api.js";
import { LettingGo } from "./lettinggo.js";
import { Entrance } from "./entrance.js";
import { PointerWay } from "./pointerway.js";
import { pickUp } from "./pickup.js";
import { rebased } from "./rebase.js";
import { plain, positionsOf } from "../ui/words.js";

/** One hold at a time, of any number of items of one flow. Dispatches `begun`, `moved` and `ended` (detail:
 * the flow and cell dropped on, or null). */
export class Hold extends EventTarget {
  isDropping = false;
  /** How many items are held; not all of them may be known yet. */
  count = 0;
  /** How the items lie; null while none are held. */
  lie = null;
  /** Whether a drop into another list is to leave them where they were, too. */
  isCopyWished = false;
  /** Waits for the ids and cells of held items that are not known; null: all are. */
  arriving = null;
  entrance = new Entrance(this);
  following = new PointerWay(this);
  #dropping = new LettingGo(this);

  constructor(changes, notices) {
    super();
    this.changes = changes;
    this.notices = notices;
  }

  get isOn() {
    return this.lie !== null;
  }

  /** The flow they were picked up from, and the one they are over. */
  get origin() {
    return this.lie?.origin ?? null;
  }

  get over() {
    return this.lie?.over ?? null;
  }

  get held() {
    return this.lie?.held ?? null;
  }

  get first() {
    return this.lie?.first ?? null;
  }

  get ids() {
    return this.held?.ids ?? [];
  }

  /** The cell index from which carrying goes on. */
  get cell() {
    return this.first ?? this.held.indexes[0];
  }

  /** In their own list items are moved in any case. */
  get isCopying() {
    return this.isCopyWished && this.over !== this.origin;
  }

  set copying(isCopying) {
    if (!this.isOn || isCopying === this.isCopyWished) return;
    this.isCopyWished = isCopying;
    if (this.over !== this.origin) this.lie.vacate(isCopying);
    this.dispatchEvent(new Event("moved"));
  }

  /** Picks up items of a flow. `point` is the pointer's, on its canvas. False if they can't be picked up.
   * What is known of them is held at once; the rest may take its time. */
  async begin(flow, ids, point = null) {
    if (this.isOn || ids.length === 0) return false;
    const { list } = flow;
    if (list.isLocked) {
      this.notices.show(`'${list.name}' is locked.`);
      return false;
    }
    return pickUp(this, flow, ids, point);
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    if (this.isOn && !this.isDropping) this.following.point(flow, point);
  }

  /** A grid has been laid out again, perhaps under a pointer that rests. */
  async relaid(flow) {
    if (this.isOn && !this.isDropping && !this.arriving && flow === this.over) await this.following.relaid();
  }

  /** The view has moved or been laid out again: it may have cells whose alarms are not known. */
  async look() {
    if (this.isOn && !this.isDropping && !this.arriving) await this.following.look();
  }

  /** Goes over another flow, or back over the first one. False if they can't come in. */
  enter(flow, point) {
    return this.entrance.enter(flow, point);
  }

  /** Puts the held items together so that the first has this cell index. A pointer goes on from where it is
   * then. */
  carry(first) {
    if (!this.isOn || this.arriving) return;
    const { count } = this.over;
    this.lie.first = Math.max(0, Math.min(first, count - this.count));
    this.show();
    this.notices.announce(plain(`${positionsOf(this.first, this.count)} of ${count.toLocaleString("en")}`));
    this.following.restart();
    if (this.following.now) void this.following.look();
  }

  /** Lets go. What is shown is the order at once; gives the server's answer, or null if nothing is done. */
  drop() {
    return this.#dropping.drop();
  }

  /** Drops at the end of a gallery that need not be shown. Gives the server's answer, or null. */
  dropInto(id) {
    return this.#dropping.into(id);
  }

  cancel(message = "Put back.") {
    if (!this.isOn) return;
    this.notices.announce(message);
    this.end(null);
  }

  /** Somebody else has changed a flow's list. The hold goes on with the items that are still in it. */
  async rebase(flow) {
    await this.arriving;
    if (!this.isOn || (flow !== this.over && flow !== this.origin)) return flow.refresh();
    const lie = this.lie;
    const isNew = await rebased(lie, flow, () => this.lie === lie && !this.isDropping);
    if (!isNew) return undefined;
    this.count = lie.held.count;
    if (this.count === 0) {
      this.end(null);
      this.notices.show("What you held has been taken out elsewhere.");
      return undefined;
    }
    if (flow === this.over) {
      this.show();
      this.following.resume();
      await this.following.ask();
    } else {
      lie.vacate(this.isCopyWished);
    }
    return undefined;
  }

  /** As `rebase`. Where nobody answers, the hold goes on in the list as it was: its end brings the newer one.
   * What else goes wrong ends it, and is said. */
  async follow(flow) {
    try {
      await this.rebase(flow);
    } catch (error) {
      if (error.name === "AbortError" || isUnanswered(error) || !this.isOn) return;
      this.end(null);
      this.notices.show(`Put back: ${error.message}`, null, true);
    }
  }

  show(contentHeight) {
    this.lie.show(contentHeight);
    this.dispatchEvent(new Event("moved"));
  }

  end(landing) {
    const flows = new Set([this.origin, this.over]);
    this.lie = this.arriving = null;
    this.following.end();
    this.entrance.open();
    this.count = 0;
    this.isCopyWished = this.isDropping = false;
    for (const flow of flows) {
      flow.held = new Set();
      flow.selection.letGo();
      if (flow.provisional) void flow.provide(null);
      else void flow.update();
      void flow.refresh();
    }
    this.dispatchEvent(new CustomEvent("ended", { detail: landing }));
  }
}
