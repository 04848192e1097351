// Puts the page together, and shows what its address names.

import { ActionBar } from "./app/actionbar.js";
import { Address } from "./app/address.js";
import { showConnection } from "./app/connection.js";
import { FirstStart } from "./app/firststart.js";
import { Header } from "./app/header.js";
import { Print } from "./app/print.js";
import { Router } from "./app/router.js";
import { Table } from "./app/table.js";
import { buttonsOf } from "./commands/commands.js";
import { GalleryActs } from "./commands/galleryacts.js";
import { GalleryEdits } from "./commands/galleryedits.js";
import { PhotoActs } from "./commands/photoacts.js";
import { Finder } from "./finding/finder.js";
import { CapCorner, FeatureCorner } from "./grid/corner.js";
import { Hold } from "./holding/hold.js";
import { PHOTOS } from "./lists/lists.js";
import { Keyboard } from "./keys/keyboard.js";
import { showKeys } from "./keys/keyhelp.js";
import { Carry, InsertionLine } from "./pointer/carry.js";
import { Dock } from "./pointer/dock.js";
import { Pointer } from "./pointer/pointer.js";
import { Scrubber } from "./pointer/scrubber.js";
import { ApiError, stackOf, thumbnail, Unanswered } from "./server/api.js";
import { Changes } from "./server/changes.js";
import { Library } from "./server/library.js";
import { Dropping } from "./sharing/dropping.js";
import { letGuestsPick } from "./sharing/guestpicks.js";
import { below } from "./ui/menu.js";
import { Notices } from "./ui/notices.js";
import { Viewer } from "./viewer/viewer.js";

/** How many pictures are asked for before it is known where they lie: about those of a window. */
const FIRST = 24;

const find = (selector) => document.querySelector(selector);
const root = find("#table");
const library = new Library();
const canChange = () => !library.readOnly;
const notices = new Notices(find("#notice"), find("#announcer"));
const address = new Address();
const changes = new Changes(library, notices);
const hold = new Hold(changes, notices);
const edits = new GalleryEdits(changes, notices);
const isGallery = (flow) => flow.list.kind === PHOTOS;
const common = { library, changes, notices, address, edits, canChange, contextOf };
const photoActs = new PhotoActs(common);
const galleryActs = new GalleryActs(common);
const page = { help: showKeys, print: () => print.print(),
  names: () => (table.view.line = !table.view.line) };

/** What commands are about in a flow: photos and galleries have acts of their own for the same ones. */
function contextOf(flow) {
  const acts = isGallery(flow) ? photoActs : galleryActs;
  return {
    place: isGallery(flow) ? "photos" : "galleries", flow, acts, page, size: flow.selection.size,
    canChange: canChange(), say: (values) => acts.value(flow, values),
    step: (kind) => changes[kind](flow.list.scope),
  };
}

/** What the head of a flow's pane has. */
function tools(flow) {
  const group = isGallery(flow) ? "head" : "portfolioHead";
  const buttons = buttonsOf(group, () => contextOf(flow), below, true);
  if (!isGallery(flow)) return { buttons };
  const close = () => address.to({ galleries: address.galleries.filter((id) => id !== flow.list.id) });
  return { buttons, close };
}

/** What hands take hold of in a flow; what is held follows when the flow's cells do. */
function equip(flow) {
  flow.scrubber = new Scrubber(flow);
  flow.corners = [new CapCorner(flow, { hold, changes, canChange })];
  flow.addEventListener("outrun", () => void hold.follow(flow));
  flow.addEventListener("laid-out", () => void hold.relaid(flow));
  flow.addEventListener("drawn", () => {
    hold.drawn(flow);
    if (hold.over === flow) insertion.follow();
  });
  if (!isGallery(flow)) return;
  flow.corners.push(new FeatureCorner(flow, { hold, changes, canChange }));
  flow.finder = new Finder(flow, { library, notices, canChange, changes });
  flow.paneHead.tools.prepend(flow.finder.element);
}

const table = new Table({ root, library, notices, hold, tools, equip });
const viewer = new Viewer({ library, notices, canChange, changes, page });
const router = new Router({ address, table, viewer, library, notices });
showConnection(library, find("#offline"));
new Header({ element: find("#top"), library, table, changes, help: showKeys });
new ActionBar({ element: find("#acting"), table, hold, contextOf });
new Dropping({ library, notices, canChange, changes });
const print = new Print({ notices, current: () => table.current });
new FirstStart({ table, hold, notices, edits, photoActs, canChange });

const shared = { root, hold, flows: () => table.flows, changes, notices, canChange };
new Keyboard({ ...shared, current: () => table.current, contextOf });
const insertion = new InsertionLine(hold);
const beside = (id) => address.to({ galleries: [...address.galleries, id] });
const dock = new Dock({ ...shared, library, beside });
new Pointer({
  ...shared, dock, carry: new Carry(hold), menu: (flow, point) => contextOf(flow).acts.menu(flow, point),
  open: (flow, item) => contextOf(flow).acts.open(flow, item),
});
hold.addEventListener("begun", () => document.body.classList.add("holding"));
hold.addEventListener("ended", () => document.body.classList.remove("holding"));

notices.remedy = ({ code, gallery: name }) => {
  const gallery = code === "locked" && library.galleries.find((one) => one.name === name);
  return gallery && canChange() ? edits.unlocking(gallery) : null;
};
// What a hand has asked for and was refused, or not answered, is said in any case.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  if (!(reason instanceof ApiError || reason instanceof Unanswered)) return;
  event.preventDefault();
  notices.showError(reason);
});
// The keyboard's cell is marked only while the keyboard is used.
window.addEventListener("keydown", () => document.body.classList.add("keys"), true);
window.addEventListener("pointerdown", () => document.body.classList.remove("keys"), true);

/** Asks for the first pictures of what will be shown while its frames are on their way. */
function fetchFirst(photos) {
  for (const photo of photos.slice(0, FIRST)) new Image().src = thumbnail(photo);
}

async function begin() {
  // What `index.html` has asked for already.
  const { portfolio = null, photos = null } = /** @type {any} */ (window).early ?? {};
  void photos?.then(async (answer) => answer?.ok && fetchFirst((await answer.json()).photos));
  try {
    await library.open(portfolio);
    if (address.galleries.length === 0) fetchFirst(library.galleries.flatMap(stackOf));
    await router.begin();
  } catch (error) {
    notices.showError(error);
  }
  if (library.readOnly) await letGuestsPick({ library, notices, root, viewer });
}
void begin();
