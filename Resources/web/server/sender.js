// Sends a change until it is answered.

import { ask, isUnanswered, pause } from "./api.js";

/** How long to wait before a change is sent again, in ms: in all about as long as a server takes to start. */
const PAUSES = [200, 500, 1000, 2000, 4000, 8000];
/** After how long it is said that nobody answers, and when an answer is no longer waited for, in ms. */
const SAID = 1000;
const MOST = 60_000;

export class Sender {
  constructor(notices) {
    this.notices = notices;
  }

  /** Gives the answer; throws what `ask` throws. `way.isRepeatable`: it may be sent again. From then on that
   * it may have been done without an answer, `way.isUncertain` is true. */
  async send(method, path, body, way) {
    const begun = Date.now();
    let isSaid = false;
    for (let tries = 0; ; tries += 1) {
      try {
        const signal = way.isRepeatable ? timeout(MOST) : undefined;
        const answer = await ask(method, path, body, { signal });
        if (isSaid) this.notices.hide();
        return answer;
      } catch (error) {
        if (!isUnanswered(error)) throw error;
        way.isUncertain = true;
        if (!way.isRepeatable || tries === PAUSES.length) throw error;
        if (Date.now() + PAUSES[tries] - begun > SAID && !isSaid) {
          isSaid = true;
          this.notices.show("The server does not answer. Trying again…", null, true);
        }
        await pause(PAUSES[tries]);
      }
    }
  }
}

/** A signal that ends a request after so many ms. */
function timeout(ms) {
  const ending = new AbortController();
  setTimeout(() => ending.abort(new DOMException("It takes too long.", "TimeoutError")), ms);
  return ending.signal;
}
