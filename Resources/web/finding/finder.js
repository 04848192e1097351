// The filter of one pane: a field for selections, chips, and how many photos were found.

import { Chips } from "./chips.js";
import { Completing } from "./completing.js";
import { Lookalikes } from "./lookalikes.js";
import { OrderAlarms } from "./orderalarms.js";
import { askForWords, make } from "../ui/dialogs.js";
import { setIcon } from "../ui/icons.js";
import { inAll, meantBy } from "./where.js";
import { counted, saying } from "../ui/words.js";

/** `element` opens it, and belongs into the pane's head; what it opens comes below that. */
export class Finder {
  #chips;
  #completing;
  /** What is open below the bar, look-alikes or alarms, and its button. */
  #panel = null;
  #work = Promise.resolve();
  #wish = "";
  /** How far the pane was scrolled before there was a filter. */
  #before = 0;

  constructor(flow, { library, notices, canChange, changes = null }) {
    this.flow = flow;
    this.library = library;
    this.notices = notices;
    this.canChange = canChange;
    this.changes = changes;
    const look = { type: "button", className: "find tool", title: "Find (/)", textContent: "Find" };
    this.element = make("button", look);
    setIcon(this.element, "find");
    this.element.setAttribute("aria-expanded", "false");
    this.element.addEventListener("click", () => (this.bar.hidden ? this.open() : void this.end(true)));
    this.#build();
    flow.head.after(this.bar);
    flow.addEventListener("drawn", () => this.#count());
    flow.addEventListener("failed", ({ detail }) => {
      // What was right may be wrong later: a gallery that it names is deleted.
      if (this.isOn && detail.status === 400) void this.end();
    });
  }

  get isOn() {
    return this.flow.list.where !== "";
  }

  /** Shows the field, and puts the keyboard there. */
  open() {
    this.bar.hidden = false;
    this.element.setAttribute("aria-expanded", "true");
    this.field.focus();
    this.field.select();
  }

  /** Shows all photos again. `isClosing`: and hides the field. */
  async end(isClosing = false) {
    this.field.value = "";
    this.#chips.clear();
    if (isClosing) {
      this.#openPanel(null);
      if (this.bar.contains(document.activeElement)) this.flow.canvas.focus({ preventScroll: true });
      this.bar.hidden = true;
      this.element.setAttribute("aria-expanded", "false");
    }
    // What ends the filter goes with it.
    if (document.activeElement === this.ending) this.flow.canvas.focus({ preventScroll: true });
    await this.apply();
  }

  /** Selects photos, and brings the first of them into view; a filter that hides it is ended. */
  async reveal(ids) {
    const { flow, flow: { list } } = this;
    let indexes = await list.indexesOf(ids);
    if (this.isOn && indexes.includes(undefined)) {
      await this.end();
      indexes = await list.indexesOf(ids);
    }
    const [index] = indexes;
    if (index === undefined) return;
    flow.selection.moveTo(ids[0], index);
    flow.selection.set(ids);
    await flow.reveal(index);
  }

  #build() {
    const isGuest = this.library.readOnly;
    const placeholder = isGuest ? "Name, word, or taken:2024" : "Name, word, or rating:3- and taken:2024";
    this.field = make("input", { type: "text", placeholder });
    this.field.setAttribute("aria-label", "Find photos");
    this.#completing = new Completing(this.field, {
      path: (typed) => `/api/completions?typed=${encodeURIComponent(typed)}&gallery=${this.flow.list.id}`,
      done: () => void this.apply(), leave: () => void this.end(true),
    });
    this.#chips = new Chips(() => void this.apply(), isGuest);
    this.found = make("output", { className: "found" });
    this.ending = make("button", { type: "button", textContent: "Show all", className: "ending outlined" });
    this.ending.addEventListener("click", () => void this.end());
    const saving = { type: "button", textContent: "Save as gallery…", className: "saving outlined" };
    this.saving = make("button", saving);
    this.saving.addEventListener("click", () => void this.#save());
    this.wrong = make("p", { className: "wrong" });
    this.wrong.setAttribute("role", "alert");
    const close = make("button", { type: "button", className: "leave", textContent: "×" });
    close.title = "Close (Escape)";
    close.setAttribute("aria-label", "Close the filter");
    close.addEventListener("click", () => void this.end(true));
    const panels = make("div", { className: "chips panels" }, ...(isGuest ? [] : [
      this.#opener("Look-alikes", Lookalikes), this.#opener("Alarms", OrderAlarms),
    ]));
    this.bar = make("div", { className: "finder", hidden: true }, this.#completing.element,
      make("div", { className: "asking" }, this.#chips.element, panels), this.found,
      this.ending, this.saving, close, this.wrong);
    this.bar.setAttribute("role", "search");
    this.#count();
  }

  /** A button that opens a panel, and closes it again. */
  #opener(label, Panel) {
    const button = make("button", { type: "button", textContent: label });
    button.setAttribute("aria-pressed", "false");
    button.addEventListener("click", () => {
      this.#openPanel(this.#panel?.button === button ? null : { button, panel: new Panel(this) });
    });
    return button;
  }

  #openPanel(next) {
    this.#panel?.panel.close();
    this.#panel?.button.setAttribute("aria-pressed", "false");
    this.#panel = next;
    if (!next) return;
    next.button.setAttribute("aria-pressed", "true");
    this.bar.after(next.panel.element);
    void next.panel.open();
  }

  /** Lists what field and chips ask for. Only the last wish counts. */
  async apply() {
    const where = inAll([meantBy(this.field.value, this.library.readOnly), ...this.#chips.terms]);
    this.#wish = where;
    this.#work = this.#work.then(() => (this.#wish === where ? this.#filter(where) : undefined));
    await this.#work;
  }

  async #filter(where) {
    const { flow, flow: { list } } = this;
    this.wrong.textContent = "";
    if (where === list.where) return;
    if (flow.held.size > 0) {
      this.wrong.textContent = "Drop what you hold first.";
      return;
    }
    const wasOn = this.isOn;
    if (!wasOn) this.#before = flow.top;
    try {
      await list.filter(where);
      flow.layout?.resize(flow.count);
      await flow.selection.follow();
      flow.top = this.isOn ? 0 : this.#before;
      await flow.relayout({ isAnew: true });
      if (wasOn && !this.isOn) await this.#comeBack();
      await flow.update();
    } catch (error) {
      this.wrong.textContent = saying(error);
      return;
    }
    this.#count();
    if (this.isOn) this.notices.announce(`${this.found.value} photos found.`);
    else this.notices.announce("All photos are shown.");
  }

  /** Makes a gallery of what was found. One that fills itself gets what will be found later, too. */
  async #save() {
    const { flow: { list }, changes } = this;
    const { where } = list;
    const answer = await askForWords({
      title: `Save ${counted(list.record.count)} as a gallery`, does: "Save", fields: {
        name: { label: "Name", value: "", isNeeded: true },
        isFilled: { label: "Add what will be found in this gallery later", value: false },
      },
    });
    if (!answer) return;
    if (answer.isFilled) {
      await changes.make(answer.name, { where: this.lasting, in: list.id });
      return;
    }
    const { ids } = await list.fetchIds(0, list.count);
    if (list.where !== where) return;
    const made = (await changes.make(answer.name))?.galleries[0];
    if (made) await changes.transfer(list, { id: made.id, record: made }, ids, { to: "last" }, true);
  }

  /** What is looked for, as a gallery keeps it. */
  get lasting() {
    return inAll([meantBy(this.field.value, false, true), ...this.#chips.terms]);
  }

  /** Without the filter, what was selected among the found photos stays in view. */
  async #comeBack() {
    const { flow, flow: { list, selection } } = this;
    flow.top = this.#before;
    const [id] = selection.ids;
    const [index] = id === undefined ? [] : await list.indexesOf([id]);
    if (index !== undefined) await flow.reveal(index);
  }

  #count() {
    const { count, total } = this.flow.list.record;
    const text = this.isOn ? `${count.toLocaleString("en")} of ${total.toLocaleString("en")}` : "";
    if (this.found.value !== text) this.found.value = text;
    this.ending.hidden = !this.isOn;
    this.saving.hidden = !this.isOn || !this.canChange() || count === 0;
    this.flow.element.classList.toggle("filtered", this.isOn);
    this.flow.element.classList.toggle("empty", this.flow.count === 0);
    this.element.classList.toggle("on", this.isOn);
  }
}
