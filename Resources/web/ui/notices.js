// What the page says: in a line at the bottom, and in a live region for screen readers.

import { saying, sentence } from "./words.js";

/** How long a notice stays, in ms; one with a button stays longer. */
const STAY = 5000;
/** How long a brief one stays. */
const BRIEF = 1200;

export class Notices {
  #timer = 0;
  /** Gives a button to press for an error, or null. */
  remedy = (_error) => null;

  constructor(element, region) {
    this.element = element;
    this.region = region;
  }

  /** Says what went wrong, with a button if there is something to do about it. */
  showError(error) {
    this.show(saying(error), this.remedy(error), true);
  }

  /** Says something, with a button if there is something to do about it. */
  show(text, offer = null, isError = false) {
    clearTimeout(this.#timer);
    const said = sentence(text);
    const words = document.createElement("span");
    words.textContent = said;
    this.element.replaceChildren(words);
    this.element.classList.toggle("error", isError);
    this.element.classList.remove("brief");
    if (offer) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = offer.label;
      // A button that goes takes the focus with it. The focus goes back to where it was.
      const before = /** @type {HTMLElement | null} */ (document.activeElement);
      button.addEventListener("click", () => {
        this.hide();
        if (before?.isConnected) before.focus({ preventScroll: true });
        offer.act();
      });
      this.element.append(button);
    }
    this.element.hidden = false;
    this.#timer = setTimeout(() => this.#expire(), offer || isError ? 2 * STAY : STAY);
    this.announce(said);
  }

  /** Says what was just done and is seen anyway: for a moment. */
  flash(text) {
    this.show(text);
    this.element.classList.add("brief");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), BRIEF);
  }

  /** Says that something could not be read, unless something went wrong that is shown still: that is about
   * what the person did. */
  showUnread(error) {
    if (this.element.hidden || !this.element.classList.contains("error")) this.showError(error);
  }

  #expire() {
    if (this.element.contains(document.activeElement)) this.#timer = setTimeout(() => this.#expire(), STAY);
    else this.hide();
  }

  hide() {
    this.element.hidden = true;
  }

  /** For screen readers only. A no-break space tells the same words twice apart. */
  announce(text) {
    this.region.textContent = this.region.textContent === text ? `${text}\u00a0` : text;
  }
}
