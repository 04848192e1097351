// The server's events: one stream for all tabs of a browser, and none for tabs that nobody sees. HTTP/1.1
// allows six connections a host; a stream in each tab would take them all.

/** Pauses between attempts, in ms. */
const SHORTEST = 200;
const LONGEST = 5000;
/** The server sends something every 15 s. After this long without, the connection is dead. */
const SILENCE = 40_000;
const NAME = "pholio-events";

/** Dispatches `hello` and `change` with what the server sent, `missed` when events may have been missed, and
 * `lost` with whether the server `refused` this page, or is only not there. */
export class Stream extends EventTarget {
  /** Ends this tab's part; null while nobody sees the tab. */
  #part = null;
  #hurry = () => {};

  start() {
    document.addEventListener("visibilitychange", () => this.#follow());
    window.addEventListener("online", () => this.#hurry());
    this.#follow();
  }

  #follow() {
    const isSeen = document.visibilityState === "visible";
    if (isSeen === (this.#part !== null)) return;
    this.#part?.abort();
    this.#part = isSeen ? new AbortController() : null;
    if (isSeen) void this.#join(this.#part.signal);
  }

  /** The tabs that are seen elect one by a lock; it reads the stream, and tells the others. Without locks
   * (only secure origins have them) each reads for itself. */
  async #join(signal) {
    if (!navigator.locks) {
      await this.#lead(signal, () => {});
      return;
    }
    const channel = new BroadcastChannel(NAME);
    signal.addEventListener("abort", () => channel.close());
    channel.addEventListener("message", ({ data }) => this.#tell(data));
    // From here on this tab hears everything; what was before, it is to ask for.
    this.#tell({ name: "missed" });
    try {
      await navigator.locks.request(NAME, { signal }, () =>
        this.#lead(signal, (event) => channel.postMessage(event)));
    } catch (error) {
      if (error.name !== "AbortError") throw error;
    }
  }

  async #lead(signal, share) {
    const tell = (event) => {
      share(event);
      this.#tell(event);
    };
    let pause = SHORTEST;
    while (!signal.aborted) {
      const isRefused = await readEvents(signal, (event) => {
        pause = SHORTEST;
        tell(event);
      });
      if (signal.aborted) return;
      tell({ name: "lost", data: isRefused });
      await this.#wait(pause, signal);
      pause = Math.min(LONGEST, 2 * pause);
    }
  }

  #wait(pause, signal) {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, pause);
      signal.addEventListener("abort", end);
      this.#hurry = end;
    });
  }

  #tell({ name, data = undefined }) {
    this.dispatchEvent(new CustomEvent(name, { detail: data }));
  }
}

/** Reads events until the stream ends, whatever the reason. Gives whether the server wants another token. */
async function readEvents(signal, tell) {
  const reading = new AbortController();
  const end = () => reading.abort();
  signal.addEventListener("abort", end);
  let timer = setTimeout(end, SILENCE);
  try {
    const response = await fetch("/api/events", { signal: reading.signal, cache: "no-store" });
    if (!response.ok) return response.status === 401;
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE);
      const events = (text + part.value).split("\n\n");
      text = events.pop();
      for (const event of events) {
        const [, name, data] = event.match(/^event: (hello|change)\ndata: (.*)$/) ?? [];
        if (name) tell({ name, data: JSON.parse(data) });
      }
    }
    return false;
  } catch {
    // The server is gone, or the line is dead, or this tab is not seen any more.
    return false;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    reading.abort();
  }
}
