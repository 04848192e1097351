// The head of a pane: what is shown there, how much it is, and what can be done.

import { PHOTOS } from "../lists/lists.js";
import { make } from "../ui/dialogs.js";
import { toolButton } from "../ui/icons.js";

export class PaneHead {
  /** `buttons` are as `toolButton` takes them, `close` is what closes the pane, if it can be closed. */
  constructor(flow, { buttons, close }) {
    this.flow = flow;
    this.name = make("h2", { id: `name-${flow.list.key}` });
    this.facts = make("p", { className: "facts" });
    this.tools = make("div", { className: "tools" }, ...buttons.map((button) => toolButton(button)));
    if (close) {
      this.closing = toolButton({ label: "Close", icon: "close", act: () => close() });
      this.closing.classList.add("close");
      this.tools.append(this.closing);
    }
    flow.head.append(make("div", { className: "name" }, this.name, this.facts), this.tools);
    flow.element.setAttribute("aria-labelledby", this.name.id);
  }

  /** Says what is shown now. A pane that is alone is not closed: there is the way back. */
  label(isAlone) {
    const { flow, flow: { list, selection } } = this;
    // A list that is filtered has fewer photos than its gallery.
    const { count, total = count } = list.record;
    const found = total === count ? "" : `${count.toLocaleString("en")} of `;
    this.name.textContent = this.name.title = list.name;
    if (list.kind === PHOTOS) flow.canvas.setAttribute("aria-label", `Photos of ${list.name}`);
    if (this.closing) {
      this.closing.hidden = isAlone;
      this.closing.setAttribute("aria-label", `Close ${list.name}`);
    }
    this.facts.textContent = [
      `${found}${total.toLocaleString("en")} ${total === 1 ? list.kind.one : list.kind.name}`,
      list.isLocked ? "locked" : null,
      selection.size > 0 && !selection.isTaken ? `${selection.size.toLocaleString("en")} selected` : null,
    ].filter(Boolean).join(" · ");
    flow.element.classList.toggle("locked", Boolean(list.isLocked));
    flow.element.classList.toggle("empty", flow.count === 0);
  }
}
