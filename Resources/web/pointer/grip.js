// What is in the hand follows the pointer: over flows, their scrubbers and the dock.

import { Autoscroll } from "./autoscroll.js";

export class Grip {
  #at = { x: 0, y: 0 };
  #begun = null;
  /** Where it was picked up, and how far it has to go until the dock appears: a cell. */
  #from = null;
  #autoscroll = new Autoscroll(() => this.#aim(), () => this.again());

  constructor({ root, hold, carry, flows, dock }) {
    this.hold = hold;
    this.carry = carry;
    this.flows = flows;
    this.dock = dock;
    /** When the wheel was last turned: the canvas then moves under the pointer. */
    let wheeled = -Infinity;
    root.addEventListener("wheel", ({ timeStamp }) => {
      wheeled = timeStamp;
    }, { passive: true });
    root.addEventListener("scroll", ({ timeStamp }) => {
      if (timeStamp - wheeled < 500) this.again();
    }, { passive: true, capture: true });
    // It may have come up under a hand that rests.
    dock.element.addEventListener("animationend", () => this.again());
    hold.addEventListener("ended", () => {
      this.#from = null;
    });
  }

  /** Picks up the selected items of a flow where a press began; the pointer has come to `at` since. */
  async lift({ flow, item, x, y, size }, at) {
    this.#at = at;
    const { selection } = flow;
    this.#begun = this.hold.begin(flow, [...selection.ids], flow.pointOf(x, y));
    // What is grabbed is in the hand at once, whatever has to be asked for.
    if (this.hold.isOn) this.carry.begin(size, item, selection.size);
    this.carry.follow(at.x, at.y);
    this.#from = { x, y, size };
    if (!await this.#begun) {
      if (!this.hold.isOn) this.carry.end();
      return;
    }
    this.carry.fill();
    if (!this.#from) return;
    this.again();
    this.#autoscroll.start();
  }

  /** The pointer is there now. */
  carryTo(x, y) {
    this.#at = { x, y };
    const from = this.#from;
    if (from && Math.hypot(x - from.x, y - from.y) > from.size) this.dock.appear();
    const isOverDock = this.dock.point(x, y);
    // Each rail hears when it is left, too.
    const isOnRail = this.flows().filter((flow) => flow.scrubber?.carry(this.hold, x, y)).length > 0;
    // The rail says which position that is, the dock which gallery: what is held must not hide it.
    this.carry.isSmall = this.dock.isOver || isOnRail;
    this.carry.follow(x, y);
    const flow = isOverDock || isOnRail ? undefined : this.#flowAt(x, y);
    if (flow) this.hold.point(flow, flow.pointOf(x, y));
    else if (isOverDock) this.hold.goHome();
    else this.hold.leave();
  }

  /** The canvas has moved under the pointer, as if it had moved. */
  again() {
    if (this.#from && !this.hold.isDropping) this.carryTo(this.#at.x, this.#at.y);
  }

  /** Lets go there. Picking up may first have to ask where the items are; the hand goes on meanwhile. */
  async drop(x, y) {
    if (!await this.#begun) return;
    this.carryTo(x, y);
    for (const flow of this.flows()) flow.scrubber?.settle();
    this.#from = null;
    await (this.dock.isAt(x, y) ? this.dock.drop() : this.hold.drop());
  }

  #flowAt(x, y) {
    return this.flows().find((flow) => {
      const box = flow.scroller.getBoundingClientRect();
      return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
    });
  }

  /** What scrolls while the pointer is near an edge. */
  #aim() {
    if (!this.hold.isOn || !this.#from) return null;
    const { x, y } = this.#at;
    const flow = this.#flowAt(x, y) ?? this.hold.over;
    const isElsewhere = this.hold.isDropping || this.dock.isAt(x, y) || flow.scrubber?.isAt(x, y);
    const { top, height } = flow.scroller.getBoundingClientRect();
    return { flow, y: isElsewhere ? top + height / 2 : y };
  }
}
