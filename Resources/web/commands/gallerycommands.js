// What leads from a gallery elsewhere: into another gallery, beside one, onto paper, out of the library.

import { openHandover } from "../sharing/handover.js";
import { openSheet } from "../sharing/sheet.js";
import { pickFiles } from "../sharing/uploads.js";
import { chooseGallery } from "../ui/choosegallery.js";

/** Opens another gallery beside those that are open. */
export async function showBeside({ library, address, changes, canChange }, flow) {
  const chosen = await chooseGallery({
    title: `Show beside ${flow.list.name}`, library, except: address.galleries, withNew: canChange(),
  });
  const id = await idOf(chosen, changes);
  if (id !== null) address.to({ galleries: [...address.galleries, id] });
}

/** Moves or copies the selected photos to a gallery that is asked for. */
export async function sendElsewhere(acts, flow, isCopy) {
  const { library, changes } = acts;
  const ids = await acts.chosen(flow);
  if (ids.length === 0) return;
  const what = ids.length === 1 ? "photo" : `${ids.length.toLocaleString("en")} photos`;
  const chosen = await chooseGallery({
    title: `${isCopy ? "Copy" : "Move"} ${what} to`, library, except: [flow.list.id], withNew: true,
  });
  const id = await idOf(chosen, changes);
  const record = id === null ? null : library.gallery(id);
  const name = flow.list.item(flow.list.indexOf(ids[0]))?.name;
  if (record) await changes.transfer(flow.list, { id, record }, ids, { to: "last" }, isCopy, { name });
  flow.canvas.focus({ preventScroll: true });
}

/** Makes a contact sheet: of the selected photos if there are some, else of all. */
export async function makeSheet(acts, flow) {
  const photos = flow.selection.size > 0 ? await acts.chosen(flow) : undefined;
  await openSheet(flow.list, acts.notices, { photos });
}

/** Offers what can be given to others: of the selected photos if there are some, else of all. */
export async function handOver(acts, flow, point) {
  const ids = flow.selection.size > 0 ? await acts.chosen(flow) : undefined;
  await openHandover({ list: flow.list, ids, notices: acts.notices }, point);
}

/** Lets photos be chosen from this computer's folders, for a gallery or, with the portfolio's list, for a new
 * one. */
export function addPhotos({ library, changes, notices }, list) {
  pickFiles(list, { library, changes, notices });
}

/** The chosen gallery's id; a new one is made first. Null if there is none. */
async function idOf(chosen, changes) {
  if (!chosen) return null;
  if (chosen.id !== undefined) return chosen.id;
  return (await changes.make(chosen.name))?.galleries[0].id ?? null;
}
