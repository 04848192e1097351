// Requests to the server that this page came from (docs/serve-api.md).

/** An answer with a status from 400. Its message is what the command line would print. */
export class ApiError extends Error {
  constructor(status, body) {
    super(body?.error?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.code = body?.error?.code ?? "failed";
    this.body = body;
  }

  /** Whether the list has been changed since the revision that the request was made on. */
  get isStale() {
    return this.status === 412;
  }
}

/** Sends a request and gives the answer's JSON. Throws ApiError; TypeError when nobody answers. */
export async function ask(method, path, body, { signal } = {}) {
  const options = { method, signal, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const response = await fetch(path, options);
  const text = await response.text();
  let answer = null;
  try {
    answer = text === "" ? null : JSON.parse(text);
  } catch {
    // The answer is not ours but a proxy's, for instance: there is only its status.
  }
  if (!response.ok) throw new ApiError(response.status, answer);
  return answer;
}

export const read = (path, options) => ask("GET", path, undefined, options);

/** Pictures' addresses. `turn` is the photo's, in degrees: with another one it is another picture. */
export const thumbnail = ({ sha256, turn = 0 }) => `/thumb/${sha256}.jpg${turn === 0 ? "" : `?turn=${turn}`}`;
export const large = ({ sha256, turn = 0 }, edge) =>
  `/large/${sha256}.jpg?edge=${edge}${turn === 0 ? "" : `&turn=${turn}`}`;

/** A gallery's first photos, as `thumbnail` takes them. */
export const stackOf = (gallery) =>
  gallery.stack.map((sha256, index) => ({ sha256, turn: gallery.stack_turns[index] }));
