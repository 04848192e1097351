// What is said of photos by one key: stars, picked or rejected, a quarter turn.

import { counted } from "../ui/words.js";

const KEYS = {
  p: { flag: "pick" }, x: { flag: "reject" }, u: { flag: null }, "[": { turn_by: 270 }, "]": { turn_by: 90 },
};

/** What a key says, as `say` takes it. */
export function valueOf(key) {
  if (/^[0-5]$/.test(key)) return { rating: key === "0" ? "none" : Number(key) };
  return KEYS[key.toLowerCase()];
}

/** A photo as it is when this has been said of it.
 * @param {Api.Photo} photo
 * @returns {Api.Photo} */
export function withValues(photo, { turn_by: turn, ...said }) {
  const now = { ...photo, ...said };
  if (said.rating !== undefined) now.rating = said.rating === "none" ? null : said.rating;
  if (turn) {
    now.turn = ((photo.turn ?? 0) + turn) % 360;
    if (turn !== 180) [now.width, now.height] = [photo.height, photo.width];
  }
  return now;
}

/** In words what is said of photos already; for marks, and for screen readers. */
export function marksOf({ rating, flag, label }) {
  const flags = { pick: "picked", reject: "rejected" };
  return [rating > 0 ? starsText(rating) : null, flags[flag] ?? null, label].filter(Boolean);
}

const starsText = (stars) => (stars === 1 ? "1 star" : `${stars} stars`);

/** Says something of photos of a list, as one change, with an undo in its notice. Gives the answer, or null
 * if it failed. What turns a photo once more is not sent twice. `name`: of the only one, where it is seen. */
export function say(changes, list, ids, values, name) {
  return changes.send("PATCH", `${list.path}/values`, () => ({ photos: ids, ...values }), {
    says: sentenceOf(values, ids.length, name), isBrief: name !== undefined,
    isRepeatable: values.turn_by === undefined, history: list.path,
  });
}

function sentenceOf({ rating, flag, turn_by: turn }, count, name) {
  const photos = name ?? (count === 1 ? "a photo" : counted(count));
  if (rating !== undefined) {
    return `${rating === "none" ? "No stars" : capital(starsText(rating))} for ${photos}`;
  }
  if (turn !== undefined) return `Turned ${photos} ${{ 90: "right", 180: "round", 270: "left" }[turn]}`;
  return { pick: `Picked ${photos}`, reject: `Rejected ${photos}` }[flag] ?? `No flag for ${photos}`;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
