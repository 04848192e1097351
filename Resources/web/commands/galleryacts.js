// What can be done to galleries in the portfolio.

import { openGuestAddress } from "../sharing/guestaddress.js";
import { openSheet } from "../sharing/sheet.js";
import { askForTarget } from "../ui/dialogs.js";
import { spanEntries } from "./spans.js";

export class GalleryActs {
  constructor({ edits, library, changes, notices, showMenu, canChange, address, help }) {
    this.edits = edits;
    this.library = library;
    this.changes = changes;
    this.notices = notices;
    this.canChange = canChange;
    this.address = address;
    this.help = help;
    this.showMenu = (label, entries, point) =>
      showMenu(label, entries.filter((entry) => canChange() || !entry?.isChange), point);
  }

  open(_, gallery) {
    if (gallery) this.address.to({ galleries: [gallery.id] });
  }

  /** The menu of the selected galleries, or of all of them if none is selected. */
  menu(flow, point) {
    const chosen = this.chosen(flow);
    const [gallery] = chosen;
    if (!gallery) {
      this.all(flow, point);
      return;
    }
    this.showMenu(chosen.length > 1 ? `${chosen.length} galleries` : gallery.name,
      this.entries(flow, chosen), point);
  }

  entries(flow, chosen) {
    const many = chosen.length > 1;
    const [gallery] = chosen;
    const isChange = true;
    return [
      { label: many ? "Open side by side" : "Open", keys: "↵", act: () => this.openAll(flow) },
      null,
      { label: "Move to position…", keys: "M", act: () => this.position(flow), isChange },
      ...(many ? [] : [
        {
          label: "Make the first", isChange,
          act: () => this.changes.move(flow.list, [gallery.id], { to: 1 }),
        },
        null,
        { label: "Rename…", keys: "F2", act: () => this.edits.rename(gallery), isChange },
        { label: gallery.locked ? "Unlock" : "Lock", act: () => this.edits.lock(gallery), isChange },
      ]),
      null,
      { label: "Delete…", keys: "Del", act: () => this.remove(flow), isChange, isDangerous: true },
    ];
  }

  /** What can be done to all galleries together. */
  all(flow, point) {
    const isChange = true;
    this.showMenu("Galleries", [
      { label: "New gallery…", act: () => this.edits.make(), isChange },
      { label: "Select all", keys: "Ctrl A", act: () => flow.selection.all() },
      { label: "Large first gallery…", act: (point) => this.caps(flow, point), isChange },
      null,
      { label: "Sheet…", act: () => this.sheet(flow), isChange },
      { label: "Address for guests…", act: () => this.guests(), isChange },
      null,
      { label: "Undo", keys: "Ctrl Z", act: () => this.changes.undo({ portfolio: true }), isChange },
      { label: "Redo", keys: "Ctrl ⇧ Z", act: () => this.changes.redo({ portfolio: true }), isChange },
      null,
      { label: "Keys and gestures", keys: "?", act: () => this.help() },
    ], point);
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
    this.showMenu("Large first gallery", spanEntries({
      usual: "As the others", now: list.cap, act: (cap) => this.changes.cap(list, cap),
    }), point);
  }

  openAll(flow) {
    this.address.to({ galleries: this.chosen(flow).map(({ id }) => id) });
  }

  async position(flow) {
    const ids = this.chosen(flow).map(({ id }) => id);
    if (ids.length === 0 || !this.canChange()) return;
    const title = ids.length === 1 ? "Move gallery" : `Move ${ids.length} galleries`;
    const target = await askForTarget({ title, count: flow.list.count, moved: ids.length });
    if (target !== null) await this.changes.move(flow.list, ids, target);
    flow.canvas.focus({ preventScroll: true });
  }

  // Photos alone are gone to, copied, valued and compared.
  jump() {}

  copy() {}

  value() {}

  compare() {}

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
