// Holding items over grids. Alarms move them in the list that is shown; a drop makes it the list.
//
// What holding, entering and leaving do is the server's to say (`FlowHold`): where items come in, which cells
// they leave free, how many there then are, where each alarm sends them. This applies the answers to what is
// shown. In a list that somebody else has changed, held items stay beside their neighbours, as a drop would
// put them.

import { Alarms } from "./alarms.js";
import { Held } from "./held.js";
import { cellBeside, neighboursOf, targetAt } from "./neighbours.js";
import { Provisional } from "./provisional.js";

/** One hold at a time, of any number of items of one flow. Dispatches `begun`, `moved` and `ended` (detail:
 * the flow and cell dropped on, or null). */
export class Hold extends EventTarget {
  origin = null;
  over = null;
  held = null;
  isCopying = false;
  isDropping = false;
  /** The cell index of the first held item, once they lie together; null while they are as picked up. */
  first = null;
  /** The cells of `over`'s own list that the held items leave free, in ascending order. */
  #out = [];
  /** How many items `over` shows, held ones included. */
  #shown = 0;
  #alarms = new Alarms();
  #now = null;
  #refused = null;
  #entering = false;
  /** The flow under the pointer, and the request under way. A drop waits until the pointer's way is worked
   * off. */
  #under = null;
  #pending = null;

  constructor(changes, notices) {
    super();
    Object.assign(this, { changes, notices });
  }

  get isOn() {
    return this.origin !== null;
  }

  get ids() {
    return this.held?.ids ?? [];
  }

  get count() {
    return this.ids.length;
  }

  /** Picks up items of a flow. `point` is the pointer's, on its canvas. False if they can't be picked up. */
  async begin(flow, ids, point = null) {
    if (this.isOn || ids.length === 0) return false;
    if (flow.list.isLocked) {
      this.notices.show(`'${flow.list.name}' is locked.`);
      return false;
    }
    this.origin = this.over = flow;
    this.#alarms.start(point);
    const { list } = flow;
    const held = new Held(list, []);
    try {
      const indexes = await list.indexesOf(ids);
      held.become(ids.map((id, i) => ({ id, index: indexes[i] })));
      await held.ensure(held.topmost);
    } catch (error) {
      if (this.origin === flow) this.#clear();
      this.notices.show(error.message ?? "The server does not answer.", null, true);
      return false;
    }
    if (this.origin !== flow || held.count === 0) {
      if (this.origin === flow) this.#clear();
      return false;
    }
    this.held = held;
    this.#out = held.indexes;
    this.#shown = list.count;
    flow.held = new Set(held.ids);
    flow.update();
    this.dispatchEvent(new Event("begun"));
    const what = this.count === 1 ? held.item(0).name : `${this.count} ${list.constructor.plural}`;
    this.notices.announce(`Picked up ${what}, from position ${held.indexes[0] + 1} of ${list.count}.`);
    // The pointer's way until the answer comes is worked off then.
    this.#pending = this.#ask();
    return true;
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    if (!this.isOn || this.isDropping || this.count === 0) return;
    this.#now = point;
    this.#under = flow;
    if (flow === this.over) {
      this.#refused = null;
      this.#evaluate();
    } else if (flow !== this.#refused && !this.#entering) {
      this.#pending = this.enter(flow, point);
    }
  }

  /** A grid has been laid out again, perhaps under a pointer that rests. */
  async relaid(flow) {
    if (!this.isOn || this.isDropping || flow !== this.over || this.count === 0) return;
    this.#alarms.silence();
    this.#alarms.start(null);
    this.#pending = this.#ask();
    await this.#pending;
  }

  /** Goes over another flow, or back over the first one. */
  async enter(flow, point) {
    if ([flow, this.origin].some(({ list }) => list.constructor.plural !== "photos")) return false;
    this.#entering = true;
    try {
      const answer = await this.#alarms.ask(flow, { entering: { photos: this.ids, ...point } });
      if (!answer || !this.isOn) return false;
      this.#leave();
      this.over = flow;
      this.#out = [...answer.already].sort((a, b) => a - b);
      this.#shown = answer.count;
      this.first = answer.first;
      flow.held = new Set(this.ids);
      this.#show(answer.content_height);
      this.#alarms.start(point);
      this.notices.announce(`Over ${flow.list.name}, at position ${this.first + 1} of ${flow.count}.`);
      // The pointer may have moved on meanwhile. The keyboard has none.
      if (this.#under === flow) this.#evaluate();
      return true;
    } catch (error) {
      if (this.isOn) {
        this.#refused = flow;
        this.notices.show(error.message ?? "The server does not answer.");
      }
      return false;
    } finally {
      this.#entering = false;
    }
  }

  set copying(isCopying) {
    if (!this.isOn || isCopying === this.isCopying) return;
    this.isCopying = isCopying;
    if (this.over !== this.origin) this.#vacate();
    this.dispatchEvent(new Event("moved"));
  }

  /** Puts the held items together so that the first has this cell index. */
  carry(first) {
    const count = this.over.count;
    this.first = Math.max(0, Math.min(first, count - this.count));
    this.#alarms.start(null);
    this.#show();
    this.notices.announce(`Position ${this.first + 1} of ${count}.`);
    if (this.#now) void this.look();
  }

  /** The cell index from which carrying goes on. */
  get cell() {
    return this.first ?? this.held.indexes[0];
  }

  /** The view has moved or been laid out again: it may have cells whose alarms are not known. */
  async look() {
    if (!this.isOn || this.isDropping || this.#entering || this.count === 0) return;
    if (!this.#alarms.cover(this.over.view, this.first)) await this.#ask();
  }

  async drop() {
    if (!this.isOn || this.isDropping || this.count === 0) return;
    await this.#catchUp();
    if (!this.isOn || this.isDropping) return;
    if (this.#under && this.#under === this.#refused) {
      this.#end(null);
      return;
    }
    this.isDropping = true;
    this.#alarms.silence();
    const { origin, over, ids, first } = this;
    if (over === origin && first === null) {
      this.notices.announce("Not moved.");
      this.#end(null);
      return;
    }
    const target = targetAt(neighboursOf(over, first, ids.length), first);
    const settled = (answer) => {
      for (const flow of new Set([origin, over])) {
        flow.held = new Set();
        const record = answer.galleries.find(({ id }) => id === flow.list.id) ?? answer.portfolio;
        const isOfList = record && (flow.list.id === undefined || record.id === flow.list.id);
        if (!answer.replayed && isOfList) flow.settle(record);
        else if (flow.provisional) flow.provide(null).then(() => flow.refresh());
      }
    };
    const options = { onAnswer: settled };
    const answer = over === origin
      ? await this.changes.move(over.list, ids, target, options)
      : await this.changes.transfer(origin.list, over.list, ids, target, this.isCopying, options);
    this.#end(answer && { flow: over, cell: first });
  }

  /** Drops what is held at the end of a gallery that need not be open. */
  async dropInto(id) {
    if (!this.isOn || this.isDropping || this.count === 0) return;
    this.isDropping = true;
    this.#alarms.silence();
    const into = { id, record: this.changes.library.gallery(id) };
    await this.changes.transfer(this.origin.list, into, this.ids, { to: "last" }, this.isCopying);
    this.#end(null);
  }

  cancel(message = "Put back.") {
    if (!this.isOn || this.isDropping) return;
    this.notices.announce(message);
    this.#end(null);
  }

  /** Somebody else has changed a flow's list. The hold goes on with the items that are still in it. */
  async rebase(flow) {
    if (flow !== this.over && flow !== this.origin) return flow.refresh();
    const { list } = flow;
    const [from, to] = flow.range();
    const part = await list.fetchItems(Math.max(0, from), Math.max(1, to - from));
    const ids = await list.ids(0, part.count);
    if (!this.isOn || this.isDropping || part.revision < list.revision) return undefined;
    const index = new Map(ids.map((id, i) => [id, i]));
    const isHere = this.first !== null && flow === this.over;
    const next = isHere ? neighboursOf(flow, this.first, this.count) : null;
    if (flow === this.origin) this.held.become(this.ids.map((id) => ({ id, index: index.get(id) })));
    list.become(part.revision, part.count, part.items.map((item, i) => [Math.max(0, from) + i, item]));
    if (this.count === 0) {
      this.#end(null);
      this.notices.show("What you held has been taken out elsewhere.");
      return undefined;
    }
    if (flow === this.over) {
      this.#out = this.ids.filter((id) => index.has(id)).map((id) => index.get(id)).sort((a, b) => a - b);
      this.#shown = part.count - this.#out.length + this.count;
      if (next) this.first = cellBeside(next, index, this.#out, this.first);
      this.#show();
      this.#alarms.silence();
      await this.#ask();
    } else {
      this.#vacate();
    }
    return undefined;
  }

  /** Waits until the pointer's way is worked off; a pointer may be quicker than the answers. */
  async #catchUp() {
    for (let rounds = 0; rounds < 8 && this.isOn; rounds += 1) {
      const asked = this.#pending;
      await asked;
      if (this.#under && this.#under !== this.over && this.#under !== this.#refused) {
        this.#pending = this.enter(this.#under, this.#now);
      } else if (this.#pending === asked) {
        return;
      }
    }
  }

  #evaluate() {
    const first = this.#now ? this.#alarms.crossed(this.#now, this.first) : undefined;
    if (first === undefined) return;
    this.first = first;
    this.#show();
  }

  /** Asks what the pointer does to the items as they lie now. Its way meanwhile is worked off with the
   * answer. */
  async #ask() {
    const { over, held } = this;
    const lie = this.first === null
      ? { held: held.indexes } : { block: { first: this.first, count: held.count } };
    try {
      if (await this.#alarms.ask(over, { ...lie, count: this.#shown })) this.#evaluate();
    } catch (error) {
      if (this.isOn && this.over === over) this.notices.show(error.message);
    }
  }

  #show(contentHeight) {
    const { over, first, held } = this;
    const shown = first === null ? null
      : new Provisional({ out: this.#out, first, held, count: this.#shown });
    void over.provide(shown, contentHeight);
    this.dispatchEvent(new Event("moved"));
  }

  /** The flow that is left shows its list without the held items, or as it was. */
  #leave() {
    if (this.over === this.origin) {
      this.#vacate();
    } else {
      this.over.held = new Set();
      void this.over.provide(null);
    }
  }

  #vacate() {
    const { origin } = this;
    origin.held = new Set();
    const { held } = this;
    void origin.provide(this.isCopying ? null
      : new Provisional({ out: held.indexes, first: null, held, count: origin.list.count - held.count }));
  }

  #end(landing) {
    const flows = new Set([this.origin, this.over]);
    this.#clear();
    for (const flow of flows) {
      flow.held = new Set();
      if (flow.provisional) void flow.provide(null);
      void flow.refresh();
    }
    this.dispatchEvent(new CustomEvent("ended", { detail: landing }));
  }

  #clear() {
    this.#alarms.silence();
    this.#alarms.start(null);
    this.origin = this.over = this.first = this.held = null;
    this.#out = [];
    this.#now = this.#refused = null;
    this.#under = this.#pending = null;
    this.isCopying = this.isDropping = false;
  }
}
