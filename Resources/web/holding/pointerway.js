// Follows a pointer that holds items: where its way over a flow sends them, and its point when it rests.

import { Alarms } from "./alarms.js";
import { ApiError } from "../server/api.js";
import { hit } from "./hit.js";
import { Way } from "./way.js";

/** How long a view rests before the server is asked about it, in ms. */
const REST = 60;
/** How long a pointer rests between cells until that is where it means, in ms. */
const PAUSE = 100;

export class PointerWay {
  /** Where the pointer is, and over which flow. */
  now = null;
  under = null;
  alarms = new Alarms();
  /** The last question, until it is answered. */
  #asked = null;
  /** Where the view under the pointer began when the pointer was last followed. */
  #top = null;
  /** Null: it begins where the pointer will be next. */
  #way = null;
  #pause = 0;

  constructor(hold) {
    this.hold = hold;
  }

  begin(point) {
    this.now = point;
    this.#top = this.hold.over.view.top;
    this.alarms.start(point);
    this.#way = point && this.#wayFrom(point);
  }

  end() {
    this.leave();
    this.alarms.silence();
    this.now = this.#asked = null;
  }

  /** The pointer is over no flow. */
  leave() {
    clearTimeout(this.#pause);
    this.alarms.start(null);
    this.under = this.#way = null;
  }

  /** The pointer is where nothing moves: what is held lies where it was picked up. */
  goHome() {
    const { hold, hold: { lie } } = this;
    this.leave();
    if (lie.over === lie.origin && lie.first === null) return;
    lie.leave();
    lie.pickUp();
    hold.show();
    void this.ask();
  }

  /** It has come into a flow at a point, where the held items lie by now. */
  enter(point) {
    this.alarms.enter(point);
    this.#way = this.#wayFrom(point);
  }

  #wayFrom(point) {
    return new Way(point, hit(this.hold.over, point)?.cell);
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    const { hold } = this;
    const isComing = this.under !== flow;
    this.now = point;
    this.under = flow;
    this.#top = flow.view.top;
    clearTimeout(this.#pause);
    if (hold.arriving) return;
    if (flow === hold.over) {
      hold.entrance.open();
      this.#way ??= isComing ? new Way(point) : this.#wayFrom(point);
      this.#way.to(point);
      this.evaluate();
      this.#pause = setTimeout(() => this.#settle(), PAUSE);
    } else {
      void hold.entrance.enter(flow, point);
    }
  }

  /** Takes the pointer's last point again, with what is known by now. */
  again() {
    if (this.under && !this.hold.isDropping) this.point(this.under, this.now);
  }

  /** Keys have moved the held items, and perhaps the view: the pointer's way begins where it will be next. */
  restart() {
    clearTimeout(this.#pause);
    this.alarms.start(null);
    this.#way = null;
  }

  /** Something else has. They stay there until the pointer comes to another cell. */
  resume() {
    this.restart();
    if (this.under === this.hold.over) this.#way = this.#wayFrom(this.now);
  }

  /** The pointer's way goes on over other frames. */
  relaid() {
    const { top } = this.hold.over.view;
    this.alarms.silence();
    if (this.now && this.#top !== top) {
      this.now = { x: this.now.x, y: this.now.y + top - this.#top };
      this.#top = top;
    }
    this.resume();
    return this.ask();
  }

  async look() {
    const { hold } = this;
    if (!this.alarms.cover(hold.over.view, hold.lie.together)) await this.ask(REST);
  }

  /** Waits until it is known what lies at the pointer's last point; mostly it is. The held items lie where
   * they are then let go. False if it can't be known. */
  async catchUp() {
    const { hold } = this;
    await hold.arriving;
    // What was waited for may have been about a gallery that was passed before.
    for (let tries = 0; tries < 2 && hold.isOn && this.under && this.under !== hold.over; tries += 1) {
      await hold.entrance.enter(this.under, this.now);
    }
    if (!hold.isOn || !this.under) return true;
    const { over, over: { layout, view } } = hold;
    if (this.under !== over) return false;
    if (!hit(over, this.now)) await layout.load(this.now.y, view.bottom + view.height).catch(() => {});
    return !hold.isOn || this.#settle();
  }

  /** Between cells and behind the last one, the place is that of the point. False if it is not known. */
  #settle() {
    const { hold: { over, lie }, now } = this;
    this.evaluate();
    if (!this.#way?.hasMoved || this.under !== over) return true;
    const at = hit(over, now);
    if (at && at.cell === undefined) this.#put(lie.landing(at));
    return Boolean(at);
  }

  /** Moves the held items as the pointer's way tells. */
  evaluate() {
    const { hold, now } = this;
    if (!now || this.under !== hold.over) return;
    if (!this.alarms.knows(now) && hold.over.layout.knowing(now.y)) {
      this.alarms.guess(hold.over, hold.lie.known);
    }
    const crossed = this.alarms.crossed(now, hold.lie.together);
    this.#put(this.#entered() ?? crossed);
  }

  /** Where the held items go when the pointer has come to another cell. Until it turns back, that is as if
   * they were let go there; then the nearest of them comes to lie there. Undefined: they stay. */
  #entered() {
    const { hold: { over, lie } } = this;
    const way = this.#way;
    const at = hit(over, this.now);
    if (!way || !at || at.cell === way.cell) return undefined;
    way.cell = at.cell;
    if (at.cell === undefined) return undefined;
    if (!way.hasTurned) return lie.landing(at);
    return lie.covers(at.cell) ? undefined : lie.nearest(at.cell);
  }

  #put(first) {
    const { hold, hold: { lie } } = this;
    if (first === undefined || first === lie.together) return;
    lie.first = first;
    hold.show();
  }

  /** Asks what the pointer does to the items as they lie now; what is guessed holds until then. */
  ask(rest) {
    this.#asked = this.#ask(rest);
    return this.#asked;
  }

  async #ask(rest) {
    const { hold, hold: { lie, over } } = this;
    try {
      const asked = this.alarms.ask(over, lie.request, lie.known, rest);
      this.evaluate();
      if (await asked && hold.lie === lie) this.evaluate();
    } catch (error) {
      // Where nobody answers, the guess stays.
      if (hold.over === over && error instanceof ApiError) hold.notices.show(error.message);
    }
  }
}
