// What can be done to photos and to their gallery: entries for menus, and the acts.

import { ask, read } from "./api.js";
import { askFor, askForWords, confirm } from "./dialogs.js";
import { openSheet } from "./sheet.js";

const SORTS = {
  date: "By date", instant: "By date, across time zones", name: "By name", size: "By size",
  camera: "By camera", rating: "By rating", type: "By type", title: "By title", label: "By label",
  keywords: "By keywords", creator: "By creator", city: "By city", country: "By country", colour: "By colour",
  look: "By look",
};
export const CAPS = [[1, 1], [2, 2], [3, 2], [3, 3], [4, 3]];

export class PhotoActs {
  /** What has been cut or copied: `{list, ids, isCut}`. */
  #clipboard = null;

  constructor({ library, changes, notices, viewer, showMenu, canChange }) {
    Object.assign(this, { library, changes, notices, viewer, showMenu, canChange });
  }

  open(flow, _, cell) {
    return this.viewer.open(flow, cell);
  }

  /** The menu of the selected items, or of the gallery if none is selected. */
  menu(flow, point) {
    const { selection } = flow;
    this.showMenu(selection.size > 0 ? `${selection.size} photos` : flow.list.name,
      selection.size > 0 ? this.#ofPhotos(flow) : this.ofGallery(flow), point);
  }

  #ofPhotos(flow) {
    const { selection, list } = flow;
    const isOff = !this.canChange() || list.isLocked;
    const isReadOnly = !this.canChange();
    const [only] = selection.ids;
    const many = selection.size > 1;
    return [
      { label: "Open", keys: "↵", act: () => this.#openFirst(flow), isOff: many },
      { label: "Caption…", keys: "F2", act: () => this.caption(flow), isOff: many || isReadOnly },
      null,
      { label: "Move to position…", keys: "M", act: () => this.position(flow), isOff },
      {
        label: "Make the cover", act: () => this.changes.move(list, [only], { to: 1 }),
        isOff: isOff || many,
      },
      { label: "Move to gallery…", act: () => this.#elsewhere(flow, false), isOff },
      { label: "Copy to gallery…", act: () => this.#elsewhere(flow, true), isOff: isReadOnly },
      null,
      { label: "Cut", keys: "Ctrl X", act: () => this.copy("x", flow), isOff },
      { label: "Copy", keys: "Ctrl C", act: () => this.copy("c", flow), isOff: isReadOnly },
      {
        label: "Paste before", keys: "Ctrl V", act: () => this.copy("v", flow),
        isOff: isOff || !this.#clipboard,
      },
      null,
      { label: "Sheet…", act: () => openSheet(list, this.notices) },
      { label: "Remove from gallery", keys: "Del", act: () => this.remove(flow), isOff, isDangerous: true },
    ];
  }

  /** Entries for a whole gallery. */
  ofGallery(flow) {
    const { list } = flow;
    const isOff = !this.canChange() || list.isLocked;
    return [
      {
        label: "Paste at the end", keys: "Ctrl V", act: () => this.copy("v", flow),
        isOff: isOff || !this.#clipboard,
      },
      { label: "Select all", keys: "Ctrl A", act: () => flow.selection.all() },
      { label: "Go to position…", keys: "G", act: () => this.jump(flow) },
      null,
      { label: "Rename…", act: () => this.rename(list.record), isOff: !this.canChange() },
      { label: "Sort…", act: () => this.sorts(flow, null), isOff },
      { label: "Drop cap…", act: () => this.caps(flow, null), isOff },
      {
        label: list.isLocked ? "Unlock" : "Lock", act: () => this.lock(list.record),
        isOff: !this.canChange(),
      },
      { label: "Sheet…", act: () => openSheet(list, this.notices) },
      null,
      { label: "Undo", keys: "Ctrl Z", act: () => this.changes.undo({ gallery: list.id }), isOff },
      { label: "Redo", keys: "Ctrl ⇧ Z", act: () => this.changes.redo({ gallery: list.id }), isOff },
    ];
  }

  sorts(flow, point) {
    const { list } = flow;
    const isOff = !this.canChange() || list.isLocked;
    this.showMenu("Sort", [
      ...Object.entries(SORTS).map(([key, label]) => ({
        label, act: () => this.changes.sort(list, { by: key === "date" ? ["date", "name"] : [key] }), isOff,
      })),
      null,
      { label: "Reverse", act: () => this.changes.sort(list, { reverse: true }), isOff },
      {
        label: "Shuffle", isOff,
        act: () => this.changes.sort(list, { shuffle: Math.floor(Math.random() * 2 ** 31) }),
      },
    ], point ?? cornerOf(flow));
  }

  caps(flow, point) {
    const { list } = flow;
    this.showMenu("Drop cap", CAPS.map(([columns, rows]) => ({
      label: columns * rows === 1 ? "None" : `${columns} × ${rows}`,
      isChecked: list.cap.columns === columns && list.cap.rows === rows,
      isOff: !this.canChange() || list.isLocked, act: () => this.changes.cap(list, { columns, rows }),
    })), point ?? cornerOf(flow));
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

  /** Cuts (x), copies (c) or pastes (v). Pasting goes before the first selected photo, or to the end. */
  async copy(key, flow) {
    const { selection, list } = flow;
    if (key !== "v") {
      const ids = await this.#chosen(flow);
      if (ids.length === 0 || !this.canChange()) return;
      this.#clipboard = { list, ids, isCut: key === "x" };
      const done = key === "x" ? "Cut" : "Copied";
      const what = ids.length === 1 ? "a photo" : `${ids.length} photos`;
      this.notices.show(`${done} ${what}. Paste puts them before what is selected.`);
      return;
    }
    const clipboard = this.#clipboard;
    if (!clipboard || !this.#mayChange(list)) return;
    const { ids } = clipboard;
    const [first] = selection.ids;
    const target = first === undefined || ids.includes(first) ? { to: "last" } : { before: first };
    const answer = clipboard.list.id === list.id ? await this.changes.move(list, ids, target)
      : await this.changes.transfer(clipboard.list, list, ids, target, !clipboard.isCut);
    if (answer && clipboard.isCut && this.#clipboard === clipboard) this.#clipboard = null;
  }

  async rename(gallery) {
    const name = await askFor(
      { title: "Rename gallery", does: "Rename", label: "Name", value: gallery.name });
    if (name === null || name === gallery.name) return;
    await this.changes.edit(gallery.id, { name }, `Renamed to '${name}'`);
  }

  lock(gallery) {
    const done = `${gallery.locked ? "Unlocked" : "Locked"} '${gallery.name}'`;
    return this.changes.edit(gallery.id, { locked: !gallery.locked }, done);
  }

  async make() {
    const name = await askFor({ title: "New gallery", does: "Make", label: "Name" });
    return name === null ? null : this.changes.make(name);
  }

  async delete(gallery) {
    const stays = gallery.count === 1 ? "Its photo stays" : `Its ${gallery.count} photos stay`;
    const text = `${stays} in the library, and this can be undone.`;
    const title = `Delete '${gallery.name}'?`;
    if (await confirm({ title, text, does: "Delete" })) await this.changes.delete(gallery);
  }

  /** Asks for a gallery by a menu: all of the library's but some. */
  galleries(label, except, point, act) {
    const others = this.library.galleries.filter(({ id }) => !except.includes(id));
    const entry = (gallery) =>
      ({ label: gallery.name, keys: gallery.count.toLocaleString("en"), act: () => act(gallery) });
    const entries = others.length === 0 ? [{ label: "No other gallery", isOff: true }] : others.map(entry);
    this.showMenu(label, entries, point);
  }

  async #elsewhere(flow, isCopy) {
    const ids = await this.#chosen(flow);
    const box = flow.scroller.getBoundingClientRect();
    const point = { x: box.left + 60, y: box.top + 60 };
    this.galleries(isCopy ? "Copy to" : "Move to", [flow.list.id], point, (gallery) =>
      this.changes.transfer(flow.list, { id: gallery.id, record: gallery }, ids, { to: "last" }, isCopy));
  }

  async #openFirst(flow) {
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

function cornerOf(flow) {
  const { left, top } = flow.scroller.getBoundingClientRect();
  return { x: left + 40, y: top + 40 };
}
