// What can be done to galleries in the portfolio.

import { askFor } from "./dialogs.js";
import { openSheet } from "./sheet.js";
import { spanEntries } from "./spans.js";

export class GalleryActs {
  constructor({ edits, library, changes, notices, showMenu, canChange, go }) {
    Object.assign(this, { edits, library, changes, notices, showMenu, canChange, go });
  }

  open(flow, gallery) {
    this.go([gallery.id]);
  }

  menu(flow, point) {
    const chosen = this.#chosen(flow);
    const isOff = !this.canChange();
    const many = chosen.length > 1;
    const [gallery] = chosen;
    if (!gallery) {
      this.all(flow, point);
      return;
    }
    this.showMenu(many ? `${chosen.length} galleries` : gallery.name, [
      {
        label: many ? "Open side by side" : "Open", keys: "↵",
        act: () => this.go(chosen.map(({ id }) => id)),
      },
      { label: "Rename…", keys: "F2", act: () => this.edits.rename(gallery), isOff: isOff || many },
      {
        label: gallery.locked ? "Unlock" : "Lock", act: () => this.edits.lock(gallery),
        isOff: isOff || many,
      },
      null,
      { label: "Move to position…", keys: "M", act: () => this.position(flow), isOff },
      {
        label: "Make the first", act: () => this.changes.move(flow.list, [gallery.id], { to: 1 }),
        isOff: isOff || many,
      },
      null,
      {
        label: "Delete…", keys: "Del", act: () => this.remove(flow), isOff: isOff || many,
        isDangerous: true,
      },
    ], point);
  }

  /** What can be done to all galleries together. */
  all(flow, point) {
    const isOff = !this.canChange();
    this.showMenu("Galleries", [
      { label: "New gallery…", act: () => this.edits.make(), isOff },
      { label: "Drop cap…", act: () => this.caps(flow, point), isOff },
      { label: "Sheet…", act: () => this.sheet() },
      null,
      { label: "Undo", keys: "Ctrl Z", act: () => this.changes.undo({ portfolio: true }), isOff },
      { label: "Redo", keys: "Ctrl ⇧ Z", act: () => this.changes.redo({ portfolio: true }), isOff },
    ], point);
  }

  sheet() {
    return openSheet({ path: "/api/portfolio", name: "Galleries", areGalleries: true }, this.notices);
  }

  caps(flow, point) {
    const { list } = flow;
    this.showMenu("Drop cap", spanEntries({
      usual: "None", now: list.cap, isOff: !this.canChange(), act: (cap) => this.changes.cap(list, cap),
    }), point);
  }

  async position(flow) {
    const ids = this.#chosen(flow).map(({ id }) => id);
    if (ids.length === 0 || !this.canChange()) return;
    const { count } = flow.list;
    const text = await askFor({
      title: "Move gallery", does: "Move", label: `Position, 1 to ${count}`, input: { inputMode: "numeric" },
      check: (text) => (/^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= count
        ? undefined : `Positions go from 1 to ${count}.`),
    });
    if (text !== null) await this.changes.move(flow.list, ids, { to: Number(text) });
    flow.canvas.focus({ preventScroll: true });
  }

  jump() {}

  copy() {}

  caption(flow) {
    const [gallery] = this.#chosen(flow);
    return gallery && this.canChange() ? this.edits.rename(gallery) : undefined;
  }

  remove(flow) {
    const [gallery] = this.#chosen(flow);
    return gallery && this.canChange() ? this.edits.delete(gallery) : undefined;
  }

  /** The selected galleries in order, or the keyboard's. */
  #chosen({ selection }) {
    const ids = selection.size > 0 ? selection.ids : new Set([selection.active?.id]);
    return this.library.galleries.filter(({ id }) => ids.has(id));
  }
}
