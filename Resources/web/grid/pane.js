// A pane in the document: a header, and what scrolls below it, cells on a canvas.
//
// A canvas may be higher than an element can be. Then the element is lower, and its `offset` tells how far
// down the canvas it lies: what is at y there lies at y - offset in the element. A hand's scrolling moves the
// view by as much as it says; only a jump, and coming near the element's ends, takes another offset.

/** The highest element, in points. Browsers end at about 16 million device pixels, and place nothing to the
 * pixel before that. */
const TALLEST = 3_000_000;
/** At either end of the canvas so much of it lies as in the element, in points: there the element's own ends
 * are the canvas'. */
const ENDS = 100_000;
/** Who scrolls so many screens between two events, and has not just turned the wheel (in ms), has taken the
 * scroll bar. */
const JUMP = 10;
const TURNED = 300;
/** So far above the element nothing is seen, in points. */
const FAR = 10_000;

/** Dispatches `scrolled` when its view has moved. */
export class Pane extends EventTarget {
  /** The canvas' height, in points. */
  contentHeight = 0;
  offset = 0;
  /** The element's scroll position that is known; another one is a hand's doing. */
  #known = 0;
  /** When the wheel was last turned. */
  #wheeled = -Infinity;

  constructor(key, label) {
    super();
    this.element = document.createElement("section");
    this.element.className = "flow";
    this.head = document.createElement("header");
    this.scroller = document.createElement("div");
    this.scroller.className = "scroller";
    Object.assign(this.scroller, { flow: this });
    this.canvas = document.createElement("div");
    this.canvas.className = "canvas";
    this.canvas.id = `canvas-${key}`;
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "listbox");
    this.canvas.setAttribute("aria-multiselectable", "true");
    this.canvas.setAttribute("aria-label", label);
    this.overlay = document.createElement("div");
    this.overlay.className = "overlay";
    this.scroller.append(this.canvas, this.overlay);
    this.element.append(this.head, this.scroller);
    this.scroller.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    this.scroller.addEventListener("wheel", () => {
      this.#wheeled = performance.now();
    }, { passive: true });
  }

  /** How far down the canvas the view begins. Setting it scrolls, as far as there is a canvas. */
  get top() {
    return this.scroller.scrollTop + this.offset;
  }

  set top(top) {
    const { scroller } = this;
    const goal = Math.max(0, Math.min(top, this.contentHeight + this.#room - scroller.clientHeight));
    const way = goal - this.top;
    if (this.#isRoomy(scroller.scrollTop + way) && Math.abs(way) < this.#screens(2)) {
      scroller.scrollTop += way;
      this.#known = scroller.scrollTop;
    } else {
      this.#place(goal);
    }
  }

  get view() {
    const { top } = this;
    const height = this.scroller.clientHeight;
    return { top, bottom: top + height, height };
  }

  /** From the window's coordinates to the canvas'. */
  pointOf(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top + this.offset };
  }

  /** From the canvas' coordinates to the window's. */
  windowPoint({ x, y }) {
    const box = this.canvas.getBoundingClientRect();
    return { x: box.left + x, y: box.top + y - this.offset };
  }

  /** Where a frame's top lies in the element. One that is far from the view stays within it. */
  shownAt({ y, h }) {
    const most = Math.min(this.contentHeight, TALLEST) - h;
    return Math.max(-FAR, Math.min(y - this.offset, most));
  }

  /** Scrolls as little as is needed to have a frame in view. */
  bring(frame, margin) {
    const { top, bottom, height } = this.view;
    const end = bottom - this.#room;
    if (frame.y < top || frame.h > height) this.top = frame.y - margin;
    else if (frame.y + frame.h > end) this.top = frame.y + frame.h - (end - top) + margin;
  }

  /** Makes the canvas as high as its content. */
  stretch(contentHeight) {
    const height = `${Math.min(contentHeight, TALLEST)}px`;
    const { top } = this;
    const isOther = this.contentHeight !== contentHeight;
    this.contentHeight = contentHeight;
    if (this.canvas.style.height !== height) this.canvas.style.height = height;
    if (isOther && (this.offset !== 0 || contentHeight > TALLEST)) this.#place(top);
  }

  /** Tells screen readers which element the keyboard is at. */
  pointOut(element) {
    if (!element) this.canvas.removeAttribute("aria-activedescendant");
    else if (this.canvas.getAttribute("aria-activedescendant") !== element.id) {
      this.canvas.setAttribute("aria-activedescendant", element.id);
    }
  }

  /** The cells lie elsewhere in the element now; nothing has moved to be seen. */
  shifted() {}

  #scrolled() {
    const { scroller } = this;
    if (this.contentHeight > TALLEST) {
      const { scrollTop } = scroller;
      const isJump = Math.abs(scrollTop - this.#known) > this.#screens(JUMP)
        && performance.now() - this.#wheeled > TURNED;
      const top = isJump ? this.#onCanvas(scrollTop) : scrollTop + this.offset;
      this.#known = scrollTop;
      if (isJump || !this.#isRoomy(scrollTop)) this.#place(top);
    }
    this.dispatchEvent(new Event("scrolled"));
  }

  /** Has the view begin at a height of the canvas, at its usual place in the element. */
  #place(top) {
    const { scroller, offset } = this;
    const most = this.contentHeight - scroller.clientHeight;
    const goal = Math.max(0, Math.min(top, most));
    scroller.scrollTop = this.#inElement(goal);
    this.offset = this.contentHeight > TALLEST ? goal - scroller.scrollTop : 0;
    this.#known = scroller.scrollTop;
    if (this.offset !== offset) this.shifted();
  }

  /** Whether a scroll position of the element is away from its ends, or these are the canvas'. */
  #isRoomy(scrollTop) {
    if (this.contentHeight <= TALLEST) return true;
    const isNearTop = scrollTop < this.#screens(1) && this.offset > 0;
    const isNearEnd = scrollTop > TALLEST - this.#screens(2) && this.offset < this.contentHeight - TALLEST;
    return !isNearTop && !isNearEnd && this.offset >= 0 && this.offset <= this.contentHeight - TALLEST;
  }

  /** What lies below the canvas, for a bar that covers the view's end. */
  get #room() {
    return Math.max(0, this.scroller.scrollHeight - this.canvas.offsetHeight);
  }

  #screens(count) {
    return count * this.scroller.clientHeight;
  }

  /** Where a height of the canvas lies in the element: at the ends as far from them, else in proportion. */
  #inElement(y) {
    const { contentHeight } = this;
    if (contentHeight <= TALLEST || y <= ENDS) return y;
    if (y >= contentHeight - ENDS) return y - contentHeight + TALLEST;
    return ENDS + (y - ENDS) * (TALLEST - 2 * ENDS) / (contentHeight - 2 * ENDS);
  }

  #onCanvas(scrollTop) {
    const { contentHeight } = this;
    if (contentHeight <= TALLEST || scrollTop <= ENDS) return scrollTop;
    if (scrollTop >= TALLEST - ENDS) return scrollTop + contentHeight - TALLEST;
    return ENDS + (scrollTop - ENDS) * (contentHeight - 2 * ENDS) / (TALLEST - 2 * ENDS);
  }
}
