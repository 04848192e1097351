// Changes to the library. Each is sent with the revision it was made on, and if possible again on a newer
// one.

import { ApiError, read } from "./api.js";
import { Sender } from "./sender.js";
import { done, step } from "../ui/words.js";

/** How often a change is sent again when others came first. */
const REPLAYS = 5;

export class Changes {
  /** Hands are quicker than answers: a change is sent when those before it are answered. */
  #queue = Promise.resolve();

  constructor(library, notices) {
    this.library = library;
    this.notices = notices;
    this.sender = new Sender(notices);
  }

  /** Sends a change made by `request(revision of each list)`, takes the answer and shows a notice. Gives the
   * answer, or null if it failed. `answer.replayed` tells whether it was made on a newer order.
   * `isRepeatable`: doing it twice does no more than doing it once. `onAnswer` is given the answer and what
   * was sent, before anything else learns of it; `isDone(error)` tells whether a refusal means that an
   * earlier try has done it. */
  send(method, path, request, options = {}) {
    const sent = this.#queue.then(() => this.#send(method, path, request, options));
    this.#queue = sent.catch(() => {});
    return sent;
  }

  async #send(method, path, request, options) {
    const { quiet = false, onAnswer, isRepeatable = false, words = true, isDone, history } = options;
    const way = { isRepeatable, isUncertain: false };
    for (let replays = 0; ; replays += 1) {
      try {
        const body = request?.();
        const target = typeof path === "function" ? path() : path;
        const answer = await this.sender.send(method, target, body, way);
        answer.isAgain = replays > 0 || way.isUncertain;
        if (way.isUncertain && answer.changed === false) await this.#findDone(answer, history);
        answer.replayed = replays > 0 && !way.isUncertain;
        onAnswer?.(answer, body);
        await this.library.take(answer, { words }).catch(() => {});
        if (!quiet) this.#tell(answer, options);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.isStale && error.body.galleries && replays < REPLAYS) {
          await this.library.take(error.body).catch(() => {});
          continue;
        }
        if (way.isUncertain && error instanceof ApiError && await isDone?.(error).catch(() => false)) {
          const answer = { changed: true, galleries: [], isAgain: true };
          onAnswer?.(answer, null);
          this.#tell(answer, { says: "Moved" });
          return answer;
        }
        await this.#failed(error, replays, way);
        return null;
      }
    }
  }

  /** An earlier try has done it, and its answer was lost. The journal has its number, for undoing it. */
  async #findDone(answer, history) {
    const path = history && `${history}/history?limit=1`;
    const [latest] = path ? (await read(path).catch(() => ({ changes: [] }))).changes : [];
    answer.changed = true;
    if (latest?.state === "done" && latest.summary === answer.summary) answer.change = latest.id;
  }

  move(list, ids, target, options) {
    const items = list.constructor.plural;
    const body = () => ({ revision: list.record.revision, [items]: ids, target });
    return this.send("POST", `${list.path}/move`, body,
      { isRepeatable: true, history: list.path, ...options });
  }

  transfer(from, into, ids, target, copy, options) {
    return this.send("POST", "/api/transfer", () => ({
      from: { gallery: from.id, revision: from.record.revision },
      into: { gallery: into.id, revision: this.library.gallery(into.id).revision }, photos: ids, target, copy,
    }), {
      isRepeatable: true, history: `/api/galleries/${into.id}`,
      isDone: (error) => haveArrived(error, into, ids), ...options,
    });
  }

  remove(list, ids) {
    return this.send("POST", `${list.path}/remove`, () => ({ revision: list.record.revision, photos: ids }));
  }

  sort(list, how) {
    return this.send("POST", `${list.path}/sort`, () => ({ revision: list.record.revision, ...how }));
  }

  make(name) {
    return this.send("POST", "/api/galleries", () => ({ name }), { says: `Made '${name}'` });
  }

  edit(id, fields, says) {
    return this.send("PATCH", `/api/galleries/${id}`, () => fields, { says });
  }

  cap(list, cap) {
    const isUsual = cap.columns * cap.rows === 1;
    const says = `The first is ${isUsual ? "as large as the others" : `${cap.columns} × ${cap.rows} cells`}`;
    const { cap: before } = list;
    return this.send("PATCH", list.path, () => ({ cap }), { says, back: () => this.cap(list, before) });
  }

  /** Lets photos span several cells wherever they are; 1 x 1 is their usual size. */
  feature(list, ids, { columns, rows }) {
    const what = ids.length === 1 ? "A photo" : `${ids.length.toLocaleString("en")} photos`;
    const says = `${what} of ${columns * rows === 1 ? "the usual size" : `${columns} × ${rows} cells`}`;
    const body = () => ({ revision: list.record.revision, photos: ids, span: `${columns}x${rows}` });
    return this.send("POST", `${list.path}/feature`, body, { says, isRepeatable: true });
  }

  delete(gallery) {
    const revision = () => this.library.gallery(gallery.id)?.revision ?? gallery.revision;
    const path = () => `/api/galleries/${gallery.id}?revision=${revision()}`;
    return this.send("DELETE", path, undefined, { says: `Deleted '${gallery.name}'` });
  }

  /** `which`: {} for the latest change of all, {gallery}, {portfolio}. A change's number allows only that
   * change. */
  undo(which) {
    return this.send("POST", "/api/undo", () => which, { says: "Undone" });
  }

  redo(which) {
    return this.send("POST", "/api/redo", () => which, { says: "Redone" });
  }

  /** `back` undoes what is no change of the journal. */
  #tell(answer, { says, back = null }) {
    const isStep = says === "Undone" || says === "Redone";
    const text = isStep ? step(says, answer.summary) : says ?? done(answer.summary);
    if (answer.changed === false) {
      this.notices.show("No change.");
      return;
    }
    const replayed = answer.replayed
      ? " The order had been changed elsewhere; this was done on the newer one." : "";
    const undo = answer.change !== undefined && !isStep
      ? () => this.undo({ change: answer.change }) : back;
    this.notices.show(`${text}.${replayed}`, undo && { label: "Undo", act: undo });
  }

  async #failed(error, replays, { isUncertain }) {
    if (error.code === "not_in_gallery" && replays > 0) {
      this.notices.show(
        "Not done: what it was about has left the gallery in the meantime. This is the newer order.");
    } else if (error instanceof ApiError) {
      this.notices.show(error.message, null, true);
    } else {
      const doubt = isUncertain ? " It is not known whether this was done." : "";
      this.notices.show(`The server does not answer.${doubt}`, null, true);
    }
    // What is shown is brought up to date, as far as somebody answers.
    if (isUncertain) await this.library.reload().catch(() => {});
  }
}

/** Whether photos that are no longer where they were are where they were to go. */
async function haveArrived(error, into, ids) {
  if (error.code !== "not_in_gallery") return false;
  const { photos } = await read(`/api/galleries/${into.id}/order?from=0&count=100000`);
  const there = new Set(photos);
  return ids.every((id) => there.has(id));
}
