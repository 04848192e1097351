// All that hands need: what acts only after a press or a key. It comes after the first picture, as
// one.

import { ActionBar } from "./actionbar.js";
import { Carry } from "./carry.js";
import { Changes } from "./changes.js";
import { CapCorner, FeatureCorner } from "./corner.js";
import { Dock } from "./dock.js";
import { GalleryActs } from "./galleryacts.js";
import { GalleryEdits } from "./galleryedits.js";
import { Header } from "./header.js";
import { Hold } from "./hold.js";
import { Keyboard } from "./keyboard.js";
import { below, showMenu } from "./menu.js";
import { PhotoActs } from "./photoacts.js";
import { Pointer } from "./pointer.js";
import * as galleryCommands from "./gallerycommands.js";
import { Scrubber } from "./scrubber.js";

const find = (selector) => document.querySelector(selector);
const isGallery = (flow) => flow.list.id !== undefined;

/** Gives the page its hands: what its buttons act with. */
export function giveHands({ root, library, table, notices, address, canChange }) {
  const changes = new Changes(library, notices);
  const hold = new Hold(changes, notices);
  const edits = new GalleryEdits(changes, notices);
  const help = async () => (await import("./keyhelp.js")).showKeys();
  const common = { library, changes, notices, address, edits, showMenu, canChange, help };
  const photoActs = new PhotoActs(common);
  const galleryActs = new GalleryActs(common);

  table.take(hold, (flow) => equip(flow, { hold, changes, canChange }));
  new Header({ element: find("#top"), library, table, changes, help });
  new ActionBar({ element: find("#acting"), table, hold, photoActs, galleryActs, canChange });

  // Photos and galleries have acts of their own, for the same keys and gestures.
  const actsOf = (flow) => (isGallery(flow) ? photoActs : galleryActs);
  const acts = Object.fromEntries(
    ["open", "menu", "remove", "position", "jump", "caption", "value", "compare"].map((name) =>
      [name, (flow, ...rest) => actsOf(flow)[name](flow, ...rest)]));
  const shared = { root, hold, flows: () => table.flows, changes, notices, canChange };
  const current = () => table.current;
  new Keyboard({ ...shared, current, acts, copy: (key, flow) => actsOf(flow).copy(key, flow) });
  const beside = (id) => address.to({ galleries: [...address.galleries, id] });
  const dock = new Dock({ ...shared, library, beside });
  new Pointer({ ...shared, dock, carry: new Carry(hold), menu: acts.menu, open: acts.open });
  hold.addEventListener("begun", () => document.body.classList.add("holding"));
  hold.addEventListener("ended", () => document.body.classList.remove("holding"));

  notices.offer(/ ?\(pholio gallery unlock .*\)$/, (text) => {
    const gallery = library.galleries.find(({ name }) => text.startsWith(`'${name}'`));
    return gallery && canChange() ? edits.unlocking(gallery) : null;
  });
  const atRest = () =>
    hold.isOn ? new Promise((done) => hold.addEventListener("ended", done, { once: true })) : null;
  return { changes, edits, photoActs, galleryActs, galleryCommands, below, help, atRest };
}

/** What hands take hold of in a flow; and what is held follows when the flow's cells do. */
function equip(flow, { hold, changes, canChange }) {
  flow.scrubber = new Scrubber(flow);
  flow.corners = [new CapCorner(flow, { hold, changes, canChange })];
  if (isGallery(flow)) flow.corners.push(new FeatureCorner(flow, { hold, changes, canChange }));
  flow.addEventListener("scrolled", () => void hold.look());
  flow.addEventListener("outrun", () => void hold.follow(flow));
  flow.addEventListener("laid-out", () => void hold.relaid(flow));
}
