// What can be done to the selected photos or galleries, in a bar at the bottom.

import { make } from "../ui/dialogs.js";
import { toolButton } from "../ui/icons.js";
import { below } from "../ui/menu.js";
import { GALLERIES } from "../lists/lists.js";
import { buttonsOf } from "../commands/commands.js";

/** A press that becomes a drag selects first: the bar waits that long, in ms. */
const PAUSE = 120;

export class ActionBar {
  #timer = 0;
  /** What the buttons are for: they are made again only for something else. */
  #made = "";

  constructor({ element, table, hold, contextOf }) {
    this.element = element;
    this.table = table;
    this.hold = hold;
    this.contextOf = contextOf;
    element.setAttribute("role", "toolbar");
    element.setAttribute("aria-label", "Selected");
    this.count = make("span", { className: "count" });
    element.addEventListener("keydown", (event) => this.#key(event));
    for (const [source, type] of [[table, "change"], [hold, "ended"]]) {
      source.addEventListener(type, () => this.#soon());
    }
    this.#soon();
  }

  /** The flow whose selection is acted on. */
  get flow() {
    const { current, flows } = this.table;
    const isActing = ({ selection }) => selection.size > 0 || selection.isStarted;
    return current && isActing(current) ? current : flows.find(isActing);
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#show(), this.element.hidden ? PAUSE : 0);
  }

  #show() {
    const { flow, element } = this;
    if (this.hold.isOn) return;
    if (!flow && element.contains(document.activeElement)) this.table.current?.canvas.focus();
    element.hidden = !flow;
    document.body.classList.toggle("acting", Boolean(flow));
    if (!flow) return;
    const { size } = flow.selection;
    this.count.textContent = size === 0 ? "Tap what you want" : `${size.toLocaleString("en")} selected`;
    const kind = [flow.list.key, size === 0, size === 1, size < 5, flow.list.isLocked].join();
    if (kind === this.#made) return;
    this.#made = kind;
    const group = flow.list.kind === GALLERIES ? "galleriesBar" : "bar";
    const actions = size === 0 ? [] : buttonsOf(group, () => this.contextOf(this.flow), below);
    const end = { label: "Clear selection", icon: "close", act: () => this.#end() };
    const buttons = [...actions, end].map((action) => {
      const button = toolButton(action);
      button.classList.toggle("bare", action === end);
      return button;
    });
    element.replaceChildren(this.count, ...buttons);
    element.querySelectorAll("button").forEach((button, i) => {
      button.tabIndex = i === 0 ? 0 : -1;
    });
  }

  #end() {
    const { flow } = this;
    flow?.selection.end();
    flow?.canvas.focus({ preventScroll: true });
  }

  /** Arrows go from button to button: the bar is one stop of Tab. */
  #key(event) {
    const buttons = [...this.element.querySelectorAll("button")];
    const at = buttons.indexOf(document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === "Escape") this.#end();
    else if (step && at >= 0) buttons.at((at + step) % buttons.length).focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
