// A photo in its cell. What a photo has not costs no element: there are hundreds of cells.

import { thumbnail } from "../server/api.js";
import { companionWord, dateOf, LABELS, starsOf, whenOf } from "./photowords.js";
import { showPicture } from "./picture.js";

/** Fills a cell with a photo. `position`: its number in the line below it; null: there is no line.
 * @param {any} element
 * @param {Api.Photo | null} photo */
export function paintPhoto(element, photo, position = null) {
  const picture = element.querySelector(":scope > img") ?? emptyPicture(element);
  if (!photo) {
    element.setAttribute("aria-label", "Loading");
    element.removeAttribute("title");
    showPicture(picture, null);
    for (const name of ["words", "marks", "line"]) part(element, name, "");
    return;
  }
  showPicture(picture, thumbnail(photo));
  element.classList.toggle("missing", Boolean(photo.missing));
  element.classList.toggle("rejected", photo.flag === "reject");
  const isLined = position !== null;
  part(element, "words", isLined ? "" : photo.title ?? "");
  mark(element, photo, isLined);
  if (isLined) writeLine(element, photo, position);
  else part(element, "line", "");
  element.title = [photo.title, photo.name, whenOf(photo)].filter(Boolean).join("\n");
  element.setAttribute("aria-label", said(photo));
}

function emptyPicture(element) {
  const picture = document.createElement("img");
  picture.alt = "";
  picture.draggable = false;
  picture.decoding = "async";
  element.replaceChildren(picture);
  return picture;
}

/** A piece of text in a cell; none if it is empty. */
function part(element, name, text) {
  let span = element.querySelector(`:scope > .${name}`);
  if (text === "") {
    span?.remove();
    return null;
  }
  if (!span) {
    span = document.createElement("span");
    span.className = name;
    element.append(span);
  }
  if (span.textContent !== text && name !== "line") span.textContent = text;
  return span;
}

/** Stars, flag, label and companions in the corner. The stars are in the line, where there is one. */
function mark(element, photo, isLined) {
  const flag = { pick: "⚑", reject: "⊘" }[photo.flag];
  const label = photo.label?.toLowerCase();
  const isColour = LABELS.has(label);
  const text = [isLined ? "" : starsOf(photo), flag, ...companionsOf(photo).map(companionWord)]
    .filter(Boolean).join(" ");
  // A label alone is a dot: there has to be something that carries it.
  const span = part(element, "marks", text || (isColour ? "\u200b" : ""));
  if (!span) return;
  span.classList.toggle("dot", text === "");
  if (isColour) span.dataset.label = label;
  else delete span.dataset.label;
}

const companionsOf = (photo) => [...new Set((photo.companions ?? []).map(({ kind }) => kind))]
  .filter((kind) => kind === "raw" || kind === "movie");

/** A position and a name, and below them stars and a day: a long name cuts off neither. */
function writeLine(element, photo, position) {
  const text = [position.toLocaleString("en"), photo.title, photo.name, starsOf(photo),
    dateOf(photo)].join("\n");
  const line = part(element, "line", "\u200b");
  if (line.said === text) return;
  line.said = text;
  const first = document.createElement("span");
  first.className = "first";
  const words = photo.title ? [[photo.title, "start"]] : cutInMiddle(photo.name);
  first.append(`${position.toLocaleString("en")} · `, ...words.map(([textContent, className]) =>
    Object.assign(document.createElement("span"), { textContent, className })));
  line.replaceChildren(first, [starsOf(photo), dateOf(photo)].filter(Boolean).join(" · "));
}

/** A file's name in two parts, of which the second stays: the number is at the end. One that is written from
 * right to left stays whole. */
function cutInMiddle(name) {
  const dot = name.lastIndexOf(".");
  const end = 4 + (dot > 0 && name.length - dot < 7 ? name.length - dot : 0);
  if (name.length < end + 4 || /[\u0590-\u08ff]/.test(name)) return [[name, "start"]];
  return [[name.slice(0, -end), "start"], [name.slice(-end), "end"]];
}

/** What a screen reader says of it. */
function said(photo) {
  const { rating, label, flag } = photo;
  const companions = companionsOf(photo).map((kind) => (kind === "raw" ? "RAW" : kind));
  return [
    photo.title, photo.name, photo.missing ? "original missing" : null,
    rating ? `${rating} ${rating === 1 ? "star" : "stars"}` : null,
    { pick: "picked", reject: "rejected" }[flag], label ? `label ${label}` : null,
    companions.length > 0 ? `with ${companions.join(" and ")}` : null,
  ].filter(Boolean).join(", ");
}
