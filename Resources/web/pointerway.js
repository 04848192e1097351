// Follows a pointer that holds items: where its way over a flow sends them.

import { Alarms } from "./alarms.js";
import { ApiError } from "./api.js";

/** How long a view rests before the server is asked about it, in ms. */
const REST = 60;

export class PointerWay {
  /** Where the pointer was when it picked up, where it is, and over which flow. */
  start = null;
  now = null;
  under = null;
  alarms = new Alarms();
  /** The last question, until it is answered. */
  #asked = null;
  /** Where the view under the pointer began when the pointer was last followed. */
  #top = null;

  constructor(hold) {
    this.hold = hold;
  }

  begin(point) {
    this.start = this.now = point;
    this.#top = this.hold.over.view.top;
    this.alarms.start(point);
  }

  end() {
    this.alarms.silence();
    this.alarms.start(null);
    this.start = this.now = this.under = this.#asked = null;
  }

  /** The pointer is at a point of a flow's canvas. */
  point(flow, point) {
    const { hold } = this;
    this.now = point;
    this.under = flow;
    this.#top = flow.view.top;
    if (hold.arriving) return;
    if (flow === hold.over) {
      hold.entrance.open();
      this.evaluate();
    } else {
      void hold.entrance.enter(flow, point);
    }
  }

  /** Takes the pointer's last point again, with what is known by now. */
  again() {
    if (this.under && !this.hold.isDropping) this.point(this.under, this.now);
  }

  /** Goes on from where the pointer will be next. */
  restart() {
    this.alarms.start(null);
    if (this.now) void this.look();
  }

  /** The pointer's way goes on over other frames. Where they have moved under it, it begins anew. */
  relaid() {
    this.alarms.silence();
    if (this.#top !== this.hold.over.view.top) this.alarms.start(null);
    return this.ask();
  }

  async look() {
    const { hold } = this;
    if (!this.alarms.cover(hold.over.view, hold.lie.together)) await this.ask(REST);
  }

  /** Waits until what the pointer has done is known. Mostly there is nothing to wait for. */
  async catchUp() {
    const { hold } = this;
    await hold.arriving;
    if (!hold.isOn || !this.under) return;
    if (this.under !== hold.over) {
      await hold.entrance.enter(this.under, this.now);
      // What was waited for may have been about a gallery that was passed before.
      if (hold.isOn && this.under !== hold.over) await hold.entrance.enter(this.under, this.now);
    } else if (!this.alarms.knows(this.now)) await this.#asked;
    if (hold.isOn) this.evaluate();
  }

  /** Moves the held items as the pointer's way tells. */
  evaluate() {
    const { hold, now } = this;
    if (!now || this.under !== hold.over) return;
    if (!this.alarms.knows(now) && hold.over.layout.knowing(now.y)) {
      this.alarms.guess(hold.over, hold.lie.known);
    }
    const first = this.alarms.crossed(now, hold.lie.together);
    if (first === undefined) return;
    hold.lie.first = first;
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
