// The dialog that makes a contact sheet: it shows the pages as they will be, and downloads them.

import { ApiError, ask, read, Unanswered } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { SheetFields } from "./sheetfields.js";
import { counted, saying } from "../ui/words.js";

/** How many pages are shown at most, and how many are awaited before the old ones go. */
const SHOWN = 100;
const AWAITED = 2;

/** Opens the dialog for a gallery or, with the portfolio's path, for all galleries. `photos` are the ids of
 * those of a gallery that are to be on the sheet, in any order; without them it has all. */
export async function openSheet({ path, name, areGalleries = false }, notices, { photos = undefined } = {}) {
  try {
    const [known, { logos }] = await Promise.all([read("/api/presets"), read("/api/logos")]);
    const fields = new SheetFields(known, logos, { title: name, areGalleries });
    new SheetDialog({ path, name, areGalleries, photos, fields, notices }).open();
  } catch (error) {
    notices.showError(error);
  }
}

class SheetDialog {
  #serial = 0;
  #timer = 0;
  /** The server's answer for what is shown; null while it is not known. */
  #sheet = null;

  constructor({ path, name, areGalleries, photos, fields, notices }) {
    this.path = path;
    this.name = name;
    this.areGalleries = areGalleries;
    this.photos = photos;
    this.fields = fields;
    this.notices = notices;
    const some = photos ? `${counted(photos.length)} of ` : "";
    this.pages = make("div", { className: "pages", tabIndex: 0, role: "group", ariaLabel: "Preview" });
    this.status = make("p", { className: "status", role: "status" });
    /** A button for each kind of file, once they are known. */
    this.downloads = [];
    const close = make("button", { type: "button", textContent: "Close" });
    this.buttons = make("div", { className: "buttons" }, close);
    this.form = make("form", { method: "dialog" },
      make("h2", { id: "sheet-title", textContent: `Contact sheet of ${some}${name}` }),
      ...fields.elements, make("div", { className: "foot" }, this.status, this.buttons));
    this.dialog = make("dialog", { className: "sheet" }, this.form, this.pages);
    this.dialog.setAttribute("aria-labelledby", "sheet-title");
    this.form.addEventListener("submit", (event) => event.preventDefault());
    this.form.addEventListener("input", () => {
      fields.update();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#preview(), 300);
    });
    close.addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("close", () => {
      this.#serial += 1;
      clearTimeout(this.#timer);
      this.dialog.remove();
    });
  }

  open() {
    document.body.append(this.dialog);
    this.dialog.showModal();
    void this.#preview();
  }

  #show(sheet) {
    this.#sheet = sheet;
    if (!sheet) {
      for (const button of this.downloads) button.disabled = true;
      return;
    }
    // The usual choice: the page, or all pages in one file.
    const isBound = ({ urls }) => urls.length === 1;
    const main = (sheet.pages.length > 1 && sheet.downloads.find(isBound)) || sheet.downloads[0];
    this.downloads = [...sheet.downloads].reverse().map((kind) => {
      const { name, suffix, urls } = kind;
      const button = make("button", {
        type: "button", textContent: urls.length > 1 ? `${urls.length} ${name}s` : name,
        disabled: urls.length === 0,
      });
      button.classList.toggle("main", kind === main);
      button.addEventListener("click", () => this.#download(kind.urls, suffix));
      return button;
    });
    this.buttons.replaceChildren(this.buttons.firstChild, ...this.downloads);
  }

  async #preview() {
    const own = (this.#serial += 1);
    this.#show(null);
    this.status.textContent = "Drawing…";
    try {
      const wanted = { ...this.fields.request, photos: this.photos };
      const sheet = await ask("POST", `${this.path}/sheet`, wanted);
      const wide = Math.ceil(this.pages.clientWidth * devicePixelRatio / 160) * 160;
      const width = Math.min(2048, Math.max(320, wide));
      const images = sheet.pages.slice(0, SHOWN).map((page, i) => make("img", {
        loading: i < AWAITED ? "eager" : "lazy", src: `${page.url}?width=${width}`,
        width: page.width, height: page.height,
        alt: `Page ${i + 1} of ${sheet.pages.length}`,
      }));
      await Promise.allSettled(images.slice(0, AWAITED).map((image) => image.decode()));
      if (own !== this.#serial) return;
      const more = sheet.pages.length - images.length;
      const rest = more > 0 ? [make("p", { textContent: `and ${more} pages more` })] : [];
      this.pages.replaceChildren(...images, ...rest);
      const [{ width: across, height: down }] = sheet.pages;
      const pages = sheet.pages.length > 1 ? ` on ${sheet.pages.length} pages` : "";
      const photos = this.areGalleries ? counted(sheet.photos, "gallery", "galleries")
        : counted(sheet.photos);
      this.status.textContent = `${photos}${pages}, ${across} × ${down} pixels`;
      this.#show(sheet);
    } catch (error) {
      if (own === this.#serial) this.#fail(error);
    }
  }

  async #download(urls, suffix) {
    const known = this.#sheet;
    this.#show(null);
    this.status.textContent = "Making the sheet…";
    try {
      const digits = Math.max(2, String(urls.length).length);
      for (const [i, url] of urls.entries()) {
        const response = await fetch(url).catch(() => {
          throw new Unanswered();
        });
        if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => null));
        const number = urls.length > 1 ? `-${String(i + 1).padStart(digits, "0")}` : "";
        const link = URL.createObjectURL(await response.blob());
        make("a", { href: link, download: `${this.name}${number}.${suffix}` }).click();
        setTimeout(() => URL.revokeObjectURL(link), 60_000);
      }
      this.status.textContent = "The sheet is downloaded.";
      this.notices.announce("The sheet is downloaded.");
      this.#show(known);
    } catch (error) {
      this.#show(known);
      // The server keeps sheets for some minutes only: the next attempt gets a new one.
      if (error.status === 404) await this.#preview();
      else this.#fail(error);
    }
  }

  #fail(error) {
    this.status.textContent = saying(error);
  }
}
