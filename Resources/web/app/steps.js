// Undo and Redo, always in sight. Each tells what it would do to the gallery that was used last.

import { read } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { toolButton } from "../ui/icons.js";

/** How many changes are looked through for the next steps. */
const LIMIT = 50;
/** How long after a change they are asked for, in ms: changes come in rows. */
const PAUSE = 250;

export class Steps {
  #timer = 0;
  #serial = 0;

  constructor({ library, table, changes }) {
    this.library = library;
    this.table = table;
    this.changes = changes;
    this.undo = toolButton({ label: "Undo", icon: "undo", act: () => this.#step("undo") });
    this.redo = toolButton({ label: "Redo", icon: "redo", act: () => this.#step("redo") });
    this.element = make("div", { id: "steps", role: "group", ariaLabel: "Changes" }, this.undo, this.redo);
    this.#name(this.undo, "Undo", undefined);
    this.#name(this.redo, "Redo", undefined);
    for (const source of [library, table]) source.addEventListener("change", () => this.#soon());
    document.addEventListener("visibilitychange", () => this.#soon());
    this.#soon();
  }

  #soon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  #step(kind) {
    return this.changes[kind](this.table.current?.list.scope ?? { portfolio: true });
  }

  async #look() {
    // Where there is no list, a gallery that was deleted may be brought back.
    const path = this.table.current?.list.path ?? "/api/portfolio";
    this.element.hidden = this.library.readOnly;
    if (this.library.readOnly || document.hidden) return;
    const serial = (this.#serial += 1);
    try {
      const { changes } = await read(`${path}/history?limit=${LIMIT}`);
      if (serial !== this.#serial) return;
      const aside = this.changes.asideOf(this.table.current?.list.scope ?? { portfolio: true });
      this.#name(this.undo, "Undo",
        aside ? { summary: aside } : changes.find(({ state }) => state === "done"));
      // The one that was undone last is the oldest of those in a row.
      this.#name(this.redo, "Redo", changes.filter(({ state }) => state === "undone").at(-1));
    } catch {
      // What is known stays; the page says elsewhere that there is no connection.
    }
  }

  #name(button, word, change) {
    const name = change ? `${word}: ${change.summary}` : `Nothing to ${word.toLowerCase()}`;
    button.title = name;
    button.setAttribute("aria-label", change ? name : word);
    // It keeps the focus when there is nothing left: the next change brings it back.
    button.setAttribute("aria-disabled", String(!change));
  }
}
