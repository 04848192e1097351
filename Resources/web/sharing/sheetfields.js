// The fields of a contact sheet's dialog, made from the settings that the server declares.

import { make } from "../ui/dialogs.js";
import { CaptionField, Field, option } from "./sheetfield.js";

/** A template that gives `text` and has no fields. */
const literally = (text) => text.replace(/[{}]/g, "$&$&").replace(/[\\|]/g, "\\$&");

/** The fields, in `elements`. Where a field is empty, the preset's setting holds and is shown in it. */
export class SheetFields {
  #presets;
  #preset = make("select");
  #fields;
  #caption;
  #title = make("input", { type: "text", autocomplete: "off" });

  /** `presets` and `settings` are those of `/api/presets`, `logos` those of `/api/logos`. `areGalleries`: the
   * sheet is the portfolio's. */
  constructor({ presets, settings }, logos, { title, areGalleries }) {
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
    const hasLogos = logos.length > 0 || presets.some((preset) => preset.settings.logo);
    const used = settings.filter(({ name, needs }) =>
      (needs !== "galleries" || areGalleries) && (hasLogos || !name.startsWith("logo")));
    this.#fields = new Map(used.filter(({ name }) => !special[name])
      .map((setting) => [setting.name, new Field(setting, presets, logos)]));
    const laidOut = (settings) => this.#rows(settings, special);
    const rest = used.filter(({ main, name }) => !main && !special[name]);
    const sections = [...new Set(rest.map(({ section }) => section))];
    this.elements = [
      make("label", {}, "Preset", this.#preset), ...laidOut(used.filter(({ main }) => main)),
      ...sections.map((section) => make("details", {}, make("summary", { textContent: section }),
        ...laidOut(rest.filter((setting) => setting.section === section)))),
    ];
    this.#preset.addEventListener("input", () => this.#takePreset());
    this.#takePreset();
  }

  /** Updates fields that depend on others; to be called after a change. */
  update() {
    const isOnPaper = this.#holding("paper") !== "none";
    const isInRows = this.#holding("layout") === "rows";
    const isOff = {
      // In rows pictures are whole.
      fit: isInRows, crop: isInRows || this.#holding("fit") !== "cover", "logo-at": !this.#holding("logo"),
    };
    for (const { input, setting } of this.#fields.values()) {
      input.disabled = isOff[setting.name] ?? (setting.needs === "paper" && !isOnPaper);
    }
    // On paper, one of the three is enough: the others follow.
    const sizes = ["columns", "rows", "cell"];
    const isDivided = sizes.some((name) => this.#fields.get(name).value !== undefined);
    for (const [name, field] of this.#fields) {
      const isFitted = sizes.includes(name) && (isOnPaper || name === "rows");
      const preset = isFitted && isOnPaper && isDivided ? undefined : this.#settings[name];
      field.hint(preset ?? (isFitted ? "fitting" : undefined), isOnPaper);
    }
    this.#caption.update();
  }

  /** The body of a request for the sheet. */
  get request() {
    /** @type {Record<string, any>} */
    const settings = { ...this.#caption.settings };
    for (const [name, field] of this.#fields) {
      const { value } = field;
      if (value !== undefined && !field.input.disabled) settings[name] = value;
    }
    if (this.#title.value.trim()) settings.title = literally(this.#title.value.trim());
    return { settings, ...(this.#preset.value ? { preset: this.#preset.value } : {}) };
  }

  /** What a setting would be: what is entered, the preset's, or the default. */
  #holding(name) {
    const field = this.#fields.get(name);
    return field?.value ?? this.#settings[name] ?? field?.setting.default;
  }

  get #settings() {
    return this.#presets.get(this.#preset.value)?.settings ?? {};
  }

  /** The settings' labels in their order; short fields of one kind are side by side. */
  #rows(settings, special) {
    const rows = [];
    let row = null;
    for (const { name } of settings) {
      const field = this.#fields.get(name);
      if (!field || field.beside === 1) {
        rows.push(...(special[name] ?? [field.label]));
        row = null;
      } else if (row?.beside === field.beside) {
        row.append(field.label);
      } else {
        const beside = field.beside === 3 ? "row" : "row pairs";
        row = Object.assign(make("div", { className: beside }, field.label), { beside: field.beside });
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
