// Photos of a gallery that look alike: groups as strips of thumbnails, the best photo of each first.

import { read, thumbnail } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { openCompare } from "../viewer/compare.js";
import { Findings } from "./findings.js";

/** How many groups are shown at once, and how many thumbnails of each. */
const SHOWN = 8;
const STRIP = 6;

export class Lookalikes extends Findings {
  constructor(finder) {
    super(finder, "Look-alikes", SHOWN);
    this.groups = make("ul", { className: "groups" });
    this.body.append(this.groups);
  }

  async fetch() {
    const { groups, without_signature: unknown } = await read(`${this.flow.list.path}/alike`);
    const rest = unknown === 1 ? "1 photo has" : `${unknown.toLocaleString("en")} photos have`;
    this.note = unknown > 0 ? `${rest} not been looked at yet.` : "";
    return groups;
  }

  describe(count) {
    const none = "No copies, near copies or bursts. Sorting by look puts similar photos together.";
    if (count === 0) return `${none} ${this.note}`.trim();
    const groups = `${count.toLocaleString("en")} ${count === 1 ? "group" : "groups"}`;
    return this.note === "" ? groups : `${groups}. ${this.note}`;
  }

  show(groups) {
    this.groups.replaceChildren(...groups.map((group) => this.#row(group)));
  }

  #row({ kind, photos, positions, sha256, turns }) {
    const strip = photos.slice(0, STRIP).map((id, i) => {
      const picture = make("img", {
        src: thumbnail({ sha256: sha256[i], turn: turns[i] }), alt: "", draggable: false, loading: "lazy",
      });
      const button = make("button", { type: "button", className: "look" }, picture);
      button.title = `Position ${positions[i]}${i === 0 ? ", the best" : ""}`;
      button.setAttribute("aria-label", `${button.title}, of ${photos.length} that look alike`);
      // The photo that was clicked comes into view; the group is selected.
      const others = photos.filter((other) => other !== id);
      button.addEventListener("click", () => void this.reveal([id, ...others]));
      return button;
    });
    const what = kind === "burst" ? `Burst of ${photos.length}` : `${photos.length} alike`;
    const words = make("span", { textContent: what, className: "what" });
    return make("li", {}, ...strip, words, ...this.#acts(photos, positions));
  }

  #acts(photos, positions) {
    const { finder, flow } = this;
    const { changes, notices, canChange } = finder;
    const button = (textContent, act) => {
      const element = make("button", { type: "button", textContent });
      element.addEventListener("click", () => void act());
      return element;
    };
    const sorted = [...positions].sort((a, b) => a - b);
    const areTogether = sorted.every((position, i) => position === sorted[0] + i);
    const acts = [];
    if (changes && canChange() && !flow.list.isLocked && !areTogether) {
      acts.push(button("Put together", () => changes.move(flow.list, photos.slice(1), { after: photos[0] })));
    }
    if (photos.length <= 4) {
      acts.push(button("Compare", async () => {
        await this.reveal(photos);
        await openCompare(flow, photos, { notices, changes, canChange });
      }));
    }
    return acts;
  }
}
