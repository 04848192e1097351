// Tiles of the original, over the large view where that is not sharp enough.

import { make } from "../ui/dialogs.js";

/** Of the server's tiles, in pixels of the original. */
const SIDE = 512;
/** Below this many device pixels for one of the original the large view will do. */
const LEAST = 0.6;

const address = ({ sha256, turn = 0 }, x, y) =>
  `/tile/${sha256}.jpg?x=${x}&y=${y}${turn === 0 ? "" : `&turn=${turn}`}`;

export class Tiles {
  /** By their addresses. */
  #tiles = new Map();
  #photo = null;
  /** Tiles that are fetched ahead: the browser may drop pictures that nobody has. */
  ahead = [];

  /** `mayAsk()`: guests get no originals, nor parts of them. */
  constructor(zoom, mayAsk) {
    this.zoom = zoom;
    this.mayAsk = mayAsk;
    this.element = make("div", { className: "tiles" });
    zoom.plate.append(this.element);
    zoom.addEventListener("changed", () => this.follow());
  }

  show(photo) {
    if (photo?.sha256 !== this.#photo?.sha256 || photo?.turn !== this.#photo?.turn) {
      for (const key of [...this.#tiles.keys()]) this.#drop(key);
    }
    this.#photo = photo;
    this.follow();
  }

  /** Has the tiles that are seen, and no others. */
  follow() {
    const wanted = this.areNeeded ? wantedOf(this.#photo, this.zoom.seen) : new Map();
    for (const key of [...this.#tiles.keys()]) if (!wanted.has(key)) this.#drop(key);
    for (const [key, place] of wanted) if (!this.#tiles.has(key)) this.#add(key, place);
  }

  /** Whether the large view is not sharp enough. */
  get areNeeded() {
    const { zoom } = this;
    if (!this.#photo || zoom.isFitted || !this.mayAsk()) return false;
    const pixels = zoom.scale * devicePixelRatio;
    return pixels >= LEAST && pixels * this.#photo.width > zoom.image.naturalWidth * 1.02;
  }

  /** Fetches what will be seen of photos that may come next, as they will lie. */
  fetchAhead(photos) {
    if (!this.areNeeded) return;
    this.ahead = photos.flatMap((photo) => [...wantedOf(photo, this.zoom.seenOf(photo)).keys()].map((key) => {
      const tile = new Image();
      tile.setAttribute("fetchpriority", "low");
      tile.src = key;
      return tile;
    }));
  }

  #add(key, { x, y }) {
    const { width, height } = this.#photo;
    const tile = make("img", { alt: "", draggable: false, className: "coming" });
    const share = (value, of) => `${100 * value / of}%`;
    Object.assign(tile.style, {
      left: share(x * SIDE, width), top: share(y * SIDE, height),
      width: share(Math.min(SIDE, width - x * SIDE), width),
      height: share(Math.min(SIDE, height - y * SIDE), height),
    });
    tile.addEventListener("load", () => tile.classList.remove("coming"));
    tile.src = key;
    this.#tiles.set(key, tile);
    this.element.append(tile);
  }

  #drop(key) {
    const tile = this.#tiles.get(key);
    this.#tiles.delete(key);
    // A request under way is ended.
    if (!tile.complete) tile.src = "";
    tile.remove();
  }
}

/** The tiles of a photo that a part of it needs, by their addresses. */
function wantedOf(photo, { left, top, right, bottom }) {
  const places = new Map();
  for (let y = Math.floor(top / SIDE); y * SIDE < bottom; y += 1) {
    for (let x = Math.floor(left / SIDE); x * SIDE < right; x += 1) places.set(address(photo, x, y),
      { x, y });
  }
  return places;
}
