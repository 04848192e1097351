// Asks for a gallery: all of them as tiles in a dialog, found by their names as one types.

import { askFor, make } from "./dialogs.js";
import { galleryTile, markTile, newTile } from "./gallerytile.js";

/** Gives `{id}` of the gallery that is chosen, `{name}` for a new one (`withNew`), or null. `except`: ids of
 * those that are left out. `isOff(gallery)`: those that are seen and not chosen. */
export function chooseGallery({ title, library, except = [], withNew = false, isOff = () => false }) {
  const galleries = library.galleries.filter(({ id }) => !except.includes(id));
  return new Promise((resolve) => {
    new Choice({ title, galleries, withNew, isOff, resolve });
  });
}

class Choice {
  #result = null;

  constructor({ title, galleries, withNew, isOff, resolve }) {
    this.withNew = withNew;
    this.tiles = galleries.map((gallery) => galleryTile(gallery, isOff(gallery)));
    this.field = make("input", { type: "search", placeholder: "Find a gallery", autocomplete: "off" });
    this.list = make("div", { className: "choices", role: "listbox", id: "choices" });
    this.none = make("p", { className: "none", textContent: "No gallery of that name." });
    const heading = make("h2", { textContent: title, id: "choosing-title" });
    const cancel = make("button", { type: "button", textContent: "Cancel" });
    this.dialog = make("dialog", { className: "choosing" }, heading, this.field, this.list, this.none,
      make("div", { className: "buttons" }, cancel));
    this.dialog.setAttribute("aria-labelledby", heading.id);
    this.list.setAttribute("aria-label", "Galleries");
    const says = {
      role: "combobox", "aria-label": "Find a gallery", "aria-expanded": "true", "aria-autocomplete": "list",
      "aria-controls": this.list.id,
    };
    for (const [name, value] of Object.entries(says)) this.field.setAttribute(name, value);
    this.field.addEventListener("input", () => this.#find());
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.list.addEventListener("mousedown", (event) => event.preventDefault());
    this.list.addEventListener("click", (event) => void this.#choose(event.target.closest(".choice")));
    cancel.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    this.dialog.addEventListener("close", () => {
      this.dialog.remove();
      resolve(this.#result);
    });
    document.body.append(this.dialog);
    this.#find();
    this.dialog.showModal();
    this.field.focus();
  }

  /** Shows those whose names have what was typed; those that begin with it first. */
  #find() {
    const typed = this.field.value.trim();
    const text = folded(typed);
    const found = this.tiles.map((tile) => [folded(tile.gallery.name).indexOf(text), tile])
      .filter(([at]) => at >= 0).sort(([a], [b]) => Math.min(a, 1) - Math.min(b, 1)).map(([, tile]) => tile);
    const isKnown = this.tiles.some(({ gallery }) => gallery.name.normalize() === typed.normalize());
    this.list.replaceChildren(...found, ...(this.withNew && !isKnown ? [newTile(typed)] : []));
    this.list.hidden = this.list.children.length === 0;
    this.none.hidden = !this.list.hidden;
    this.none.textContent = this.tiles.length === 0 ? "There is no other gallery."
      : "No gallery of that name.";
    // What was typed is meant: Enter takes the first one found.
    this.#mark(typed === "" ? null : this.list.firstElementChild);
    this.list.scrollTop = 0;
  }

  #mark(tile) {
    markTile(this.list, tile);
    if (tile) this.field.setAttribute("aria-activedescendant", tile.id);
    else this.field.removeAttribute("aria-activedescendant");
    tile?.scrollIntoView({ block: "nearest" });
  }

  #key(event) {
    if (event.isComposing || event.target !== this.field) return;
    const tiles = [...this.list.children];
    const at = tiles.findIndex((tile) => tile.getAttribute("aria-selected") === "true");
    const top = tiles[0]?.offsetTop;
    const across = Math.max(1, tiles.filter((tile) => tile.offsetTop === top).length);
    const isTyped = this.field.value !== "";
    const goals = {
      ArrowDown: at < 0 ? 0 : at + across, ArrowUp: at < 0 ? tiles.length - 1 : at - across,
      // While a text is typed, these belong to it.
      ...(isTyped ? {} : { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tiles.length - 1 }),
    };
    if (event.key in goals) this.#mark(tiles[Math.max(0, Math.min(tiles.length - 1, goals[event.key]))]);
    else if (event.key === "Enter") void this.#choose(tiles[at]);
    else return;
    event.preventDefault();
  }

  async #choose(tile) {
    if (!tile || tile.getAttribute("aria-disabled") === "true") return;
    if (tile.gallery) {
      this.#result = { id: tile.gallery.id };
    } else {
      const typed = this.field.value.trim();
      const name = typed === "" ? await askFor({ title: "New gallery", does: "Make", label: "Name" }) : typed;
      if (name === null) {
        this.field.focus();
        return;
      }
      this.#result = { name };
    }
    this.dialog.close();
  }
}

/** Without case and accents. */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
