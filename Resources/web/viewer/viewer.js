// One photo, large, with its facts beside it and its gallery below: for looking, culling and leafing.

import { read } from "../server/api.js";
import { ViewerActions } from "./vieweractions.js";
import { make } from "../ui/dialogs.js";
import { Filmstrip } from "./filmstrip.js";
import { FollowPhoto } from "./followphoto.js";
import { LargePicture } from "./largepicture.js";
import { iconButton } from "./lookicons.js";
import { PhotoFacts } from "./photofacts.js";
import { StageHand } from "./stagehand.js";
import { Tiles } from "./tiles.js";
import { marksOf } from "../commands/values.js";
import { Zoom } from "./zoom.js";

/** How many photos are fetched around one that is not known. */
const AROUND = 40;

/** Dispatches `shown` at each photo, `leafed` with the id of one that stays, `left` when somebody has closed
 * it. */
export class Viewer extends EventTarget {
  flow = null;
  photo = null;
  cell = 0;
  #serial = 0;
  #asked = 0;
  /** Keys that were pressed before the photo was there. */
  #keys = [];
  #isOurs = false;
  /** The id of the photo at which the gallery's keys go on already, before the dialog is closed. */
  #pointed = null;
  #details = null;
  #following = new FollowPhoto(this);

  constructor({ library, changes, notices, canChange, page }) {
    super();
    this.page = page;
    this.library = library;
    this.notices = notices;
    this.canChange = canChange;
    this.stage = make("div", { className: "stage", tabIndex: -1 });
    this.zoom = new Zoom(this.stage);
    this.tiles = new Tiles(this.zoom, canChange);
    this.picture = new LargePicture(this.zoom, this.tiles);
    this.facts = new PhotoFacts({ changes, notices, canChange, leave: () => this.stage.focus() });
    this.facts.addEventListener("written", () => void this.tell());
    this.strip = new Filmstrip((cell) => this.go(cell));
    this.before = iconButton("before", "Previous photo", () => this.step(-1), "←");
    this.after = iconButton("after", "Next photo", () => this.step(1), "→");
    this.closing = iconButton("close", "Close", () => this.#leave(), "Esc");
    this.actions = new ViewerActions(this, changes);
    // In full screen this is what is shown: a dialog itself can't be.
    this.view = make("div", { className: "view" }, this.stage, this.before, this.after,
      this.facts.position, this.facts.element, this.actions.element, this.strip.element, this.closing);
    this.dialog = make("dialog", { className: "viewer" }, this.view);
    this.dialog.setAttribute("aria-label", "Photo");
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.dialog.addEventListener("close", () => void this.#closed());
    new StageHand(this.zoom, { leaf: (by) => this.step(by), close: () => this.#leave() });
    this.picture.addEventListener("rested", () => this.#rested());
    this.picture.addEventListener("sharp", () => this.#sharp());
    this.picture.addEventListener("failed", () => this.#failed());
    document.body.append(this.dialog);
  }

  get isOpen() {
    return this.dialog.open;
  }

  /** Shows a photo of a flow, by its id or its cell index. Gives whether it is there. */
  async show(flow, { photo = null, cell = null }) {
    if (this.isOpen && this.flow === flow && photo !== null && this.photo?.id === photo) return true;
    const asked = (this.#asked += 1);
    // It is open at once, as keys are its own from now on.
    const isFresh = !this.isOpen;
    if (isFresh) this.#open();
    try {
      const index = photo === null ? cell : (await flow.list.indexesOf([photo]))[0];
      if (asked !== this.#asked || !this.isOpen) return true;
      if (index === undefined || index === null || index >= flow.list.count) {
        if (isFresh) this.close();
        return false;
      }
      this.flow = flow;
      this.#following.start(flow);
      await this.go(index, { rest: 0 });
    } catch (error) {
      if (isFresh && asked === this.#asked) this.close();
      throw error;
    }
    for (const event of this.#keys.splice(0)) this.actions.key(event);
    return true;
  }

  #open() {
    this.#keys = [];
    this.dialog.showModal();
    // What is said is heard and seen only inside.
    this.view.append(this.notices.element, this.notices.region);
    this.stage.focus();
  }

  /** A key that comes before the photo waits for it. */
  #key(event) {
    if (event.key === "Escape") this.#point();
    if (this.photo) this.actions.key(event);
    else if (!event.altKey && !event.metaKey && (!event.ctrlKey || "zy".includes(event.key))
      && !/^(Tab|Escape|F\d+)$/.test(event.key)) {
      event.preventDefault();
      this.#keys.push(event);
    }
  }

  /** Closes it, without a word of it. */
  close() {
    if (!this.isOpen) return;
    this.#isOurs = true;
    this.#leave();
  }

  #leave() {
    this.#point();
    this.dialog.close();
  }

  /** The gallery's keys go on at the photo that is seen. A key may come before the event that tells that the
   * dialog is closed. */
  #point() {
    const { flow, cell, photo } = this;
    if (!photo || flow.itemAt(cell)?.id !== photo.id) return;
    flow.selection.moveTo(photo.id, cell);
    this.#pointed = photo.id;
  }

  step(by) {
    const cell = this.cell + by;
    if (cell >= 0 && cell < this.flow.list.count) void this.go(cell);
  }

  /** Shows the photo at a cell index: at once, if it is known. */
  async go(cell, options) {
    const { flow } = this;
    const serial = (this.#serial += 1);
    this.cell = cell;
    this.tellPlace();
    if (!flow.itemAt(cell)) {
      try {
        const from = Math.floor(cell / AROUND) * AROUND;
        await flow.list.ensure(from - AROUND, from + 2 * AROUND);
      } catch (error) {
        this.notices.showError(error);
      }
    }
    const photo = flow.itemAt(cell);
    if (!photo || serial !== this.#serial || !this.isOpen) return;
    // Sharpness is judged at the same place of one photo after the other.
    this.present(photo, this.photo && !this.actions.slideshow.isOn ? this.zoom.state : undefined, options);
  }

  /** Shows a photo as it is now. */
  present(photo, zoom, options) {
    const isOther = this.photo?.id !== photo.id;
    this.photo = photo;
    this.zoom.show(photo, zoom);
    this.picture.show(photo, options);
    this.tiles.show(photo);
    if (isOther) this.facts.show(photo, this.flow);
    this.actions.show(photo);
    if (isOther) this.dispatchEvent(new Event("shown"));
  }

  /** The photo that is shown is another one now, or elsewhere. */
  renew(photo, cell) {
    this.cell = cell;
    this.tellPlace();
    this.present(photo, this.zoom.state);
  }

  tellPlace() {
    const { count } = this.flow.list;
    this.before.disabled = this.cell === 0;
    this.after.disabled = this.cell >= count - 1;
    this.facts.position.textContent =
      `${(this.cell + 1).toLocaleString("en")} of ${count.toLocaleString("en")}`;
    this.strip.show(this.flow, this.cell);
  }

  /** For screen readers: where this is, and what is said of it. */
  announce() {
    const { title, name } = this.photo;
    const place = `photo ${(this.cell + 1).toLocaleString("en")}`;
    this.notices.announce([title ?? name, place, ...marksOf(this.photo)].join(", "));
  }

  #rested() {
    this.announce();
    this.dispatchEvent(new CustomEvent("leafed", { detail: this.photo.id }));
    void this.tell();
  }

  /** Fetches the facts of the photo that is shown. */
  async tell() {
    this.#details?.abort();
    const { signal } = (this.#details = new AbortController());
    const { id } = this.photo;
    const detail = await read(`/api/photos/${id}`, { signal }).catch(() => null);
    if (detail && this.photo?.id === id && !signal.aborted) this.facts.tell(detail);
  }

  #sharp() {
    this.tiles.follow();
    this.actions.slideshow.arrived();
    const { flow, cell } = this;
    const near = [cell + 1, cell - 1].map((index) => flow.itemAt(index)).filter(Boolean);
    this.picture.prefetch(near);
    this.tiles.fetchAhead(near);
  }

  #failed() {
    this.actions.slideshow.arrived();
    if (this.photo.missing) this.notices.announce("The original is missing.");
  }

  async #closed() {
    const { flow, cell, photo } = this;
    this.#serial += 1;
    this.#asked += 1;
    const isOurs = this.#isOurs;
    this.#isOurs = false;
    const isPointed = photo && this.#pointed === photo.id;
    this.#pointed = null;
    this.#following.stop();
    this.actions.end();
    this.#details?.abort();
    this.picture.clear();
    this.strip.clear();
    this.tiles.show(null);
    this.photo = null;
    document.body.append(this.notices.element, this.notices.region);
    if (!isOurs) this.dispatchEvent(new Event("left"));
    if (!photo || !flow.element.isConnected) return;
    flow.canvas.focus({ preventScroll: true });
    const { selection } = flow;
    if (isPointed && selection.active) return void flow.reveal(selection.active.index);
    const [now] = photo ? await flow.list.indexesOf([photo.id]) : [];
    const index = now ?? Math.min(cell, flow.list.count - 1);
    await flow.list.ensure(index, index + 1);
    const item = flow.itemAt(index);
    if (item) selection.moveTo(item.id, index);
    void flow.reveal(index);
  }
}
