// The entries of menus of photos, of their gallery, and of its orders. `isChange` marks what changes the
// library: who may only look does not see it.

import { addPhotos, handOver, makeSheet, sendElsewhere, showBeside } from "./gallerycommands.js";

const SORTS = {
  date: "By date", instant: "By date, across time zones", name: "By name", size: "By size",
  camera: "By camera", rating: "By rating", type: "By type", title: "By title", label: "By label",
  keywords: "By keywords", creator: "By creator", city: "By city", country: "By country", colour: "By colour",
  look: "By look",
};

/** For the selected photos. `acts` does what is chosen. */
export function photoEntries(acts, flow) {
  const { selection, list } = flow;
  const isOff = list.isLocked;
  const isChange = true;
  const [only] = selection.ids;
  const { size } = selection;
  const many = size > 1;
  return [
    ...(many ? [] : [
      { label: "Open", keys: "↵", act: () => acts.openFirst(flow) },
    ]),
    { label: "Caption…", keys: "F2", act: () => acts.caption(flow), isChange },
    { label: "Keywords…", act: () => acts.keywords(flow), isChange },
    ...(size > 1 && size < 5 ? [{ label: "Compare", keys: "C", act: () => acts.compare(flow) }] : []),
    null,
    { label: "Move to position…", keys: "M", act: () => acts.position(flow), isOff, isChange },
    ...(many ? [] : [{
      label: "Make the cover", act: () => acts.changes.move(list, [only], { to: 1 }), isOff, isChange,
    }]),
    {
      label: "Size…", act: (point) => acts.sizes(flow, point), isChange,
      isOff: isOff || flow.arrangement() === "rows",
    },
    null,
    { label: "Move to gallery…", act: () => sendElsewhere(acts, flow, false), isOff, isChange },
    { label: "Copy to gallery…", act: () => sendElsewhere(acts, flow, true), isChange },
    null,
    { label: "Rate…", act: (point) => acts.rates(flow, point), isChange },
    { label: "Turn…", act: (point) => acts.turns(flow, point), isChange },
    null,
    { label: "Cut", keys: "Ctrl X", act: () => acts.copy("x", flow), isOff, isChange },
    { label: "Copy", keys: "Ctrl C", act: () => acts.copy("c", flow), isChange },
    ...(acts.clipboard.isEmpty ? [] : [
      { label: "Paste before", keys: "Ctrl V", act: () => acts.copy("v", flow), isOff, isChange },
    ]),
    null,
    { label: "Sheet…", act: () => makeSheet(acts, flow), isChange },
    { label: "Hand over…", act: (point) => handOver(acts, flow, point), isChange },
    {
      label: "Remove from gallery", keys: "Del", act: () => acts.remove(flow), isOff, isChange,
      isDangerous: true,
    },
  ];
}

/** For a whole gallery. */
export function galleryEntries(acts, flow) {
  const { list } = flow;
  const isOff = list.isLocked;
  const isChange = true;
  return [
    { label: "Select all", keys: "Ctrl A", act: () => flow.selection.all() },
    { label: "Go to position…", keys: "G", act: () => acts.jump(flow) },
    ...(acts.clipboard.isEmpty ? [] : [
      { label: "Paste at the end", keys: "Ctrl V", act: () => acts.copy("v", flow), isOff, isChange },
    ]),
    null,
    { label: "Add photos…", act: () => addPhotos(acts, list), isOff, isChange },
    { label: "Side by side…", act: () => showBeside(acts, flow) },
    { label: "Sort…", act: (point) => acts.sorts(flow, point), isOff, isChange },
    { label: "Large first photo…", act: (point) => acts.caps(flow, point), isOff, isChange },
    null,
    { label: "Sheet…", act: () => makeSheet(acts, flow), isChange },
    { label: "Hand over…", act: (point) => handOver(acts, flow, point), isChange },
    { label: "Print…", keys: "Ctrl P", act: () => acts.print() },
    null,
    { label: "Rename…", act: () => acts.edits.rename(list.record), isChange },
    { label: list.isLocked ? "Unlock" : "Lock", act: () => acts.edits.lock(list.record), isChange },
    null,
    { label: "Undo", keys: "Ctrl Z", act: () => acts.changes.undo({ gallery: list.id }), isChange },
    { label: "Redo", keys: "Ctrl ⇧ Z", act: () => acts.changes.redo({ gallery: list.id }), isChange },
    null,
    { label: "Keys and gestures", keys: "?", act: () => acts.help() },
  ];
}

/** For the orders in which a gallery can be put. */
export function sortEntries(acts, flow) {
  const { list } = flow;
  const isOff = list.isLocked;
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
