// What can be done to galleries in the portfolio.

import { openGuestAddress } from "../sharing/guestaddress.js";
import { openSheet } from "../sharing/sheet.js";
import { askForTarget } from "../ui/dialogs.js";
import { showMenu } from "../ui/menu.js";
import { spanEntries } from "./choices.js";
import { menuOf } from "./commands.js";

export class GalleryActs {
  constructor({ edits, library, changes, notices, canChange, address, contextOf }) {
    this.edits = edits;
    this.library = library;
    this.changes = changes;
    this.notices = notices;
    this.canChange = canChange;
    this.address = address;
    this.contextOf = contextOf;
  }

  open(_, gallery) {
    if (gallery) this.address.to({ galleries: [gallery.id] });
  }

  /** Opens the selected galleries side by side, or the one that the keyboard is at. */
  openChosen(flow) {
    const { brought } = flow.selection;
    const ids = brought === undefined ? this.chosen(flow).map(({ id }) => id) : [brought];
    if (ids.length > 0) this.address.to({ galleries: ids });
  }

  /** The menu of the selected galleries, or of all of them if none is selected. */
  menu(flow, point) {
    const chosen = this.chosen(flow);
    if (chosen.length === 0) {
      this.ofAll(flow, point);
      return;
    }
    const title = chosen.length > 1 ? `${chosen.length} galleries` : chosen[0].name;
    showMenu(title, menuOf("galleries", { ...this.contextOf(flow), size: chosen.length }), point);
  }

  /** What can be done to all galleries together. */
  ofAll(flow, point) {
    showMenu("Galleries", menuOf("portfolio", this.contextOf(flow)), point);
  }

  makeFirst(flow) {
    return this.changes.move(flow.list, this.chosen(flow).map(({ id }) => id), { to: 1 });
  }

  lock(flow) {
    return this.edits.lock(this.chosen(flow)[0]);
  }

  /** A sheet of all galleries, a cell each. */
  sheet() {
    return openSheet({ path: "/api/portfolio", name: "Galleries", areGalleries: true }, this.notices);
  }

  guests() {
    return openGuestAddress(this.notices);
  }

  caps(flow, point) {
    const { list } = flow;
    showMenu("Large first gallery", spanEntries({
      usual: "As the others", now: list.cap, act: (cap) => this.changes.cap(list, cap),
    }), point);
  }

  async position(flow) {
    const ids = this.chosen(flow).map(({ id }) => id);
    if (ids.length === 0 || !this.canChange()) return;
    const title = ids.length === 1 ? "Move gallery" : `Move ${ids.length} galleries`;
    const target = await askForTarget({ title, count: flow.list.count, moved: ids.length });
    if (target !== null) await this.changes.move(flow.list, ids, target);
    flow.canvas.focus({ preventScroll: true });
  }

  // Photos alone have stars, flags and turns.
  value() {}

  /** Several can't have one name. */
  caption(flow) {
    const [gallery, ...others] = this.chosen(flow);
    if (!gallery || !this.canChange()) return undefined;
    if (others.length > 0) {
      this.notices.show("Select one gallery to rename it.");
      return undefined;
    }
    return this.edits.rename(gallery);
  }

  remove(flow) {
    const galleries = this.chosen(flow);
    return galleries.length > 0 && this.canChange() ? this.edits.delete(galleries) : undefined;
  }

  /** The selected galleries in order, or the keyboard's. */
  chosen({ selection }) {
    const ids = selection.size > 0 ? selection.ids : new Set([selection.active?.id]);
    return this.library.galleries.filter(({ id }) => ids.has(id));
  }
}
