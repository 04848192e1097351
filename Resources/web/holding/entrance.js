// Held items come into another flow, or back into their own.

import { ApiError, isUnanswered } from "../server/api.js";
import { entry } from "./guess.js";
import { positionsOf } from "../ui/words.js";

export class Entrance {
  /** The flow that takes nothing, and why. */
  #refused = null;
  #refusal = null;
  /** What is asked of the server, until it is answered. */
  #asked = null;

  constructor(hold) {
    this.hold = hold;
  }

  /** Why a flow does not take what is held; null if it may. */
  refusalOf(flow) {
    return flow && flow === this.#refused ? this.#refusal : null;
  }

  /** The pointer has left the flow that takes nothing. */
  open() {
    this.#refused = this.#refusal = null;
  }

  /** Goes over a flow at a point of its canvas. False if it does not take what is held. */
  async enter(flow, point) {
    const { hold, hold: { lie } } = this;
    if (!lie || [flow, lie.origin].some(({ list }) => list.constructor.plural !== "photos")) return false;
    if (flow === this.#refused) return false;
    if (this.#asked) return this.#asked;
    const { list } = flow;
    if (flow !== lie.origin && list.isLocked) return this.#refuse(flow, `'${list.name}' is locked.`);
    const layout = await flow.laidOut();
    if (hold.lie !== lie || !layout) return false;
    if (layout.knowing(point.y)) return this.#guess(flow, point);
    this.#asked = this.#ask(flow, point).finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  /** Comes in at once, and is put right by the answer. */
  async #guess(flow, point) {
    const { hold, hold: { lie } } = this;
    const place = this.#placeIn(flow, point);
    this.#come(flow, place, point);
    // Of own drops on their way the server does not know: then it is only asked about the list as shown.
    if (flow.list.layers.length > 0) {
      await hold.following.ask();
      return hold.lie === lie && lie.over === flow;
    }
    try {
      const entering = { photos: hold.ids, ...point };
      const answer = await hold.following.alarms.ask(flow, { entering }, lie.known);
      if (!answer || hold.lie !== lie || lie.over !== flow) return hold.lie === lie && lie.over === flow;
      if (isOf(flow.list, answer) && !hold.isDropping) {
        const first = lie.first === place.first ? answer.first : lie.first;
        lie.enter(flow, { ...answer, first: Math.min(first, answer.count - hold.count) });
        hold.show(answer.content_height);
      }
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) return true;
      return hold.lie === lie && lie.over === flow ? this.#refuse(flow, error.message) : false;
    }
  }

  /** Where nothing is known of the flow, the server is asked first. If it does not answer, it is guessed. */
  async #ask(flow, point) {
    const { hold, hold: { lie } } = this;
    try {
      const answer = await hold.following.alarms.ask(flow, { entering: { photos: hold.ids, ...point } });
      if (!answer || hold.lie !== lie) return false;
      if (isOf(flow.list, answer)) this.#come(flow, answer, point, answer.content_height);
      else {
        this.#come(flow, this.#placeIn(flow, point), point);
        void hold.following.ask();
      }
      hold.following.evaluate();
      return true;
    } catch (error) {
      if (hold.lie !== lie) return false;
      if (!isUnanswered(error)) return this.#refuse(flow, error.message);
      this.#come(flow, this.#placeIn(flow, point), point);
      return true;
    }
  }

  /** Where they come in, as far as is known. */
  #placeIn(flow, point) {
    const { hold, hold: { lie } } = this;
    const already = flow === lie.origin ? lie.held.indexes
      : flow.list.cellsOf(hold.ids).filter((cell) => cell !== undefined).sort((a, b) => a - b);
    return { ...entry(flow, point, hold.count, already), already };
  }

  #come(flow, place, point, contentHeight) {
    const { hold, hold: { lie } } = this;
    lie.leave(hold.isCopyWished);
    lie.enter(flow, place);
    hold.following.enter(point);
    hold.show(contentHeight);
    const where = `${positionsOf(lie.first, hold.count)} of ${flow.count.toLocaleString("en")}`;
    hold.notices.announce(`Over ${flow.list.name}, at ${where}.`);
  }

  /** They go back to where they were picked up. */
  #refuse(flow, message) {
    const { hold, hold: { lie } } = this;
    this.#refused = flow;
    this.#refusal = message;
    hold.notices.show(message);
    if (lie.over === flow) {
      lie.leave();
      lie.pickUp();
      hold.show();
      hold.following.resume();
      void hold.following.ask();
    }
    return false;
  }
}

/** Whether an answer is about the list as it is shown. */
const isOf = (list, answer) => list.layers.length === 0 && answer.revision === list.revision;
