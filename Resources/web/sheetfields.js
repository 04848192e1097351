// The fields of a contact sheet's dialog, made from the settings that the server declares.

import { make } from "./dialogs.js";

/** A template that gives `text` and has no fields. */
const literally = (text) => text.replace(/[{}]/g, "$&$&").replace(/[\\|]/g, "\\$&");

const titled = (name) => `${name[0].toUpperCase()}${name.slice(1)}`.replaceAll("-", " ");

const option = (value, text) => make("option", { value, textContent: text });

const SHORT = new Set(["number", "length", "cell", "cap"]);

/** A field for one setting. `value` is what is entered, undefined for nothing; `usual` is what holds then. */
class Field {
  #usual;
  #isTouched = false;

  constructor(setting, presets) {
    this.setting = setting;
    this.input = this.#made(setting, presets);
    this.input.addEventListener("input", () => {
      this.#isTouched = true;
    });
    const text = titled(setting.name);
    this.label = setting.kind === "flag"
      ? make("label", { className: "check", title: setting.help }, this.input, text)
      : make("label", { title: setting.help }, text, this.input);
  }

  get isShort() {
    return SHORT.has(this.setting.kind);
  }

  get value() {
    const { input, setting } = this;
    if (setting.kind === "flag") return input.checked === this.#usual ? undefined : input.checked;
    if (setting.kind === "colour") return this.#isTouched ? input.value : undefined;
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
    } else {
      input.value = "";
      this.hint(preset);
    }
  }

  /** Shows what holds while the field is empty. */
  hint(preset) {
    const usual = preset ?? this.setting.default_text ?? "";
    if (this.setting.kind === "choice") this.input.options[0].textContent = `As usual (${usual})`;
    else this.input.placeholder = usual;
  }

  #made({ kind, choices, suggestions, least, most }, presets) {
    switch (kind) {
      case "flag": return make("input", { type: "checkbox" });
      case "number":
        return make("input", { type: "number", min: least ?? "", max: most ?? "", inputMode: "numeric" });
      case "colour": return make("input", { type: "color" });
      case "choice":
        return make("select", {}, option("", ""), ...choices.map((choice) => option(choice, choice)));
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
class CaptionField {
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

/** The fields, in `elements`. Where a field is empty, the preset's setting holds and is shown in it. */
export class SheetFields {
  #presets;
  #preset = make("select");
  #fields;
  #caption;
  #title = make("input", { type: "text", autocomplete: "off" });

  /** `presets` and `settings` are those of `/api/presets`. `areGalleries`: the sheet is the portfolio's. */
  constructor({ presets, settings }, { title, areGalleries }) {
    this.#presets = new Map(presets.map((preset) => [preset.name, preset]));
    this.#preset.append(
      option("", "None"),
      ...presets.map(({ name, description }) => option(name, `${name}: ${description}`)));
    this.#title.value = title;
    this.#caption = new CaptionField(settings.find(({ name }) => name === "caption"), areGalleries);
    const special = {
      caption: this.#caption.elements,
      captions: [],
      title: [make("label", {}, "Title", this.#title)],
    };
    const used = settings.filter(({ needs }) => needs !== "galleries" || areGalleries);
    this.#fields = new Map(used.filter(({ name }) => !special[name])
      .map((setting) => [setting.name, new Field(setting, presets)]));
    const laidOut = (settings) => this.#rows(settings, special);
    this.elements = [
      make("label", {}, "Preset", this.#preset), ...laidOut(used.filter(({ main }) => main)),
      make("details", {},
        make("summary", { textContent: "More" }), ...laidOut(used.filter(({ main }) => !main))),
    ];
    this.#preset.addEventListener("input", () => this.#takePreset());
    this.#takePreset();
  }

  /** Updates fields that depend on others; to be called after a change. */
  update() {
    const isOnPaper = this.#fields.get("paper").input.value !== "none";
    for (const { input, setting } of this.#fields.values()) {
      if (setting.needs === "paper") input.disabled = !isOnPaper;
    }
    // On paper, one of the three is enough: the others follow.
    const sizes = ["columns", "rows", "cell"];
    const isDivided = sizes.some((name) => this.#fields.get(name).value !== undefined);
    const usual = isOnPaper && isDivided ? {}
      : { ...(isOnPaper ? {} : { columns: 5, cell: 240 }), ...this.#settings };
    for (const name of sizes) this.#fields.get(name).hint(usual[name] ?? "fitting");
    this.#caption.update();
  }

  /** The body of a request for the sheet. */
  get request() {
    const settings = { ...this.#caption.settings };
    for (const [name, field] of this.#fields) {
      const { value } = field;
      if (value !== undefined && !field.input.disabled) settings[name] = value;
    }
    if (this.#title.value.trim()) settings.title = literally(this.#title.value.trim());
    return { settings, ...(this.#preset.value ? { preset: this.#preset.value } : {}) };
  }

  get #settings() {
    return this.#presets.get(this.#preset.value)?.settings ?? {};
  }

  /** The settings' labels in their order; short fields are side by side. */
  #rows(settings, special) {
    const rows = [];
    let row = null;
    for (const { name } of settings) {
      const field = this.#fields.get(name);
      if (!field?.isShort) {
        rows.push(...(special[name] ?? [field.label]));
        row = null;
      } else if (row) {
        row.append(field.label);
      } else {
        row = make("div", { className: "row" }, field.label);
        rows.push(row);
      }
    }
    return rows;
  }

  #takePreset() {
    const settings = this.#settings;
    for (const [name, field] of this.#fields) field.reset(settings[name]);
    // A preset with a header names the gallery already.
    if (settings.header || settings.title) this.#title.value = "";
    this.#caption.reset();
    this.update();
  }
}
