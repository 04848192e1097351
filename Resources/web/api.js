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

export const thumbnail = (sha256) => `/thumb/${sha256}.jpg`;
export const large = (sha256, edge) => `/large/${sha256}.jpg?edge=${edge}`;
