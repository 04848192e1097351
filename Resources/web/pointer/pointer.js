// What a pointer does on grids: picking up, a rubber band, a finger's long press, menus. A click is left to
// `Clicks`, what is held to `Grip`.

import { Band } from "./band.js";
import { Clicks } from "./clicks.js";
import { Grip } from "./grip.js";

/** How far a press may move before it is a drag, in points; how long a finger rests until it selects, in
 * ms. */
const SLACK = { mouse: 4, pen: 6, touch: 10 };
const REST = 350;

export class Pointer {
  #press = null;
  #band = null;

  /** What is held goes over the flows, their scrubbers and the dock. */
  constructor({ root, hold, carry, flows, dock, menu, open, notices, canChange }) {
    this.root = root;
    this.hold = hold;
    this.menu = menu;
    this.notices = notices;
    this.canChange = canChange;
    this.clicks = new Clicks({ root, open });
    this.grip = new Grip({ root, hold, carry, flows, dock });
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", (event) => this.#cancel(event));
    root.addEventListener("contextmenu", (event) => {
      const target = this.#target(event);
      // With Shift the browser shows its own menu of links.
      if (!target || event.shiftKey) return;
      event.preventDefault();
      if (this.hold.isOn || this.#press?.type === "touch") return;
      this.#menu(target, event.clientX, event.clientY);
    });
    for (const type of /** @type {const} */ (["keydown", "keyup"])) {
      window.addEventListener(type, (event) => {
        if (event.key === "Alt" && this.#press && this.hold.isOn) {
          event.preventDefault();
          this.hold.copying = type === "keydown";
        }
      });
    }
    hold.addEventListener("ended", () => this.#forget());
  }

  #target(event) {
    const scroller = event.target.closest?.(".scroller");
    if (!scroller) return null;
    const element = event.target.closest(".cell");
    const { flow } = scroller;
    return { flow, element, cell: element?.cell, item: element ? flow.itemAt(element.cell) : undefined };
  }

  #down(event) {
    this.clicks.expect(null);
    if (this.hold.isOn || this.#band) {
      const isSecond = event.pointerId !== (this.#press ?? this.#band)?.pointerId;
      if (isSecond && event.target.closest?.(".scroller")) {
        event.preventDefault();
        this.notices.show("One hold at a time: drop what you hold first.");
      }
      return;
    }
    const target = this.#target(event);
    if (!target || event.button !== 0) return;
    const { flow, item, cell, element } = target;
    if (!item) {
      const box = flow.scroller.getBoundingClientRect();
      const x = event.clientX - box.left - flow.scroller.clientLeft;
      const isOnScrollbar = x < 0 || x >= flow.scroller.clientWidth;
      if (event.pointerType === "touch") flow.selection.clear();
      else if (!isOnScrollbar) this.#band = new Band(flow, event);
      return;
    }
    const press = {
      flow, item, cell, element, type: event.pointerType, pointerId: event.pointerId,
      x: event.clientX, y: event.clientY, size: flow.frameOf(cell).w,
    };
    this.#forget();
    this.#press = press;
    if (press.type !== "touch") return;
    // A finger that has rested carries and does not scroll. Touch events go to the element first touched,
    // even after its cell has left the document.
    element.addEventListener("touchmove", (touch) => {
      const isOurs = this.hold.isOn || (press.hasRested && this.canChange());
      if (isOurs && touch.cancelable) touch.preventDefault();
    }, { passive: false, signal: (press.touches = new AbortController()).signal });
    press.timer = setTimeout(() => this.#rest(press), REST);
  }

  /** A finger that rests selects; on what is selected already it asks for the menu. */
  #rest(press) {
    if (this.#press !== press) return;
    const { selection } = press.flow;
    press.hasRested = true;
    press.asks = selection.has(press.item.id);
    if (!press.asks) selection.toggle(press.item.id, press.cell);
    navigator.vibrate?.(10);
  }

  #move(event) {
    // The button was let go of where nobody told: over the bar, or outside the window.
    if (event.pointerType !== "touch" && event.buttons === 0 && !this.hold.isOn) {
      this.#endBand(event);
      this.#forget();
    }
    if (this.#band?.pointerId === event.pointerId) {
      this.#band.stretch(event);
      return;
    }
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    if (this.hold.isOn) {
      if (press.type !== "touch") this.hold.copying = event.altKey;
      // Every step counts: the pointer may cross an alarm between two frames.
      for (const step of event.getCoalescedEvents?.() ?? []) this.grip.carryTo(step.clientX, step.clientY);
      this.grip.carryTo(event.clientX, event.clientY);
      return;
    }
    const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.isLifted || way <= SLACK[press.type]) return;
    // A finger that moves at once scrolls.
    if (press.type === "touch" && !press.hasRested) this.#forget();
    else this.#lift(press, event);
  }

  #lift(press, { clientX, clientY }) {
    press.isLifted = true;
    if (!this.canChange()) return;
    const { flow: { selection }, item, cell } = press;
    // What a finger that rested has selected alone is as good as not selected.
    const isAlone = press.hasRested && !press.asks && selection.size === 1;
    if (!selection.has(item.id) || isAlone) selection.take(item.id, cell);
    try {
      this.root.setPointerCapture?.(press.pointerId);
    } catch {
      // A pen that pressed before there were hands, and has gone since.
    }
    void this.grip.lift(press, { x: clientX, y: clientY });
  }

  #up(event) {
    if (this.#endBand(event)) return;
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    this.#forget();
    if (this.hold.isOn) void this.grip.drop(event.clientX, event.clientY);
    else if (press.asks && !press.isLifted) this.#menu(press, press.x, press.y);
    else if (!press.isLifted && !press.hasRested) this.clicks.expect(press);
  }

  #cancel(event) {
    this.#endBand(event);
    if (this.#press?.pointerId !== event.pointerId) return;
    this.#forget();
    this.hold.cancel();
  }

  #endBand(event) {
    if (!this.#band || this.#band.pointerId !== event.pointerId) return false;
    void this.#band.end();
    this.#band = null;
    return true;
  }

  #forget() {
    clearTimeout(this.#press?.timer);
    this.#press?.touches?.abort();
    this.#press = null;
  }

  #menu({ flow, item, cell }, x, y) {
    if (item && !flow.selection.has(item.id)) flow.selection.only(item.id, cell);
    if (!item) flow.selection.clear();
    this.menu(flow, { x, y });
  }
}
