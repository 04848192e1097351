// The words and facts of the photo that is shown large. Its words can be edited there.

import { make } from "../ui/dialogs.js";
import { TEXTS } from "../ui/texts.js";

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
    this.texts = TEXTS.map((text) => this.#input(text));
    this.list = make("dl");
    this.element = make("aside", {}, ...this.texts.map((input, index) =>
      // A title and a description are known by their looks.
      (index < 2 ? input : make("label", { textContent: TEXTS[index].label }, input))), this.list);
    this.element.id = "photo-details";
  }

  #input({ name, label, rows }) {
    const placeholder = `Add a${/^[aeiou]/i.test(label) ? "n" : ""} ${label.toLowerCase()}`;
    const input = make("textarea", { name, className: name, rows, placeholder });
    input.setAttribute("aria-label", label);
    input.addEventListener("change", () => void this.#write(input));
    input.addEventListener("keydown", (event) => this.#key(event, input));
    return input;
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
    for (const input of this.texts) {
      const text = photo[input.name] ?? "";
      input.readOnly = !this.canChange();
      input.hidden = !this.canChange() && !text;
      if (isOther || document.activeElement !== input) input.value = text;
    }
  }

  #key(event, input) {
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      input.blur();
      this.leave();
    } else if (event.key === "Escape") {
      // Only the words are reset; the photo stays open.
      event.preventDefault();
      event.stopPropagation();
      input.value = this.#photo?.[input.name] ?? "";
      this.leave();
    }
  }

  async #write({ name, value }) {
    const text = value.trim();
    const { flow } = this;
    const photo = this.#photo;
    if (text === (photo[name] ?? "")) return;
    photo[name] = text;
    const words = { [name]: text === "" ? null : text };
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
