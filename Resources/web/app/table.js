// The arranging table: the portfolio, or galleries side by side. Each is a flow; one hold is over all.

import { Flow } from "../grid/flow.js";
import { GALLERIES, GalleryList, PhotoList } from "../lists/lists.js";
import { follow } from "./news.js";
import { PaneHead } from "./panehead.js";
import { paintPhoto } from "../grid/photocell.js";
import { comeBack, leave } from "./scrolls.js";
import { paintGallery } from "../grid/tile.js";
import { keepTimeSpans } from "../grid/timespans.js";
import { Views } from "../grid/views.js";

/** Dispatches `shown` when there are other flows, and `change` when what they say of themselves differs:
 * selections, counts, names, and which of them is the current one. */
export class Table extends EventTarget {
  flows = [];
  #current = null;
  view = new Views();

  /** `tools(flow)` gives what a pane's head offers; `equip(flow)` gives a flow what hands take hold of. */
  constructor({ root, library, notices, hold, tools, equip }) {
    super();
    this.root = root;
    this.library = library;
    this.notices = notices;
    this.hold = hold;
    this.tools = tools;
    this.equip = equip;
    library.addEventListener("change", (/** @type {any} */ { detail }) => {
      for (const flow of this.flows) void follow(flow, hold, detail, () => this.#label(flow));
      this.#tell();
    });
    for (const type of ["focusin", "pointerdown"]) {
      root.addEventListener(type, ({ target }) => {
        this.current = this.flows.find(({ element }) => element.contains(target));
      });
    }
    this.view.addEventListener("change", (/** @type {any} */ { detail }) => {
      for (const flow of this.flows) {
        this.#look(flow);
        if (detail !== "frames") void repaint(flow);
        void flow.relayout();
      }
    });
    window.addEventListener("pagehide", () => this.flows.forEach(leave));
    // News that came during a drop are taken now.
    hold.addEventListener("ended", () => this.flows.forEach((flow) => void flow.refresh()));
    for (const type of ["moved", "ended"]) {
      hold.addEventListener(type, () => this.flows.forEach((flow) => this.#label(flow)));
    }
  }

  /** The flow that was used last. */
  get current() {
    return this.flows.includes(this.#current) ? this.#current : this.flows[0];
  }

  set current(flow) {
    if (!flow || flow === this.#current) return;
    this.#current = flow;
    this.#tell();
  }

  get isPortfolio() {
    return this.flows[0]?.list.kind === GALLERIES;
  }

  /** Shows the portfolio. */
  showPortfolio() {
    return this.#show(this.isPortfolio ? this.flows : [new Flow(new GalleryList(this.library), {
      paint: paintGallery, gap: 24, label: "Galleries",
      cell: (width) => tileSize(width),
    })]);
  }

  /** Shows galleries side by side. Those that are open stay as they are, with all that is held. */
  showGalleries(ids) {
    return this.#show(ids.map((id) => this.flows.find(({ list }) => list.id === id)
      ?? new Flow(new PhotoList(this.library, id), {
        paint: (element, photo, cell) => paintPhoto(element, photo, this.view.line ? cell + 1 : null),
        cell: (width) => cellSize(width, this.view.sideIn(width)), arrangement: () => this.view.arrangement,
        label: `Photos of ${this.library.gallery(id).name}`,
      })));
  }

  /** Shows no flow but something that stands for itself. */
  async showCard(element) {
    await this.#show([]);
    this.root.replaceChildren(element);
  }

  async #show(flows) {
    const gone = this.flows.filter((flow) => !flows.includes(flow));
    const fresh = flows.filter((flow) => !this.flows.includes(flow));
    const { hold } = this;
    if (gone.some((flow) => flow === hold.origin || flow === hold.over)) hold.cancel("");
    for (const flow of gone) {
      leave(flow);
      flow.close();
    }
    if (this.flows.length === 0) this.root.replaceChildren();
    this.flows = flows;
    this.root.classList.toggle("several", flows.length > 1);
    for (const flow of fresh) this.#prepare(flow);
    this.#arrange(flows);
    for (const flow of flows) this.#label(flow);
    this.dispatchEvent(new Event("shown"));
    this.#tell();
    await Promise.all(fresh.map((flow) => flow.open()));
    const isElsewhere = !document.activeElement || document.activeElement === document.body;
    if (isElsewhere && !hold.isOn) flows[0]?.canvas.focus({ preventScroll: true });
  }

  #prepare(flow) {
    comeBack(flow);
    flow.addEventListener("failed", ({ detail }) => this.notices.showUnread(detail));
    flow.addEventListener("laid-out", () => {
      flow.element.classList.toggle("small", parseInt(flow.layout.cell, 10) < 90);
      this.#label(flow);
    });
    flow.selection.addEventListener("change", () => {
      if (flow.selection.size > 0) this.#current = flow;
      this.#label(flow);
      this.#tell();
    });
    this.#look(flow);
    if (flow.list.kind === GALLERIES) {
      const keep = () => keepTimeSpans(flow, this.library, () => repaint(flow));
      flow.addEventListener("laid-out", keep, { once: true });
    }
    flow.paneHead = new PaneHead(flow, this.tools(flow));
    this.equip(flow);
  }

  /** Shows photos in the way that is chosen. */
  #look({ list, element, cells }) {
    if (list.kind === GALLERIES) return;
    element.classList.toggle("fit", this.view.fit(list.id));
    element.classList.toggle("lined", this.view.line);
    element.classList.toggle("in-rows", this.view.arrangement === "rows");
    cells.isNumbered = this.view.line;
  }

  /** Puts the flows' elements in order. One that is moved forgets how far it was scrolled. */
  #arrange(flows) {
    let next = this.root.firstElementChild;
    for (const flow of flows) {
      const { element, top } = flow;
      if (element === next) {
        next = next.nextElementSibling;
        continue;
      }
      this.root.insertBefore(element, next);
      if (top > 0) flow.top = top;
    }
  }

  #label(flow) {
    flow.paneHead.label(this.flows.length === 1);
    for (const corner of flow.corners) corner.follow();
  }

  #tell() {
    this.dispatchEvent(new Event("change"));
  }
}

/** Fills a flow's cells anew: they are to look otherwise. */
function repaint(flow) {
  flow.cells.repaint();
  return flow.update();
}

/** Square cells in a pane of some width: as many columns as fit at about the side that is wished, and then as
 * large as fits. */
function cellSize(width, wish) {
  const gap = width < 520 ? 6 : 10;
  const columns = Math.max(2, Math.round((width - gap) / (wish + gap)));
  const side = Math.max(40, Math.floor((width - gap * (columns + 1)) / columns));
  return `${side}x${side}`;
}

/** Tiles fill a row, as photos do: a square for the pictures, and two lines of words below it. */
function tileSize(width) {
  const [wish, gap] = width < 520 ? [150, 14] : [220, 24];
  const columns = Math.max(2, Math.round((width - gap) / (wish + gap)));
  const side = Math.floor((width - gap * (columns + 1)) / columns);
  return `${side}x${side + 52}`;
}
