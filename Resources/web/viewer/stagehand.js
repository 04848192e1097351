// What a mouse or fingers do on a stage: leaf, zoom, move the picture about, close.

/** How far a hand moves before that means something, in CSS pixels. */
const STILL = 6;
const SWIPE = 50;
const PULL = 90;
/** Between two taps that are one double tap, in ms. */
const TWICE = 300;

export class StageHand {
  /** Where each pointer was last. */
  #pointers = new Map();
  #start = null;
  #lastTap = null;

  /** `leaf(1 or -1)` and `close()` are optional. */
  constructor(zoom, { leaf = undefined, close = undefined } = {}) {
    this.zoom = zoom;
    this.leaf = leaf;
    this.close = close;
    const { stage } = zoom;
    stage.addEventListener("pointerdown", (event) => this.#down(event));
    stage.addEventListener("pointermove", (event) => this.#move(event));
    stage.addEventListener("pointerup", (event) => this.#up(event));
    stage.addEventListener("pointercancel", (event) => this.#forget(event));
    stage.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
  }

  #down(event) {
    if (event.button !== 0) return;
    const point = { x: event.clientX, y: event.clientY };
    this.#pointers.set(event.pointerId, point);
    this.zoom.stage.setPointerCapture(event.pointerId);
    if (this.#pointers.size === 1) {
      const isOnPicture = Boolean(event.target.closest(".plate"));
      this.#start = { ...point, isOnPicture, isTouch: event.pointerType === "touch", hasMoved: false };
    } else {
      // Two fingers pinch: nothing else comes of them.
      this.#start.hasMoved = true;
      this.#start.isPinch = true;
      this.#follow(0, 0);
    }
  }

  #move(event) {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#start) return;
    const now = { x: event.clientX, y: event.clientY };
    const start = this.#start;
    if (Math.hypot(now.x - start.x, now.y - start.y) > STILL) start.hasMoved = true;
    if (this.#pointers.size === 2) {
      const [other] = [...this.#pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      const length = (point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      this.zoom.by(length(now) / length(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      this.zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (start.hasMoved && !this.zoom.isFitted) {
      this.zoom.pan(now.x - before.x, now.y - before.y);
    } else if (start.hasMoved && start.isTouch && !start.isPinch) {
      const [x, y] = [now.x - start.x, now.y - start.y];
      if (Math.abs(x) > Math.abs(y)) this.#follow(this.leaf ? x : 0, 0);
      else this.#follow(0, this.close ? Math.max(0, y) : 0);
    }
    this.#pointers.set(event.pointerId, now);
  }

  #up(event) {
    const start = this.#start;
    const isLast = this.#pointers.size === 1 && this.#pointers.has(event.pointerId);
    this.#forget(event);
    if (!start || !isLast || start.isPinch) return;
    const point = { x: event.clientX, y: event.clientY };
    if (!start.hasMoved) {
      this.#tap(point, start);
    } else if (start.isTouch && this.zoom.isFitted) {
      const [x, y] = [point.x - start.x, point.y - start.y];
      if (Math.abs(x) > SWIPE && Math.abs(x) > Math.abs(y)) this.leaf?.(x < 0 ? 1 : -1);
      else if (y > PULL && y > Math.abs(x)) this.close?.();
    }
  }

  /** A mouse's click, or a finger's second tap, goes to 100 % and back. */
  #tap(point, { isTouch, isOnPicture }) {
    const isTwice = this.#lastTap && performance.now() - this.#lastTap.time < TWICE
      && Math.hypot(point.x - this.#lastTap.x, point.y - this.#lastTap.y) < 40;
    this.#lastTap = isTouch && !isTwice ? { ...point, time: performance.now() } : null;
    if (isOnPicture && (!isTouch || isTwice)) this.zoom.toggle(point);
  }

  #forget(event) {
    this.#pointers.delete(event.pointerId);
    if (this.#pointers.size === 0) this.#follow(0, 0);
  }

  /** The picture goes along with a finger that leafs or pulls. */
  #follow(x, y) {
    this.zoom.plate.style.translate = x === 0 && y === 0 ? "" : `${x}px ${y}px`;
  }

  #wheel(event) {
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && this.zoom.isFitted) return;
    event.preventDefault();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    if (isZoom) {
      this.zoom.by(Math.exp(-event.deltaY * unit * 0.004), { x: event.clientX, y: event.clientY });
    } else {
      this.zoom.pan(-event.deltaX * unit, -event.deltaY * unit);
    }
  }
}
