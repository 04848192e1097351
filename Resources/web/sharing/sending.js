// Sends files to the server, one after the other, until a gallery takes them in (docs/serve-api.md).

import { ApiError, ask, pause, Unanswered } from "../server/api.js";

/** How many files are taken in at once: what was sent is not lost if something goes wrong later. */
const BATCH = 40;
/** How often a file is sent, and taking in is asked for, before that counts as failed. */
const TRIES = 4;
const PAUSE = 700;

/** Files on their way into a gallery. Dispatches `progress`. */
export class Sending extends EventTarget {
  /** How many files were sent, and the part of all bytes, from 0 to 1. */
  done = 0;
  part = 0;
  isStopped = false;
  added = 0;
  duplicates = [];
  problems = [];
  /** The changes' numbers, to undo them. */
  changes = [];
  /** Why it ended early. */
  error = null;
  #request = null;
  #key = null;
  #bytes = 0;

  constructor(files, gallery, before, library) {
    super();
    this.files = files;
    this.gallery = gallery;
    this.before = before;
    this.library = library;
    this.total = files.reduce((sum, { size }) => sum + size, 0);
  }

  stop() {
    this.isStopped = true;
    this.#request?.abort();
  }

  /** Sends all files. Does not throw: see `error`. */
  async run() {
    try {
      for (let at = 0; at < this.files.length && !this.isStopped; at += BATCH) {
        await this.#batch(this.files.slice(at, at + BATCH));
      }
    } catch (error) {
      this.error = error;
    }
    if (this.#key) await ask("DELETE", `/api/uploads/${this.#key}`).catch(() => undefined);
  }

  async #batch(files) {
    const { upload, most_bytes: most } = await ask("POST", "/api/uploads");
    this.#key = upload;
    let sent = 0;
    for (const file of files) {
      if (this.isStopped) break;
      if (file.size > most) {
        const limit = `${(most / 2 ** 30).toLocaleString("en", { maximumFractionDigits: 1 })} GB`;
        this.problems.push({ name: file.name, reason: `larger than ${limit}` });
      } else {
        sent += await this.#send(file, upload);
      }
      this.done += 1;
      this.#bytes += file.size;
      this.#tell(0);
    }
    // What has come whole is taken in, also when the rest is stopped.
    if (sent > 0) await this.#takeIn(upload);
    this.#key = sent > 0 ? null : upload;
  }

  /** Gives how many files were sent: 1 or 0. */
  async #send(file, upload) {
    for (let tries = 1; ; tries += 1) {
      try {
        await this.#put(file, upload);
        return 1;
      } catch (error) {
        if (this.isStopped) return 0;
        if (error instanceof ApiError && (error.status !== 503 || tries === TRIES)) throw error;
        if (!await isReadable(file)) {
          this.problems.push({ name: file.name, reason: "it can't be read" });
          return 0;
        }
        if (tries === TRIES) throw error;
        await pause(PAUSE * tries);
      }
    }
  }

  /** With XMLHttpRequest: fetch does not tell how much was sent. */
  #put(file, upload) {
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      this.#request = request;
      const name = encodeURIComponent(file.name.toWellFormed?.() ?? file.name);
      request.open("PUT", `/api/uploads/${upload}/${name}?modified=${Math.trunc(file.lastModified)}`);
      request.setRequestHeader("Content-Type", "application/octet-stream");
      request.upload.addEventListener("progress", ({ loaded }) => this.#tell(loaded));
      request.addEventListener("load", () => {
        if (request.status < 400) resolve();
        else reject(new ApiError(request.status, parsed(request.responseText)));
      });
      for (const type of ["error", "abort", "timeout"]) {
        request.addEventListener(type, () => reject(new Unanswered()));
      }
      request.send(file);
    });
  }

  async #takeIn(upload) {
    for (let tries = 1; ; tries += 1) {
      try {
        const answer = await ask("POST", `/api/galleries/${this.gallery.id}/uploads`, {
          upload, ...(this.before === undefined ? {} : { before: this.before }),
        });
        this.added += answer.added;
        this.duplicates.push(...answer.duplicates);
        this.problems.push(...answer.problems);
        if (answer.change !== undefined) this.changes.push(answer.change);
        await this.library.take(answer);
        return;
      } catch (error) {
        // Another import is waited for, and the end of a file that was stopped on its way.
        if (!["busy", "conflict"].includes(error.code) || tries === TRIES) throw error;
        await pause(PAUSE * tries);
      }
    }
  }

  #tell(loaded) {
    this.part = this.total === 0 ? 1 : Math.min(1, (this.#bytes + loaded) / this.total);
    this.dispatchEvent(new Event("progress"));
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a file can still be read: folders, and files that are gone, can't. */
async function isReadable(file) {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
