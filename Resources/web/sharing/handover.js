// What can be given to others of a gallery: a sheet, the originals as a zip, the order as text, an address.

import { ask } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { showMenu } from "../ui/menu.js";
import { counted } from "../ui/words.js";
import { openGuestAddress } from "./guestaddress.js";
import { openSheet } from "./sheet.js";

/** How long the menu waits for the originals' sizes, in ms. */
const PATIENCE = 400;

const UNITS = ["bytes", "kB", "MB", "GB", "TB"];

/** "1.2 GB". */
function sized(bytes) {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const digits = { maximumFractionDigits: power > 2 ? 1 : 0 };
  return `${(bytes / 1000 ** power).toLocaleString("en", digits)} ${UNITS[power]}`;
}

/** Opens a menu at a point for a gallery's list, or for those of its photos that have `ids`. */
export async function openHandover({ list, ids = null, notices }, point) {
  const photos = ids && ids.length > 0 ? [...ids] : undefined;
  const count = photos?.length ?? list.count;
  const sheet = {
    label: "Sheet…",
    act: () => openSheet(list, notices, { photos }),
  };
  const title = photos ? `Hand over ${counted(count)} of ${list.name}` : `Hand over ${list.name}`;
  const found = count === 0 ? null : ask("POST", `${list.path}/originals`, { photos });
  // Whether it fails is said when the zip is wanted.
  found?.catch(() => undefined);
  const known = await Promise.race([found?.catch(() => null), new Promise((resolve) => {
    setTimeout(resolve, PATIENCE, null);
  })]);
  const size = known ? `${counted(known.photos)}, ${sized(known.bytes)}` : counted(count);
  showMenu(title, [
    sheet,
    {
      label: `Originals as a zip (${size})`, act: () => zip(found, notices),
      isOff: !found || known?.photos === 0,
    },
    { label: "Order as text", act: () => save(`${list.path}/order.txt`), isOff: list.count === 0 },
    null,
    { label: "Address for guests…", act: () => openGuestAddress(notices) },
  ], point);
}

/** Begins the download of a zip. The browser shows how far it is. */
async function zip(found, notices) {
  try {
    const { url, photos, bytes, missing } = await found;
    if (photos === 0) {
      notices.show("None of these photos' files can be found.", null, true);
      return;
    }
    save(url);
    const rest = missing === 0 ? ""
      : ` The files of ${counted(missing)} can't be found: 'missing.txt' names them.`;
    notices.show(`The zip is on its way: ${counted(photos)}, ${sized(bytes)}.${rest}`);
  } catch (error) {
    notices.showError(error);
  }
}

/** The answer's header says that it is a file to keep, and its name. */
function save(href) {
  make("a", { href, download: "" }).click();
}
