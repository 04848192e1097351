// Two to four photos side by side; they are enlarged and moved about in step.

import { ComparePanel } from "./comparepanel.js";
import { make } from "../ui/dialogs.js";
import { iconButton } from "./lookicons.js";
import { commandOf } from "../commands/commands.js";
import { say, withValues } from "../commands/values.js";
import { showKeys } from "../keys/keyhelp.js";

/** How far arrows move enlarged pictures, in CSS pixels. */
const PAN = 160;

/** Shows photos of a flow by their ids. Ends with the dialog. */
export async function openCompare(flow, ids, { notices, changes, canChange }) {
  if (ids.length < 2 || ids.length > 4) {
    notices.show("Select two to four photos to compare them.");
    return;
  }
  const cells = await flow.list.indexesOf(ids);
  await flow.list.ensureAll(cells);
  const photos = cells.map((cell) => flow.itemAt(cell));
  if (photos.every(Boolean)) new Compare(flow, { notices, changes, canChange }).show(photos, cells.at(-1));
}

class Compare {
  constructor(flow, { notices, changes, canChange }) {
    this.flow = flow;
    this.notices = notices;
    this.changes = changes;
    this.canChange = canChange;
    this.row = make("div", { className: "row" });
    this.before = iconButton("before", "Previous photo at the end", () => void this.#swap(-1), "←");
    this.after = iconButton("after", "Next photo at the end", () => void this.#swap(1), "→");
    const close = iconButton("close", "Close", () => this.dialog.close(), "Esc");
    this.bar = make("div", { className: "bar" }, make("h2", { textContent: "Compare" }),
      this.before, this.after, iconButton("whole", "100 %", () => this.#zoom(), "Z"), close);
    this.dialog = make("dialog", { className: "compare" }, this.bar, this.row);
    this.dialog.setAttribute("aria-label", "Compare");
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.dialog.addEventListener("close", () => this.#closed());
  }

  /** `cell`: where the last one is in its gallery. */
  show(photos, cell) {
    this.cell = cell;
    this.panels = photos.map((photo) => new ComparePanel({
      mark: (panel, values) => void this.#mark(panel, values), canChange: this.canChange,
      active: (panel) => this.#activate(panel), moved: (panel) => this.#step(panel),
    }));
    this.row.replaceChildren(...this.panels.map(({ element }) => element));
    this.row.dataset.count = photos.length;
    // Four wide ones are larger two by two.
    const wide = photos.filter(({ width, height }) => width > height).length;
    this.row.classList.toggle("square", photos.length === 4 && wide > 2);
    document.body.append(this.dialog);
    this.dialog.showModal();
    this.dialog.append(this.notices.element, this.notices.region);
    this.panels.forEach((panel, index) => panel.show(photos[index]));
    this.panels[0].element.focus();
  }

  /** What is done to one is done to all. */
  #step(panel) {
    for (const other of this.panels) if (other !== panel) other.zoom.adopt(panel.zoom.state);
  }

  #activate(panel) {
    this.active = panel;
    for (const other of this.panels) other.element.classList.toggle("active", other === panel);
  }

  /** The last one gives way to the next photo of the gallery that is not shown. */
  async #swap(by) {
    const { list } = this.flow;
    const shown = new Set(this.panels.map(({ photo }) => photo.id));
    let cell = this.cell + by;
    for (; cell >= 0 && cell < list.count; cell += by) {
      await list.ensure(cell - 10, cell + 11);
      const photo = this.flow.itemAt(cell);
      if (!photo) return;
      if (shown.has(photo.id)) continue;
      this.cell = cell;
      this.panels.at(-1).show(photo, this.panels[0].zoom.state);
      this.#activate(this.panels.at(-1));
      this.notices.announce(`${photo.title ?? photo.name}, photo ${(cell + 1).toLocaleString("en")}`);
      return;
    }
    this.notices.announce("No more photos there.");
  }

  /** It is seen at once; if it fails, it is taken back. */
  async #mark(panel, values) {
    if (!this.canChange()) return;
    const before = panel.photo;
    panel.show(withValues(before, values), panel.zoom.state);
    const answer = await say(this.changes, this.flow.list, [before.id], values, before.name);
    if (!answer && panel.photo.id === before.id) panel.show(before, panel.zoom.state);
    await this.flow.refresh({ always: true });
  }

  #key(event) {
    const { key } = event;
    const { zoom } = this.active;
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0,
      0];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    let act = commandOf(event, {
      place: "compare", view: { toggle: () => this.#zoom() }, page: { help: showKeys }, acts: null,
      canChange: this.canChange(), say: (values) => void this.#mark(this.active, values), step: null,
    });
    if (isPlain && (x !== 0 || y !== 0)) {
      if (!zoom.isFitted && !event.shiftKey) act = () => zoom.pan(-x * PAN, -y * PAN);
      else if (x !== 0) act = () => void this.#swap(x);
    }
    if (!act) return;
    event.preventDefault();
    act();
  }

  #zoom() {
    this.active.zoom.toggle();
  }

  #closed() {
    for (const panel of this.panels) panel.clear();
    document.body.append(this.notices.element, this.notices.region);
    this.dialog.remove();
    this.flow.canvas.focus({ preventScroll: true });
  }
}
