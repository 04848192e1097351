// A gallery as a tile of the portfolio.

import { stackOf, thumbnail } from "../server/api.js";
import { showPicture } from "./picture.js";
import { timeSpan } from "./timespans.js";
import { counted } from "../ui/words.js";

/** Fills a cell with a gallery's tile: its first photos as a stack, its name, how many and of when.
 * @param {any} element
 * @param {Api.Gallery | null} gallery */
export function paintGallery(element, gallery) {
  if (!element.querySelector(".stack")) {
    const stack = document.createElement("span");
    stack.className = "stack";
    const name = document.createElement("span");
    name.className = "name";
    const facts = document.createElement("span");
    facts.className = "facts";
    element.replaceChildren(stack, name, facts);
    element.classList.add("tile");
  }
  if (!gallery) return;
  const stack = element.querySelector(".stack");
  const photos = stackOf(gallery);
  while (stack.children.length > photos.length) stack.lastChild.remove();
  while (stack.children.length < photos.length) {
    const picture = document.createElement("img");
    picture.alt = "";
    picture.draggable = false;
    stack.append(picture);
  }
  photos.forEach((photo, i) => showPicture(stack.children[i], thumbnail(photo)));
  element.querySelector(".name").textContent = gallery.name;
  const count = counted(gallery.count);
  const facts = [count, timeSpan(gallery.id), gallery.locked ? "locked" : ""].filter(Boolean).join(" · ");
  element.querySelector(".facts").textContent = facts;
  element.title = `${gallery.name}\n${facts}`;
  element.setAttribute("aria-label", `${gallery.name}, ${facts.replaceAll(" ·", ",")}`);
}
