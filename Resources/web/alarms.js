// What a pointer does to held items. The server tells once where each cell of a flow sends them.

import { ask } from "./api.js";

export class Alarms {
  #answer = null;
  #window = null;
  #last = null;
  #serial = 0;

  /** Asks about a flow. `lie` tells how the held items lie there, or which items come in and where. The last
   * answer holds until the new one is there. Gives the answer, or null if something else has been asked
   * since. */
  async ask(flow, lie) {
    this.#serial += 1;
    const serial = this.#serial;
    const window = span(flow);
    const answer = await ask("POST", `${flow.list.path}/hold`, { ...flow.layout.fields, window, ...lie });
    if (serial !== this.#serial) return null;
    this.#answer = answer;
    this.#window = window;
    return answer;
  }

  /** Forgets all answers and questions. */
  silence() {
    this.#answer = null;
    this.#window = null;
    this.#serial += 1;
  }

  /** Starts to follow the pointer at a point; null: at its next point. */
  start(point) {
    this.#last = point;
  }

  /** Where the first held item goes when the pointer comes to a point; undefined: it stays. The item is at
   * cell index `first`. While there is no answer, the pointer's way is remembered. */
  crossed(point, first) {
    this.#last ??= point;
    if (!this.#answer) return undefined;
    const last = this.#last;
    this.#last = point;
    return firstAfter(this.#answer, first, last, point);
  }

  /** Whether the answer covers what is seen of a flow while the first held item is at `first`. */
  cover({ top, bottom }, first) {
    const window = this.#window;
    return window !== null && top >= window[0] && bottom <= window[1]
      && linesAround(this.#answer, first) !== undefined;
  }
}

/** Where the first held item goes when a pointer moves from `last` to `point`; undefined: it stays. `first`
 * is its cell index; null: as picked up. */
export function firstAfter(answer, first, last, point) {
  const alarm = answer.alarms.find(({ x, y, w, h }) =>
    point.x >= x && point.x < x + w && point.y >= y && point.y < y + h);
  const lines = linesAround(answer, first);
  if (!alarm || !lines) return undefined;
  const [low, high] = alarm.first;
  const goal = first === null ? alarm.picked_up : Math.max(low, Math.min(first, high));
  if (goal === undefined || goal === first) return undefined;
  const ways = waysOf(last, point);
  return (alarm.answers_to ?? waysTo(alarm, lines)).some((way) => ways.includes(way)) ? goal : undefined;
}

const linesAround = (answer, first) => (first === null ? answer.around_picked_up : answer.around[first]);

/** The directions of a movement. */
const waysOf = (from, to) => [
  to.x < from.x && "left", to.x > from.x && "right", to.y < from.y && "up", to.y > from.y && "down",
];

/** On which sides of the lines around held items a frame is. */
const waysTo = ({ x, y, w, h }, { left, right, top, bottom }) => [
  x + w < left && "left", x > right && "right", y + h < top && "up", y > bottom && "down",
].filter(Boolean);

/** What is seen, and a screen more above and below. */
function span(flow) {
  const { top, bottom, height } = flow.view;
  return [Math.max(0, top - height), bottom + height];
}
