// What chooses how photos are shown, for the header: grid or rows, whole or filling, size, a line below (J).

import { make } from "./dialogs.js";
import { toolButton } from "./icons.js";
import { SIDES } from "./views.js";

export class ViewTools {
  #timer = 0;

  constructor(table) {
    Object.assign(this, { table, view: table.view });
    const { view } = this;
    const choice = (label, icon, hint, act) => toolButton({ label, icon, hint, act });
    this.grid = choice("Grid", "grid", "Photos in cells of one size", () => (view.arrangement = "grid"));
    this.rows = choice("Rows", "rows", "Whole photos in rows", () => (view.arrangement = "rows"));
    this.whole = choice("Fit", "fit", "Show whole pictures in their cells", () => this.#fit());
    this.line = choice("Names", "line", "Position, name, stars, date below photos (J)", () => this.#line());
    this.size = make("input", {
      type: "range", min: SIDES.least, max: SIDES.most, step: 1, className: "size", title: "Size of photos",
    });
    this.size.setAttribute("aria-label", "Size of photos");
    this.size.addEventListener("input", () => this.#resize());
    const ways = make("div", { className: "ways", role: "group", ariaLabel: "How photos lie" },
      this.grid, this.rows);
    this.element = make("div", { className: "views", role: "group", ariaLabel: "How photos are shown" },
      this.size, ways, this.whole, this.line);
    view.addEventListener("change", () => this.#show());
    table.addEventListener("change", () => this.#show());
    window.addEventListener("keydown", (event) => this.#key(event));
    this.#show();
  }

  /** The gallery that the page is at. */
  get #gallery() {
    return this.table.current?.list.id;
  }

  #fit() {
    if (this.#gallery !== undefined) this.view.setFit(this.#gallery, !this.view.fit(this.#gallery));
  }

  #line() {
    this.view.line = !this.view.line;
  }

  /** While the slider is drawn, the last place of every few is taken. */
  #resize() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.view.side = Number(this.size.value)), 60);
  }

  #key(event) {
    const isTaken = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
    const typing = "input:not([type=range]), textarea, select, dialog, [role=menu], [role=dialog]";
    const isElsewhere = event.target.closest?.(typing);
    if (event.key.toLowerCase() !== "j" || isTaken || isElsewhere || this.table.isPortfolio) return;
    event.preventDefault();
    this.#line();
  }

  #show() {
    const { view } = this;
    const isGrid = view.arrangement === "grid";
    this.grid.setAttribute("aria-pressed", String(isGrid));
    this.rows.setAttribute("aria-pressed", String(!isGrid));
    this.whole.setAttribute("aria-pressed", String(view.fit(this.#gallery)));
    // In rows all are whole.
    this.whole.hidden = !isGrid;
    this.line.setAttribute("aria-pressed", String(view.line));
    if (document.activeElement !== this.size || view.side !== null) {
      this.size.value = String(view.sideIn(this.table.root.clientWidth));
    }
    this.size.setAttribute("aria-valuetext", `${this.size.value} points`);
  }
}
