// Requests to the server that this page came from (docs/serve-api.md).

/** An answer with a status from 400. Its message is what the command line would print. */
export class ApiError extends Error {
  constructor(status, body) {
    super(body?.error?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = body?.error?.code ?? "failed";
    /** The name of the gallery that it is about, if it tells. */
    this.gallery = body?.error?.gallery;
    this.body = body;
  }

  /** Whether the list has been changed since the revision that the request was made on. */
  get isStale() {
    return this.status === 412;
  }
}

/** Nobody has answered. What was asked for may have been done all the same. */
export class Unanswered extends Error {
  constructor() {
    super("The server does not answer.");
  }
}

/** Whether asking again may help: nobody is there, or only somebody in between. */
export const isUnanswered = (error) => error instanceof Unanswered || [502, 503].includes(error.status);

/** How long to wait before a read is sent again, in ms. */
const PAUSES = [200, 700, 2000];

/** Sends a request and gives the answer's JSON. Throws ApiError; Unanswered when nobody answers. */
export async function ask(method, path, body = undefined, { signal = undefined } = {}) {
  /** @type {RequestInit} */
  const options = { method, signal, headers: {} };
  if (body !== undefined) {
    options.headers = { "Content-Type": "application/json" };
    options.body = JSON.stringify(body);
  }
  const [response, text] = await fetched(path, options);
  let answer = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // The answer is not ours but a proxy's, for instance: there is only its status.
  }
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
}

/** Asks for what changes nothing: again, a few times, when nobody answers. */
async function retrying(method, path, body, options = { signal: undefined }) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask(method, path, body, options);
    } catch (error) {
      if (tries === PAUSES.length || !isUnanswered(error) || options.signal?.aborted) throw error;
      await pause(PAUSES[tries]);
      options.signal?.throwIfAborted();
    }
  }
}

export const read = (path, options = undefined) => retrying("GET", path, undefined, options);

export const pause = (ms) => new Promise((resolve) => {
  setTimeout(resolve, ms);
});

/** @returns {Promise<[Response, string]>} */
async function fetched(path, options) {
  try {
    const response = await fetch(path, options);
    return [response, await response.text()];
  } catch (error) {
    throw error.name === "AbortError" ? error : new Unanswered();
  }
}

/** Pictures' addresses. `turn` is the photo's, in degrees: with another one it is another picture.
 * @param {{sha256: string, turn?: number}} photo */
export const thumbnail = ({ sha256, turn = 0 }) => `/thumb/${sha256}.jpg${turn === 0 ? "" : `?turn=${turn}`}`;
export const large = ({ sha256, turn = 0 }, edge) =>
  `/large/${sha256}.jpg?edge=${edge}${turn === 0 ? "" : `&turn=${turn}`}`;

/** A gallery's first photos, as `thumbnail` takes them.
 * @param {Api.Gallery} gallery */
export const stackOf = (gallery) =>
  gallery.stack.map((sha256, index) => ({ sha256, turn: gallery.stack_turns[index] }));
