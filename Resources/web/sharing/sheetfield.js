// One field of a contact sheet's dialog, for one declared setting.

import { make } from "../ui/dialogs.js";

export const option = (value, text) => make("option", { value, textContent: text });

/** A setting's or a choice's name as it is read: `header-left` is "Header left". */
const titled = (name) => `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll("-", " ");

const SHORT = new Set(["number", "length", "cell", "cap"]);
/** The value of a preset's own logo, wherever it lies. No file in the library is named so. */
const OF_PRESET = "/";

/** `value` is what is entered, undefined for nothing; what is `usual` holds then. */
export class Field {
  #usual;
  #isTouched = false;

  /** `presets` are those of `/api/presets`; `files` those that a field for a file offers. */
  constructor(setting, presets, files) {
    this.setting = setting;
    this.files = setting.name === "logo" ? files : null;
    this.input = this.#made(presets);
    this.input.addEventListener("input", () => {
      this.#isTouched = true;
    });
    const text = titled(setting.name);
    this.label = setting.kind === "flag"
      ? make("label", { className: "check", title: setting.help }, this.input, text)
      : make("label", { title: setting.help }, text, this.input);
  }

  /** How many like it can be side by side. */
  get beside() {
    if (SHORT.has(this.setting.kind)) return 3;
    return ["choice", "colour"].includes(this.setting.kind) ? 2 : 1;
  }

  get value() {
    const { input, setting } = this;
    if (setting.kind === "flag") return input.checked === this.#usual ? undefined : input.checked;
    if (setting.kind === "colour") return this.#isTouched ? input.value : undefined;
    // Where a preset has a logo, an empty value says that there is to be none.
    if (this.files) return input.value === this.#usual ? undefined : input.value;
    const text = input.value.trim();
    if (text === "" || (setting.kind === "paper" && text === this.#usual)) return undefined;
    return setting.kind === "number" ? Number(text) : text;
  }

  /** Empties the field, so that `preset` holds, or the default. */
  reset(preset) {
    const { input, setting } = this;
    this.#isTouched = false;
    if (setting.kind === "flag") {
      this.#usual = preset ?? setting.default === "true";
      input.checked = this.#usual;
    } else if (setting.kind === "paper") {
      this.#usual = preset ?? setting.default;
      input.value = this.#usual;
    } else if (setting.kind === "colour") {
      const usual = preset ?? setting.default;
      input.value = /^#[0-9a-f]{6}$/i.test(usual) ? usual : "#ffffff";
    } else if (this.files) {
      this.#usual = preset ? OF_PRESET : "";
      const own = input.querySelector(`[value="${OF_PRESET}"]`);
      if (!preset) own?.remove();
      else if (!own) input.append(option(OF_PRESET, "The preset's"));
      input.value = this.#usual;
    } else {
      if (setting.kind === "choice") {
        const usual = preset ?? setting.default;
        // What is usual may depend on other settings, and is no choice then.
        input.replaceChildren(...(usual === undefined ? [option("", "As usual")] : []),
          ...setting.choices.map((choice) => option(choice === usual ? "" : choice, titled(choice))));
      }
      input.value = "";
    }
  }

  /** Shows what holds while the field is empty; a short field has no room for a description. */
  hint(preset, isOnPaper) {
    const { input, setting } = this;
    if (!["text", "number"].includes(input.type)) return;
    const text = setting.default_text ?? "";
    const usual = (isOnPaper ? setting.default_on_paper : undefined) ?? setting.default;
    input.placeholder = preset ?? usual ?? (this.beside === 1 || text === "" ? text : "usual");
    input.title = preset ?? text;
  }

  #made(presets) {
    const { kind, suggestions, least, most } = this.setting;
    if (this.files) {
      return make("select", {}, option("", "None"), ...this.files.map((file) => option(file, file)));
    }
    switch (kind) {
      case "flag": return make("input", { type: "checkbox" });
      case "number":
        return make("input", { type: "number", min: least ?? "", max: most ?? "", inputMode: "numeric" });
      case "colour": return make("input", { type: "color" });
      case "choice":
        return make("select");
      case "paper": {
        const known = suggestions.map(({ value }) => value);
        const others = presets.map(({ settings }) => settings.paper)
          .filter((paper) => paper && !known.includes(paper));
        return make("select", {}, ...suggestions.map(({ value, meaning }) => option(value, meaning)),
          ...[...new Set(others)].map((paper) => option(paper, paper)));
      }
      default: return make("input", { type: "text", autocomplete: "off", spellcheck: false });
    }
  }
}

/** The caption: none, an offered template, or one's own words. */
export class CaptionField {
  #choice = make("select");
  #template = make(
    "input", { type: "text", autocomplete: "off", spellcheck: false, value: "{position}  {stem}" });
  #own = make("label", {}, "Words, with fields like {name} {date} {iso}", this.#template);

  constructor({ suggestions }, areGalleries) {
    this.#choice.append(option("", "As usual"), option("none", "None"),
      ...(areGalleries ? [] : suggestions.map(({ value, meaning }) => option(value, meaning))),
      option("own", "Own words…"));
    this.elements = [make("label", {}, "Captions", this.#choice), this.#own];
  }

  get settings() {
    const choice = this.#choice.value;
    if (choice === "none") return { captions: false };
    if (choice === "") return {};
    return { caption: choice === "own" ? this.#template.value : choice };
  }

  reset() {
    this.#choice.value = "";
    this.update();
  }

  update() {
    this.#own.hidden = this.#choice.value !== "own";
  }
}
