// A photo's picture, large: its thumbnail at once, the sharp view as soon as leafing rests.

import { large, thumbnail } from "../server/api.js";

/** The longer edges of the server's views, in pixels. */
const EDGES = [1024, 2048, 4096];
/** A whole picture may be shown so much larger than its view. */
const SLACK = 1.05;
/** How long leafing must rest before a sharp view is asked for, in ms. */
const REST = 90;
/** The most sharp views that are kept: the one shown, and those near it. */
const MOST = 5;

/** Dispatches `rested` when a photo stays, `sharp` when its sharp view is shown, `failed` when there is
 * none. */
export class LargePicture extends EventTarget {
  /** Sharp views by their addresses, shown or fetched ahead. */
  #views = new Map();
  #timer = 0;
  #photo = null;
  /** Of the view that was asked for last; 0: of none yet. */
  #edge = 0;
  #serial = 0;

  /** `tiles`: what lies over the picture where that is not sharp enough. */
  constructor(zoom, tiles) {
    super();
    this.zoom = zoom;
    this.tiles = tiles;
    this.image = zoom.image;
    this.image.addEventListener("load", () => this.image.classList.remove("coming"));
    zoom.addEventListener("changed", () => this.#grow());
  }

  /** Shows a photo. `rest` is how long to wait before the sharp view is asked for. */
  show(photo, { rest = REST } = {}) {
    const { image } = this;
    image.alt = photo.alt ?? photo.title ?? photo.name;
    const isSame = this.#photo && thumbnail(photo) === thumbnail(this.#photo);
    this.#photo = photo;
    if (isSame) return;
    this.#forget();
    this.#leave(EDGES.map((edge) => large(photo, edge)));
    const address = large(photo, this.#edgeOf(photo));
    if (this.#isHere(address)) {
      image.src = address;
    } else {
      image.src = thumbnail(photo);
      // The photo before is not shown in this one's shape.
      image.classList.toggle("coming", !image.complete);
    }
    this.#timer = setTimeout(() => {
      this.dispatchEvent(new Event("rested"));
      void this.#sharpen(this.#edgeOf(photo));
    }, rest);
  }

  /** Fetches what may be shown next; to be called when the shown one is sharp. */
  prefetch(photos) {
    for (const photo of photos) this.#view(large(photo, this.#edgeOf(photo)), "low");
    for (const address of this.#views.keys()) {
      if (this.#views.size <= MOST) break;
      if (address !== large(this.#photo, this.#edge)) this.#drop(address);
    }
  }

  /** Shows nothing, and waits for nothing. */
  clear() {
    this.#forget();
    this.#photo = null;
    for (const address of [...this.#views.keys()]) this.#drop(address);
    this.image.removeAttribute("src");
  }

  #forget() {
    clearTimeout(this.#timer);
    this.#edge = 0;
    this.#serial += 1;
  }

  /** Shown larger than before, it needs a larger view, unless tiles make it sharp. */
  #grow() {
    if (this.#edge === 0 || this.tiles.areNeeded) return;
    const edge = this.#edgeOf(this.#photo, this.zoom.isFitted ? undefined : this.zoom.scale);
    if (edge > this.#edge) void this.#sharpen(edge);
  }

  async #sharpen(edge) {
    const photo = this.#photo;
    const serial = (this.#serial += 1);
    // The largest takes longest: until it is there, the one before is shown.
    const edges = edge === EDGES.at(-1) && this.#edge === 0 ? [EDGES.at(-2), edge] : [edge];
    this.#edge = edge;
    for (const step of edges) {
      const address = large(photo, step);
      const isThere = await this.#view(address, "high").decode().then(() => true, () => false);
      if (serial !== this.#serial) return;
      if (!isThere) {
        this.dispatchEvent(new Event("failed"));
        return;
      }
      this.image.src = address;
    }
    this.dispatchEvent(new Event("sharp"));
  }

  /** The edge of the view that is sharp, as a photo is shown. */
  #edgeOf(photo, scale) {
    const most = this.zoom.edgeOf(photo, scale) / (scale === undefined ? SLACK : 1);
    const wanted = Math.min(most, Math.max(photo.width, photo.height));
    return EDGES.find((edge) => edge >= wanted) ?? EDGES.at(-1);
  }

  #isHere(address) {
    const view = this.#views.get(address);
    return view?.complete && view.naturalWidth > 0;
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
  #leave(wanted) {
    for (const [address, view] of [...this.#views]) {
      if (!view.complete && !wanted.includes(address)) this.#drop(address);
    }
  }

  #drop(address) {
    const view = this.#views.get(address);
    this.#views.delete(address);
    if (!view.complete) view.src = "";
  }
}
