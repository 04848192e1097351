// What can be done to photos and to their gallery.

import { ask, read } from "./api.js";
import { Clipboard } from "./clipboard.js";
import { askFor, askForWords } from "./dialogs.js";
import { galleryEntries, photoEntries, sortEntries } from "./photomenu.js";
import { spanEntries } from "./spans.js";

export class PhotoActs {
  constructor({ library, changes, notices, viewer, edits, showMenu, canChange }) {
    Object.assign(this, { library, changes, notices, viewer, edits, showMenu, canChange });
    this.clipboard = new Clipboard(changes, notices);
  }

  open(flow, _, cell) {
    return this.viewer.open(flow, cell);
  }

  /** The menu of the selected items, or of the gallery if none is selected. */
  menu(flow, point) {
    const { selection } = flow;
    this.showMenu(selection.size > 0 ? `${selection.size} photos` : flow.list.name,
      selection.size > 0 ? photoEntries(this, flow) : galleryEntries(this, flow), point);
  }

  ofGallery(flow) {
    return galleryEntries(this, flow);
  }

  sorts(flow, point) {
    this.showMenu("Sort", sortEntries(this, flow), point);
  }

  caps(flow, point) {
    const { list } = flow;
    this.showMenu("Drop cap", spanEntries({
      usual: "None", now: list.cap, isOff: !this.canChange() || list.isLocked,
      act: (cap) => this.changes.cap(list, cap),
    }), point);
  }

  /** How many cells the selected photos span. The first photo's span is the drop cap. */
  async sizes(flow, point) {
    const { list } = flow;
    const ids = await this.#chosen(flow);
    const [index] = await list.indexesOf(ids.slice(0, 1));
    if (ids.length === 1 && index === 0) {
      this.caps(flow, point);
      return;
    }
    await list.ensure(index, index + 1);
    const [columns, rows] = (list.item(index)?.span ?? "1x1").split("x").map(Number);
    this.showMenu("Size", spanEntries({
      usual: "As the others", now: ids.length === 1 ? { columns, rows } : undefined,
      isOff: !this.canChange() || list.isLocked, act: (span) => this.changes.feature(list, ids, span),
    }), point);
  }

  async position(flow) {
    const { selection, list } = flow;
    const ids = await this.#chosen(flow);
    if (ids.length === 0 || !this.#mayChange(list)) return;
    const text = await askFor({
      title: ids.length === 1 ? "Move photo" : `Move ${ids.length} photos`, does: "Move",
      label: `Position, 1 to ${list.count.toLocaleString("en")}`, input: { inputMode: "numeric" },
      check: (text) => (/^[0-9]+$/.test(text) && Number(text) >= 1 && Number(text) <= list.count
        ? undefined : `Positions go from 1 to ${list.count}.`),
    });
    if (text === null) return;
    const to = Number(text);
    if (await this.changes.move(list, ids, { to })) {
      await flow.refresh();
      selection.moveTo(ids[0], to - 1);
      selection.set(ids);
      await flow.reveal(to - 1);
    }
    flow.canvas.focus({ preventScroll: true });
  }

  async jump(flow) {
    const { list } = flow;
    const text = await askFor({
      title: "Go to", does: "Go", label: `Position, 1 to ${list.count.toLocaleString("en")}`,
      input: { inputMode: "numeric" },
      check: (text) => (/^[0-9]+$/.test(text) && Number(text) >= 1
        ? undefined : "A position is a number from 1."),
    });
    flow.canvas.focus({ preventScroll: true });
    if (text === null || list.count === 0) return;
    const cell = Math.min(Number(text), list.count) - 1;
    await list.ensure(cell, cell + 1);
    flow.selection.moveTo(list.item(cell).id, cell);
    await flow.reveal(cell);
  }

  async remove(flow) {
    const ids = await this.#chosen(flow);
    if (ids.length > 0 && this.#mayChange(flow.list)) await this.changes.remove(flow.list, ids);
    flow.canvas.focus({ preventScroll: true });
  }

  /** Edits the words of the photo the keyboard is at, over its cell. */
  async caption(flow) {
    const { active } = flow.selection;
    if (!active || !this.canChange()) return;
    const before = await read(`/api/photos/${active.id}`);
    const words = await askForWords({
      title: before.name, does: "Save", fields: {
        title: { label: "Title", value: before.title ?? "" },
        description: { label: "Description", value: before.description ?? "", isLong: true },
      },
    });
    if (words) {
      const changed = Object.entries(words).filter(([key, text]) => text !== (before[key] ?? ""));
      const said = Object.fromEntries(changed.map(([key, text]) => [key, text === "" ? null : text]));
      const body = { ...said, gallery: flow.list.id };
      try {
        if (changed.length > 0) await ask("PATCH", `/api/photos/${active.id}`, body);
        await flow.refresh({ always: true });
      } catch (error) {
        this.notices.show(error.message, null, true);
      }
    }
    flow.canvas.focus({ preventScroll: true });
  }

  /** Cuts (x), copies (c) or pastes (v). Pasting goes to the keyboard's photo or the first selected one, or
   * to the end. */
  async copy(key, flow) {
    const { selection, list } = flow;
    if (key === "v") {
      if (!this.clipboard.isEmpty && this.#mayChange(list)) {
        await this.clipboard.paste(list, selection.chosen ?? [...selection.ids][0]);
      }
      return;
    }
    const ids = await this.#chosen(flow);
    if (ids.length > 0 && this.canChange()) this.clipboard.put(list, ids, key === "x");
  }

  /** Asks for a gallery by a menu: all of the library's but some. */
  galleries(label, except, point, act) {
    const others = this.library.galleries.filter(({ id }) => !except.includes(id));
    const entry = (gallery) =>
      ({ label: gallery.name, keys: gallery.count.toLocaleString("en"), act: () => act(gallery) });
    const entries = others.length === 0 ? [{ label: "No other gallery", isOff: true }] : others.map(entry);
    this.showMenu(label, entries, point);
  }

  /** Moves or copies the selected photos to a gallery that is asked for. */
  async elsewhere(flow, isCopy, point) {
    const ids = await this.#chosen(flow);
    this.galleries(isCopy ? "Copy to" : "Move to", [flow.list.id], point, (gallery) =>
      this.changes.transfer(flow.list, { id: gallery.id, record: gallery }, ids, { to: "last" }, isCopy));
  }

  /** Opens the selected photo. */
  async openFirst(flow) {
    const [index] = await flow.list.indexesOf([...flow.selection.ids]);
    return this.viewer.open(flow, index);
  }

  /** The selected photos in the gallery's order, or the keyboard's. */
  async #chosen({ selection, list }) {
    const { active } = selection;
    const ids = selection.size > 0 ? [...selection.ids] : active?.id !== undefined ? [active.id] : [];
    if (ids.length < 2) return ids;
    const indexes = await list.indexesOf(ids);
    return ids.map((id, i) => [indexes[i], id]).filter(([index]) => index !== undefined)
      .sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  #mayChange(list) {
    if (list.isLocked) this.notices.show(`'${list.name}' is locked.`);
    return this.canChange() && !list.isLocked;
  }
}
