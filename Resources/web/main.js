// Puts the page together, and shows what its address names.

import { ActionBar } from "./actionbar.js";
import { ApiError, pause, Unanswered } from "./api.js";
import { Carry } from "./carry.js";
import { Changes } from "./changes.js";
import { showConnection } from "./connection.js";
import { Dock } from "./dock.js";
import { GalleryActs } from "./galleryacts.js";
import { GalleryEdits } from "./galleryedits.js";
import { Header } from "./header.js";
import { Hold } from "./hold.js";
import { Keyboard } from "./keyboard.js";
import { Library } from "./library.js";
import { Looking } from "./looking.js";
import { showMenu } from "./menu.js";
import { Notices } from "./notices.js";
import { galleryTools, portfolioTools } from "./panetools.js";
import { PhotoActs } from "./photoacts.js";
import { Place } from "./place.js";
import { Pointer } from "./pointer.js";
import { Showing } from "./showing.js";
import { Table } from "./table.js";

const find = (selector) => document.querySelector(selector);
const root = find("#table");
const library = new Library();
const canChange = () => !library.readOnly;
const notices = new Notices(find("#notice"), find("#announcer"));
const changes = new Changes(library, notices);
const hold = new Hold(changes, notices);
const place = new Place();
const viewer = new Looking(() => coming(() => import("./viewer.js")),
  { library, notices, canChange, changes });
const edits = new GalleryEdits(changes, notices);
const help = async () => (await import("./keyhelp.js")).showKeys();
const common = { library, changes, notices, place, edits, showMenu, canChange, help };
const photoActs = new PhotoActs(common);
const galleryActs = new GalleryActs(common);
const isGallery = (flow) => flow.list.id !== undefined;

/** What the head of a flow's pane has. */
function tools(flow) {
  if (!isGallery(flow)) return { buttons: portfolioTools(galleryActs, flow) };
  const close = () => place.to({ galleries: place.galleries.filter((id) => id !== flow.list.id) });
  return { buttons: galleryTools(photoActs, flow), close };
}

const table = new Table({ root, library, changes, notices, hold, canChange, tools });
const showing = new Showing({ place, table, viewer, library, changes, notices, canChange });
new Header({ element: find("#top"), library, table, changes, help });
showConnection(library, find("#offline"));
new ActionBar({ element: find("#acting"), table, hold, photoActs, galleryActs, canChange });

// Photos and galleries have acts of their own, for the same keys and gestures.
const actsOf = (flow) => (isGallery(flow) ? photoActs : galleryActs);
const acts = Object.fromEntries(
  ["open", "menu", "remove", "position", "jump", "caption", "value", "compare"].map((name) =>
    [name, (flow, ...rest) => actsOf(flow)[name](flow, ...rest)]));
const shared = { root, hold, flows: () => table.flows, changes, notices, canChange };
new Keyboard({ ...shared, acts, copy: (key, flow) => actsOf(flow).copy(key, flow) });
const beside = (id) => place.to({ galleries: [...place.galleries, id] });
const dock = new Dock({ ...shared, library, beside });
new Pointer({ ...shared, dock, carry: new Carry(hold), menu: acts.menu, open: acts.open });
hold.addEventListener("begun", () => document.body.classList.add("holding"));
hold.addEventListener("ended", () => document.body.classList.remove("holding"));

notices.offer(/ ?\(pholio gallery unlock .*\)$/, (text) => {
  const gallery = library.galleries.find(({ name }) => text.startsWith(`'${name}'`));
  return gallery && canChange() ? edits.unlocking(gallery) : null;
});
// What a hand has asked for and was refused, or not answered, is said in any case.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  const isOfServer = reason instanceof ApiError || reason instanceof Unanswered;
  if (!isOfServer && !/imported module/.test(reason?.message)) return;
  event.preventDefault();
  notices.show(reason.message, null, true);
});
// The keyboard's cell is marked only while the keyboard is used.
window.addEventListener("keydown", () => document.body.classList.add("keys"), true);
window.addEventListener("pointerdown", () => document.body.classList.remove("keys"), true);
window.addEventListener("keydown", (event) => {
  const isIn = (selector) => event.target.closest?.(selector);
  if (event.defaultPrevented || isIn("input, textarea, select, [role=menu]")) return;
  const flow = isIn("dialog") ? null : table.current;
  const acts = { "?": help, "/": flow && isGallery(flow) && (() => openFinder(flow)) };
  if (!acts[event.key]) return;
  event.preventDefault();
  void acts[event.key]();
});

try {
  await library.open();
  await showing.begin();
} catch (error) {
  notices.show(error.message, null, true);
}

/** What the first picture does without comes after it. What does not come is asked for again, and keeps
 * nothing else away. */
async function coming(part) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await part();
    } catch (error) {
      if (tries === 5) throw error;
      await pause(500 * 2 ** tries);
    }
  }
}

/** Each gallery's pane has a finder of its own. */
async function equip() {
  const { Finder } = await coming(() => import("./finder.js"));
  for (const flow of table.flows) {
    if (flow.finder || !isGallery(flow)) continue;
    flow.finder = new Finder(flow, { library, notices, canChange, changes });
    flow.paneHead.tools.prepend(flow.finder.element);
  }
}
/** The key may come before the finder does. */
async function openFinder(flow) {
  await equip();
  flow.finder?.open();
}
/** The first picture goes before all of this. */
const seen = root.querySelector("img")?.decode().catch(() => {});
await Promise.race([seen, pause(1000)]);
table.addEventListener("shown", () => void equip());
void equip();
void viewer.ready();
void coming(() => import("./firststart.js")).then(({ FirstStart }) =>
  new FirstStart({ table, notices, edits, photoActs, canChange }));
void coming(() => import("./dropping.js")).then(({ Dropping }) =>
  new Dropping({ library, changes, notices, canChange }));
if (library.readOnly) {
  void Promise.all([coming(() => import("./guestpicks.js")), viewer.ready()])
    .then(([{ letGuestsPick }, large]) => letGuestsPick({ library, notices, root, viewer: large }));
}
