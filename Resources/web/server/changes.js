// Changes to the library. Each is sent with the revision it was made on, and if possible again on a newer
// one.

import { ApiError, pause, read } from "./api.js";
import { Sender } from "./sender.js";
import { counted } from "../ui/words.js";

/** How often a change is sent again when others came first. */
const REPLAYS = 5;
/** How long to wait before asking whether the server is back, at first and at most, in ms. */
const SAID = 1000;
const LONGEST = 5000;

export class Changes {
  /** Hands are quicker than answers: a change is sent when those before it are answered. It is the last
   * one's answer, null if that failed. */
  #queue = Promise.resolve(/** @type {any} */ ({}));
  #pending = 0;
  /** The change made last, if the order that is used has not got it as its latest: `{says, act, galleries}`,
   * with the ids of the galleries that have it. */
  #aside = null;

  constructor(library, notices) {
    this.library = library;
    this.notices = notices;
    this.sender = new Sender(notices);
  }

  /** Sends a change made by `request(revision of each list)`, takes the answer and shows a notice. Gives the
   * answer, or null if it failed. `answer.made` tells how: at the `first` try, on a `newer` order, or sent
   * `again` without knowing whether it was done.
   * `isBrief`: what is done is seen anyway. `isThere()` tells, and `again` does once more, what nobody has
   * answered. `isRepeatable`: doing it twice does no more than doing it once. `onAnswer` is given the answer,
   * and what was sent, before anything else learns of it; `isDone(error)` tells whether a refusal means that
   * an earlier try has done it. `isLatest`: it is about the change before, and leaves with that if it fails.
   * `back` undoes what no journal has; `galleries`: those whose journals have it, if that is not the one that
   * is used. `isStep`: it undoes or redoes something itself.
   */
  send(method, path, request, options = {}) {
    const isBehind = this.#pending > 0;
    this.#pending += 1;
    const sent = this.#queue.then((before) => (options.isLatest && isBehind && before === null
      ? this.#leave() : this.#send(method, path, request, options)));
    this.#queue = sent.catch(() => null).finally(() => (this.#pending -= 1));
    const aside = this.#aside = this.#asideOf(sent, options);
    // What has failed, or has changed nothing, is not what was done last.
    void sent.then((answer) => {
      if (this.#aside === aside && !answer?.changed) this.#aside = null;
    }, () => {});
    return sent;
  }

  #asideOf(sent, { says = /** @type {any} */ (""), back = null, galleries = null, isStep = false }) {
    if (isStep || (!back && !galleries)) return null;
    const act = async () => {
      const answer = await sent.catch(() => null);
      if (!answer?.changed || (!back && answer.change === undefined)) return this.#leave();
      return back ? back() : this.#step("undo", "Undone", { change: answer.change });
    };
    return { act, galleries: galleries ?? [], says: typeof says === "string" ? says : "what was done last" };
  }

  /** What undo would undo in a list first, before what its own history has: a text, or undefined. */
  asideOf(which) {
    const aside = this.#aside;
    return aside && !aside.galleries.includes(which.gallery) ? aside.says : undefined;
  }

  /** What a step was about has failed: it would undo, or redo, something older. */
  #leave() {
    this.notices.announce("Nothing else was undone or redone.");
    return null;
  }

  async #send(method, path, request, options) {
    const { quiet = false, onAnswer, isRepeatable = false, words = true, isDone, history } = options;
    const way = { isRepeatable, isUncertain: false };
    for (let replays = 0; ; replays += 1) {
      try {
        const body = request?.();
        const target = typeof path === "function" ? path() : path;
        const answer = await this.sender.send(method, target, body, way);
        answer.made = way.isUncertain ? "again" : replays > 0 ? "newer" : "first";
        if (way.isUncertain && answer.changed === false) await this.#findDone(answer, history);
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
          const answer = { changed: true, galleries: [], made: "again" };
          onAnswer?.(answer, null);
          this.#tell(answer, options);
          return answer;
        }
        await this.#failed(error, replays, way, options);
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
    const items = list.kind.name;
    const body = () => ({ revision: list.record.revision, [items]: ids, target });
    return this.send("POST", `${list.path}/move`, body, {
      says: `Moved ${naming(list, ids)}${whither(target)}`, isRepeatable: true, history: list.path,
      isThere: () => lieAt(list, ids, target),
      again: { label: "Move again", act: () => void this.move(list, ids, target) }, ...options,
    });
  }

  /** `options.name`: of the only photo. */
  transfer(from, into, ids, target, copy, options = {}) {
    let [before, name] = [0, ""];
    const what = ids.length === 1 ? options.name ?? "a photo" : counted(ids.length);
    return this.send("POST", "/api/transfer", () => {
      const { revision, ...record } = this.library.gallery(into.id);
      [before, name] = [record.count, record.name];
      return {
        from: { gallery: from.id, revision: from.record.revision }, into: { gallery: into.id, revision },
        photos: ids, target, copy,
      };
    }, {
      isRepeatable: true, history: `/api/galleries/${into.id}`,
      galleries: copy ? [into.id] : [from.id, into.id], says: (answer) => {
        const now = answer.galleries.find(({ id }) => id === into.id)?.count;
        const known = answer.made === "again" || now === undefined ? 0 : ids.length - (now - before);
        const were = known === 1 ? "1 was" : `${known.toLocaleString("en")} were`;
        const rest = known > 0 ? `; ${were} in it before` : "";
        return `${copy ? "Copied" : "Moved"} ${what} into '${name}'${rest}`;
      },
      isDone: async (error) => error.code === "not_in_gallery" && haveArrived(into, ids),
      isThere: () => haveArrived(into, ids),
      again: {
        label: copy ? "Copy again" : "Move again",
        act: () => void this.transfer(from, into, ids, target, copy),
      }, ...options,
    });
  }

  /** Gives photos of a gallery words: `{title, description, keywords, add_keywords, remove_keywords}`. */
  caption(list, ids, words, says) {
    return this.send("PATCH", `${list.path}/values`, () => ({ photos: ids, ...words }),
      { says, isRepeatable: true, history: list.path });
  }

  remove(list, ids) {
    const says = `Removed ${naming(list, ids)} from '${list.name}'`;
    const body = () => ({ revision: list.record.revision, photos: ids });
    return this.send("POST", `${list.path}/remove`, body, { says });
  }

  /** `how`: `{by}`, keys; `{reverse}` or `{shuffle}`. */
  sort(list, how) {
    const says = how.reverse ? "Reversed the order"
      : how.shuffle !== undefined ? "Shuffled" : `Sorted by ${how.by.join(" and ")}`;
    const body = () => ({ revision: list.record.revision, ...how });
    return this.send("POST", `${list.path}/sort`, body, { says });
  }

  /** `filling`: what it fills itself with, `{where, in}` of a gallery's photos. */
  make(name, filling = {}) {
    return this.send("POST", "/api/galleries", () => ({ name, ...filling }), { says: `Made '${name}'` });
  }

  /** `before`: what the fields were; without it nothing can take this back. */
  edit(id, fields, says, before = null) {
    const back = before && (() => this.edit(id, before, `Undone: ${says}`));
    return this.send("PATCH", `/api/galleries/${id}`, () => fields, { says, back });
  }

  cap(list, cap, isStep = false) {
    const isUsual = cap.columns * cap.rows === 1;
    const says = `The first is ${isUsual ? "as large as the others" : `${cap.columns} × ${cap.rows} cells`}`;
    const { cap: before } = list;
    const back = () => this.cap(list, before, true);
    return this.send("PATCH", list.path, () => ({ cap }), { says, back, isStep });
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
    const aside = this.#aside;
    if (which.change !== undefined || !this.asideOf(which)) return this.#step("undo", "Undone", which);
    this.#aside = null;
    return aside.act();
  }

  redo(which) {
    return this.#step("redo", "Redone", which);
  }

  #step(name, done, which) {
    const says = ({ step }) => `${done}: ${step}`;
    const isLatest = which.change === undefined;
    return this.send("POST", `/api/${name}`, () => which, { says, isStep: true, isLatest });
  }

  /** `says`: what was done, or what an answer makes of that. `back` undoes what is not in the journal. */
  #tell(answer, { says = /** @type {any} */ ("Done"), back = null, isBrief = false, isStep = false }) {
    const text = typeof says === "function" ? says(answer) : says;
    if (answer.changed === false) {
      this.notices.show("No change.");
      return;
    }
    if (isBrief) {
      this.notices.flash(`${text}.`);
      return;
    }
    const newer = answer.made === "newer"
      ? " The order had been changed elsewhere; this was done on the newer one." : "";
    const undo = answer.change !== undefined && !isStep
      ? () => this.undo({ change: answer.change }) : back;
    this.notices.show(`${text}.${newer}`, undo && { label: "Undo", act: undo });
  }

  async #failed(error, replays, { isUncertain }, { isThere, again }) {
    if (error.code === "not_in_gallery" && replays > 0) {
      this.notices.show(
        "Not done: what it was about has left the gallery in the meantime. This is the newer order.");
    } else if (error instanceof ApiError) {
      this.notices.showError(error);
    } else {
      const doubt = isUncertain ? " It is not known whether this was done." : "";
      this.notices.show(`The server does not answer.${doubt}`, null, true);
    }
    // What is shown is brought up to date, as far as somebody answers.
    if (!isUncertain) return;
    if (isThere) void this.#followUp(isThere, again);
    else await this.library.reload().catch(() => {});
  }

  /** When somebody answers again, it is said whether a change was made; else it may be made again. */
  async #followUp(isThere, again) {
    for (let wait = SAID; ; wait = Math.min(2 * wait, LONGEST)) {
      try {
        await this.library.reload();
        const isDone = await isThere();
        if (isDone) this.notices.show("The server is back: this was done.");
        else this.notices.show("The server is back: this was not done.", again, true);
        return;
      } catch {
        await pause(wait);
      }
    }
  }
}

/** Whether photos are in the gallery that they were to go to. */
async function haveArrived(into, ids) {
  const { photos } = await read(`/api/galleries/${into.id}/order?from=0&count=100000`);
  const there = new Set(photos);
  return ids.every((id) => there.has(id));
}

/** Whether items lie together where a move was to put them. */
async function lieAt(list, ids, { to, before, after, onto }) {
  const order = await list.wholeOrder();
  const at = order.indexOf(ids[0]);
  const end = at + ids.length;
  if (at < 0 || ids.some((id, i) => order[at + i] !== id)) return false;
  if (to === "last") return end === order.length;
  if (to !== undefined) return at === to - 1;
  return [before, onto].some((id) => id !== undefined && order[end] === id)
    || [after, onto].some((id) => id !== undefined && order[at - 1] === id);
}

/** The items of a change: by name, if there is only one. */
function naming(list, ids) {
  if (ids.length > 1) return counted(ids.length, list.kind.one, list.kind.name);
  return list.item(list.indexOf(ids[0]))?.name ?? `a ${list.kind.one}`;
}

/** Where a move leads, in words, unless it is beside another item: that is seen. */
const whither = ({ to = undefined }) =>
  (to === "last" ? " to the end" : to === undefined ? "" : ` to position ${to.toLocaleString("en")}`);
