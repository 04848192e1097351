// What can be said of a contact sheet: the fields of its dialog, and the settings that they mean.

import { make } from "./dialogs.js";

const CAPTIONS = [
  ["{position}  {name}", "Number and file name"],
  ["{stem}", "Name"],
  ["{title}|{description}", "Title and description"],
  ["{position}  {stem}|{aperture}  {shutter}  {iso}|{date}", "Exposure and date"],
];

/** A template that says `text` and has no fields. */
const literally = (text) => text.replace(/[{}]/g, "$&$&").replace(/[\\|]/g, "\\$&");

/** The fields, in `elements`. A preset's settings stand where a field is left empty, and are shown in it. */
export class SheetFields {
  #presets;
  #hasOwnBackground = false;
  #preset = make("select");
  #paper = make("select");
  #landscape = make("input", { type: "checkbox" });
  #columns = make("input", { type: "number", min: 1, max: 40, inputMode: "numeric" });
  #rows = make("input", { type: "number", min: 1, max: 40, inputMode: "numeric" });
  #cell = make("input", { type: "text", autocomplete: "off", spellcheck: false });
  #captions = make("select");
  #template = make("input", { type: "text", autocomplete: "off", spellcheck: false, value: "{position}  {stem}" });
  #title = make("input", { type: "text", autocomplete: "off" });
  #background = make("input", { type: "color" });

  /** `presets` and `papers` are those of `/api/presets`; `areGalleries`: it is the portfolio's sheet. */
  constructor({ presets, papers }, { title, areGalleries }) {
    this.#presets = new Map(presets.map((preset) => [preset.name, preset]));
    this.#title.value = title;
    const option = (value, text) => make("option", { value, textContent: text });
    this.#preset.append(option("", "None"), ...presets.map(({ name, description }) => option(name, `${name}: ${description}`)));
    const all = new Set([...papers, ...presets.map(({ settings }) => settings.paper).filter((paper) => paper && paper !== "none")]);
    this.#paper.append(option("none", "One picture, as tall as it must be"), ...[...all].map((paper) => option(paper, paper)));
    this.#captions.append(option("", "As usual"), option("none", "None"),
      ...(areGalleries ? [] : CAPTIONS.map(([template, text]) => option(template, text))), option("own", "Own words…"));
    const label = (text, ...content) => make("label", {}, text, ...content);
    this.own = label("Words, with fields like {name} {date} {iso}", this.#template);
    this.elements = [
      label("Preset", this.#preset), label("Paper", this.#paper),
      make("label", { className: "check" }, this.#landscape, "Landscape"),
      make("div", { className: "row" }, label("Columns", this.#columns), label("Rows", this.#rows), label("Cell", this.#cell)),
      label("Captions", this.#captions), this.own, label("Title", this.#title), label("Background", this.#background),
    ];
    this.#preset.addEventListener("input", () => this.#takePreset());
    this.#background.addEventListener("input", () => {
      this.#hasOwnBackground = true;
    });
    this.#takePreset();
  }

  /** Brings into line what depends on other fields; to be called when one has changed. */
  update() {
    const isOnPaper = this.#paper.value !== "none";
    this.#landscape.disabled = !isOnPaper;
    this.own.hidden = this.#captions.value !== "own";
    // On paper, one of the three decides about the others.
    const isDivided = [this.#columns, this.#rows, this.#cell].some(({ value }) => value.trim() !== "");
    const usual = isOnPaper && isDivided ? {} : { ...(isOnPaper ? {} : { columns: 5, cell: 240 }), ...this.#settings };
    for (const [name, field] of Object.entries({ columns: this.#columns, rows: this.#rows, cell: this.#cell })) {
      field.placeholder = usual[name] ?? "fitting";
    }
  }

  /** The body of a request for the sheet. */
  get request() {
    const settings = { paper: this.#paper.value };
    if (this.#paper.value !== "none") settings.landscape = this.#landscape.checked;
    if (this.#columns.value) settings.columns = Number(this.#columns.value);
    if (this.#rows.value) settings.rows = Number(this.#rows.value);
    if (this.#cell.value.trim()) settings.cell = this.#cell.value.trim();
    if (this.#captions.value === "none") settings.captions = false;
    else if (this.#captions.value === "own") settings.caption = this.#template.value;
    else if (this.#captions.value) settings.caption = this.#captions.value;
    if (this.#title.value.trim()) settings.title = literally(this.#title.value.trim());
    if (this.#hasOwnBackground) settings.background = this.#background.value;
    return { settings, ...(this.#preset.value ? { preset: this.#preset.value } : {}) };
  }

  get #settings() {
    return this.#presets.get(this.#preset.value)?.settings ?? {};
  }

  #takePreset() {
    const settings = this.#settings;
    this.#paper.value = settings.paper ?? "none";
    this.#landscape.checked = settings.landscape ?? false;
    this.#background.value = settings.background ?? "#ffffff";
    this.#hasOwnBackground = false;
    // A preset with a header says whose sheet it is already.
    if (settings.header || settings.title) this.#title.value = "";
    for (const field of [this.#columns, this.#rows, this.#cell]) field.value = "";
    this.#captions.value = "";
    this.update();
  }
}
