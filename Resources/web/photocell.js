// A photo in its cell.

import { thumbnail } from "./api.js";
import { showPicture } from "./picture.js";

/** Fills a cell with a photo. */
export function paintPhoto(element, photo) {
  const picture = element.querySelector("img") ?? emptyPicture(element);
  if (!photo) {
    element.setAttribute("aria-label", "Loading");
    showPicture(picture, null);
    return;
  }
  showPicture(picture, thumbnail(photo));
  const words = element.querySelector(".words");
  words.textContent = photo.title ?? "";
  element.classList.toggle("missing", photo.missing);
  element.setAttribute("aria-label", [photo.title, photo.name, photo.missing ? "original missing" : null]
    .filter(Boolean).join(", "));
}

function emptyPicture(element) {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.draggable = false;
  picture.decoding = "async";
  const words = document.createElement("span");
  words.className = "words";
  element.replaceChildren(picture, words);
  return picture;
}
