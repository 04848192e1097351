// The arranging table: the portfolio, or galleries side by side. Each is a flow; one hold is over all.

import { CapCorner, FeatureCorner } from "./corner.js";
import { make } from "./dialogs.js";
import { Flow } from "./flow.js";
import { GalleryList, PhotoList } from "./lists.js";
import { below } from "./menu.js";
import { paintPhoto } from "./photocell.js";
import { paintGallery } from "./tile.js";

/** The most cells in the document, all flows together. */
const BUDGET = 280;
/** The sides of a cell that can be chosen, in points. */
const SIDES = [100, 140, 200, 280];

export class Table {
  flows = [];
  /** How far each list was scrolled, to come back to. */
  #left = new Map();
  #arrangement = localStorage.getItem("pholio-layout") === "rows" ? "rows" : "grid";
  #side = SIDES.find((side) => side === Number(localStorage.getItem("pholio-side"))) ?? null;

  constructor({ root, library, changes, notices, hold, acts, canChange, go }) {
    Object.assign(this, { root, library, changes, notices, hold, acts, canChange, go });
    library.addEventListener("change", (event) => this.#follow(event.detail));
    // News that came during a drop are taken now.
    hold.addEventListener("ended", () => this.flows.forEach((flow) => void flow.refresh()));
    for (const type of ["moved", "ended"]) {
      hold.addEventListener(type, () => this.flows.forEach((flow) => this.#label(flow)));
    }
  }

  /** Shows the portfolio. */
  showPortfolio() {
    this.#clear();
    const flow = new Flow(new GalleryList(this.library), {
      paint: paintGallery, gap: 24, label: "Galleries",
      cell: (width) => (width < 520 ? "150x200" : "220x272"),
    });
    return this.#add([flow]);
  }

  /** Shows galleries side by side. */
  showGalleries(ids) {
    this.#clear();
    return this.#add(ids.map((id) => new Flow(new PhotoList(this.library, id), {
      paint: paintPhoto, cell: (width) => this.#cell(width), arrangement: () => this.arrangement,
      label: `Photos of ${this.library.gallery(id).name}`,
    })));
  }

  /** How photos lie in all galleries: on the `grid`, or in `rows`. */
  get arrangement() {
    return this.#arrangement;
  }

  set arrangement(arrangement) {
    this.#arrangement = arrangement;
    localStorage.setItem("pholio-layout", arrangement);
    for (const flow of this.flows) void flow.relayout();
  }

  /** Larger (1) or smaller (-1) cells. */
  zoom(step) {
    const now = this.#side ?? 200;
    this.#side = SIDES[Math.max(0, Math.min(SIDES.length - 1, SIDES.indexOf(now) + step))];
    localStorage.setItem("pholio-side", this.#side);
    for (const flow of this.flows) void flow.relayout();
  }

  #cell(width) {
    const wish = this.#side ?? (width < 520 ? 110 : 200);
    const gap = width < 520 ? 6 : 10;
    // As many columns as fit at about that size, and then as large as fits.
    const columns = Math.max(2, Math.round((width - gap) / (wish + gap)));
    const side = Math.max(40, Math.floor((width - gap * (columns + 1)) / columns));
    return `${side}x${side}`;
  }

  async #add(flows) {
    this.flows = flows;
    this.root.classList.toggle("several", flows.length > 1);
    for (const flow of flows) {
      flow.start = this.#left.get(flow.list.key) ?? flow.start;
      flow.budget = Math.floor(BUDGET / flows.length);
      flow.addEventListener("scrolled", () => void this.hold.look());
      flow.addEventListener("failed", (event) => this.notices.show(event.detail.message, null, true));
      flow.addEventListener("laid-out", () => {
        this.#label(flow);
        void this.hold.relaid(flow);
      });
      if (flow.list.id !== undefined) this.#head(flow);
      flow.corners = [new CapCorner(flow, this)];
      if (flow.list.id !== undefined) flow.corners.push(new FeatureCorner(flow, this));
      this.root.append(flow.element);
    }
    await Promise.all(flows.map((flow) => flow.open()));
    flows[0]?.canvas.focus({ preventScroll: true });
  }

  #clear() {
    this.hold.cancel("");
    for (const flow of this.flows) {
      this.#left.set(flow.list.key, flow.above);
      flow.close();
    }
    this.flows = [];
    this.root.replaceChildren();
  }

  #head(flow) {
    const { list } = flow;
    const button = (text, act, name = "") => {
      const element = make("button", { type: "button", textContent: text, className: name });
      element.addEventListener("click", () => act(element));
      return element;
    };
    flow.name = make("h2");
    flow.facts = make("p", { className: "facts" });
    const isAlone = this.flows.length === 1;
    const ids = () => this.flows.map((other) => other.list.id);
    const close = button("×", () => this.go(ids().filter((id) => id !== list.id)), "close");
    flow.closing = close;
    flow.head.append(flow.name, flow.facts, make("div", { className: "tools" },
      button("Sort", (element) => this.acts.sorts(flow, below(element)), "spare"),
      button("Cap", (element) => this.acts.caps(flow, below(element)), "spare"),
      button("Beside", (element) => this.acts.galleries("Show beside", ids(), below(element),
        (gallery) => this.go([...ids(), gallery.id]))),
      button("More", (element) => this.acts.showMenu(list.name, this.acts.ofGallery(flow), below(element))),
      ...(isAlone ? [] : [close])));
    flow.selection.addEventListener("change", () => this.#label(flow));
    this.#label(flow);
  }

  #label(flow) {
    if (!flow.name) return;
    const { list, selection } = flow;
    flow.name.textContent = list.name;
    flow.canvas.setAttribute("aria-label", `Photos of ${list.name}`);
    flow.closing.setAttribute("aria-label", `Close ${list.name}`);
    flow.facts.textContent = [
      `${list.record.count.toLocaleString("en")} ${list.record.count === 1 ? "photo" : "photos"}`,
      list.isLocked ? "locked" : null,
      selection.size > 0 ? `${selection.size.toLocaleString("en")} selected` : null,
    ].filter(Boolean).join(" · ");
    flow.element.classList.toggle("empty", flow.count === 0);
    for (const corner of flow.corners ?? []) corner.follow();
  }

  /** Somebody has changed something: the flows follow, and a hold goes on. */
  #follow({ ids, gone, portfolio, words }) {
    if (this.flows.some((flow) => gone.has(flow.list.id))) {
      this.notices.show("A gallery you were looking at has been deleted.");
      this.hold.cancel("");
      this.go(this.flows.map((flow) => flow.list.id).filter((id) => !gone.has(id)));
      return;
    }
    for (const flow of this.flows) {
      const isPortfolio = flow.list.id === undefined;
      const isConcerned = isPortfolio ? portfolio || ids.size > 0 : ids.has(flow.list.id);
      if (!isConcerned && !words) continue;
      this.#label(flow);
      const { list } = flow;
      const isElsewhere = list.isOutdated;
      // A drop that is on its way is settled by its own answer.
      if (list.isPending) void flow.refresh({ always: words });
      else if (this.hold.isOn && isElsewhere) void this.#rebase(flow);
      else if (!this.hold.isOn) {
        const always = words || (isPortfolio && !isElsewhere);
        void flow.refresh({ always }).then(() => this.#label(flow));
      }
    }
  }

  /** Goes on with a hold on a newer list, which may have other frames. */
  async #rebase(flow) {
    try {
      await this.hold.rebase(flow);
      await flow.relayout();
    } catch {
      this.hold.cancel();
    }
  }
}
