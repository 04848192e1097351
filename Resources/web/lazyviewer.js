// The large view, before it is there: its modules come after the first picture, or when it is asked for.

/** Dispatches what the large view does: `leafed`, `left`. */
export class LazyViewer extends EventTarget {
  #viewer = null;
  #coming = null;
  #asked = 0;
  /** Keys that were pressed for a large view that was on its way. */
  #keys = null;

  /** `bring()` makes it. */
  constructor(bring) {
    super();
    this.bring = bring;
    window.addEventListener("keydown", (event) => this.#keep(event), true);
  }

  /** Gives the large view itself. */
  ready() {
    this.#coming ??= this.#bring().catch((error) => {
      this.#coming = null;
      throw error;
    });
    return this.#coming;
  }

  /** Shows a photo, as `Viewer` does. */
  async show(flow, photo) {
    const asked = (this.#asked += 1);
    if (!this.#viewer) this.#keys ??= [];
    try {
      const viewer = await this.ready();
      if (asked !== this.#asked) return true;
      const isThere = await viewer.show(flow, photo);
      if (isThere && viewer.isOpen) this.#press(viewer);
      return isThere;
    } finally {
      if (asked === this.#asked) this.#keys = null;
    }
  }

  close() {
    this.#asked += 1;
    this.#keys = null;
    this.#viewer?.close();
  }

  async #bring() {
    const viewer = await this.bring();
    for (const type of ["leafed", "left"]) {
      viewer.addEventListener(type, ({ detail }) => this.dispatchEvent(new CustomEvent(type, { detail })));
    }
    this.#viewer = viewer;
    return viewer;
  }

  /** Keys are the large view's from the moment it is asked for. The browser's own stay the browser's. */
  #keep(event) {
    const { key } = event;
    const isBrowsers = event.altKey || key === "Tab" || /^F(1|5|6|11|12)$/.test(key)
      || ((event.ctrlKey || event.metaKey) && !/^[zy]$/i.test(key));
    if (!this.#keys || isBrowsers || (key === "Escape" && this.#viewer?.isOpen)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Escape") this.dispatchEvent(new Event("left"));
    else this.#keys.push(event);
  }

  #press(viewer) {
    const keys = this.#keys ?? [];
    this.#keys = null;
    for (const event of keys) viewer.stage.dispatchEvent(new KeyboardEvent("keydown", event));
  }
}
