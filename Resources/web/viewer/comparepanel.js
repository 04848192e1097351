// One of the photos that are compared, with its marks below it.

import { make } from "../ui/dialogs.js";
import { LargePicture } from "./largepicture.js";
import { MarkBar } from "./markbar.js";
import { StageHand } from "./stagehand.js";
import { Tiles } from "./tiles.js";
import { marksOf } from "../commands/values.js";
import { Zoom } from "./zoom.js";

export class ComparePanel {
  photo = null;

  /** Each function is given the panel: `mark` with what is said, `active` when the focus comes, `moved` when
   * a hand has moved the picture. */
  constructor({ mark, canChange, active, moved }) {
    this.canChange = canChange;
    this.stage = make("div", { className: "stage" });
    this.zoom = new Zoom(this.stage);
    this.tiles = new Tiles(this.zoom, canChange);
    this.picture = new LargePicture(this.zoom, this.tiles);
    this.picture.addEventListener("sharp", () => this.tiles.follow());
    this.marks = new MarkBar((values) => mark(this, values));
    this.name = make("p", { className: "name" });
    this.element = make("section", { className: "panel", tabIndex: 0 },
      this.stage, make("div", { className: "below" }, this.name, this.marks.element));
    // Tab goes from photo to photo; marks have keys.
    for (const button of this.marks.element.querySelectorAll("button")) button.tabIndex = -1;
    this.element.addEventListener("focusin", () => active(this));
    this.element.addEventListener("pointerdown", () => this.element.focus({ preventScroll: true }));
    this.zoom.addEventListener("moved", () => moved(this));
    new StageHand(this.zoom);
  }

  show(photo, state) {
    this.photo = photo;
    this.zoom.show(photo, state);
    this.picture.show(photo, { rest: 0 });
    this.tiles.show(photo);
    this.marks.show(photo, this.canChange());
    this.name.textContent = photo.title ?? photo.name;
    this.element.setAttribute("role", "group");
    this.element.setAttribute("aria-label", [photo.title ?? photo.name, ...marksOf(photo)].join(", "));
  }

  clear() {
    this.picture.clear();
    this.tiles.show(null);
  }
}
