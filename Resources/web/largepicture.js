// A photo's picture, large: its thumbnail at once, the sharp view as soon as leafing rests.

import { large, thumbnail } from "./api.js";

const EDGES = [1024, 2048, 4096];
/** How long leafing must rest before a sharp view is asked for, in ms. */
const REST = 120;
/** The most sharp views that are kept: the one shown, and those near it. */
const MOST = 5;

const edge = () => {
  const wanted = Math.max(innerWidth, innerHeight) * devicePixelRatio;
  return EDGES.find((side) => side >= wanted) ?? EDGES.at(-1);
};

/** Dispatches `rested` when a photo stays, `sharp` when its sharp view is shown, `failed` when there is
 * none. */
export class LargePicture extends EventTarget {
  /** Sharp views by their addresses, shown or fetched ahead. */
  #views = new Map();
  #timer = 0;
  #address = null;
  isSharp = false;

  constructor(image) {
    super();
    this.image = image;
    image.addEventListener("load", () => image.classList.remove("coming"));
  }

  /** Shows a photo. `rest` is how long to wait before the sharp view is asked for. */
  show(photo, { rest = REST } = {}) {
    const { image } = this;
    const address = large(photo, edge());
    image.alt = photo.title ?? photo.name;
    if (address === this.#address) return;
    this.#address = address;
    this.isSharp = false;
    clearTimeout(this.#timer);
    this.#leave((known) => known === address);
    const view = this.#views.get(address);
    if (view?.complete && view.naturalWidth > 0) {
      image.src = address;
    } else {
      image.src = thumbnail(photo);
      // The photo before is not shown in this one's shape.
      image.classList.toggle("coming", !image.complete);
    }
    this.#timer = setTimeout(() => {
      this.dispatchEvent(new Event("rested"));
      void this.#sharpen(address);
    }, rest);
  }

  /** Fetches what may be shown next; to be called when the shown one is sharp. */
  prefetch(photos) {
    for (const photo of photos) this.#view(large(photo, edge()), "low");
    for (const address of this.#views.keys()) {
      if (this.#views.size <= MOST) break;
      if (address !== this.#address) this.#drop(address);
    }
  }

  /** Shows nothing, and waits for nothing. */
  clear() {
    clearTimeout(this.#timer);
    this.#address = null;
    for (const address of [...this.#views.keys()]) this.#drop(address);
    this.image.removeAttribute("src");
  }

  async #sharpen(address) {
    const view = this.#view(address, "high");
    try {
      await view.decode();
    } catch {
      if (address === this.#address) this.dispatchEvent(new Event("failed"));
      return;
    }
    if (address !== this.#address) return;
    this.image.src = address;
    this.isSharp = true;
    this.dispatchEvent(new Event("sharp"));
  }

  #view(address, priority) {
    let view = this.#views.get(address);
    // One that failed is tried again.
    if (!view || (view.complete && view.naturalWidth === 0)) {
      view = new Image();
      view.fetchPriority = priority;
      view.src = address;
    }
    // The latest is last.
    this.#views.delete(address);
    this.#views.set(address, view);
    return view;
  }

  /** Requests that nobody waits for any more are ended. */
  #leave(isWanted) {
    for (const [address, view] of [...this.#views]) {
      if (!view.complete && !isWanted(address)) this.#drop(address);
    }
  }

  #drop(address) {
    const view = this.#views.get(address);
    this.#views.delete(address);
    if (!view.complete) view.src = "";
  }
}
