// What can be done to photos and to their gallery.

import { read } from "../server/api.js";
import { Clipboard } from "../keys/clipboard.js";
import { askForPosition, askForTarget, askForWords } from "../ui/dialogs.js";
import { showMenu } from "../ui/menu.js";
import { openCompare } from "../viewer/compare.js";
import { rateEntries, sortEntries, spanEntries, turnEntries } from "./choices.js";
import { menuOf } from "./commands.js";
import { say } from "./values.js";
import { TEXTS } from "../ui/texts.js";
import { counted } from "../ui/words.js";

export class PhotoActs {
  constructor({ library, changes, notices, address, edits, canChange, contextOf }) {
    this.library = library;
    this.changes = changes;
    this.notices = notices;
    this.address = address;
    this.edits = edits;
    this.canChange = canChange;
    this.contextOf = contextOf;
    this.clipboard = new Clipboard(changes, notices);
  }

  open(flow, photo) {
    if (photo) this.address.to({ galleries: this.address.galleries, photo: photo.id, gallery: flow.list.id });
  }

  /** The menu of the selected items, or of the gallery if none is selected. */
  menu(flow, point) {
    const { size } = flow.selection;
    if (size === 0) this.ofAll(flow, point);
    else showMenu(counted(size), menuOf("photos", this.contextOf(flow)), point);
  }

  /** The menu of the whole gallery. */
  ofAll(flow, point) {
    showMenu(flow.list.name, menuOf("gallery", this.contextOf(flow)), point);
  }

  sorts(flow, point) {
    showMenu("Sort", sortEntries(this, flow), point);
  }

  caps(flow, point) {
    const { list } = flow;
    showMenu("Large first photo", spanEntries({
      usual: "As the others", now: list.cap, isOff: list.isLocked,
      act: (cap) => this.changes.cap(list, cap),
    }), point);
  }

  /** How many cells the selected photos span. The first photo's span is the gallery's. */
  async sizes(flow, point) {
    const { list } = flow;
    const ids = await this.chosen(flow);
    const [index] = await list.indexesOf(ids.slice(0, 1));
    if (ids.length === 1 && index === 0) {
      this.caps(flow, point);
      return;
    }
    await list.ensure(index, index + 1);
    const [columns, rows] = (list.item(index)?.span ?? "1x1").split("x").map(Number);
    showMenu("Size", spanEntries({
      usual: "As the others", now: ids.length === 1 ? { columns, rows } : undefined,
      isOff: list.isLocked, act: (span) => this.changes.feature(list, ids, span),
    }), point);
  }

  rates(flow, point) {
    showMenu("Rate", rateEntries((values) => void this.value(flow, values)), point);
  }

  turns(flow, point) {
    showMenu("Turn", turnEntries((values) => void this.value(flow, values)), point);
  }

  /** Says something of the selected photos: stars, a flag, a turn. */
  async value(flow, values) {
    const ids = await this.chosen(flow);
    if (ids.length === 0 || !this.canChange()) return;
    if (await say(this.changes, flow.list, ids, values)) await flow.refresh({ always: true });
  }

  async position(flow) {
    const { selection, list } = flow;
    const ids = await this.chosen(flow);
    if (ids.length === 0 || !this.#mayChange(list)) return;
    const title = ids.length === 1 ? "Move photo" : `Move ${ids.length.toLocaleString("en")} photos`;
    // A filter hides photos, but positions are the gallery's.
    const { count, total = count } = list.record;
    const target = await askForTarget({ title, count: total, moved: ids.length });
    if (target === null) return;
    if (await this.changes.move(list, ids, target)) {
      await flow.refresh();
      const [index] = await list.indexesOf(ids.slice(0, 1));
      if (index !== undefined) {
        selection.moveTo(ids[0], index);
        selection.set(ids);
        await flow.reveal(index);
      }
    }
    flow.canvas.focus({ preventScroll: true });
  }

  async jump(flow) {
    const { list } = flow;
    const to = await askForPosition({ title: "Go to", does: "Go", count: list.count, isLenient: true });
    flow.canvas.focus({ preventScroll: true });
    if (to === null || list.count === 0) return;
    const cell = Math.min(to, list.count) - 1;
    await list.ensure(cell, cell + 1);
    flow.selection.moveTo(list.item(cell).id, cell);
    await flow.reveal(cell);
  }

  async remove(flow) {
    const ids = await this.chosen(flow);
    if (ids.length > 0 && this.#mayChange(flow.list)) await this.changes.remove(flow.list, ids);
    flow.canvas.focus({ preventScroll: true });
  }

  /** Edits titles and other texts: of one photo what it has, of many what all of them are to have. */
  async caption(flow) {
    const ids = await this.chosen(flow);
    if (ids.length === 0 || !this.canChange()) return;
    const isOne = ids.length === 1;
    const before = isOne ? await read(`/api/photos/${ids[0]}`) : {};
    const hint = isOne ? "" : "As they are";
    const words = await askForWords({
      title: isOne ? before.name : `Caption of ${counted(ids.length)}`, does: "Save",
      fields: Object.fromEntries(TEXTS.map(({ name, label, rows }) =>
        [name, { label, value: before[name] ?? "", isLong: rows > 1, hint }])),
    });
    const changed = Object.entries(words ?? {}).filter(([key, text]) => text !== (before[key] ?? ""));
    if (changed.length > 0) {
      const said = Object.fromEntries(changed.map(([key, text]) => [key, text === "" ? null : text]));
      await this.#say(flow, ids, said, `Captioned ${isOne ? before.name : counted(ids.length)}`);
    }
    flow.canvas.focus({ preventScroll: true });
  }

  /** Edits keywords: of one photo all that it has; of many, some are added and some are taken away. */
  async keywords(flow) {
    const ids = await this.chosen(flow);
    if (ids.length === 0 || !this.canChange()) return;
    const isOne = ids.length === 1;
    const before = isOne ? await read(`/api/photos/${ids[0]}`) : {};
    const known = (before.keywords ?? []).join(", ");
    const hint = "Some, words";
    const words = await askForWords({
      title: isOne ? `Keywords of ${before.name}` : `Keywords of ${counted(ids.length)}`, does: "Save",
      fields: isOne ? { keywords: { label: "Keywords, with commas between them", value: known } } : {
        add_keywords: { label: "Add, with commas between them", value: "", hint },
        remove_keywords: { label: "Take away", value: "", hint },
      },
    });
    const listed = Object.entries(words ?? {}).map(([key, text]) =>
      [key, text.split(",").map((word) => word.trim()).filter(Boolean)]);
    const said = Object.fromEntries(listed.filter(([key, list]) =>
      (key === "keywords" ? list.join(", ") !== known : list.length > 0)));
    if (Object.keys(said).length > 0) {
      await this.#say(flow, ids, said,
        `Keywords of ${isOne ? before.name : counted(ids.length)} are changed`);
    }
    flow.canvas.focus({ preventScroll: true });
  }

  async #say(flow, ids, words, says) {
    if (await this.changes.caption(flow.list, ids, words, says)) await flow.refresh({ always: true });
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
    const ids = await this.chosen(flow);
    if (ids.length > 0 && this.canChange()) this.clipboard.put(list, ids, key === "x");
  }

  /** Shows two to four selected photos side by side. */
  async compare(flow) {
    await openCompare(flow, await this.chosen(flow), this);
  }

  /** Opens the photo that the keyboard is at, or a selected one. */
  openChosen(flow) {
    const { selection: { active, brought, ids }, selection } = flow;
    const id = brought ?? (selection.size > 0 && !ids.has(active?.id) ? [...ids][0] : active?.id);
    if (id !== undefined) this.open(flow, { id });
  }

  makeFirst(flow) {
    return this.changes.move(flow.list, [...flow.selection.ids], { to: 1 });
  }

  /** The selected photos in the gallery's order, or the keyboard's. */
  async chosen({ selection, list }) {
    const { active } = selection;
    const ids = selection.size > 0 ? [...selection.ids] : active?.id !== undefined ? [active.id] : [];
    if (ids.length < 2) return ids;
    const indexes = await list.indexesOf(ids);
    return ids.map((id, i) => [indexes[i], id]).filter(([index]) => index !== undefined)
      .sort(([a], [b]) => a - b).map(([, id]) => id);
  }

  #mayChange(list) {
    if (list.isLocked && this.canChange()) {
      this.notices.show(`'${list.name}' is locked.`, this.edits.unlocking(list.record));
    }
    return this.canChange() && !list.isLocked;
  }
}
