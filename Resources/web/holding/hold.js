// Items in the hand: picked up, lying in a list where the hand is, let go of. One state machine, whose states
// and ways between them are drawn in docs/architecture.md. Nothing is asked between two movements: where a
// pointer leads follows from the frames that are known.

import { isUnanswered } from "../server/api.js";
import { cellBeside, neighboursOf } from "../lists/neighbours.js";
import { NEAR } from "../lists/list.js";
import { PHOTOS } from "../lists/lists.js";
import { Provisional } from "../lists/provisional.js";
import { positionsOf, sentence } from "../ui/words.js";
import { alarmAt, below, HeldCells, hit, landing, onto, waysOf } from "./alarms.js";
import { Drop } from "./drop.js";
import { Held } from "./held.js";

/** How long a pointer rests between cells until that is where it means, in ms. */
const PAUSE = 100;
/** How much nearer to its beginning a way has come that has turned back, in points. */
const BACK = 16;
/** Of a gallery with more photos it is not asked which of them are held. */
const MANY = 100_000;

/** One hold at a time, of any number of items of one list. Dispatches `begun`, `moved` and `ended` (detail:
 * the flow and cell dropped on, or null). */
export class Hold extends EventTarget {
  /** `none`; `gathering`, while it is asked where some of the items are; `home`, as picked up; `lying`,
   * together in the list of `over`; `dropping`, while it is asked what lies where they were let go. */
  state = "none";
  /** The flow they were picked up from, and the one whose list they are in. */
  origin = null;
  over = null;
  /** @type {Held | null} */
  held = null;
  /** How many items are held; not all of them may be known yet. */
  count = 0;
  /** The cell index of the first of them while they lie together; null at home. */
  first = null;
  /** Whether a drop into another list is to leave them where they were, too. */
  isCopyWished = false;
  /** The cells of `over`'s own list that they leave free; and how many items it shows, these included. */
  #out = [];
  #among = 0;
  /** Where the pointer is: `{flow, point, top, ...}`; null with keys, and over no flow. */
  #pointer = null;
  #pause = 0;
  /** The flow that takes nothing, and why. */
  #refusal = null;
  /** While ids and cells are asked for. */
  #gathering = null;

  constructor(changes, notices) {
    super();
    this.changes = changes;
    this.notices = notices;
  }

  get isOn() {
    return this.state !== "none";
  }

  get isDropping() {
    return this.state === "dropping";
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
    if (this.over !== this.origin) this.#vacate();
    this.dispatchEvent(new Event("moved"));
  }

  /** Picks up items of a flow. `point` is the pointer's, on its canvas. False if they can't be picked up.
   * What is known of them is held at once; the rest may take its time, and so may all of them. */
  async begin(flow, ids, point = null) {
    if (this.isOn || ids.length === 0) return false;
    const { list } = flow;
    if (list.isLocked) {
      this.notices.show(`'${list.name}' is locked.`);
      return false;
    }
    const cells = list.cellsOf(ids);
    const held = new Held(list, ids.map((id, i) => ({ id, index: cells[i] })));
    this.held = held;
    this.count = ids.length;
    this.origin = flow;
    this.#goHome();
    if (point) {
      this.#pointAt(flow, point);
      this.#pointer.last = point;
    }
    if (held.count < ids.length) {
      this.state = "gathering";
      this.#gathering = this.#gather(ids, held);
    }
    this.dispatchEvent(new Event("begun"));
    if (held.count === 0) await this.#gathering;
    if (this.held !== held) return false;
    void held.ensure(held.topmost).catch(() => {});
    flow.held = new Set(ids);
    void flow.update();
    const what = this.count === 1 ? held.item(0)?.name ?? "a photo"
      : `${this.count.toLocaleString("en")} ${list.kind.name}`;
    this.notices.announce(`Picked up ${what}, from position ${held.indexes[0] + 1} of ${list.count}.`);
    return true;
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    if (!this.isOn || this.isDropping) return;
    const isComing = this.#pointer?.flow !== flow;
    if (isComing) this.#pointer = { flow, way: null };
    const pointer = Object.assign(this.#pointer, { point, top: flow.view.top });
    clearTimeout(this.#pause);
    if (this.state === "gathering") return;
    if (flow !== this.over) {
      void this.enter(flow, point);
      return;
    }
    this.#refusal = null;
    // A hand that comes back over its own list counts from there, one that presses from its cell.
    pointer.way ??= newWay(point, isComing ? undefined : this.#hit(flow, point)?.cell);
    goOn(pointer.way, point);
    this.#evaluate();
    this.#pause = setTimeout(() => this.#settle(), PAUSE);
  }

  /** The pointer is over no flow. */
  leave() {
    clearTimeout(this.#pause);
    this.#pointer = null;
  }

  /** The pointer is where nothing moves: what is held lies where it was picked up. */
  goHome() {
    this.leave();
    if (this.state !== "lying") return;
    this.#leaveOver();
    this.#goHome();
    this.show();
  }

  /** Frames have come, or others: the pointer may lie on something else. */
  async relaid(flow) {
    if ((this.state !== "home" && this.state !== "lying") || flow !== this.over) return;
    const pointer = this.#pointer;
    if (pointer?.flow !== flow) return;
    const { top } = flow.view;
    if (pointer.top !== top) {
      pointer.point = { x: pointer.point.x, y: pointer.point.y + top - pointer.top };
      pointer.top = top;
    }
    this.#resume();
  }

  /** What lies under a pointer that rests may be known by now. */
  drawn(flow) {
    if (this.state === "lying" && this.#pointer?.isUnknown && this.#pointer.flow === flow) this.#evaluate();
  }

  /** Goes over another flow at a point of its canvas, or back over the first one. False if it does not take
   * what is held. */
  async enter(flow, point) {
    const { held } = this;
    if (this.#gathering) await this.#gathering;
    if (!held || this.held !== held) return false;
    if ([flow, this.origin].some(({ list }) => list.kind !== PHOTOS)) return false;
    if (flow === this.#refusal?.flow) return false;
    if (flow !== this.origin && flow.list.isLocked) return this.#refuse(flow,
      `'${flow.list.name}' is locked.`);
    const layout = await flow.laidOut();
    if (!layout || this.held !== held || this.over === flow) return this.over === flow;
    if (!layout.knowing(point.y)) {
      await layout.load(point.y, point.y + flow.view.height).catch(() => {});
      if (this.held !== held || this.over === flow) return this.over === flow;
    }
    this.#come(flow, this.#pointer?.flow === flow ? this.#pointer.point : point);
    void this.#learnOf(flow);
    return true;
  }

  /** Puts the held items together so that the first has this cell index. A pointer goes on from where it is
   * then. */
  carry(first) {
    if (this.state !== "home" && this.state !== "lying") return;
    const { count } = this.over;
    this.#put(Math.max(0, Math.min(first, count - this.count)), true);
    const where = `${positionsOf(this.first, this.count)} of ${count.toLocaleString("en")}`;
    this.notices.announce(sentence(where));
    clearTimeout(this.#pause);
    if (this.#pointer) this.#pointer.way = this.#pointer.last = null;
  }

  /** Lets go. What is shown is the order at once; gives the server's answer, or null if nothing is done. */
  async drop() {
    if (!await this.#letGo()) return null;
    const isRefused = this.#refusal && this.#refusal.flow === this.#pointer?.flow;
    const refusal = isRefused ? this.#refusal.message : null;
    const isKnown = !this.#pointer || (this.#pointer.flow === this.over && this.#settle());
    if (refusal || !isKnown || this.#isStill) {
      this.end(null);
      if (refusal) this.notices.show(`Not moved: ${refusal}`);
      else if (!isKnown) this.notices.show("Not moved: the server does not tell what lies there. Try again.");
      else this.notices.announce("Not moved.");
      return null;
    }
    const { origin, over, held, first, isCopying } = this;
    const { isTaken } = origin.selection;
    const drop = new Drop(this.changes,
      { origin, over, held, out: this.#out, first, count: this.#among, isCopying });
    const heldIndex = held.orderOf(origin.selection.active?.id) ?? 0;
    drop.show();
    this.end({ flow: over, cell: first });
    if (over !== origin && !isCopying) origin.selection.clear();
    over.selection.moveTo(held.ids[heldIndex], first + heldIndex);
    if (isTaken) over.ring(held.ids);
    else over.selection.set(held.ids);
    return drop.send((flow, isOld) => this.#settled(flow, isOld, over !== origin));
  }

  /** Drops at the end of a gallery that need not be shown. Gives the server's answer, or null. */
  async dropInto(id) {
    if (!await this.#letGo()) return null;
    const gallery = this.changes.library.gallery(id);
    if (!gallery || gallery.locked) {
      this.notices.show(gallery ? `'${gallery.name}' is locked.` : "That gallery has been deleted.");
      this.end(null);
      return null;
    }
    const { origin, over, held } = this;
    const isHome = id === origin.list.id;
    const { count } = origin.list;
    const place = {
      origin, held, isCopying: this.isCopyWished && !isHome, target: { to: "last" }, over: null, out: [],
      first: null, count,
    };
    if (isHome) Object.assign(place, { over: origin, out: held.indexes, first: count - held.count });
    if (over !== origin) this.#leaveOver();
    const drop = new Drop(this.changes, place);
    drop.show();
    this.end(null);
    if (!isHome && !place.isCopying) origin.selection.clear();
    return drop.send((flow, isOld) => this.#settled(flow, isOld, !isHome), isHome ? origin.list : { id });
  }

  cancel(message = "Put back.") {
    if (!this.isOn) return;
    this.notices.announce(message);
    this.end(null);
  }

  /** Goes on in a list that somebody else has changed, with the items that are still in it. Where nobody
   * answers, the hold goes on in the list as it was: its end brings the newer one. What else goes wrong ends
   * it, and is said. */
  async follow(flow) {
    try {
      await this.#gathering;
      if (!this.isOn || (flow !== this.over && flow !== this.origin)) await flow.refresh();
      else await this.#rebase(flow);
    } catch (error) {
      if (error.name === "AbortError" || isUnanswered(error) || !this.isOn) return;
      this.end(null);
      this.notices.show(`Put back: ${error.message}`, null, true);
    }
  }

  show() {
    const { over, held, first } = this;
    over.held = new Set(held.ids);
    void over.provide(first === null ? null
      : new Provisional({ out: this.#out, first, held, count: this.#among }));
    this.dispatchEvent(new Event("moved"));
  }

  end(landing) {
    const flows = new Set([this.origin, this.over]);
    this.leave();
    this.state = "none";
    this.origin = this.over = this.held = this.first = this.#gathering = this.#refusal = null;
    this.count = 0;
    this.isCopyWished = false;
    for (const flow of flows) {
      flow.held = new Set();
      flow.selection.letGo();
      if (flow.provisional) void flow.provide(null);
      else void flow.update();
      void flow.refresh();
    }
    this.dispatchEvent(new CustomEvent("ended", { detail: landing }));
  }

  /** The held items' cells in the list that is shown. */
  get #cells() {
    const { first, held } = this;
    if (first !== null) return new HeldCells({ first, count: held.count });
    return held.isBlock ? new HeldCells({ first: held.indexes[0], count: held.count })
      : new HeldCells({ cells: held.indexes });
  }

  /** Where the first lies, if they lie together; undefined while they lie apart. */
  get #together() {
    const cells = this.#cells;
    return cells.lieAt(cells.first) ? cells.first : undefined;
  }

  /** Whether nothing would change. */
  get #isStill() {
    return this.over === this.origin && (this.first === null || this.first === this.#outAt);
  }

  /** Where they were picked up, if they lay together there. */
  get #outAt() {
    return this.held.isBlock ? this.held.indexes[0] : undefined;
  }

  #pointAt(flow, point) {
    this.#pointer = { flow, point, top: flow.view.top, way: newWay(point, this.#hit(flow, point)?.cell) };
  }

  #hit(flow, point) {
    const { layout, list, view } = flow;
    return hit(layout, list.count, point, Math.max(view.bottom, point.y) + view.height);
  }

  /** They lie where they were picked up. */
  #goHome() {
    this.state = "home";
    this.over = this.origin;
    this.first = null;
    this.#out = this.held.indexes;
    this.#among = this.origin.list.count;
  }

  /** They come to lie in a flow at a point. */
  #come(flow, point) {
    const { held } = this;
    this.#leaveOver();
    const already = flow === this.origin ? held.indexes : cellsIn(flow.list, held.ids);
    this.#out = already;
    this.#among = flow.list.count + held.count - already.length;
    const at = this.#hit(flow, point) ?? {};
    this.over = flow;
    this.state = "lying";
    this.first = this.#landing(at) ?? at.cell - below(already, at.cell);
    if (this.#pointer?.flow === flow) {
      Object.assign(this.#pointer,
        { way: newWay(point, this.#hit(flow, point)?.cell), last: point, isBeside: true });
    }
    this.show();
    const where = `${positionsOf(this.first, this.count)} of ${flow.count.toLocaleString("en")}`;
    this.notices.announce(`Over ${flow.list.name}, at ${where}.`);
  }

  /** Which of the held photos a gallery has already: they are moved there, not doubled. */
  async #learnOf(flow) {
    const { held } = this;
    const { list } = flow;
    if (flow === this.origin || list.count > MANY) return;
    const isKnown = await list.ids(0, list.count).then(() => true, () => false);
    if (!isKnown || this.held !== held || this.over !== flow || this.isDropping) return;
    const already = cellsIn(list, held.ids);
    if (already.length === this.#out.length) return;
    const beside = neighboursOf(flow, this.first, held.count);
    const index = new Map();
    for (const id of [beside.next, beside.previous]) {
      const cell = id === undefined ? -1 : list.indexOf(id);
      if (cell >= 0) index.set(id, cell);
    }
    this.#out = already;
    this.#among = list.count + held.count - already.length;
    const end = this.#among - held.count;
    this.first = beside.isLast ? end
      : Math.min(end, cellBeside({ ...beside, isLast: false }, index, already, this.first));
    this.show();
    this.#resume();
  }

  /** They go back to where they were picked up. */
  #refuse(flow, message) {
    this.#refusal = { flow, message };
    this.notices.show(message);
    return false;
  }

  /** The flow that is left shows its list without the held items, or as it was. */
  #leaveOver() {
    if (this.over === this.origin) {
      this.#vacate();
    } else {
      this.over.held = new Set();
      void this.over.provide(null);
    }
  }

  /** The list they come from shows itself without them, unless they are copied. */
  #vacate() {
    const { origin, held } = this;
    const count = origin.list.count - held.count;
    origin.held = new Set();
    void origin.provide(this.isCopyWished ? null
      : new Provisional({ out: held.indexes, first: null, held, count }));
  }

  /** Something else than the pointer has moved them. They stay there until it comes to another cell. */
  #resume() {
    clearTimeout(this.#pause);
    const pointer = this.#pointer;
    if (pointer?.flow === this.over) this.#pointAt(pointer.flow, pointer.point);
    else if (pointer) pointer.way = null;
  }

  /** Moves the held items as the pointer's way tells. */
  #evaluate() {
    const pointer = this.#pointer;
    if (pointer?.flow !== this.over) return;
    const at = this.#hit(this.over, pointer.point);
    pointer.isUnknown = at === undefined;
    const goal = this.#entered(at);
    const crossed = this.#crossed();
    this.#put(goal ?? crossed);
  }

  /** Where the held items go when the pointer has come to another cell. Until it turns back, that is as if
   * they were let go there; then the nearest of them comes to lie there. Undefined: they stay. */
  #entered(at) {
    const { way } = this.#pointer;
    if (!way || !at || at.cell === way.cell) return undefined;
    way.cell = at.cell;
    if (at.cell === undefined) return undefined;
    if (!way.hasTurned) return this.#landing(at);
    const cells = this.#cells;
    const goal = onto(cells, at.cell);
    return goal === undefined ? undefined : Math.min(goal, this.#among - cells.count);
  }

  /** Where they go by the alarm that the pointer has come into; undefined: there is none. */
  #crossed() {
    const pointer = this.#pointer;
    const { layout } = this.over;
    const last = pointer.last ?? pointer.point;
    if (!layout.knowing(pointer.point.y)) return undefined;
    pointer.last = pointer.point;
    const alarm = alarmAt(layout, this.#cells, this.#among, pointer.point);
    // Who comes in beside all cells means the first one, from wherever it comes.
    const isAnyWay = pointer.isBeside;
    if (alarm) pointer.isBeside = false;
    const ways = waysOf(last, pointer.point);
    return alarm && (isAnyWay || alarm.ways.some((way) => ways.includes(way))) ? alarm.goal : undefined;
  }

  /** Between cells and behind the last one, the place is that of the point; on a photo where no alarm fits,
   * it is that cell. False if it is not known. */
  #settle() {
    const pointer = this.#pointer;
    this.#evaluate();
    if (!pointer?.way || pointer.flow !== this.over) return true;
    // Where they have just come in they go by what lies there, and not to the end.
    if (pointer.isUnknown && this.over !== this.origin) return false;
    if (!pointer.way.hasMoved) return true;
    const at = this.#hit(this.over, pointer.point);
    if (at && at.cell === undefined) this.#put(this.#landing(at));
    return Boolean(at);
  }

  #landing(at) {
    const out = new HeldCells({ cells: this.#out });
    return landing(at, { out, count: this.held.count, among: this.#among });
  }

  #put(first, isAnyway = false) {
    if (first === undefined || (!isAnyway && first === this.#together)) return;
    this.state = this.state === "dropping" ? "dropping" : "lying";
    this.first = first;
    this.show();
  }

  /** Waits until it is known what lies at the pointer's last point; mostly it is. False if there is nothing
   * to let go of. */
  async #letGo() {
    if (!this.isOn || this.isDropping) return false;
    const { held } = this;
    await this.#gathering;
    if (this.held !== held) return false;
    const pointer = this.#pointer;
    if (pointer && pointer.flow !== this.over) await this.enter(pointer.flow, pointer.point);
    if (this.held !== held || this.isDropping) return false;
    this.state = "dropping";
    clearTimeout(this.#pause);
    if (pointer?.flow === this.over && !this.#hit(this.over, pointer.point)) {
      const { layout, view } = this.over;
      await layout.load(pointer.point.y, view.bottom + view.height).catch(() => {});
    }
    // What is not found has no place in a filtered list: the neighbours tell where they go.
    const { list } = this.over;
    if (list.where && this.first !== null) {
      const most = held.count + this.#out.length + 2;
      await list.ids(Math.max(0, this.first - 1), most).catch(() => {});
    }
    return this.held === held;
  }

  /** Waits for the ids and cells of all items of the list. */
  async #gather(ids, held) {
    try {
      const cells = await held.list.indexesOf(ids);
      if (this.held !== held) return;
      held.replace(ids.map((id, i) => ({ id, index: cells[i] })));
    } catch (error) {
      if (this.held !== held) return;
      this.end(null);
      this.notices.showError(error);
      return;
    }
    this.#gathering = null;
    this.count = held.count;
    if (this.count === 0) {
      this.end(null);
      return;
    }
    this.#goHome();
    const pointer = this.#pointer;
    if (!pointer) return;
    if (pointer.flow === this.over) this.#resumeFrom(pointer);
    else this.point(pointer.flow, pointer.point);
  }

  /** The pointer has gone on while cells were asked for. */
  #resumeFrom(pointer) {
    pointer.way ??= newWay(pointer.point);
    goOn(pointer.way, pointer.point);
    this.#evaluate();
    this.#pause = setTimeout(() => this.#settle(), PAUSE);
  }

  /** Takes the newer list of a flow; held items stay beside their neighbours. */
  async #rebase(flow) {
    const { held } = this;
    const { list } = flow;
    const [from, to] = flow.range();
    const start = Math.max(0, from);
    const part = await list.fetchItems(start, to - start + NEAR);
    const order = await list.fetchIds(0, part.count);
    const isOld = list.doubt.isSending || part.revision < list.revision;
    if (this.held !== held || this.isDropping || isOld) return;
    if (order.revision !== part.revision) {
      await this.#rebase(flow);
      return;
    }
    const index = new Map(order.ids.map((id, i) => [id, i]));
    const next = this.first !== null && flow === this.over ? neighboursOf(flow, this.first,
      held.count) : null;
    if (flow === this.origin) held.replace(held.ids.map((id) => ({ id, index: index.get(id) })));
    list.replace(part.revision, part.count, part.items.map((item, i) => [start + i, item]));
    list.know(order.ids);
    this.count = held.count;
    if (this.count === 0) {
      this.end(null);
      this.notices.show("What you held has been taken out elsewhere.");
    } else if (flow === this.over) {
      const out = held.ids.filter((id) => index.has(id)).map((id) => index.get(id)).sort((a, b) => a - b);
      this.#out = out;
      this.#among = part.count - out.length + held.count;
      if (next) this.first = cellBeside(next, index, out, this.first);
      this.show();
      this.#resume();
    } else if (flow === this.origin) {
      this.#vacate();
    } else {
      // The pointer has left it meanwhile.
      void flow.update();
    }
  }

  /** A drop has been answered. If the list is not as it is shown, it is fetched. */
  #settled(flow, isOld, isCounted) {
    const { doubt } = flow.list;
    const isElsewhere = isOld || doubt.isElsewhere;
    // What came meanwhile, of another order, was left out: it is asked for again.
    if (doubt.isSending) void flow.update();
    else if (isElsewhere && this.isOn && (flow === this.over || flow === this.origin)) void this.follow(flow);
    else void flow.refresh({ always: isOld, isAnew: isElsewhere || isCounted });
  }
}

/** The cells of those items that a list has, as far as they are known, ascending. */
const cellsIn = (list, ids) => list.cellsOf(ids).filter((cell) => cell !== undefined).sort((a, b) => a - b);

/** A pointer's way over one flow, from a point on; `cell`: the one that it has come to. */
const newWay = (from, cell = undefined) => ({ from, cell, far: 0, hasMoved: false, hasTurned: false });

function goOn(way, { x, y }) {
  const far = Math.hypot(x - way.from.x, y - way.from.y);
  way.hasMoved ||= far > 0;
  way.far = Math.max(way.far, far);
  way.hasTurned ||= far < way.far - BACK;
}
