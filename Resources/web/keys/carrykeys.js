// What keys do to held items: arrows carry them, tab carries them into the flow beside, enter drops.

import { askForPosition } from "../ui/dialogs.js";

export class CarryKeys {
  constructor(hold, flows) {
    this.hold = hold;
    this.flows = flows;
  }

  press({ key, shiftKey, altKey }) {
    const { hold } = this;
    const goals = {
      ArrowLeft: () => hold.cell - 1, ArrowRight: () => hold.cell + 1,
      ArrowUp: () => hold.over.neighbour(hold.cell, false),
      ArrowDown: () => hold.over.neighbour(hold.cell, true),
      Home: () => 0, End: () => hold.over.count - hold.count,
    };
    if (goals[key]) return this.#carryTo(goals[key]);
    if (key === "Tab") return this.#across(shiftKey ? -1 : 1);
    if (key === "g") return this.#carryToPosition();
    if (key !== "Enter" && key !== " ") return undefined;
    hold.copying = altKey;
    return this.#drop();
  }

  async #carryTo(goal) {
    const cell = await goal();
    if (!this.hold.isOn) return;
    const { over } = this.hold;
    this.hold.carry(cell);
    if (this.hold.isOn) await over.reveal(this.hold.cell);
  }

  /** Carries to a position that is asked for. */
  async #carryToPosition() {
    const { over, count } = this.hold;
    const most = over.count - count + 1;
    const to = await askForPosition({ title: "Carry to", does: "Carry", count: most, isLenient: true });
    if (!this.hold.isOn) return;
    over.canvas.focus({ preventScroll: true });
    if (to !== null) await this.#carryTo(() => Math.min(to, most) - 1);
  }

  /** Carries into the flow beside, to the top of its view. */
  async #across(step) {
    const flows = this.flows();
    const flow = flows[(flows.indexOf(this.hold.over) + step + flows.length) % flows.length];
    if (flow === this.hold.over || !await flow.laidOut()) return;
    const seen = flow.cellsIn({ left: 0, right: Infinity, top: flow.view.top, bottom: flow.view.bottom });
    const frame = seen.length > 0 ? flow.frameOf(Math.min(...seen)) : { x: 0, y: 0, w: 2, h: 2 };
    if (await this.hold.enter(flow, { x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 })) {
      flow.canvas.focus({ preventScroll: true });
      await flow.reveal(this.hold.cell);
    }
  }

  #drop() {
    const { over } = this.hold;
    // The next key need not wait for the answer.
    void this.hold.drop();
    over.canvas.focus({ preventScroll: true });
  }
}
