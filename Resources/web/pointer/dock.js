// The galleries as a strip below the table while photos are held. A drop on one appends them; a moment over
// it opens it beside the others; the last one makes a new gallery.

import { GALLERIES } from "../lists/lists.js";
import { askFor, make } from "../ui/dialogs.js";
import { galleryTile, markTile, newTile } from "../ui/gallerytile.js";

/** How long what is held rests over a gallery until it opens, in ms. */
const DWELL = 600;
/** How near to an end the strip scrolls, in points; how fast at most, in points a second. */
const EDGE = 72;
const SPEED = 1400;

export class Dock {
  #marked = null;
  #dwell = 0;
  #x = 0;
  #y = 0;
  #sliding = 0;

  /** `beside(id)` opens a gallery beside those that are open. */
  constructor({ hold, library, changes, notices, flows, beside }) {
    this.hold = hold;
    this.library = library;
    this.changes = changes;
    this.notices = notices;
    this.flows = flows;
    this.beside = beside;
    this.element = make("div", { className: "dock", role: "listbox", tabIndex: 0, hidden: true });
    this.element.setAttribute("aria-label", "Put what is held into a gallery");
    this.element.setAttribute("aria-orientation", "horizontal");
    this.element.addEventListener("keydown", (event) => this.#key(event));
    document.body.append(this.element);
    hold.addEventListener("ended", () => this.#vanish());
    window.addEventListener("keydown", (event) => this.#call(event), true);
  }

  /** Whether what is held is over one of the galleries. */
  get isOver() {
    return this.#marked !== null;
  }

  /** Slides in, while photos are held. */
  appear() {
    const { hold, element } = this;
    if (!element.hidden || !hold.isOn || hold.origin.list.kind === GALLERIES) return;
    const others = this.library.galleries.filter(({ id }) => id !== hold.origin.list.id);
    element.replaceChildren(...others.map((gallery) => galleryTile(gallery, gallery.locked)), newTile());
    element.hidden = false;
    element.scrollLeft = 0;
  }

  /** Whether a point of the window is on the strip, whatever else is shown there. */
  isAt(x, y) {
    const { left, right, top } = this.element.getBoundingClientRect();
    return !this.element.hidden && y >= top && x >= left && x < right;
  }

  /** What is held is at a point of the window. Gives whether that is on the strip. */
  point(x, y) {
    if (this.element.hidden) return false;
    const isOn = this.isAt(x, y);
    [this.#x, this.#y] = [x, y];
    this.#mark(isOn ? [...this.element.children].find((tile) => isIn(tile, x, y)) ?? null : null);
    if (isOn && this.#speed() !== 0 && this.#sliding === 0) {
      this.#sliding = requestAnimationFrame((now) => this.#slide(now));
    }
    return isOn;
  }

  /** Drops what is held on the gallery that is marked; beside all of them it is put back. */
  async drop() {
    const tile = this.#marked;
    const { hold } = this;
    clearTimeout(this.#dwell);
    if (!tile) return hold.cancel();
    if (tile.getAttribute("aria-disabled") === "true") {
      this.notices.show(`'${tile.gallery.name}' is locked.`);
      hold.cancel("");
      return undefined;
    }
    const id = tile.gallery?.id ?? await this.#new();
    if (!hold.isOn) return undefined;
    if (id === undefined) hold.cancel();
    else await hold.dropInto(id);
    this.flows()[0]?.canvas.focus({ preventScroll: true });
    return undefined;
  }

  /** Asks for a name, and makes the gallery: its id. */
  async #new() {
    const name = await askFor({ title: "New gallery", does: "Make", label: "Name" });
    if (name === null || !this.hold.isOn) return undefined;
    return (await this.changes.make(name))?.galleries[0].id;
  }

  #mark(tile) {
    if (tile === this.#marked) return;
    clearTimeout(this.#dwell);
    this.#marked?.classList.remove("opening");
    this.#marked = tile;
    markTile(this.element, tile);
    if (!tile) return;
    const { gallery } = tile;
    const isOff = tile.getAttribute("aria-disabled") === "true";
    this.notices.announce(!gallery ? "New gallery. A drop asks for its name."
      : isOff ? `${gallery.name} is locked.` : `${gallery.name}. A drop puts them at its end.`);
    const isOpen = this.flows().some(({ list }) => list.id === gallery?.id);
    if (!gallery || isOff || isOpen || document.activeElement === this.element) return;
    tile.classList.add("opening");
    this.#dwell = setTimeout(() => this.#open(tile), DWELL);
  }

  #open(tile) {
    tile?.classList.remove("opening");
    if (tile?.gallery && this.hold.isOn && !this.hold.isDropping) this.beside(tile.gallery.id);
  }

  /** How fast the strip goes sideways, with the pointer where it is. */
  #speed() {
    const { left, right, top } = this.element.getBoundingClientRect();
    if (this.element.hidden || this.#y < top) return 0;
    const near = this.#x < left + EDGE ? this.#x - left - EDGE
      : this.#x > right - EDGE ? this.#x - right + EDGE : 0;
    return (near / EDGE) * SPEED;
  }

  #slide(now, before = now) {
    const speed = this.#speed();
    const at = this.element.scrollLeft;
    this.element.scrollLeft += speed * Math.min(0.1, (now - before) / 1000);
    if (this.element.scrollLeft !== at) this.point(this.#x, this.#y);
    this.#sliding = speed === 0 ? 0 : requestAnimationFrame((next) => this.#slide(next, now));
  }

  /** With D, the keyboard goes to the strip while it holds. */
  #call(event) {
    const isText = event.target.closest?.("dialog, input, textarea");
    if (event.key.toLowerCase() !== "d" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isText || !this.hold.isOn || event.target === this.element) return;
    this.appear();
    if (this.element.hidden) return;
    event.preventDefault();
    event.stopPropagation();
    this.element.focus({ preventScroll: true });
    this.#go(this.element.firstElementChild);
  }

  #key(event) {
    const tiles = [...this.element.children];
    const at = tiles.indexOf(this.#marked);
    const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tiles.length - 1 };
    if (event.key in goals) this.#go(tiles[Math.max(0, Math.min(tiles.length - 1, goals[event.key]))]);
    else if (event.key === "Enter" && event.shiftKey) this.#open(this.#marked);
    else if (event.key === "Enter" || event.key === " ") {
      this.hold.copying = event.altKey;
      void this.drop();
    }
    else if (event.key === "Escape" || event.key === "Tab") this.#back();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      const begins = ({ gallery }) => gallery?.name.toLowerCase().startsWith(event.key.toLowerCase());
      this.#go([...tiles.slice(at + 1), ...tiles.slice(0, at + 1)].find(begins) ?? this.#marked);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #go(tile) {
    this.#mark(tile);
    tile?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** The keyboard goes back to where it carries. */
  #back() {
    this.#mark(null);
    this.hold.over?.canvas.focus({ preventScroll: true });
  }

  #vanish() {
    const isFocused = document.activeElement === this.element;
    this.#mark(null);
    this.element.hidden = true;
    if (isFocused) this.flows()[0]?.canvas.focus({ preventScroll: true });
  }
}

/** Whether a point of the window is on an element. */
function isIn(element, x, y) {
  const box = element.getBoundingClientRect();
  return x >= box.left && x < box.right && y >= box.top && y < box.bottom;
}
