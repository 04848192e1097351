// A gallery as a small tile, where one is to be chosen: in the dock and in the dialog that asks for one.

import { stackOf, thumbnail } from "../server/api.js";
import { make } from "./dialogs.js";
import { counted } from "./words.js";

/** An option of a list of galleries. One that is off can be seen and not chosen. */
export function galleryTile(gallery, isOff) {
  const [photo] = stackOf(gallery);
  const count = counted(gallery.count);
  const tile = option(gallery.name, `${count}${gallery.locked ? ", locked" : ""}`);
  const number = gallery.count.toLocaleString("en");
  tile.append(make("span", { className: "count", textContent: gallery.locked ? `${number} 🔒` : number }));
  if (photo) tile.prepend(make("img", { alt: "", loading: "lazy", draggable: false, src: thumbnail(photo) }));
  tile.gallery = gallery;
  tile.setAttribute("aria-disabled", String(isOff));
  return tile;
}

/** The option that makes a new gallery; `name` if that is known. */
export function newTile(name = "") {
  const tile = option(name === "" ? "New gallery" : `New gallery ‘${name}’`, "");
  tile.classList.add("new");
  return tile;
}

let serial = 0;

function option(name, facts) {
  const tile = make("div", { className: "choice", role: "option" },
    make("span", { className: "name", textContent: name }));
  serial += 1;
  tile.id = `choice-${serial}`;
  tile.setAttribute("aria-label", [name, facts].filter(Boolean).join(", "));
  tile.setAttribute("aria-selected", "false");
  return tile;
}

/** Marks one tile of a list as the one that is meant, and unmarks the others. */
export function markTile(list, tile) {
  for (const other of list.querySelectorAll("[aria-selected=true]")) {
    if (other !== tile) other.setAttribute("aria-selected", "false");
  }
  tile?.setAttribute("aria-selected", "true");
  if (tile) list.setAttribute("aria-activedescendant", tile.id);
  else list.removeAttribute("aria-activedescendant");
}
