// What a pointer does to held items: the server tells once where each cell of a flow sends them. Until it has
// told, it is guessed.

import { pause, retrying } from "../server/api.js";
import { guess } from "./guess.js";

export class Alarms {
  #answer = null;
  #window = null;
  #last = null;
  #serial = 0;
  /** Whether the pointer has come in beside all cells: the first one that it is over then counts, from
   * wherever it comes. */
  #isBeside = false;

  /** Asks about a flow. `lie` tells how the held items lie there, or which items come in and where; `known`
   * the same for a guess, which holds until the answer is there. Gives the answer, or null if something else
   * has been asked since. */
  async ask(flow, lie, known, rest = 0) {
    this.#serial += 1;
    const serial = this.#serial;
    const window = span(flow);
    if (known) this.guess(flow, known);
    // A view that is moving on asks when it rests.
    if (rest > 0) await pause(rest);
    if (serial !== this.#serial) return null;
    const body = { ...flow.layout.fields, window, ...lie };
    const answer = await retrying("POST", `${flow.list.path}/hold`, body);
    if (serial !== this.#serial) return null;
    this.#answer = { ...answer, covers: (y) => y >= window[0] && y <= window[1] };
    this.#window = window;
    return answer;
  }

  guess(flow, known) {
    this.#window = span(flow);
    this.#answer = guess(flow, this.#window, known);
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
    this.#isBeside = false;
  }

  /** Starts at a point where it has come into a flow. */
  enter(point) {
    this.#last = point;
    this.#isBeside = true;
  }

  /** Whether it is known what a pointer does at a point. */
  knows(point) {
    return this.#answer !== null && this.#answer.covers(point.y);
  }

  /** Where the first held item goes when the pointer comes to a point; undefined: it stays. The item is at
   * cell index `first`. Where nothing is known, the pointer's way is remembered. */
  crossed(point, first) {
    this.#last ??= point;
    if (!this.knows(point)) return undefined;
    const last = this.#last;
    this.#last = point;
    const goal = this.#isBeside ? goalAt(this.#answer, first, point) : undefined;
    this.#isBeside &&= alarmAt(this.#answer, point) === undefined;
    return goal ?? firstAfter(this.#answer, first, last, point);
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
  const goal = goalAt(answer, first, point);
  const lines = linesAround(answer, first);
  if (goal === undefined || !lines) return undefined;
  const alarm = alarmAt(answer, point);
  const ways = waysOf(last, point);
  return (alarm.answers_to ?? waysTo(alarm, lines)).some((way) => ways.includes(way)) ? goal : undefined;
}

const alarmAt = (answer, point) => answer.alarms.find(({ x, y, w, h }) =>
  point.x >= x && point.x < x + w && point.y >= y && point.y < y + h);

/** Where the alarm at a point sends the first held item; undefined: nowhere else. */
function goalAt(answer, first, point) {
  const alarm = alarmAt(answer, point);
  if (!alarm) return undefined;
  const [low, high] = alarm.first;
  const goal = first === null ? alarm.picked_up : Math.max(low, Math.min(first, high));
  return goal === first ? undefined : goal;
}

function linesAround(answer, first) {
  if (answer.lines) return answer.lines(first);
  return first === null ? answer.around_picked_up : answer.around[first];
}

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
