// All that can be done by a key, from a menu, or in the bar of what is selected. Keys, menus, bars, the list
// at `?` and the tables of docs/page.md come from here: a new command is an entry, and what it does.

import { handOver, makeSheet, addPhotos, sendElsewhere, showBeside } from "./gallerycommands.js";
import { valueOf } from "./values.js";

/**
 * What a command is about.
 * @typedef {object} Context
 * @property {string} place Where it is given: `photos`, `galleries` (the grids), `large`, `compare`.
 * @property {any} [flow] The grid; none in the large view.
 * @property {any} acts What is done to photos, or to galleries.
 * @property {any} page What concerns the whole page: `help`, `find`, `names`, `print`.
 * @property {any} [view] The large view's acts, or the comparison.
 * @property {any} [keyboard] What picks up by a key.
 * @property {number} [size] How many items are selected.
 * @property {(values: object) => any} [say] Says something of the photos: stars, a flag, a turn.
 * @property {(kind: "undo" | "redo") => any} [step]
 * @property {boolean} canChange
 * @property {{x: number, y: number}} [point] For a menu that follows.
 * @property {string} [key] The key that was pressed.
 */

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {string[]} in The places where it is given by a key.
 * @property {string | ((context: Context) => string)} [says] Its label in menus.
 * @property {string} [short] Its label on a button, if that is another.
 * @property {string} [tells] What the list of keys says of it; without it the list leaves it out.
 * @property {string[]} [keys] As `M`, `Ctrl A`, `Shift F10`.
 * @property {string} [listed] The same in the list of keys, where that is shorter.
 * @property {string} [icon]
 * @property {boolean} [isChange] Who may only look does not see it.
 * @property {boolean} [isOrder] A locked gallery does not allow it.
 * @property {boolean} [isDangerous]
 * @property {boolean} [isAwaited] Keys that follow wait until it is done.
 * @property {boolean} [isAnywhere] Its key counts wherever the focus is, but in texts and dialogs.
 * @property {"spare" | "extra" | "leading" | "touch"} [room] What becomes of its button where room is scarce.
 * @property {boolean} [hasMenu] A menu follows.
 * @property {(context: Context) => boolean} [when] Whether it makes sense.
 * @property {(context: Context) => boolean} [offers] Whether menus and bars have it, if not always.
 * @property {(context: Context) => any} act
 */

/** @type {(context: Context) => boolean} */
const one = ({ size }) => size === 1;
/** @type {(context: Context) => boolean} */
const many = ({ size }) => size > 1;
/** @type {(context: Context) => boolean} */
const few = ({ size }) => size > 1 && size < 5;
/** @type {(context: Context) => boolean} */
const isLocked = ({ flow }) => Boolean(flow?.list.isLocked);

/** @type {Command[]} */
export const COMMANDS = [
  // On photos, or on galleries.
  {
    name: "open", in: ["photos", "galleries"], keys: ["Enter"], says: "Open", tells: "open", icon: "beside",
    act: ({ acts, flow }) => acts.openChosen(flow),
  },
  {
    name: "pick up", in: ["photos", "galleries"], keys: ["Space"], isChange: true, isAwaited: true,
    tells: "pick up; arrows carry, Enter drops, Escape puts back",
    act: ({ keyboard, flow }) => keyboard.pickUp(flow),
  },
  {
    name: "select one more", in: ["photos", "galleries"], keys: ["Ctrl Space"],
    tells: "select one more, or not",
    act: ({ flow: { selection } }) => selection.active && selection.toggle(selection.active.id,
      selection.active.index),
  },
  {
    name: "select all", in: ["photos", "galleries"], keys: ["Ctrl A"], says: "Select all",
    tells: "select all", isAwaited: true,
    act: ({ flow }) => flow.selection.all(),
  },
  {
    name: "select nothing", in: ["photos", "galleries"], keys: ["Escape"], tells: "select nothing",
    act: ({ flow }) => flow.selection.clear(),
  },
  {
    name: "caption", in: ["photos"], keys: ["F2"], says: "Caption…", tells: "titles and other texts",
    isChange: true,
    act: ({ acts, flow }) => acts.caption(flow),
  },
  {
    name: "keywords", in: [], says: "Keywords…", isChange: true, act: ({ acts, flow }) => acts.keywords(flow),
  },
  {
    name: "compare", in: ["photos"], keys: ["C"], says: "Compare", tells: "compare two to four",
    icon: "compare",
    room: "spare", offers: few, act: ({ acts, flow }) => acts.compare(flow),
  },
  {
    name: "position", in: ["photos", "galleries"], keys: ["M"], says: "Move to position…", short: "Position…",
    tells: "move to a position", icon: "position", isChange: true, isOrder: true, room: "spare",
    act: ({ acts, flow }) => acts.position(flow),
  },
  {
    name: "cover", in: [], says: "Make the cover", isChange: true, isOrder: true, offers: one,
    act: ({ acts, flow }) => acts.makeFirst(flow),
  },
  {
    name: "size", in: [], says: "Size…", isChange: true, isOrder: true,
    offers: ({ flow }) => flow.arrangement() === "grid",
    act: ({ acts, flow, point }) => acts.sizes(flow, point),
  },
  {
    name: "move to gallery", in: [], says: "Move to gallery…", short: "Move to…", icon: "move",
    isChange: true,
    isOrder: true, act: ({ acts, flow }) => sendElsewhere(acts, flow, false),
  },
  {
    name: "copy to gallery", in: [], says: "Copy to gallery…", isChange: true,
    act: ({ acts, flow }) => sendElsewhere(acts, flow, true),
  },
  {
    name: "rate", in: [], says: "Rate…", icon: "rate", isChange: true, hasMenu: true,
    act: ({ acts, flow, point }) => acts.rates(flow, point),
  },
  {
    name: "turn", in: [], says: "Turn…", icon: "turn", isChange: true, hasMenu: true,
    act: ({ acts, flow, point }) => acts.turns(flow, point),
  },
  {
    name: "stars", in: ["photos", "large", "compare"], keys: ["0", "1", "2", "3", "4", "5"], listed: "0–5",
    isChange: true,
    tells: "stars, or none", act: ({ say, key }) => say(valueOf(key)),
  },
  {
    name: "flag", in: ["photos", "large", "compare"], keys: ["P", "X", "U"], isChange: true,
    tells: "pick, reject, neither; in the large view a rejected photo gives way to the next",
    act: ({ say, key }) => say(valueOf(key)),
  },
  {
    name: "quarter turn", in: ["photos", "large", "compare"], keys: ["[", "]"], isChange: true,
    tells: "turn to the left, to the right", act: ({ say, key }) => say(valueOf(key)),
  },
  {
    name: "cut", in: ["photos"], keys: ["Ctrl X"], says: "Cut", tells: "cut", isChange: true, isOrder: true,
    act: ({ acts, flow }) => acts.copy("x", flow),
  },
  {
    name: "copy", in: ["photos"], keys: ["Ctrl C"], says: "Copy", tells: "copy", isChange: true,
    act: ({ acts, flow }) => acts.copy("c", flow),
  },
  {
    name: "paste", in: ["photos"], keys: ["Ctrl V"], tells: "paste before the selected one", isChange: true,
    isOrder: true, says: ({ size }) => (size > 0 ? "Paste before" : "Paste at the end"),
    when: ({ acts }) => !acts.clipboard.isEmpty, act: ({ acts, flow }) => acts.copy("v", flow),
  },
  {
    name: "remove", in: ["photos"], keys: ["Delete", "Backspace"], says: "Remove from gallery",
    short: "Remove",
    tells: "remove from the gallery", icon: "remove", isChange: true, isOrder: true, isDangerous: true,
    act: ({ acts, flow }) => acts.remove(flow),
  },
  {
    name: "rename gallery", in: ["galleries"], keys: ["F2"], says: "Rename…", tells: "rename a gallery",
    isChange: true, offers: one, act: ({ acts, flow }) => acts.caption(flow),
  },
  {
    name: "lock gallery", in: [], isChange: true, offers: one,
    says: ({ acts, flow }) => (acts.chosen(flow)[0]?.locked ? "Unlock" : "Lock"),
    act: ({ acts, flow }) => acts.lock(flow),
  },
  {
    name: "make first", in: [], says: "Make the first", isChange: true, offers: one,
    act: ({ acts, flow }) => acts.makeFirst(flow),
  },
  {
    name: "open side by side", in: [], says: "Open side by side", offers: many,
    act: ({ acts, flow }) => acts.openChosen(flow),
  },
  {
    name: "delete gallery", in: ["galleries"], keys: ["Delete", "Backspace"], says: "Delete…",
    tells: "delete galleries",
    icon: "remove", isChange: true, isDangerous: true, act: ({ acts, flow }) => acts.remove(flow),
  },
  {
    name: "menu", in: ["photos", "galleries"], keys: ["Shift F10", "ContextMenu"], says: "More", icon: "more",
    hasMenu: true, tells: "all that can be done",
    act: ({ acts, flow, point, keyboard }) => acts.menu(flow, point ?? keyboard.menuPoint(flow)),
  },

  // For a whole gallery, or all galleries.
  {
    name: "go to", in: ["photos"], keys: ["G"], says: "Go to position…", tells: "go to a position",
    act: ({ acts, flow }) => acts.jump(flow),
  },
  {
    name: "add photos", in: [], says: "Add photos…", isChange: true, isOrder: true,
    act: ({ acts, flow }) => addPhotos(acts, flow.list),
  },
  {
    name: "side by side", in: [], says: "Side by side…", icon: "beside", room: "extra",
    act: ({ acts, flow }) => showBeside(acts, flow),
  },
  {
    name: "sort", in: [], says: "Sort…", icon: "sort", room: "spare", isChange: true, isOrder: true,
    hasMenu: true,
    act: ({ acts, flow, point }) => acts.sorts(flow, point),
  },
  {
    name: "large first", in: [], icon: "first", room: "spare", isChange: true, isOrder: true, hasMenu: true,
    says: ({ place }) => `Large first ${place === "photos" ? "photo" : "gallery"}…`,
    act: ({ acts, flow, point }) => acts.caps(flow, point),
  },
  {
    name: "sheet", in: [], says: "Sheet…", icon: "sheet", room: "spare", isChange: true,
    act: ({ acts, flow, place }) => (place === "photos" ? makeSheet(acts, flow) : acts.sheet()),
  },
  {
    name: "hand over", in: [], says: "Hand over…", icon: "hand", room: "spare", isChange: true, hasMenu: true,
    act: ({ acts, flow, point }) => handOver(acts, flow, point),
  },
  { name: "guests", in: [], says: "Address for guests…", isChange: true, act: ({ acts }) => acts.guests() },
  {
    name: "new gallery", in: [], says: "New gallery…", icon: "add", room: "leading", isChange: true,
    act: ({ acts }) => acts.edits.make(),
  },
  {
    name: "rename this", in: [], says: "Rename…", isChange: true,
    act: ({ acts, flow }) => acts.edits.rename(flow.list.record),
  },
  {
    name: "lock this", in: [], isChange: true, says: (context) => (isLocked(context) ? "Unlock" : "Lock"),
    act: ({ acts, flow }) => acts.edits.lock(flow.list.record),
  },
  {
    name: "gallery menu", in: [], says: "Gallery", icon: "more", hasMenu: true,
    act: ({ acts, flow, point }) => acts.ofAll(flow, point),
  },
  {
    name: "galleries menu", in: [], says: "More", icon: "more", hasMenu: true,
    act: ({ acts, flow, point }) => acts.ofAll(flow, point),
  },
  {
    name: "start selecting", in: [], says: "Select", icon: "select", room: "touch",
    act: ({ flow }) => flow.selection.start(),
  },
  {
    name: "undo", in: ["photos", "galleries", "large"], keys: ["Ctrl Z"], says: "Undo", tells: "undo",
    isChange: true, isAnywhere: true, act: ({ step }) => step("undo"),
  },
  {
    name: "redo", in: ["photos", "galleries", "large"], keys: ["Ctrl Shift Z", "Ctrl Y"], says: "Redo",
    tells: "redo",
    isChange: true, isAnywhere: true, act: ({ step }) => step("redo"),
  },
  {
    name: "find", in: ["photos"], keys: ["/"], tells: "find", isAnywhere: true,
    act: ({ flow }) => flow.finder?.open(),
  },
  {
    name: "names", in: ["photos"], keys: ["J"], tells: "show names under the photos", isAnywhere: true,
    act: ({ page }) => page.names(),
  },
  {
    name: "print", in: ["photos", "galleries"], keys: ["Ctrl P"], says: "Print…", isAnywhere: true,
    tells: "print all photos of the gallery",
    act: ({ page }) => page.print(),
  },
  {
    name: "help", in: ["photos", "galleries", "large", "compare"], keys: ["?"], says: "Keys and gestures",
    isAnywhere: true,
    tells: "all keys and gestures", act: ({ page }) => page.help(),
  },

  // In the large view.
  {
    name: "next", in: ["large"], keys: ["Space", "PageDown"], tells: "the next photo",
    act: ({ view }) => view.next(1),
  },
  {
    name: "previous", in: ["large"], keys: ["Shift Space", "PageUp"], tells: "the photo before",
    act: ({ view }) => view.next(-1),
  },
  {
    name: "first", in: ["large"], keys: ["Home"], tells: "the first photo",
    act: ({ view }) => view.goTo("first"),
  },
  {
    name: "last", in: ["large"], keys: ["End"], tells: "the last photo", act: ({ view }) => view.goTo("last"),
  },
  {
    name: "whole", in: ["large", "compare"], keys: ["Z"], tells: "100 %, and back",
    act: ({ view }) => view.toggle(),
  },
  { name: "larger", in: ["large"], keys: ["+"], tells: "larger", act: ({ view }) => view.zoomBy(1.25) },
  { name: "smaller", in: ["large"], keys: ["-"], tells: "smaller", act: ({ view }) => view.zoomBy(0.8) },
  { name: "full screen", in: ["large"], keys: ["F"], tells: "full screen", act: ({ view }) => view.fill() },
  { name: "slideshow", in: ["large"], keys: ["S"], tells: "slideshow", act: ({ view }) => view.play() },
  {
    name: "details", in: ["large"], keys: ["I"], tells: "details on a narrow screen",
    act: ({ view }) => view.unfold(),
  },
  {
    name: "write", in: ["large"], keys: ["F2"], tells: "title", isChange: true,
    act: ({ view }) => view.write(),
  },
  {
    name: "remove large", in: ["large"], keys: ["Delete", "Backspace"], isChange: true,
    tells: "remove from the gallery, and go on", act: ({ view }) => view.remove(),
  },
  {
    name: "end slideshow", in: ["large"], keys: ["Escape"], when: ({ view }) => view.slideshow.isOn,
    act: ({ view }) => view.slideshow.end(),
  },
];

/** What menus and bars have, in their order; null is a line. */
export const GROUPS = {
  photos: [
    "open", "caption", "keywords", "compare", null, "position", "cover", "size", null, "move to gallery",
    "copy to gallery", null, "rate", "turn", null, "cut", "copy", "paste", null, "sheet", "hand over",
    "remove",
  ],
  gallery: [
    "select all", "go to", "paste", null, "add photos", "side by side", "sort", "large first", null, "sheet",
    "hand over", "print", null, "rename this", "lock this", null, "undo", "redo", null, "help",
  ],
  galleries: [
    "open", "open side by side", null, "position", "make first", null, "rename gallery", "lock gallery", null,
    "delete gallery",
  ],
  portfolio: [
    "new gallery", "select all", "large first", null, "sheet", "guests", "print", null, "undo", "redo", null,
    "help",
  ],
  bar: [
    "move to gallery", "position", "sheet", "hand over", "rate", "turn", "compare", "remove", "menu",
  ],
  galleriesBar: ["open", "position", "delete gallery", "menu"],
  head: ["start selecting", "sort", "large first", "side by side", "sheet", "hand over", "gallery menu"],
  portfolioHead: ["start selecting", "new gallery", "large first", "sheet", "galleries menu"],
};

const BY_NAME = new Map(COMMANDS.map((command) => [command.name, command]));
/** Of a menu's own: one photo is opened, and many galleries are opened side by side. */
const ONE_ONLY = new Set(["open"]);

/** The entries of a menu, as `showMenu` takes them. */
export function menuOf(group, context) {
  return GROUPS[group].map((name) => {
    const command = name && BY_NAME.get(name);
    if (!command || !isOffered(command, context) || (ONE_ONLY.has(name) && context.size > 1)) return null;
    return {
      label: labelOf(command, context), keys: command.keys && shownKey(command.keys[0]),
      act: (point) => command.act({ ...context, point }), isOff: command.isOrder && isLocked(context),
      isDangerous: command.isDangerous,
    };
  });
}

/** The buttons of a bar, as `toolButton` takes them. `contextOf()` gives the context as it is then, `pointOf`
 * a button's place for a menu. `isFixed`: the bar stays when what it is about changes. */
export function buttonsOf(group, contextOf, pointOf, isFixed = false) {
  const now = contextOf();
  return GROUPS[group].map((name) => BY_NAME.get(name))
    .filter((command) => isOffered(command, now) && (isFixed || !(command.isOrder && isLocked(now))))
    .map((command) => ({
      label: command.short ?? labelOf(command, now).replace("…", ""), icon: command.icon, room: command.room,
      hasMenu: command.hasMenu, act: (button) => command.act({ ...contextOf(), point: pointOf(button) }),
    }));
}

/** What a key does at a place; undefined for keys that are not the page's there. `isAnywhere`: the focus is
 * elsewhere. */
export function commandOf(event, context, isAnywhere = false) {
  const command = COMMANDS.find((one) => one.in.includes(context.place) && (!isAnywhere || one.isAnywhere)
    && one.keys?.some((key) => isKey(key, event)) && (one.when?.(context) ?? true));
  if (!command || (command.isChange && !context.canChange)) return undefined;
  return () => {
    const done = command.act({ ...context, key: event.key });
    return command.isAwaited ? done : undefined;
  };
}

/** @type {(command: Command, context: Context) => boolean} */
const isOffered = (command, context) =>
  (context.canChange || !command.isChange) && (command.when?.(context) ?? true)
  && (command.offers?.(context) ?? true);

/** @type {(command: Command, context: Context) => string} */
const labelOf = ({ says }, context) => (typeof says === "function" ? says(context) : says);

/** Whether a press is that of a key such as `Ctrl Shift Z`. Shift counts with Ctrl, with keys that have a
 * name, and where it is asked for: it is part of how others are typed, as is AltGr. */
function isKey(name, event) {
  const { key, shiftKey } = event;
  const parts = name.split(" ");
  const plain = parts.at(-1) === "Space" ? " " : parts.at(-1);
  const isTyped = Boolean(event.getModifierState?.("AltGraph"));
  const isCommand = !isTyped && (event.ctrlKey || event.metaKey);
  if (parts.includes("Ctrl") !== isCommand || (event.altKey && !isTyped)) return false;
  if (key.toLowerCase() !== plain.toLowerCase()) return false;
  const isPlain = !isCommand && plain.length === 1 && plain !== " " && !parts.includes("Shift");
  return isPlain || shiftKey === parts.includes("Shift");
}

/** A key as menus show it. */
const shownKey = (key) => key.replace("Enter", "↵").replace("Delete", "Del").replace("Shift", "⇧");

/** Keys that do what others do, on some keyboards only. */
const UNLISTED = new Set(["ContextMenu", "Backspace"]);

/** All keys of a place, as `[keys, what they do]`. */
export function keysOf(place) {
  return COMMANDS.filter((command) => command.in.includes(place) && command.tells)
    .map(({ keys, listed, tells }) => [listed ?? keys.filter((key) => !UNLISTED.has(key)).join(" · ")
      .replace(/Page(?=Up|Down)/g, "Page "), tells]);
}
