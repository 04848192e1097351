// What can be done to the photo that is shown large: by keys, and by the buttons below it.

import { make } from "../ui/dialogs.js";
import { icon, iconButton } from "./lookicons.js";
import { MarkBar } from "./markbar.js";
import { Slideshow } from "./slideshow.js";
import { commandOf } from "../commands/commands.js";
import { say, withValues } from "../commands/values.js";

/** How far arrows move an enlarged picture, in CSS pixels. */
const PAN = 160;

export class ViewerActions {
  constructor(viewer, changes) {
    this.viewer = viewer;
    this.changes = changes;
    this.marks = new MarkBar((values) => void this.mark(values));
    this.slideshow = new Slideshow(() => this.#next());
    this.slideshow.addEventListener("change", () => this.#tell());
    const turn = (name, label, degrees, key) =>
      iconButton(name, label, () => void this.mark({ turn_by: degrees }), key);
    this.turns = [turn("left", "Turn left", 270, "["), turn("right", "Turn right", 90, "]")];
    this.whole = iconButton("whole", "100 %", () => viewer.zoom.toggle(), "Z");
    this.playing = iconButton("play", "Slideshow", () => this.play(), "S");
    this.screen = iconButton("screen", "Full screen", () => void this.fill(), "F");
    this.removal = iconButton("remove", "Remove from gallery", () => void this.remove(), "Del");
    this.details = iconButton("details", "Details", () => this.unfold(), "I");
    this.details.setAttribute("aria-controls", "photo-details");
    this.tools = make("div", { className: "acts" },
      ...this.turns, this.whole, this.playing, this.screen, this.details, this.removal);
    this.element = make("div", { className: "culling" }, this.marks.element, this.tools);
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", "Acts");
    // Keys go on meaning the photo after a click.
    this.element.addEventListener("click", (event) => {
      if (event.detail > 0) viewer.stage.focus({ preventScroll: true });
    });
    viewer.zoom.addEventListener("changed", () =>
      this.whole.setAttribute("aria-pressed", String(!viewer.zoom.isFitted)));
  }

  show(photo) {
    const canChange = this.viewer.canChange();
    this.marks.show(photo, canChange);
    for (const button of this.turns) button.hidden = !canChange;
    this.removal.hidden = !canChange || this.viewer.flow.list.isLocked;
    this.#tell();
  }

  /** Says something of the photo that is shown. It is seen at once; the server's answer corrects it. */
  async mark(values) {
    const { viewer, viewer: { flow, photo, cell } } = this;
    if (!viewer.canChange() || !photo) return;
    const now = withValues(photo, values);
    if (flow.list.item(cell)?.id === photo.id) flow.list.put(cell, now);
    viewer.present(now, viewer.zoom.state, { rest: 0 });
    viewer.strip.follow();
    await say(this.changes, flow.list, [photo.id], values, photo.name);
    await flow.refresh({ always: true });
    if (viewer.photo?.id === photo.id) await viewer.tell();
  }

  /** Takes the photo out of the gallery, and goes on. */
  async remove() {
    const { viewer: { flow, photo }, viewer } = this;
    if (!viewer.canChange() || !photo) return;
    if (flow.list.isLocked) this.viewer.notices.show(`'${flow.list.name}' is locked.`);
    else if (await this.changes.remove(flow.list, [photo.id])) await flow.refresh();
  }

  /** To be called when the large view is closed. */
  end() {
    this.slideshow.end();
    this.unfold(false);
    if (document.fullscreenElement) void document.exitFullscreen();
  }

  key(event) {
    const { viewer, viewer: { flow } } = this;
    if (event.target instanceof HTMLTextAreaElement) return;
    // Buttons are pressed by these keys.
    if (" Enter".includes(event.key) && event.target.closest("button")) return;
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const arrow = event.ctrlKey || event.metaKey || event.altKey ? undefined : arrows[event.key];
    const act = arrow ? () => this.#go(...arrow) : commandOf(event, {
      place: "large", view: this, page: viewer.page, acts: null, canChange: viewer.canChange(),
      say: (values) => this.#say(values), step: (kind) => this.#step(kind, flow.list),
    });
    if (!act) return;
    event.preventDefault();
    if (viewer.photo) act();
  }

  /** Leafs; an enlarged picture is moved instead. */
  #go(x, y) {
    const { viewer, viewer: { zoom } } = this;
    if (zoom.isFitted) viewer.step(x + y);
    else zoom.pan(-x * PAN, -y * PAN);
  }

  #say(values) {
    void this.mark(values);
    if (values.flag === "reject") this.viewer.step(1);
  }

  async #step(kind, list) {
    await this.changes[kind](list.scope);
    await this.viewer.flow.refresh({ always: true });
  }

  /** The next photo, or the one before; a slideshow pauses, or goes on. */
  next(by) {
    if (this.slideshow.isOn) this.slideshow.pause();
    else this.viewer.step(by);
  }

  goTo(end) {
    void this.viewer.go(end === "first" ? 0 : this.viewer.flow.list.count - 1);
  }

  toggle() {
    this.viewer.zoom.toggle();
  }

  zoomBy(factor) {
    this.viewer.zoom.by(factor, center(this.viewer.stage));
  }

  #next() {
    const { viewer } = this;
    void viewer.go(viewer.cell + 1 < viewer.flow.list.count ? viewer.cell + 1 : 0);
  }

  play() {
    if (this.slideshow.isOn) this.slideshow.end();
    else {
      this.slideshow.start();
      // The buttons are hidden now.
      this.viewer.stage.focus({ preventScroll: true });
    }
  }

  /** Says how the slideshow is, on its button and by what else is hidden. */
  #tell() {
    const { isOn, isPaused } = this.slideshow;
    this.viewer.view?.classList.toggle("showing", isOn && !isPaused);
    this.playing.replaceChildren(icon(isOn ? "pause" : "play"));
    this.playing.setAttribute("aria-label", isOn ? "End slideshow" : "Slideshow");
    this.playing.setAttribute("aria-pressed", String(isOn));
  }

  write() {
    this.unfold(true);
    this.viewer.facts.texts[0].focus();
  }

  /** On a narrow screen the details come up from below. */
  unfold(isUnfolded = !this.viewer.view?.classList.contains("unfolded")) {
    this.viewer.view?.classList.toggle("unfolded", isUnfolded);
    this.details.setAttribute("aria-expanded", String(isUnfolded));
  }

  async fill() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await this.viewer.view.requestFullscreen();
    } catch {
      this.viewer.notices.show("This browser shows no full screen here.");
    }
  }
}

function center(element) {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
