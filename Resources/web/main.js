// Puts the page together, and shows what its address names: #/ the portfolio, #/g/3,5 galleries side by side.

import { Carry } from "./carry.js";
import { Changes } from "./changes.js";
import { Dropping } from "./dropping.js";
import { GalleryActs } from "./galleryacts.js";
import { GalleryEdits } from "./galleryedits.js";
import { Hold } from "./hold.js";
import { Keyboard } from "./keyboard.js";
import { Library } from "./library.js";
import { below, showMenu } from "./menu.js";
import { Notices } from "./notices.js";
import { PhotoActs } from "./photoacts.js";
import { Pointer } from "./pointer.js";
import { Table } from "./table.js";
import { Viewer } from "./viewer.js";

const find = (selector) => document.querySelector(selector);
const root = find("#table");
const library = new Library();
const canChange = () => !library.readOnly;
const notices = new Notices(find("#notice"), find("#announcer"));
const changes = new Changes(library, notices);
const hold = new Hold(changes, notices);
const go = (ids) => {
  location.hash = ids.length === 0 ? "#/" : `#/g/${ids.join(",")}`;
};
const viewer = new Viewer({ library, notices, canChange });
const edits = new GalleryEdits(changes);
const photoActs = new PhotoActs({ library, changes, notices, viewer, edits, showMenu, canChange });
const galleryActs = new GalleryActs({ edits, library, changes, notices, showMenu, canChange, go });
const table = new Table({ root, library, changes, notices, hold, acts: photoActs, canChange, go });

// Photos and galleries have acts of their own, for the same keys and gestures.
const actsOf = (flow) => (flow.list.id === undefined ? galleryActs : photoActs);
const acts = Object.fromEntries(["open", "menu", "remove", "position", "jump", "caption"].map((name) =>
  [name, (flow, ...rest) => actsOf(flow)[name](flow, ...rest)]));
const shared = { root, hold, flows: () => table.flows, changes, notices, canChange };
new Keyboard({ ...shared, acts, copy: (key, flow) => actsOf(flow).copy(key, flow) });
new Pointer({ ...shared, carry: new Carry(hold), menu: acts.menu, open: acts.open });
new Dropping({ library, changes, notices, canChange });
hold.addEventListener("begun", () => document.body.classList.add("holding"));
hold.addEventListener("ended", () => document.body.classList.remove("holding"));

/** Galleries may be renamed while they are shown. */
function entitle() {
  const names = table.flows.filter(({ list }) => list.id !== undefined).map(({ list }) => list.name);
  document.title = [...(names.length > 0 ? [names.join(" | ")] : []), "pholio"].join(" – ");
}

async function show() {
  const ids = (location.hash.match(/^#\/g\/([0-9,]+)$/)?.[1] ?? "").split(",").map(Number)
    .filter((id, i, all) => library.gallery(id) && all.indexOf(id) === i);
  const isPortfolio = ids.length === 0;
  viewer.close();
  document.body.classList.toggle("portfolio", isPortfolio);
  find("#new").hidden = !isPortfolio || library.readOnly;
  find("#all").hidden = !isPortfolio;
  find("#read-only").hidden = !library.readOnly;
  find("#zoom").hidden = isPortfolio;
  find("#arrangement").hidden = isPortfolio;
  await (isPortfolio ? table.showPortfolio() : table.showGalleries(ids));
  entitle();
}

find("#new").addEventListener("click", () => void edits.make());
find("#all").addEventListener("click", ({ currentTarget }) =>
  galleryActs.all(table.flows[0], below(currentTarget)));
const ways = ["grid", "rows"].map((name) => find(`#${name}`));
const press = () => ways.forEach((way) => {
  way.setAttribute("aria-pressed", String(way.id === table.arrangement));
});
for (const way of ways) {
  way.addEventListener("click", () => {
    table.arrangement = way.id;
    press();
  });
}
press();
find("#larger").addEventListener("click", () => table.zoom(1));
find("#smaller").addEventListener("click", () => table.zoom(-1));
library.addEventListener("change", entitle);
library.addEventListener("online", (event) => {
  find("#offline").hidden = event.detail;
});
// The keyboard's cell is marked only while the keyboard is used.
window.addEventListener("keydown", () => document.body.classList.add("keys"), true);
window.addEventListener("pointerdown", () => document.body.classList.remove("keys"), true);
window.addEventListener("hashchange", () => void show());

try {
  await library.open();
  await show();
} catch (error) {
  notices.show(error.message, null, true);
}
