// What a pointer does to held items: the server says once where each cell of a flow sends them, wherever they
// lie.

import { ask } from "./api.js";

export class Alarms {
  #answer = null;
  #window = null;
  #last = null;
  #serial = 0;

  /** Asks about a flow: `lie` says how the held items lie there, or which come in and where. Until the answer
   * is there the one before holds. Gives the answer, or null if something else has been asked in the
   * meantime. */
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

  /** Nothing that was answered or asked counts any more. */
  silence() {
    this.#answer = null;
    this.#window = null;
    this.#serial += 1;
  }

  /** From here on the pointer's way counts; null: from where it is next. */
  start(point) {
    this.#last = point;
  }

  /** Where the first held item, which lies at `first`, goes when the pointer comes to a point; undefined: it
   * stays. The way that the pointer goes before there is an answer is remembered. */
  crossed(point, first) {
    this.#last ??= point;
    if (!this.#answer) return undefined;
    const last = this.#last;
    this.#last = point;
    return firstAfter(this.#answer, first, last, point);
  }

  /** Whether it is known what the pointer does where a flow is seen while the first held item lies at
   * `first`. */
  cover({ top, bottom }, first) {
    const window = this.#window;
    return window !== null && top >= window[0] && bottom <= window[1]
      && linesAround(this.#answer, first) !== undefined;
  }
}

/** Where the first held item goes by an answer's alarms when a pointer comes from `last` to `point`;
 * undefined: it stays. `first` is where it lies; null: as picked up. */
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

/** On which sides of the lines through held items a frame lies. */
const waysTo = ({ x, y, w, h }, { left, right, top, bottom }) => [
  x + w < left && "left", x > right && "right", y + h < top && "up", y > bottom && "down",
].filter(Boolean);

/** A screen more than is seen, either way. */
function span(flow) {
  const { top, bottom, height } = flow.view;
  return [Math.max(0, top - height), bottom + height];
}
