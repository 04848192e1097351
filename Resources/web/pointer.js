// What a pointer does on grids: selecting, picking up and carrying, a rubber band.

import { Band } from "./band.js";

/** How far a press may move before it is a drag, in points; how long a finger rests before it picks up, in
 * ms. */
const SLACK = { mouse: 4, pen: 6, touch: 10 };
const REST = 350;
/** How near to a pane's edge it scrolls, in points; how fast at most, in points a frame. */
const EDGE = 56;
const SPEED = 26;

export class Pointer {
  #press = null;
  #band = null;
  #at = null;

  constructor({ root, hold, carry, flows, menu, open, notices, canChange }) {
    Object.assign(this, { root, hold, carry, flows, menu, open, notices, canChange });
    root.addEventListener("pointerdown", (event) => this.#down(event));
    root.addEventListener("pointermove", (event) => this.#move(event));
    root.addEventListener("pointerup", (event) => this.#up(event));
    root.addEventListener("pointercancel", (event) => this.#cancel(event));
    root.addEventListener("dblclick", (event) => {
      const target = this.#target(event);
      if (target?.item) this.open(target.flow, target.item, target.cell);
    });
    root.addEventListener("contextmenu", (event) => {
      const target = this.#target(event);
      if (!target) return;
      event.preventDefault();
      if (this.hold.isOn || this.#press?.type === "touch") return;
      this.#menu(target, event.clientX, event.clientY);
    });
    for (const type of ["keydown", "keyup"]) {
      window.addEventListener(type, (event) => {
        if (event.key === "Alt" && this.#press && this.hold.isOn) {
          event.preventDefault();
          this.hold.copying = type === "keydown";
        }
      });
    }
    hold.addEventListener("ended", () => {
      this.#press = null;
    });
  }

  #target(event) {
    const scroller = event.target.closest?.(".scroller");
    if (!scroller) return null;
    const element = event.target.closest(".cell");
    const { flow } = scroller;
    return { flow, element, cell: element?.cell, item: element ? flow.itemAt(element.cell) : undefined };
  }

  #down(event) {
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
    const { flow, item, cell } = target;
    if (!item) {
      const box = flow.scroller.getBoundingClientRect();
      const isOnScrollbar = event.clientX > box.left + flow.scroller.clientWidth;
      if (event.pointerType !== "touch" && !isOnScrollbar) this.#band = new Band(flow, event);
      else if (event.pointerType === "touch") flow.selection.clear();
      return;
    }
    const press = {
      flow, item, cell, type: event.pointerType, pointerId: event.pointerId,
      x: event.clientX, y: event.clientY,
      size: flow.frameOf(cell).w, isMoved: false,
    };
    this.#press = press;
    this.#at = { x: event.clientX, y: event.clientY };
    if (press.type !== "touch") return;
    // A finger that has picked up carries and does not scroll. Touch events go to the element first touched,
    // even after its cell has left the document.
    target.element.addEventListener("touchmove", (touch) => {
      if (this.hold.isOn && touch.cancelable) touch.preventDefault();
    }, { passive: false, once: false, signal: (press.touches = new AbortController()).signal });
    press.timer = setTimeout(() => this.#lift(press), REST);
  }

  #move(event) {
    this.#at = { x: event.clientX, y: event.clientY };
    if (this.#band?.pointerId === event.pointerId) {
      this.#band.stretch(event);
      return;
    }
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    if (this.hold.isOn) {
      press.isMoved ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK[press.type];
      if (press.type !== "touch") this.hold.copying = event.altKey;
      // Every step counts: the pointer may cross an alarm between two frames.
      for (const step of event.getCoalescedEvents?.() ?? []) this.#carryTo(step.clientX, step.clientY);
      this.#carryTo(event.clientX, event.clientY);
      return;
    }
    const way = Math.hypot(event.clientX - press.x, event.clientY - press.y);
    if (press.isLifted || way <= SLACK[press.type]) return;
    // A finger that moves at once scrolls.
    if (press.type === "touch") this.#forget();
    else void this.#lift(press);
  }

  async #lift(press) {
    if (this.#press !== press || press.isLifted) return;
    press.isLifted = true;
    const { flow, item, cell } = press;
    if (!this.canChange()) {
      if (press.type === "touch") this.#menu(press, press.x, press.y);
      return;
    }
    if (!flow.selection.has(item.id)) flow.selection.only(item.id, cell);
    this.root.setPointerCapture?.(press.pointerId);
    if (press.type === "touch") navigator.vibrate?.(10);
    press.begun = this.hold.begin(flow, [...flow.selection.ids], flow.pointOf(press.x, press.y));
    if (!await press.begun || this.#press !== press) return;
    this.carry.begin(press.size);
    this.#carryTo(this.#at.x, this.#at.y);
    this.#scroll();
  }

  #carryTo(x, y) {
    this.carry.follow(x, y);
    const flow = this.#flowAt(x, y);
    if (flow) this.hold.point(flow, flow.pointOf(x, y));
  }

  #flowAt(x, y) {
    return this.flows().find((flow) => {
      const box = flow.scroller.getBoundingClientRect();
      return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    });
  }

  /** Scrolls while held items are near an edge. The canvas then moves under the pointer, as if it moved. */
  #scroll() {
    if (!this.hold.isOn || !this.#press) return;
    const { x, y } = this.#at;
    const flow = this.#flowAt(x, Math.max(1, y)) ?? this.hold.over;
    const box = flow.scroller.getBoundingClientRect();
    const [top, bottom] = [box.top + EDGE, box.bottom - EDGE];
    const near = y < top ? y - top : y > bottom ? y - bottom : 0;
    if (near !== 0 && !this.hold.isDropping) {
      const before = flow.scroller.scrollTop;
      flow.scroller.scrollTop += Math.max(-1, Math.min(1, near / EDGE)) * SPEED;
      if (flow.scroller.scrollTop !== before) this.#carryTo(x, y);
    }
    requestAnimationFrame(() => this.#scroll());
  }

  #up(event) {
    if (this.#band?.pointerId === event.pointerId) {
      this.#band.end(event);
      this.#band = null;
      return;
    }
    const press = this.#press;
    if (!press || press.pointerId !== event.pointerId) return;
    clearTimeout(press.timer);
    press.touches?.abort();
    if (this.hold.isOn) {
      // A finger that rested and then leaves opens the menu: a drag begins in the same way.
      if (press.type === "touch" && !press.isMoved) {
        this.hold.cancel("");
        this.#menu(press, press.x, press.y);
      } else {
        // Picking up may first have to ask where the items are; the hand goes on meanwhile.
        const { clientX, clientY } = event;
        void press.begun?.then((isOn) => {
          if (isOn) this.#carryTo(clientX, clientY);
          return isOn && this.hold.drop();
        });
      }
    } else if (!press.isLifted) {
      this.#click(press, event);
    }
    this.#press = null;
  }

  #click({ flow, item, cell, type }, event) {
    const { selection } = flow;
    flow.canvas.focus({ preventScroll: true });
    if (event.shiftKey) void selection.range(item.id, cell);
    else if (event.ctrlKey || event.metaKey) selection.toggle(item.id, cell);
    else if (type === "touch" && selection.size > (selection.has(item.id) ? 1 : 0)) {
      selection.toggle(item.id, cell);
    } else selection.only(item.id, cell);
  }

  #cancel(event) {
    if (this.#band?.pointerId === event.pointerId) {
      this.#band.end(event);
      this.#band = null;
    }
    if (this.#press?.pointerId !== event.pointerId) return;
    this.#forget();
    this.hold.cancel();
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
