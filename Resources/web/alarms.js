// The proximity alarms around what is held, as the server has them for the cells near the view.

import { ask } from "./api.js";

export class Alarms {
  #list = null;
  #window = null;
  #last = null;
  #serial = 0;

  /** Asks anew for a flow: `lie` says how the held items lie there, or which come in and where. What was asked before is not
   * listened to any more. Gives the answer, or null if something else has been asked in the meantime. */
  async ask(flow, lie) {
    const serial = this.silence();
    this.#window = span(flow);
    const body = { ...flow.layout.fields, window: this.#window, ...lie };
    const answer = await ask("POST", `${flow.list.path}/hold`, body);
    if (serial !== this.#serial) return null;
    this.#list = answer.alarms;
    return answer;
  }

  /** No alarm goes off until some have been asked for. */
  silence() {
    this.#list = null;
    this.#serial += 1;
    return this.#serial;
  }

  /** From here on the pointer's way counts; null: from where it is next. */
  start(point) {
    this.#last = point;
  }

  /** The alarm that a pointer has set off by coming to a point, if it has. While none are known its way is remembered. */
  crossed(point) {
    if (!this.#list) return undefined;
    const last = this.#last ?? point;
    this.#last = point;
    const ways = [point.x < last.x && "left", point.x > last.x && "right", point.y < last.y && "up", point.y > last.y && "down"];
    return this.#list.find(({ x, y, w, h, answers_to: answers }) =>
      point.x >= x && point.x < x + w && point.y >= y && point.y < y + h && answers.some((way) => ways.includes(way)));
  }

  /** Whether they reach as far as a flow is seen. */
  cover({ top, bottom }) {
    return this.#window !== null && top >= this.#window[0] && bottom <= this.#window[1];
  }
}

/** A screen more than is seen, either way. */
function span(flow) {
  const { top, bottom, height } = flow.view;
  return [Math.max(0, top - height), bottom + height];
}
