// Puts the page together, and shows what its address names. Each module here comes before the first picture,
// and takes its time: what hands need comes later (`hands`).

import { ApiError, pause, Unanswered } from "./api.js";
import { showConnection } from "./connection.js";
import { Dropping } from "./dropping.js";
import { Library } from "./library.js";
import { LazyViewer } from "./lazyviewer.js";
import { Notices } from "./notices.js";
import { galleryTools, portfolioTools } from "./panetools.js";
import { Address } from "./address.js";
import { Presses } from "./presses.js";
import { Router } from "./router.js";
import { Table } from "./table.js";

const find = (selector) => document.querySelector(selector);
const root = find("#table");
const library = new Library();
const canChange = () => !library.readOnly;
const notices = new Notices(find("#notice"), find("#announcer"));
const address = new Address();
const viewer = new LazyViewer(async () => {
  const [{ Viewer }, { changes }] = await Promise.all([coming(() => import("./viewer.js")), hands()]);
  return new Viewer({ library, notices, canChange, changes });
});
const presses = new Presses();
const isGallery = (flow) => flow.list.id !== undefined;

/** What the head of a flow's pane has. */
function tools(flow) {
  if (!isGallery(flow)) return { buttons: portfolioTools({ hands, canChange }, flow) };
  const close = () => address.to({ galleries: address.galleries.filter((id) => id !== flow.list.id) });
  return { buttons: galleryTools({ hands, canChange }, flow), close };
}

const table = new Table({ root, library, notices, tools });
const router = new Router({ address, table, viewer, library, notices });
showConnection(library, find("#offline"));
new Dropping({ library, notices, canChange, hands });

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
  const help = async () => (await hands()).help();
  const acts = { "?": help, "/": flow && isGallery(flow) && (() => openFinder(flow)) };
  if (!acts[event.key]) return;
  event.preventDefault();
  void acts[event.key]();
});

/** What does not come is asked for again, and keeps nothing else away. */
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

let given = null;
/** What hands need comes after the first picture, or when it is asked for. */
function hands() {
  given ??= coming(() => import("./hands.js")).then(({ giveHands }) => {
    const all = giveHands({ root, library, table, notices, address, canChange });
    void presses.done(all.atRest);
    return all;
  });
  given.catch(() => {
    given = null;
  });
  return given;
}

/** Each gallery's pane has a finder of its own. */
async function equip() {
  const [{ Finder }, { changes }] = await Promise.all([coming(() => import("./finder.js")), hands()]);
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

async function begin() {
  try {
    await library.open();
    await router.begin();
  } catch (error) {
    notices.show(error.message, null, true);
  }
  const painted = root.querySelector("img")?.decode().catch(() => {});
  await Promise.race([painted, pause(1000)]);
}
/** Waits until the browser has painted and has nothing else to do, but not for long. */
const idle = () => new Promise((resolve) => {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(resolve, { timeout: 500 });
  if (document.hidden) resolve();
  else requestAnimationFrame(() => requestAnimationFrame(wait));
});

/** All that the first picture does without. */
async function complete(begun) {
  await Promise.race([begun.then(idle), pause(4000)]);
  const { edits, photoActs } = await hands();
  table.addEventListener("shown", () => void equip());
  void equip();
  void viewer.ready();
  void coming(() => import("./firststart.js")).then(({ FirstStart }) =>
    new FirstStart({ table, notices, edits, photoActs, canChange }));
  await begun;
  if (!library.readOnly) return;
  const [{ letGuestsPick }, large] =
    await Promise.all([coming(() => import("./guestpicks.js")), viewer.ready()]);
  await letGuestsPick({ library, notices, root, viewer: large });
}
void complete(begin());
