// A picture on a stage: whole, or larger, moved about by hand.

import { make } from "../ui/dialogs.js";

/** The largest a pixel of the original is shown, in device pixels. */
const MOST = 4;

/** Dispatches `changed` when the picture lies elsewhere; `moved` if a hand or a key did that. */
export class Zoom extends EventTarget {
  /** CSS pixels for a pixel of the original; null: as large as fits. */
  #scale = null;
  /** What is in the middle of the stage, in shares of the picture. */
  #middle = { x: 0.5, y: 0.5 };
  #size = { width: 1, height: 1 };

  constructor(stage) {
    super();
    this.stage = stage;
    this.image = make("img", { alt: "", draggable: false });
    this.plate = make("div", { className: "plate" }, this.image);
    stage.append(this.plate);
    new ResizeObserver(() => this.place()).observe(stage);
  }

  get isFitted() {
    return this.#scale === null;
  }

  get state() {
    return { scale: this.#scale, middle: { ...this.#middle } };
  }

  /** Another picture, whole; the same one in another shape stays where it is. */
  show({ width, height }, state = { scale: null, middle: { x: 0.5, y: 0.5 } }) {
    this.#size = { width, height };
    this.adopt(state);
  }

  /** Lies as another one does. */
  adopt({ scale, middle }) {
    this.#scale = scale;
    this.#middle = { ...middle };
    this.place();
  }

  /** From whole to 100 % at a point of the window, and back. */
  toggle(point) {
    if (!this.isFitted) {
      this.#scale = null;
      this.#moved();
      return;
    }
    const box = this.plate.getBoundingClientRect();
    const at = point ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const share = (value, start, length) => Math.max(0, Math.min(1, (value - start) / length));
    this.#middle = { x: share(at.x, box.left, box.width), y: share(at.y, box.top, box.height) };
    this.#scale = 1 / devicePixelRatio;
    this.#moved();
  }

  /** Larger or smaller by a factor; what is at a point of the window stays there. */
  by(factor, point) {
    const before = this.scale;
    const fit = this.#fit();
    const scale = Math.max(fit, Math.min(MOST / devicePixelRatio, before * factor));
    if (scale <= fit) {
      this.#scale = null;
    } else {
      const from = this.#fromMiddle(point);
      this.#scale = scale;
      this.#shift(from.x / before - from.x / scale, from.y / before - from.y / scale);
    }
    this.#moved();
  }

  /** Moves the picture by CSS pixels. */
  pan(x, y) {
    if (this.isFitted) return;
    this.#shift(-x / this.scale, -y / this.scale);
    this.#moved();
  }

  get scale() {
    return this.#scale ?? this.#fit();
  }

  /** The longer edge of a picture as it is shown, in device pixels; by itself whole, or as this one lies. */
  edgeOf({ width, height }, scale = this.#fit({ width, height })) {
    return Math.max(width, height) * scale * devicePixelRatio;
  }

  /** The part of the original that is seen, in its pixels. */
  get seen() {
    return this.seenOf(this.#size);
  }

  /** The same of another photo, if it were shown as this one is. */
  seenOf({ width, height }) {
    const { clientWidth, clientHeight } = this.stage;
    const [x, y] = [this.#middle.x * width, this.#middle.y * height];
    const [w, h] = [clientWidth / this.scale / 2, clientHeight / this.scale / 2];
    return {
      left: Math.max(0, x - w), top: Math.max(0, y - h),
      right: Math.min(width, x + w), bottom: Math.min(height, y + h),
    };
  }

  /** Puts the picture where it belongs. */
  place() {
    const { clientWidth, clientHeight } = this.stage;
    if (clientWidth === 0) return;
    const { scale } = this;
    const [width, height] = [this.#size.width * scale, this.#size.height * scale];
    this.#middle.x = inside(this.#middle.x, clientWidth / width);
    this.#middle.y = inside(this.#middle.y, clientHeight / height);
    const room = this.isFitted ? this.#room() : { left: 0, top: 0, width: clientWidth, height: clientHeight };
    const whole = (value) => Math.round(value * devicePixelRatio) / devicePixelRatio;
    Object.assign(this.plate.style, {
      left: `${whole(room.left + room.width / 2 - this.#middle.x * width)}px`,
      top: `${whole(room.top + room.height / 2 - this.#middle.y * height)}px`,
      width: `${width}px`, height: `${height}px`,
    });
    this.stage.classList.toggle("large", !this.isFitted);
    this.dispatchEvent(new Event("changed"));
  }

  #moved() {
    this.place();
    this.dispatchEvent(new Event("moved"));
  }

  #shift(x, y) {
    this.#middle.x += x / this.#size.width;
    this.#middle.y += y / this.#size.height;
  }

  #fromMiddle({ x, y }) {
    const box = this.stage.getBoundingClientRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }

  /** Where a whole picture goes: the stage without its padding. */
  #room() {
    const { clientWidth, clientHeight } = this.stage;
    const style = getComputedStyle(this.stage);
    const [left, right, top, bottom] = ["Left", "Right", "Top", "Bottom"]
      .map((side) => parseFloat(style[`padding${side}`]));
    return {
      left, top, width: Math.max(1, clientWidth - left - right),
      height: Math.max(1, clientHeight - top - bottom),
    };
  }

  #fit(size = this.#size) {
    const { width, height } = this.#room();
    return Math.min(width / size.width, height / size.height, 1);
  }
}

/** The middle so that no more than needed lies beside the picture; `share` of it is seen. */
function inside(middle, share) {
  return share >= 1 ? 0.5 : Math.max(share / 2, Math.min(1 - share / 2, middle));
}
