// What helps at the start: a card in an empty library, one in an empty gallery, and a line in the first
// gallery that tells what a hand can do.

import { GALLERIES, PHOTOS } from "../lists/lists.js";
import { make } from "../ui/dialogs.js";
import { setIcon } from "../ui/icons.js";
import { recall, remember } from "./memory.js";
import { addPhotos, showBeside } from "../commands/gallerycommands.js";

const COMMAND = "pholio import ~/Pictures";
const SEEN = "pholio-knows-gestures";

export class FirstStart {
  #isKnown = recall(SEEN) !== null;

  constructor({ table, hold, notices, edits, photoActs, canChange }) {
    this.table = table;
    this.hold = hold;
    this.notices = notices;
    this.edits = edits;
    this.photoActs = photoActs;
    this.canChange = canChange;
    for (const type of ["shown", "change"]) table.addEventListener(type, () => this.#follow());
    // It must not lie between photos and the hand that carries one. Who has dragged a photo knows how.
    hold.addEventListener("begun", () => this.hint?.remove());
    hold.addEventListener("ended", ({ detail }) => detail && this.#learn());
    this.#follow();
  }

  #follow() {
    for (const flow of this.table.flows) {
      const isEmpty = (flow.list.record.total ?? flow.list.record.count) === 0 && flow.count === 0;
      if (isEmpty && !flow.card) {
        flow.card = flow.list.kind === GALLERIES ? this.#ofLibrary(flow) : this.#ofGallery(flow);
        flow.scroller.append(flow.card);
      } else if (!isEmpty && flow.card) {
        flow.card.remove();
        flow.card = null;
      }
    }
    this.#hint();
  }

  #ofLibrary(flow) {
    const copy = button("Copy", "sheet", () => void this.#copy(copy));
    const command = make("p", { className: "command" }, make("code", { textContent: COMMAND }), copy);
    const own = this.canChange() ? [
      make("p", { textContent: "Bring in a folder of photos. They stay where they are:" }), command,
      make("p", { textContent: "Or make a gallery, and drop photos from your desktop on it." }),
      make("p", { className: "buttons" },
        button("New gallery", "add", () => this.edits.make()),
        button("Add photos…", "picture", () => void addPhotos(this.photoActs, flow.list), "main")),
    ] : [make("p", { textContent: "Nothing has been put here yet." })];
    return card("There are no photos yet", ...own);
  }

  #ofGallery(flow) {
    if (!this.canChange()) return card("This gallery is empty");
    return card("This gallery is empty",
      make("p", { textContent: "Drag photos into it from a gallery beside it, or from your desktop." }),
      make("p", { className: "buttons" },
        button("Put photos beside", "beside", () => void showBeside(this.photoActs, flow)),
        button("Add photos…", "picture", () => void addPhotos(this.photoActs, flow.list), "main")));
  }

  async #copy(copy) {
    try {
      await navigator.clipboard.writeText(COMMAND);
      copy.textContent = "Copied";
      this.notices.announce("Copied.");
    } catch {
      getSelection().selectAllChildren(copy.previousSibling);
      this.notices.show("Press Ctrl C to copy it.");
    }
  }

  /** One line in the first gallery that has photos, until it is closed. */
  #hint() {
    const { flows } = this.table;
    const isMeant = ({ list }) => flows.length === 1 && list.kind === PHOTOS && list.record.count > 0;
    const flow = this.hold.isOn ? undefined : flows.find(isMeant);
    if (this.hint && (!flow || this.hint.parentElement !== flow.element)) this.hint.remove();
    if (!flow || !this.canChange() || this.hint?.isConnected || this.#isKnown) return;
    const isTouch = matchMedia("(pointer: coarse)").matches;
    const text = isTouch ? "Tap opens · rest to select · then drag to move · More for all"
      : "Drag to move · Ctrl-click for more · right click for all · ? for keys";
    const done = button("Got it", "", () => {
      this.#learn();
      flow.canvas.focus({ preventScroll: true });
    });
    this.hint = make("p", { className: "hint" }, make("span", { textContent: text }), done);
    // Below the photos, which are seen already and stay where they are.
    flow.element.append(this.hint);
  }

  #learn() {
    this.#isKnown = true;
    remember(SEEN, "yes");
    this.hint?.remove();
  }
}

function card(title, ...content) {
  return make("section", { className: "card" }, make("h3", { textContent: title }), ...content);
}

function button(text, icon, act, className = "") {
  const element = make("button", { type: "button", textContent: text, className: `outlined ${className}` });
  if (icon) setIcon(element, icon);
  element.addEventListener("click", act);
  return element;
}
