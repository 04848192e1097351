// Holding items over grids: the list makes room wherever an alarm is set off, and is the list once they are dropped.

import { ask } from "./api.js";
import { Provisional } from "./provisional.js";

/** One hold at a time, of any number of items of one flow. Dispatches `begun`, `moved`, `ended` (detail: the flow and
 * cell dropped on, or null). */
export class Hold extends EventTarget {
  origin = null;
  over = null;
  ids = [];
  isCopying = false;
  isDropping = false;
  /** The cell index of the first held item, once they lie together; null while they lie where they were. */
  first = null;
  #items = [];
  /** Which cells of `over`'s own list are taken out while the items are held over it, ascending. */
  #out = [];
  #home = [];
  #alarms = null;
  #window = null;
  #last = null;
  #now = null;
  #serial = 0;
  #refused = null;
  #entering = false;
  /** The flow the pointer is over, and what is being asked: a drop waits for what the pointer did before it. */
  #under = null;
  #pending = null;

  constructor(changes, notices) {
    super();
    Object.assign(this, { changes, notices });
  }

  get isOn() {
    return this.origin !== null;
  }

  get count() {
    return this.ids.length;
  }

  get items() {
    return this.#items;
  }

  /** Picks up items of a flow; false if that is not possible. */
  async begin(flow, ids) {
    if (this.isOn || ids.length === 0) return false;
    if (flow.list.isLocked) {
      this.notices.show(`'${flow.list.name}' is locked.`);
      return false;
    }
    this.origin = this.over = flow;
    const { list } = flow;
    const indexes = await list.indexesOf(ids);
    const places = ids.map((id, i) => ({ id, index: indexes[i] })).filter(({ index }) => index !== undefined)
      .sort((a, b) => a.index - b.index);
    this.ids = places.map(({ id }) => id);
    this.#home = this.#out = places.map(({ index }) => index);
    for (const index of this.#home) if (!list.item(index)) await list.ensure(index, index + 200);
    if (this.origin !== flow || this.ids.length === 0) {
      this.#clear();
      return false;
    }
    this.#items = this.#home.map((index) => list.item(index));
    flow.held = new Set(this.ids);
    flow.update();
    this.dispatchEvent(new Event("begun"));
    const what = this.count === 1 ? this.#items[0].name : `${this.count} ${list.constructor.plural}`;
    this.notices.announce(`Picked up ${what}, from position ${this.#home[0] + 1} of ${list.count}.`);
    this.#pending = this.#ask();
    await this.#pending;
    return true;
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    if (!this.isOn || this.isDropping || this.ids.length === 0) return;
    this.#now = point;
    this.#under = flow;
    if (flow === this.over) {
      this.#refused = null;
      this.#evaluate();
    } else if (flow !== this.#refused && !this.#entering) {
      this.#pending = this.enter(flow, point);
    }
  }

  /** A grid has been laid out anew, perhaps beneath the pointer, which has not moved for that. */
  async relaid(flow) {
    if (!this.isOn || this.isDropping || flow !== this.over || this.ids.length === 0) return;
    this.#last = null;
    this.#pending = this.#ask();
    await this.#pending;
  }

  /** Goes over another flow, or back over the one they came from. */
  async enter(flow, point) {
    if (flow.list.constructor.plural !== "photos" || this.origin.list.constructor.plural !== "photos") return false;
    this.#entering = true;
    const serial = (this.#serial += 1);
    this.#alarms = null;
    try {
      const answer = await ask("POST", `${flow.list.path}/hold`, {
        ...flow.layout.fields, window: this.#span(flow), entering: { photos: this.ids, ...point },
      });
      if (!this.isOn || serial !== this.#serial) return false;
      this.#leave();
      this.over = flow;
      this.#out = [...answer.already].sort((a, b) => a - b);
      this.first = answer.first;
      flow.held = new Set(this.ids);
      this.#show(answer.content_height);
      this.#alarms = answer.alarms;
      this.#last = point;
      this.notices.announce(`Over ${flow.list.name}, at position ${this.first + 1} of ${flow.count}.`);
      // Where the pointer has gone on to in the meantime. The keyboard has none.
      if (this.#under === flow) this.#evaluate();
      return true;
    } catch (error) {
      if (this.isOn) {
        this.#refused = flow;
        this.notices.show(error.message ?? "The server does not answer.");
        if (serial === this.#serial) void this.#ask();
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
  async carry(first) {
    const count = this.over.count;
    this.first = Math.max(0, Math.min(first, count - this.count));
    this.#show();
    this.notices.announce(`Position ${this.first + 1} of ${count}.`);
    await this.#ask();
  }

  /** The cell index that carrying goes on from. */
  get place() {
    return this.first ?? this.#home[0];
  }

  /** The view has moved or been laid out anew: there may be cells whose alarms are not known. */
  async look() {
    if (!this.isOn || this.isDropping || this.#entering) return;
    const { top, bottom } = this.over.view;
    if (!this.#window || top < this.#window[0] || bottom > this.#window[1]) await this.#ask();
  }

  async drop() {
    if (!this.isOn || this.isDropping || this.ids.length === 0) return;
    await this.#catchUp();
    if (!this.isOn || this.isDropping) return;
    if (this.#under && this.#under === this.#refused) {
      this.#end(null);
      return;
    }
    this.isDropping = true;
    this.#serial += 1;
    const { origin, over, ids, first } = this;
    if (over === origin && first === null) {
      this.notices.announce("Not moved.");
      this.#end(null);
      return;
    }
    const target = this.#target();
    const settled = (answer) => {
      for (const flow of new Set([origin, over])) {
        flow.held = new Set();
        const record = answer.galleries.find(({ id }) => id === flow.list.id) ?? answer.portfolio;
        if (!answer.replayed && record && (flow.list.id === undefined || record.id === flow.list.id)) flow.settle(record);
        else if (flow.provisional) flow.provide(null).then(() => flow.refresh());
      }
    };
    const options = { onAnswer: settled };
    const answer = over === origin
      ? await this.changes.move(over.list, ids, target, options)
      : await this.changes.transfer(origin.list, over.list, ids, target, this.isCopying, options);
    this.#end(answer && { flow: over, cell: first });
  }

  cancel(message = "Put back.") {
    if (!this.isOn || this.isDropping) return;
    this.notices.announce(message);
    this.#end(null);
  }

  /** The list of a flow has been changed by somebody else: goes on from there, with those that are still in it. */
  async rebase(flow) {
    if (flow !== this.over && flow !== this.origin) return flow.refresh();
    const { list } = flow;
    const [from, to] = flow.range();
    const part = await list.fetchItems(Math.max(0, from), Math.max(1, to - from));
    const ids = await list.ids(0, part.count);
    if (!this.isOn || this.isDropping) return undefined;
    const index = new Map(ids.map((id, i) => [id, i]));
    const next = this.first !== null && flow === this.over ? this.#neighbours() : null;
    if (flow === this.origin) {
      const left = this.ids.map((id, i) => ({ id, item: this.#items[i] })).filter(({ id }) => index.has(id));
      this.ids = left.map(({ id }) => id);
      this.#items = left.map(({ item }) => item);
      this.#home = this.ids.map((id) => index.get(id)).sort((a, b) => a - b);
    }
    list.become(part.revision, part.count, part.items.map((item, i) => [Math.max(0, from) + i, item]));
    if (this.ids.length === 0) {
      this.#end(null);
      this.notices.show("What you held has been taken out elsewhere.");
      return undefined;
    }
    if (flow === this.over) {
      this.#out = this.ids.filter((id) => index.has(id)).map((id) => index.get(id)).sort((a, b) => a - b);
      if (next) this.first = this.#among(index, next);
      this.#show();
      await this.#ask();
    } else {
      this.#vacate();
    }
    return undefined;
  }

  /** Waits until what the pointer has done has been looked at: it may be quicker than the answers. */
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

  /** Before which item they lie, or behind which: that can be said again on a newer order. */
  #neighbours() {
    const { over, first } = this;
    const next = first + this.count < over.count ? over.itemAt(first + this.count)?.id : undefined;
    const previous = first > 0 ? over.itemAt(first - 1)?.id : undefined;
    return { next, previous };
  }

  #target() {
    const { next, previous } = this.#neighbours();
    if (next !== undefined) return { before: next };
    if (previous !== undefined) return { after: previous };
    return { to: this.first + 1 };
  }

  /** A cell index among the others, from a neighbour in the newer order. */
  #among(index, { next, previous }) {
    const others = (place) => place - this.#out.filter((taken) => taken < place).length;
    if (index.has(next)) return others(index.get(next));
    if (index.has(previous)) return others(index.get(previous)) + 1;
    return Math.min(this.first, index.size - this.#out.length);
  }

  #evaluate() {
    if (!this.#alarms || !this.#now) return;
    const [now, last] = [this.#now, this.#last ?? this.#now];
    this.#last = now;
    const directions = [now.x < last.x && "left", now.x > last.x && "right", now.y < last.y && "up", now.y > last.y && "down"];
    const alarm = this.#alarms.find(({ x, y, w, h, answers_to: answers }) =>
      now.x >= x && now.x < x + w && now.y >= y && now.y < y + h && answers.some((direction) => directions.includes(direction)));
    if (!alarm) return;
    this.first = alarm.first;
    this.#show();
    this.#pending = this.#ask();
  }

  /** Asks for the alarms around the items as they lie now. What the pointer does in the meantime is looked at then. */
  async #ask() {
    const { over } = this;
    const serial = (this.#serial += 1);
    this.#alarms = null;
    this.#window = this.#span(over);
    const lie = this.first === null ? { held: this.#home } : { block: { first: this.first, count: this.count } };
    try {
      const answer = await ask("POST", `${over.list.path}/hold`,
        { ...over.layout.fields, window: this.#window, ...lie, count: over.count });
      if (serial !== this.#serial) return;
      this.#alarms = answer.alarms;
      this.#evaluate();
    } catch (error) {
      if (serial === this.#serial && this.isOn) this.notices.show(error.message);
    }
  }

  #show(contentHeight) {
    const { over, first } = this;
    const shown = first === null ? null
      : new Provisional({ out: this.#out, first, items: this.#items, count: over.list.count });
    void over.provide(shown, contentHeight);
    this.dispatchEvent(new Event("moved"));
  }

  /** The flow that is left shows itself without what is held, or as it was. */
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
    void origin.provide(this.isCopying ? null
      : new Provisional({ out: this.#home, first: null, items: [], count: origin.list.count }));
  }

  /** A screen more than is seen, either way. */
  #span(flow) {
    const { top, bottom, height } = flow.view;
    return [Math.max(0, top - height), bottom + height];
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
    this.#serial += 1;
    this.origin = this.over = this.first = null;
    this.ids = this.#items = this.#home = this.#out = [];
    this.#alarms = this.#last = this.#now = this.#refused = this.#window = null;
    this.#under = this.#pending = null;
    this.isCopying = this.isDropping = false;
  }
}
