// The entries of menus of photos, of their gallery, and of its orders.

import { openSheet } from "./sheet.js";

const SORTS = {
  date: "By date", instant: "By date, across time zones", name: "By name", size: "By size",
  camera: "By camera", rating: "By rating", type: "By type", title: "By title", label: "By label",
  keywords: "By keywords", creator: "By creator", city: "By city", country: "By country", colour: "By colour",
  look: "By look",
};

/** For the selected photos. `acts` does what is chosen. */
export function photoEntries(acts, flow) {
  const { selection, list } = flow;
  const isOff = !acts.canChange() || list.isLocked;
  const isReadOnly = !acts.canChange();
  const [only] = selection.ids;
  const many = selection.size > 1;
  return [
    { label: "Open", keys: "↵", act: () => acts.openFirst(flow), isOff: many },
    { label: "Caption…", keys: "F2", act: () => acts.caption(flow), isOff: many || isReadOnly },
    null,
    { label: "Move to position…", keys: "M", act: () => acts.position(flow), isOff },
    {
      label: "Make the cover", act: () => acts.changes.move(list, [only], { to: 1 }),
      isOff: isOff || many,
    },
    {
      label: "Size…", act: (point) => acts.sizes(flow, point),
      isOff: isOff || flow.arrangement() === "rows",
    },
    null,
    { label: "Move to gallery…", act: (point) => acts.elsewhere(flow, false, point), isOff },
    { label: "Copy to gallery…", act: (point) => acts.elsewhere(flow, true, point), isOff: isReadOnly },
    null,
    { label: "Cut", keys: "Ctrl X", act: () => acts.copy("x", flow), isOff },
    { label: "Copy", keys: "Ctrl C", act: () => acts.copy("c", flow), isOff: isReadOnly },
    {
      label: "Paste before", keys: "Ctrl V", act: () => acts.copy("v", flow),
      isOff: isOff || acts.clipboard.isEmpty,
    },
    null,
    { label: "Sheet…", act: () => openSheet(list, acts.notices, { photos: [...selection.ids] }) },
    { label: "Remove from gallery", keys: "Del", act: () => acts.remove(flow), isOff, isDangerous: true },
  ];
}

/** For a whole gallery. */
export function galleryEntries(acts, flow) {
  const { list } = flow;
  const isOff = !acts.canChange() || list.isLocked;
  return [
    {
      label: "Paste at the end", keys: "Ctrl V", act: () => acts.copy("v", flow),
      isOff: isOff || acts.clipboard.isEmpty,
    },
    { label: "Select all", keys: "Ctrl A", act: () => flow.selection.all() },
    { label: "Go to position…", keys: "G", act: () => acts.jump(flow) },
    null,
    { label: "Rename…", act: () => acts.edits.rename(list.record), isOff: !acts.canChange() },
    { label: "Sort…", act: (point) => acts.sorts(flow, point), isOff },
    { label: "Drop cap…", act: (point) => acts.caps(flow, point), isOff },
    {
      label: list.isLocked ? "Unlock" : "Lock", act: () => acts.edits.lock(list.record),
      isOff: !acts.canChange(),
    },
    { label: "Sheet…", act: () => openSheet(list, acts.notices) },
    null,
    { label: "Undo", keys: "Ctrl Z", act: () => acts.changes.undo({ gallery: list.id }), isOff },
    { label: "Redo", keys: "Ctrl ⇧ Z", act: () => acts.changes.redo({ gallery: list.id }), isOff },
  ];
}

/** For the orders in which a gallery can be put. */
export function sortEntries(acts, flow) {
  const { list } = flow;
  const isOff = !acts.canChange() || list.isLocked;
  return [
    ...Object.entries(SORTS).map(([key, label]) => ({
      label, act: () => acts.changes.sort(list, { by: key === "date" ? ["date", "name"] : [key] }), isOff,
    })),
    null,
    { label: "Reverse", act: () => acts.changes.sort(list, { reverse: true }), isOff },
    {
      label: "Shuffle", isOff,
      act: () => acts.changes.sort(list, { shuffle: Math.floor(Math.random() * 2 ** 31) }),
    },
  ];
}
