// The dialog that makes a contact sheet: its pages are previewed as they would be, and downloaded.

import { ask } from "./api.js";
import { make } from "./dialogs.js";

/** How large a cell of the preview is at most, in pixels. */
const PREVIEW = 120;

export function openSheet(list, notices) {
  const field = (type, properties) => make("input", { type, ...properties });
  const title = field("text", { value: list.name });
  const columns = field("number", { min: 1, max: 40, value: 6 });
  const cell = field("number", { min: 40, max: 1200, value: 240, step: 20 });
  const gap = field("number", { min: 0, max: 200, value: 12 });
  const captions = field("checkbox", { checked: true });
  const background = field("color", { value: "#ffffff" });
  const pages = make("div", { className: "pages" });
  const status = make("p", { className: "status", role: "status" });
  const download = make("button", { type: "submit", className: "main", textContent: "Download" });
  const close = make("button", { type: "button", textContent: "Close" });
  const label = (text, input) => make("label", {}, text, input);
  const form = make("form", { method: "dialog" }, make("h2", { id: "sheet-title", textContent: `Contact sheet of ${list.name}` }),
    label("Title", title), label("Columns", columns), label("Cell, px", cell), label("Gap, px", gap),
    label("Background", background), make("label", { className: "check" }, captions, "Captions"), status,
    make("div", { className: "buttons" }, close, download));
  const dialog = make("dialog", { className: "sheet" }, form, pages);
  dialog.setAttribute("aria-labelledby", "sheet-title");

  const options = (scale) => ({
    columns: Number(columns.value), cell: Math.max(8, Math.round(Number(cell.value) * scale)),
    gap: Math.round(Number(gap.value) * scale), captions: captions.checked, background: background.value,
    ...(title.value.trim() ? { title: title.value.trim() } : {}),
  });
  let serial = 0;
  let timer = 0;
  const preview = async () => {
    const own = (serial += 1);
    status.textContent = "Drawing…";
    try {
      const sheet = await ask("POST", `${list.path}/sheet`, options(Math.min(1, PREVIEW / Number(cell.value))));
      if (own !== serial) return;
      pages.replaceChildren(...sheet.pages.map(({ url, width, height }, i) =>
        make("img", { src: url, width, height, alt: `Page ${i + 1} of ${sheet.pages.length}` })));
      status.textContent = [`${sheet.photos} photos`, ...sheet.notes].join(". ");
    } catch (error) {
      if (own === serial) status.textContent = error.message;
    }
  };
  form.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(preview, 300);
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    download.disabled = true;
    status.textContent = "Making the sheet…";
    try {
      const sheet = await ask("POST", `${list.path}/sheet`, options(1));
      for (const [i, { url }] of sheet.pages.entries()) {
        const name = sheet.pages.length > 1 ? `${list.name} ${i + 1}.jpg` : `${list.name}.jpg`;
        make("a", { href: `${url}?download=${encodeURIComponent(name)}`, download: name }).click();
      }
      status.textContent = `${sheet.pages[0].width} × ${sheet.pages[0].height} pixels`;
      notices.announce("The sheet is downloaded.");
    } catch (error) {
      status.textContent = error.message;
    }
    download.disabled = false;
  });
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  void preview();
}
