// One photo after the other, each for a while.

/** How long a photo is shown once it is sharp, in ms. */
const STAY = 3000;

/** Dispatches `change` when it begins, pauses, goes on or ends. */
export class Slideshow extends EventTarget {
  isOn = false;
  isPaused = false;
  #timer = 0;

  /** `next()` shows the next photo. */
  constructor(next) {
    super();
    this.next = next;
  }

  start() {
    this.isOn = true;
    this.isPaused = false;
    this.arrived();
    this.#tell();
  }

  end() {
    if (!this.isOn) return;
    clearTimeout(this.#timer);
    this.isOn = false;
    this.#tell();
  }

  pause() {
    this.isPaused = !this.isPaused;
    clearTimeout(this.#timer);
    if (!this.isPaused) this.next();
    this.#tell();
  }

  /** To be called when a photo is there to be looked at: from then on its time counts. */
  arrived() {
    clearTimeout(this.#timer);
    if (this.isOn && !this.isPaused) this.#timer = setTimeout(() => this.next(), STAY);
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}
