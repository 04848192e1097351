// A text field whose text is completed as one types: a combobox with a list.

import { read } from "../server/api.js";
import { make } from "../ui/dialogs.js";

/** How long a pause in typing asks for completions, in ms. */
const PAUSE = 120;
let serial = 0;

export class Completing {
  #timer = 0;
  #asked = null;
  #at = -1;

  /** `path(typed)`: where completions are. `done()` after Enter, after a whole term was picked, and when the
   * field has become empty; `leave()` after Escape. */
  constructor(field, { path, done, leave }) {
    this.field = field;
    this.path = path;
    this.done = done;
    this.leave = leave;
    serial += 1;
    this.list = make("ul", { id: `completions-${serial}`, hidden: true });
    this.list.setAttribute("role", "listbox");
    this.list.setAttribute("aria-label", "Completions");
    Object.assign(field, { autocomplete: "off", spellcheck: false, autocapitalize: "off", maxLength: 1000 });
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-expanded", "false");
    this.element = make("div", { className: "field" }, field, this.list);
    field.addEventListener("input", () => this.#typed());
    field.addEventListener("keydown", (event) => this.#key(event));
    field.addEventListener("blur", () => this.#hide());
    // The field keeps the focus.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
    this.list.addEventListener("click", ({ target }) => {
      const option = target.closest("[role=option]");
      if (option) this.#pick(option.textContent);
    });
  }

  #typed() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    if (this.field.value.trim() === "") {
      this.#hide();
      this.done();
    } else {
      this.#timer = setTimeout(() => void this.#complete(), PAUSE);
    }
  }

  async #complete() {
    this.#asked?.abort();
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const { completions } = await read(this.path(this.field.value), { signal })
      .catch(() => ({ completions: [] }));
    if (signal.aborted || document.activeElement !== this.field) return;
    this.#at = -1;
    this.list.replaceChildren(...completions.map((text, i) => {
      const option = make("li", { textContent: text, id: `${this.list.id}-${i}` });
      option.setAttribute("role", "option");
      option.setAttribute("aria-selected", "false");
      return option;
    }));
    this.#open(completions.length > 0);
  }

  #open(isOpen) {
    this.list.hidden = !isOpen;
    this.field.setAttribute("aria-expanded", String(isOpen));
    if (!isOpen) this.field.removeAttribute("aria-activedescendant");
  }

  #hide() {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#at = -1;
    this.#open(false);
  }

  #go(to) {
    const options = [...this.list.children];
    // Before the first and behind the last is the field itself; -2 is the last.
    this.#at = to === -2 ? options.length - 1 : to >= options.length ? -1 : to;
    options.forEach((option, i) => option.setAttribute("aria-selected", String(i === this.#at)));
    const option = options[this.#at];
    option?.scrollIntoView({ block: "nearest" });
    if (option) this.field.setAttribute("aria-activedescendant", option.id);
    else this.field.removeAttribute("aria-activedescendant");
  }

  /** Whether what is typed is the beginning of a term's value, and only one value begins so. */
  get #isOnlyOne() {
    return this.list.children.length === 1 && /:\S*$/.test(this.field.value);
  }

  #key(event) {
    const { key, isComposing } = event;
    if (isComposing) return;
    const isOpen = !this.list.hidden;
    if (key === "ArrowDown" && !isOpen) void this.#complete();
    else if (key === "ArrowDown" && isOpen) this.#go(this.#at + 1);
    else if (key === "ArrowUp" && isOpen) this.#go(this.#at < 0 ? -2 : this.#at - 1);
    else if (key === "Enter" && this.#at >= 0) this.#pick(this.list.children[this.#at].textContent);
    else if (key === "Enter" && isOpen && this.#isOnlyOne) this.#pick(this.list.textContent);
    else if (key === "Enter") {
      this.#hide();
      this.done();
    } else if (key === "Escape" && this.#at >= 0) this.#hide();
    else if (key === "Escape") {
      this.#hide();
      this.leave();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A term without its value is completed further. */
  #pick(text) {
    this.field.value = text;
    this.#hide();
    if (text.endsWith(":")) void this.#complete();
    else this.done();
  }
}
