// One large photo, with its facts beside it. Its words can be edited there.

import { ask, large, read, thumbnail } from "./api.js";
import { make } from "./dialogs.js";

const EDGES = [1024, 2048, 4096];

/** Dispatches `left` when the person closes it, `leafed` (detail: its id) when another photo is shown. */
export class Viewer extends EventTarget {
  #cell = 0;
  #photo = null;
  #serial = 0;

  constructor({ library, notices, canChange }) {
    super();
    Object.assign(this, { notices, canChange });
    library.addEventListener("change", () => void this.#follow());
    this.picture = make("img", { alt: "", draggable: false });
    this.stage = make("div", { className: "stage" }, this.picture);
    this.position = make("p", { className: "position" });
    this.title = make("textarea", { className: "title", rows: 1, placeholder: "Add a title" });
    this.description = make(
      "textarea", { className: "description", rows: 4, placeholder: "Add a description" });
    this.title.setAttribute("aria-label", "Title");
    this.description.setAttribute("aria-label", "Description");
    this.facts = make("dl");
    const button = (label, text, act, name) => {
      const element = make("button", { type: "button", textContent: text, className: name });
      element.setAttribute("aria-label", label);
      element.addEventListener("click", act);
      return element;
    };
    this.before = button("Previous photo", "‹", () => this.#step(-1), "step before");
    this.after = button("Next photo", "›", () => this.#step(1), "step after");
    this.closing = button("Close", "×", () => this.dialog.close(), "close");
    this.beside = make("aside", {}, this.position, this.title, this.description, this.facts);
    this.dialog = make("dialog", { className: "viewer" },
      this.stage, this.before, this.after, this.beside, this.closing);
    this.dialog.setAttribute("aria-label", "Photo");
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.dialog.addEventListener("close", () => this.#closed());
    this.#swipes();
    for (const field of ["title", "description"]) {
      this[field].addEventListener("change", () => void this.#write(field));
      this[field].addEventListener("keydown", (event) => {
        if (event.key === "Enter" && !event.shiftKey) {
          event.preventDefault();
          this[field].blur();
          this.stage.focus();
        } else if (event.key === "Escape") {
          // Only the words are reset; the photo stays open.
          event.preventDefault();
          event.stopPropagation();
          this[field].value = this.#photo?.[field] ?? "";
          this.stage.focus();
        }
      });
    }
    this.stage.tabIndex = -1;
    document.body.append(this.dialog);
  }

  /** Closes it without a word: the page is elsewhere. */
  close() {
    if (!this.dialog.open) return;
    this.isSilent = true;
    this.dialog.close();
  }

  /** Shows a photo of a flow. Gives whether it is there. */
  async show(flow, { photo }) {
    if (this.dialog.open && this.flow === flow && this.#photo?.id === photo) return true;
    const [cell] = await flow.list.indexesOf([photo]);
    if (cell === undefined) return false;
    this.flow = flow;
    if (!this.dialog.open) {
      this.dialog.showModal();
      this.stage.focus();
    }
    await this.#show(cell);
    return true;
  }

  async #show(cell) {
    const { flow } = this;
    const serial = (this.#serial += 1);
    await flow.list.ensure(cell - 1, cell + 2);
    const photo = flow.itemAt(cell);
    if (!photo || serial !== this.#serial) return;
    this.#cell = cell;
    if (this.#photo && this.#photo.id !== photo.id) {
      this.dispatchEvent(new CustomEvent("leafed", { detail: photo.id }));
    }
    const wanted = Math.max(innerWidth, innerHeight) * devicePixelRatio;
    const edge = EDGES.find((edge) => edge >= wanted) ?? EDGES.at(-1);
    // The thumbnail is shown until the large view has arrived, in the same shape.
    this.picture.src = thumbnail(photo);
    this.picture.width = photo.width;
    this.picture.height = photo.height;
    this.picture.alt = photo.title ?? photo.name;
    const view = new Image();
    view.src = large(photo, edge);
    view.decode().then(() => serial === this.#serial && (this.picture.src = view.src)).catch(() => {
      if (serial === this.#serial && photo.missing) this.notices.announce("The original is missing.");
    });
    this.#tellPlace();
    this.#words(photo);
    this.facts.replaceChildren();
    this.notices.announce(`${photo.title ?? photo.name}, ${cell + 1} of ${flow.list.count}`);
    const detail = await read(`/api/photos/${photo.id}`);
    if (serial !== this.#serial) return;
    this.#words(detail);
    this.facts.replaceChildren(...factsOf(detail).flatMap(([name, value]) =>
      [make("dt", { textContent: name }), make("dd", { textContent: value })]));
  }

  #words(photo) {
    this.#photo = photo;
    for (const field of ["title", "description"]) {
      this[field].readOnly = !this.canChange();
      this[field].hidden = !this.canChange() && !photo[field];
      if (document.activeElement !== this[field]) this[field].value = photo[field] ?? "";
    }
  }

  async #write(field) {
    const text = this[field].value.trim();
    const { id } = this.#photo;
    if (text === (this.#photo[field] ?? "")) return;
    try {
      const body = { [field]: text === "" ? null : text, gallery: this.flow.list.id };
      const photo = await ask("PATCH", `/api/photos/${id}`, body);
      // By now another photo may be shown.
      if (this.#photo.id === id) this.#words(photo);
      this.notices.announce("Saved.");
      void this.flow.refresh({ always: true });
    } catch (error) {
      this.notices.show(error.message, null, true);
    }
  }

  #tellPlace() {
    const { count } = this.flow.list;
    this.before.disabled = this.#cell === 0;
    this.after.disabled = this.#cell >= count - 1;
    this.position.textContent = `${(this.#cell + 1).toLocaleString("en")} of ${count.toLocaleString("en")}`;
  }

  /** The order may change while a photo is open. */
  async #follow() {
    if (!this.dialog.open) return;
    const serial = this.#serial;
    try {
      const cell = await this.#whereNow();
      if (serial !== this.#serial || !this.dialog.open) return;
      this.#cell = cell;
      this.#tellPlace();
    } catch {
      // The gallery is gone, or the server: the flow shows that.
    }
  }

  /** The photo's present cell index: the order may have changed. */
  async #whereNow() {
    const { list } = this.flow;
    if (list.revision !== list.record.revision) await this.flow.refresh();
    const [index] = this.#photo ? await list.indexesOf([this.#photo.id]) : [];
    return index ?? Math.min(this.#cell, list.count - 1);
  }

  async #step(by) {
    const cell = await this.#whereNow() + by;
    if (cell >= 0 && cell < this.flow.list.count) void this.#show(cell);
  }

  #key(event) {
    if (event.target instanceof HTMLTextAreaElement) return;
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };
    if (event.key in steps) this.#step(steps[event.key]);
    else if (event.key === "Home") void this.#show(0);
    else if (event.key === "End") void this.#show(this.flow.list.count - 1);
    else if (event.key === "F2") this.title.focus();
    else return;
    event.preventDefault();
  }

  #swipes() {
    let from = null;
    this.stage.addEventListener("pointerdown", (event) => {
      from = event.pointerType === "touch" ? event.clientX : null;
    });
    this.stage.addEventListener("pointerup", (event) => {
      if (from !== null && Math.abs(event.clientX - from) > 50) this.#step(event.clientX < from ? 1 : -1);
      from = null;
    });
  }

  async #closed() {
    const { flow } = this;
    this.#serial += 1;
    if (!this.isSilent) this.dispatchEvent(new Event("left"));
    this.isSilent = false;
    this.picture.removeAttribute("src");
    if (!flow.element.isConnected) return;
    flow.canvas.focus({ preventScroll: true });
    const cell = await this.#whereNow();
    await flow.list.ensure(cell, cell + 1);
    const item = flow.itemAt(cell);
    if (item) flow.selection.only(item.id, cell);
    this.#photo = null;
    void flow.reveal(cell);
  }
}

/** The facts of a photo that are shown, each on a line; the server has made their texts. */
function factsOf({ name, texts, lens, label, creator, copyright, missing, companions = [] }) {
  return [
    ["File", name], ["With", companions.map((file) => file.name).join(", ")],
    ["Taken", texts.taken], ["Size", texts.size], ["Camera", texts.camera], ["Lens", lens],
    ["Exposure", texts.settings], ["Rating", texts.rating], ["Label", label],
    ["Keywords", texts.keywords], ["Location", texts.location], ["Place", texts.position], ["By", creator],
    ["Copyright", copyright], ["", missing ? "The original is not where it was." : ""],
  ].filter(([, value]) => value);
}
