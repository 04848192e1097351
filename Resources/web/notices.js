// What the page says: in a line at the bottom, and in a live region for screen readers.

/** How long a notice stays, in ms; one with a button stays longer. */
const STAY = 5000;

export class Notices {
  #timer = 0;

  constructor(element, region) {
    this.element = element;
    this.region = region;
  }

  /** Says something, with a button if there is something to do about it. */
  show(text, action = null, isError = false) {
    clearTimeout(this.#timer);
    const words = document.createElement("span");
    words.textContent = text;
    this.element.replaceChildren(words);
    this.element.classList.toggle("error", isError);
    if (action) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = action.label;
      // A button that goes takes the focus with it. The focus goes back to where it was.
      const before = document.activeElement;
      button.addEventListener("click", () => {
        this.hide();
        if (before?.isConnected) before.focus({ preventScroll: true });
        action.act();
      });
      this.element.append(button);
    }
    this.element.hidden = false;
    this.#timer = setTimeout(() => this.#expire(), action || isError ? 2 * STAY : STAY);
    this.announce(text);
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
