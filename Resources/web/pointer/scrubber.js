// A rail at a pane's edge: where in its list the view is, and a way to anywhere at once, also for what is
// held.

import { make } from "../ui/dialogs.js";
import { RailWords } from "./railwords.js";

/** It is there where the content is this many screens. */
const SCREENS = 2;
/** The thumb's height, in points. */
const THUMB = 44;
/** How long what is held has to be over a rail between two panes, in ms: who only crosses it goes on. */
const DWELL = 150;
/** How long a finger can take the thumb after the last scrolling, in ms. */
const AWAKE = 1500;

export class Scrubber {
  #isOn = false;
  #cell = -1;
  /** What is held over the rail: `{hold, y, since}`. */
  #over = null;
  #frame = 0;
  #sleep = 0;

  constructor(flow) {
    this.flow = flow;
    this.words = new RailWords(flow);
    this.thumb = make("span", { className: "thumb" });
    this.thumb.style.height = `${THUMB}px`;
    this.element = make("div", { className: "scrubber", tabIndex: 0, hidden: true, role: "slider" },
      this.words.marks, this.thumb, this.words.label);
    const says = { orientation: "vertical", controls: flow.canvas.id, valuemin: 1 };
    for (const [name, value] of Object.entries(says)) this.element.setAttribute(`aria-${name}`, value);
    flow.element.append(this.element);
    flow.addEventListener("drawn", () => this.#follow());
    flow.addEventListener("scrolled", () => this.#wake());
    new ResizeObserver(() => this.#fit()).observe(flow.scroller);
    this.element.addEventListener("mousedown", (event) => event.preventDefault());
    this.element.addEventListener("pointerdown", (event) => this.#grab(event));
    this.element.addEventListener("pointermove", (event) => this.#hover(event));
    for (const type of ["pointerup", "pointercancel", "pointerleave"]) {
      this.element.addEventListener(type, () => this.#leave());
    }
    this.element.addEventListener("keydown", (event) => this.#key(event));
    this.element.addEventListener("wheel", ({ deltaY, deltaMode }) => {
      flow.top += deltaY * (deltaMode === 0 ? 1 : 40);
    }, { passive: true });
  }

  /** Whether a point of the window is on the rail. */
  isAt(x, y) {
    if (!this.#isOn) return false;
    const box = this.element.getBoundingClientRect();
    return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
  }

  /** What is held is at a point of the window. On the rail it goes to the position there, and the view with
   * it; gives whether it is on the rail. */
  carry(hold, x, y) {
    if (!this.isAt(x, y)) {
      if (this.#over) this.#leave();
      return false;
    }
    const { left, right } = this.element.getBoundingClientRect();
    const isBetween = left > 4 && right < innerWidth - 4;
    this.#over ??= { since: performance.now() + (isBetween ? DWELL : 0) };
    Object.assign(this.#over, { hold, x, y });
    this.element.classList.add("over");
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#settleLater());
    return true;
  }

  /** Does now what the last `carry` asked for. */
  settle() {
    const over = this.#over;
    if (!over || performance.now() < over.since || !over.hold.isOn) return;
    const { flow } = this;
    const { hold, y } = over;
    const part = this.#part(y);
    this.#go(part);
    const first = Math.round(part * (flow.count - hold.count));
    this.#show(y, part, hold.over === flow ? first : undefined);
    if (hold.over !== flow) {
      const { left, right } = flow.scroller.getBoundingClientRect();
      hold.point(flow, flow.pointOf((left + right) / 2, y));
      return;
    }
    if (first !== hold.first) hold.carry(first);
  }

  #settleLater() {
    this.#frame = 0;
    if (!this.#over?.hold.isOn) {
      this.#leave();
      return;
    }
    this.settle();
    if (performance.now() < this.#over.since) this.#frame = requestAnimationFrame(() => this.#settleLater());
  }

  /** Which part of the way, 0 to 1, a height of the window is. */
  #part(y) {
    const { top, height } = this.element.getBoundingClientRect();
    return Math.max(0, Math.min(1, (y - top - THUMB / 2) / Math.max(1, height - THUMB)));
  }

  #go(part) {
    const { flow } = this;
    flow.top = part * (flow.layout.contentHeight - flow.view.height);
  }

  /** Says what is at a height: where the first held item lies, or which cell the view comes to. */
  #show(y, part, cell = Math.round(part * (this.flow.count - 1))) {
    const { top, height } = this.element.getBoundingClientRect();
    this.words.show(cell, y - top, height, THUMB / 2);
  }

  #grab(event) {
    if (event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.element.classList.add("grabbed");
    this.#hover(event);
  }

  /** The label goes along with the pointer; the view does once the rail is grabbed. */
  #hover(event) {
    const part = this.#part(event.clientY);
    const isGrabbed = this.element.classList.contains("grabbed");
    if (isGrabbed) this.#go(part);
    if (isGrabbed || event.pointerType === "mouse") this.#show(event.clientY, part);
  }

  #leave() {
    this.#over = null;
    this.element.classList.remove("grabbed", "over");
    this.words.hide();
  }

  #key(event) {
    const { flow, flow: { contentHeight, view: { height } } } = this;
    const ways = {
      ArrowUp: -height / 4, ArrowDown: height / 4, ArrowLeft: -height / 4, ArrowRight: height / 4,
      PageUp: -height, PageDown: height, Home: -Infinity, End: Infinity,
    };
    if (!(event.key in ways) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    flow.top = Math.max(0, Math.min(contentHeight, flow.top + ways[event.key]));
  }

  #fit() {
    const { scroller } = this.flow;
    this.element.style.top = `${scroller.offsetTop}px`;
    this.element.style.height = `${scroller.offsetHeight}px`;
    if (this.flow.layout) this.#follow();
  }

  /** The thumb is where the view is. */
  #follow() {
    const { flow } = this;
    const { top, bottom, height } = flow.view;
    const { contentHeight } = flow.layout;
    this.#isOn = contentHeight > SCREENS * height && height > 120;
    this.element.hidden = !this.#isOn;
    flow.element.classList.toggle("scrubbed", this.#isOn);
    if (!this.#isOn) return;
    const part = Math.min(1, top / (contentHeight - height));
    this.thumb.style.transform = `translateY(${part * (height - THUMB)}px)`;
    const cell = Math.min(...flow.layout.crossing(top, bottom, flow.count));
    if (cell === this.#cell || !Number.isFinite(cell)) return;
    this.#cell = cell;
    this.element.setAttribute("aria-label", `Place in ${flow.list.name}`);
    this.element.setAttribute("aria-valuemax", flow.count);
    this.element.setAttribute("aria-valuenow", cell + 1);
    this.element.setAttribute("aria-valuetext", this.words.of(cell));
  }

  #wake() {
    clearTimeout(this.#sleep);
    this.element.classList.add("awake");
    this.#sleep = setTimeout(() => this.element.classList.remove("awake"), AWAKE);
  }
}
