// All that a pointer does, with keys: arrows move from cell to cell, space picks up, arrows carry, enter
// drops.

import { CarryKeys } from "./carrykeys.js";
import { commandOf } from "../commands/commands.js";

/** What has the keyboard in a dialog where nothing has it. */
const IN_DIALOG = "[tabindex], input, textarea, select, button:not(:disabled)";

export class Keyboard {
  /** Keys are quicker than answers: each waits until those before it are done. */
  #queue = Promise.resolve();
  /** Whether a pick-up is under way: the next arrows then carry. */
  #isPicking = false;
  #carrying;
  /** The flow that had the last key. */
  #last = null;

  /** `current()`: the flow that was used last. `contextOf(flow)`: what commands are about there. */
  constructor({ root, hold, flows, current, notices, contextOf }) {
    this.root = root;
    this.hold = hold;
    this.current = current;
    this.notices = notices;
    this.contextOf = contextOf;
    this.#carrying = new CarryKeys(hold, flows);
    root.addEventListener("keydown", (event) => this.#key(event));
    // What had the focus may have gone, by its own press or with what it was in: keys still do something.
    window.addEventListener("keydown", (event) => this.#regain(event), true);
    // Some commands work wherever the focus is, except in texts and dialogs.
    window.addEventListener("keydown", (event) => {
      const elsewhere = "dialog, input:not([type=range]), textarea, select, [role=menu]";
      if (event.defaultPrevented || event.repeat || isIn(event, elsewhere) || hold.isOn) return;
      const all = flows();
      const flow = all.includes(this.#last) ? this.#last : this.current();
      const act = flow && commandOf(event, this.contextOf(flow), true);
      if (!act) return;
      event.preventDefault();
      void act();
    });
    // Escape puts the items back wherever the focus is; in a dialog it is the dialog's.
    window.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && hold.isOn && !isIn(event, "dialog")) {
        event.preventDefault();
        hold.cancel();
      }
    });
    root.addEventListener("focusin", ({ target }) => this.#begin(target));
    this.#begin(document.activeElement);
  }

  /** A key that nothing has goes to the current flow, or to the dialog that is open. */
  #regain(event) {
    if (!event.isTrusted || !isFree(event)) return;
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    const goal = dialog ? dialog.querySelector(IN_DIALOG) : this.current()?.canvas;
    if (!goal) return;
    goal.focus({ preventScroll: true });
    event.stopImmediatePropagation();
    if (!goal.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  }

  /** The keyboard has come to a canvas: it begins at the first item. */
  #begin(target) {
    const flow = target.closest(".scroller")?.flow;
    if (target !== flow?.canvas || flow.selection.active || flow.count === 0 || !flow.itemAt(0)) return;
    flow.selection.moveTo(flow.itemAt(0).id, 0, true);
  }

  #key(event) {
    const flow = event.target.closest(".scroller")?.flow;
    const element = event.target.closest(".cell");
    if (!flow || (event.target !== flow.canvas && !element)) return;
    // A cell may have the focus itself: by a screen reader, or as a link. The keys then mean it.
    const item = element && flow.itemAt(element.cell);
    if (item && !this.hold.isOn) flow.selection.moveTo(item.id, element.cell);
    if (element) flow.canvas.focus({ preventScroll: true });
    const isCommand = event.ctrlKey || event.metaKey;
    const isCarrying = this.hold.isOn || this.#isPicking;
    // Escape does not wait: it cancels at once.
    if (isCarrying ? event.key === "Escape" || isCommand : !this.#act(event, flow)) return;
    event.preventDefault();
    this.#last = flow;
    if (event.key === " " && !isCarrying && !isCommand) this.#isPicking = true;
    // What a key does is decided when those before it are done: by then a drop may be over.
    this.#then(() => (this.hold.isOn ? this.#carrying.press(event) : this.#act(event, flow)?.()));
  }

  #then(act) {
    this.#queue = this.#queue.then(act).catch((error) => this.notices.showError(error));
  }

  /** What a key is to do where nothing is held; undefined for keys that are not the page's. */
  #act(event, flow) {
    const { key, shiftKey } = event;
    const at = flow.selection.active?.index ?? 0;
    const goals = {
      ArrowLeft: (from) => from - 1, ArrowRight: (from) => from + 1, Home: () => 0, End: () => flow.count - 1,
      ArrowUp: (from) => flow.neighbour(from, false), ArrowDown: (from) => flow.neighbour(from, true),
      PageUp: (from) => this.#page(flow, from, false), PageDown: (from) => this.#page(flow, from, true),
    };
    if (goals[key]) return () => this.#moveTo(flow, goals[key](at), shiftKey);
    return commandOf(event, { ...this.contextOf(flow), keyboard: this });
  }

  async #moveTo(flow, goal, isRange) {
    const cell = Math.max(0, Math.min(flow.count - 1, await goal));
    if (flow.count === 0) return;
    await flow.list.ensure(cell, cell + 1);
    const item = flow.itemAt(cell);
    if (!item) return;
    if (isRange) await flow.selection.range(item.id, cell);
    else flow.selection.moveTo(item.id, cell);
    await flow.reveal(cell);
  }

  async #page(flow, at, isDown) {
    let cell = at;
    const frame = flow.frameOf(at);
    for (let rows = 0; rows < 100; rows += 1) {
      const next = await flow.neighbour(cell, isDown);
      if (next === cell) break;
      cell = next;
      const there = flow.frameOf(cell);
      if (!frame || Math.abs(there.y - frame.y) + 2 * there.h > flow.view.height) break;
    }
    return cell;
  }

  async pickUp(flow) {
    const { selection } = flow;
    try {
      if (selection.active?.id === undefined) return;
      selection.grasp();
      if (await this.hold.begin(flow, [...selection.ids])) {
        const keys = "Arrows carry, Enter drops, Escape puts back.";
        this.notices.announce(`${this.hold.count} held, from position ${this.hold.cell + 1}. ${keys}`);
      }
    } finally {
      this.#isPicking = false;
    }
  }

  /** Where the menu of a key belongs: at the keyboard's item, which it is about. */
  menuPoint(flow) {
    const at = flow.selection.active?.index ?? 0;
    if (flow.selection.active) flow.selection.grasp(at);
    const frame = flow.frameOf(at) ?? { x: 0, y: 0, w: 0, h: 0 };
    return flow.windowPoint({ x: frame.x + frame.w / 2, y: frame.y + frame.h / 2 });
  }
}

const isIn = ({ target }, selector) => Boolean(target.closest?.(selector));

/** Whether a key is of no use where the focus is: nowhere, or on a button of a bar that was clicked. Tab goes
 * on from there, arrows go to the bar's next button, and Escape closes what it has opened. */
function isFree({ target, key }) {
  if (target === document.body) return key !== "Tab";
  const control = target.closest?.("header button, header input[type=range], #acting button");
  const isBars = Boolean(control) && !control.closest("dialog");
  return isBars && key !== " " && (key.length === 1 || key === "Delete");
}
