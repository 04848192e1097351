// Changes to the library. Each is sent with the revision it was made on, and if possible again on a newer
// one.

import { ApiError, ask } from "./api.js";

/** How often a change is sent again when others came first. */
const REPLAYS = 5;

export class Changes {
  constructor(library, notices) {
    this.library = library;
    this.notices = notices;
  }

  /** Sends a change made by `request(revision of each list)`, takes the answer and shows a notice. Gives the
   * answer, or null if it failed. `answer.replayed` tells whether it was made on a newer order. */
  async send(method, path, request, { says, quiet = false, onAnswer } = {}) {
    for (let replays = 0; ; replays += 1) {
      try {
        const answer = await ask(method, typeof path === "function" ? path() : path, request?.());
        answer.replayed = replays > 0;
        onAnswer?.(answer);
        await this.library.take(answer);
        if (!quiet) this.#tell(answer, says);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.isStale && error.body.galleries && replays < REPLAYS) {
          await this.library.take(error.body);
          continue;
        }
        this.#failed(error, replays);
        return null;
      }
    }
  }

  move(list, ids, target, options) {
    const items = list.constructor.plural;
    const body = () => ({ revision: list.record.revision, [items]: ids, target });
    return this.send("POST", `${list.path}/move`, body, options);
  }

  transfer(from, into, ids, target, copy, options) {
    return this.send("POST", "/api/transfer", () => ({
      from: { gallery: from.id, revision: from.record.revision },
      into: { gallery: into.id, revision: this.library.gallery(into.id).revision }, photos: ids, target, copy,
    }), options);
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
    const says = cap.columns * cap.rows === 1 ? "No drop cap" : `Drop cap of ${cap.columns} × ${cap.rows}`;
    return this.send("PATCH", list.path, () => ({ cap }), { says });
  }

  /** Lets photos span several cells wherever they are; 1 x 1 is their usual size. */
  feature(list, ids, { columns, rows }) {
    const what = ids.length === 1 ? "A photo" : `${ids.length.toLocaleString("en")} photos`;
    const says = `${what} of ${columns * rows === 1 ? "the usual size" : `${columns} × ${rows} cells`}`;
    const body = () => ({ revision: list.record.revision, photos: ids, span: `${columns}x${rows}` });
    return this.send("POST", `${list.path}/feature`, body, { says });
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

  #tell(answer, says) {
    const isStep = says === "Undone" || says === "Redone";
    const text = isStep ? `${says}: ${answer.summary.replace(/^(undo|redo) /, "")}`
      : says ?? sentence(answer.summary);
    if (answer.changed === false) {
      this.notices.show("It was so already: nothing has changed.");
      return;
    }
    const replayed = answer.replayed
      ? " The order had been changed elsewhere; this was done on the newer one." : "";
    const undo = answer.change !== undefined && !isStep
      ? () => this.undo({ change: answer.change }) : null;
    this.notices.show(`${text}.${replayed}`, undo && { label: "Undo", act: undo });
  }

  #failed(error, replays) {
    if (error.code === "not_in_gallery" && replays > 0) {
      this.notices.show(
        "Not done: what it was about has left the gallery in the meantime. This is the newer order.");
    } else {
      const text = error instanceof ApiError ? sentence(error.message) : "The server does not answer.";
      this.notices.show(text, null, true);
    }
  }
}

const sentence = (text) => text ? text[0].toUpperCase() + text.slice(1) : "Done";
