// Files dragged from the desktop: onto a pane, a gallery's tile, or the portfolio. The browser never opens
// them in place of the page.

import { GALLERIES } from "../lists/lists.js";
import { make } from "../ui/dialogs.js";
import { addFiles } from "./uploads.js";

const hasFiles = (event) => event.dataTransfer?.types.includes("Files");

/** `context` has `library`, `notices`, `changes` and `canChange()`. */
export class Dropping {
  #label = make("div", { className: "taking-label" });
  #target = null;

  constructor(context) {
    this.context = context;
    for (const type of ["dragenter", "dragover"]) {
      window.addEventListener(type, (event) => this.#over(event), true);
    }
    // A drag that leaves the window goes nowhere.
    window.addEventListener("dragleave", (event) => {
      if (hasFiles(event) && !event.relatedTarget) this.#mark(null);
    }, true);
    window.addEventListener("drop", (event) => this.#drop(event), true);
  }

  #over(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const target = this.#targetOf(event);
    event.dataTransfer.dropEffect = target && !target.refusal ? "copy" : "none";
    this.#mark(target, event.dataTransfer.items);
  }

  #drop(event) {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.stopPropagation();
    const target = this.#targetOf(event);
    this.#mark(null);
    // Both have to be called before anything is awaited: then the browser takes the files away.
    const files = filesOf(event.dataTransfer);
    if (!target) return;
    if (target.refusal) this.context.notices.show(target.refusal, null, true);
    else void this.#add(files, target);
  }

  async #add(waiting, { gallery = null, before = undefined }) {
    await addFiles(await waiting, gallery, this.context, before);
  }

  /** `{element, gallery, before, text, refusal}`; null where nothing can be dropped. */
  #targetOf({ target }) {
    const scroller = target.closest?.(".flow")?.querySelector(".scroller");
    if (!scroller || document.querySelector("dialog:modal")) return null;
    if (!this.context.canChange()) {
      return { element: scroller, refusal: "This page is for looking only: photos can't be added here." };
    }
    const { flow } = scroller;
    const { list } = flow;
    const cell = target.closest(".cell");
    const item = cell && flow.itemAt(cell.cell);
    if (list.kind === GALLERIES) {
      if (!item) return { element: scroller, gallery: null, text: "a new gallery" };
      return this.#into(item, cell, undefined, "");
    }
    const gallery = this.context.library.gallery(list.id);
    return gallery ? this.#into(gallery, scroller, item?.id, item ? `, before ${item.name}` : "") : null;
  }

  #into(gallery, element, before, where) {
    if (gallery.locked) return { element, refusal: `'${gallery.name}' is locked: nothing can be added.` };
    return { element, gallery, before, text: gallery.name + where };
  }

  #mark(target, items = []) {
    this.#target?.classList.remove("taking");
    this.#target = target?.element ?? null;
    this.#target?.classList.add("taking");
    if (!target) {
      this.#label.remove();
      return;
    }
    const files = [...items].filter(({ kind }) => kind === "file");
    const arePhotos = files.every(({ type }) => type.startsWith("image/"));
    const word = arePhotos ? "photo" : "file";
    const what = `${files.length.toLocaleString("en")} ${word}${files.length === 1 ? "" : "s"}`;
    this.#label.textContent = target.refusal ?? `Add ${what} to ${target.text}`;
    this.#label.classList.toggle("refused", Boolean(target.refusal));
    if (!this.#label.isConnected) document.body.append(this.#label);
  }
}

/** All files that are dropped, also those in folders, in order of their names. */
async function filesOf({ items, files }) {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  const own = [...files];
  if (!entries.some((entry) => entry?.isDirectory)) return own;
  const found = [];
  for (const entry of entries) if (entry) await walk(entry, found);
  return found;
}

async function walk(entry, found) {
  if (entry.isFile) {
    const file = await new Promise((resolve) => {
      entry.file(resolve, () => resolve(null));
    });
    if (file) found.push(file);
  } else if (entry.isDirectory && !entry.name.startsWith(".")) {
    const reader = entry.createReader();
    const all = [];
    for (;;) {
      // A folder's entries come in parts; an empty one is the last.
      const part = await new Promise((resolve) => {
        reader.readEntries(resolve, () => resolve([]));
      });
      if (part.length === 0) break;
      all.push(...part);
    }
    all.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
    for (const below of all) await walk(below, found);
  }
}
