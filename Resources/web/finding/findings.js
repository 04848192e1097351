// What was found in a gallery, part by part, between the filter and the photos.

import { make } from "../ui/dialogs.js";
import { saying } from "../ui/words.js";

/** After news, others may follow: what was found is asked for again when it is quiet, in ms. */
const QUIET = 600;

export class Findings {
  all = [];
  #first = 0;
  #timer = 0;
  #isClosed = false;

  /** `most`: how many are shown at once. */
  constructor(finder, label, most) {
    this.finder = finder;
    this.flow = finder.flow;
    this.most = most;
    const button = (textContent, step) => {
      const element = make("button", { type: "button", textContent });
      element.addEventListener("click", () => this.#turn(step));
      return element;
    };
    this.head = make("p", { textContent: "Looking…" });
    this.head.setAttribute("role", "status");
    this.previous = button("Previous", -most);
    this.next = button("Next", most);
    this.body = make("div", { className: "body" });
    this.element = make("section", { className: "findings" },
      make("div", { className: "steps" }, this.head, this.previous, this.next), this.body);
    this.element.setAttribute("aria-label", label);
    this.element.setAttribute("aria-busy", "true");
    this.previous.hidden = this.next.hidden = true;
    this.follow = ({ detail: { ids, words } }) => {
      if (!words && !ids.has(this.flow.list.id)) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.open(), QUIET);
    };
    finder.library.addEventListener("change", this.follow);
  }

  get shown() {
    return this.all.slice(this.#first, this.#first + this.most);
  }

  /** Fetches and shows what there is. */
  async open() {
    try {
      this.all = await this.fetch();
    } catch (error) {
      if (!this.#isClosed) this.head.textContent = saying(error);
      return;
    } finally {
      this.element.setAttribute("aria-busy", "false");
    }
    if (this.#isClosed || !this.flow.element.isConnected) this.close();
    else this.#show();
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.finder.library.removeEventListener("change", this.follow);
    this.element.remove();
  }

  /** Gives what there is.
   * @returns {Promise<any[]>} */
  async fetch() {
    return [];
  }

  /** Says how much there is.
   * @param {number} _count */
  describe(_count) {
    return "";
  }

  /** Shows a part of it.
   * @param {any[]} _part */
  show(_part) {}

  reveal(ids) {
    return this.finder.reveal(ids).catch((error) => this.finder.notices.showError(error));
  }

  /** Called when another part is shown by hand.
   * @param {any[]} _part */
  turned(_part) {}

  #turn(step) {
    const count = this.all.length;
    this.#first = this.#first + step < 0 ? Math.floor((count - 1) / this.most) * this.most
      : this.#first + step >= count ? 0 : this.#first + step;
    this.#show();
    this.turned(this.shown);
  }

  #show() {
    const count = this.all.length;
    if (this.#first >= count) this.#first = 0;
    const last = Math.min(count, this.#first + this.most);
    const range = this.most === 1 ? `${this.#first + 1} of ` : `${this.#first + 1}–${last} of `;
    const hasMore = count > this.most;
    this.head.textContent = (hasMore ? range : "") + this.describe(count);
    this.previous.hidden = this.next.hidden = !hasMore;
    this.show(this.shown);
  }
}
