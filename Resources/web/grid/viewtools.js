// What chooses how photos are shown, for the header: grid or rows, whole or filling, size, a line below (J).

import { make } from "../ui/dialogs.js";
import { toolButton } from "../ui/icons.js";
import { SIDES } from "./views.js";

export class ViewTools {
  isOpen = false;
  #timer = 0;

  constructor(table) {
    this.table = table;
    this.view = table.view;
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
    this.opener = choice("View", "view", "How photos are shown", () => this.#open(!this.isOpen));
    this.opener.classList.add("opener");
    this.opener.setAttribute("aria-expanded", "false");
    const panel = make("div", { className: "panel", role: "group", ariaLabel: "How photos are shown" },
      this.size, ways, this.whole, this.line);
    this.element = make("div", { className: "views" }, this.opener, panel);
    window.addEventListener("pointerdown", ({ target }) => {
      if (this.isOpen && !this.element.contains(target)) this.#open(false);
    }, true);
    panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.isOpen) return;
      event.stopPropagation();
      this.#open(false);
      this.opener.focus();
    });
    view.addEventListener("change", () => this.#show());
    table.addEventListener("change", () => this.#show());
    this.#show();
  }

  /** On phones there is one button in the header, and the others are in a card below it. */
  #open(isOpen) {
    this.isOpen = isOpen;
    this.element.classList.toggle("open", isOpen);
    this.opener.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) this.size.focus();
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

  #show() {
    const { view } = this;
    const isGrid = view.arrangement === "grid";
    this.grid.setAttribute("aria-pressed", String(isGrid));
    this.rows.setAttribute("aria-pressed", String(!isGrid));
    this.whole.setAttribute("aria-pressed", String(view.fit(this.#gallery)));
    // In rows all are whole.
    this.whole.disabled = !isGrid;
    this.line.setAttribute("aria-pressed", String(view.line));
    if (document.activeElement !== this.size || view.side !== null) {
      this.size.value = String(view.sideIn(this.table.root.clientWidth));
    }
    this.size.setAttribute("aria-valuetext", `${this.size.value} points`);
  }
}
