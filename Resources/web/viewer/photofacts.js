// The words and facts of the photo that is shown large. Its words can be edited there.

import { make } from "../ui/dialogs.js";

/** Dispatches `written` when words of the photo that is shown have been sent. */
export class PhotoFacts extends EventTarget {
  #photo = null;

  /** `leave()` puts the focus back to the picture. */
  constructor({ changes, notices, canChange, leave }) {
    super();
    this.changes = changes;
    this.notices = notices;
    this.canChange = canChange;
    this.leave = leave;
    this.position = make("p", { className: "position" });
    this.title = make("textarea", { className: "title", rows: 1, placeholder: "Add a title" });
    this.description = make(
      "textarea", { className: "description", rows: 4, placeholder: "Add a description" });
    this.title.setAttribute("aria-label", "Title");
    this.description.setAttribute("aria-label", "Description");
    this.list = make("dl");
    this.element = make("aside", {}, this.title, this.description, this.list);
    this.element.id = "photo-details";
    for (const field of ["title", "description"]) {
      this[field].addEventListener("change", () => void this.#write(field));
      this[field].addEventListener("keydown", (event) => this.#key(event, field));
    }
  }

  /** What is known of it at once. */
  show(photo, flow) {
    this.flow = flow;
    this.#words(photo);
    this.#facts([["File", photo.name], ["Taken", photo.taken?.replace("T", " ")]]);
  }

  /** All that is known of it. */
  tell(detail) {
    this.#words(detail);
    this.#facts(factsOf(detail));
  }

  #facts(facts) {
    this.list.replaceChildren(...facts.filter(([, value]) => value).flatMap(([name, value]) =>
      [make("dt", { textContent: name }), make("dd", { textContent: value })]));
  }

  #words(photo) {
    const isOther = this.#photo?.id !== photo.id;
    this.#photo = photo;
    for (const field of ["title", "description"]) {
      this[field].readOnly = !this.canChange();
      this[field].hidden = !this.canChange() && !photo[field];
      if (isOther || document.activeElement !== this[field]) this[field].value = photo[field] ?? "";
    }
  }

  #key(event, field) {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this[field].blur();
      this.leave();
    } else if (event.key === "Escape") {
      // Only the words are reset; the photo stays open.
      event.preventDefault();
      event.stopPropagation();
      this[field].value = this.#photo?.[field] ?? "";
      this.leave();
    }
  }

  async #write(field) {
    const text = this[field].value.trim();
    const { flow } = this;
    const photo = this.#photo;
    if (text === (photo[field] ?? "")) return;
    photo[field] = text;
    const words = { [field]: text === "" ? null : text };
    await this.changes.caption(flow.list, [photo.id], words, `Captioned ${photo.name}`);
    // By now another photo may be shown.
    if (this.#photo.id === photo.id) this.dispatchEvent(new Event("written"));
    void flow.refresh({ always: true });
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
  ];
}
