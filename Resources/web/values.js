// What is said of photos by one key: stars, picked or rejected, a quarter turn.

const KEYS = {
  p: { flag: "pick" }, x: { flag: "reject" }, u: { flag: null }, "[": { turn_by: 270 }, "]": { turn_by: 90 },
};

/** What a key says, as `say` takes it; undefined for other keys. */
export function valueKey(key) {
  if (/^[0-5]$/.test(key)) return { rating: key === "0" ? "none" : Number(key) };
  return KEYS[key.toLowerCase()];
}

/** A photo as it is when this has been said of it. */
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

export class Values {
  /** Keys are quicker than answers: what is said last counts. */
  #last = Promise.resolve();

  constructor(changes) {
    this.changes = changes;
  }

  /** Says something of photos of a list, as one change, with an undo in its notice. Gives the answer, or null
   * if it failed. */
  say(list, ids, values) {
    const says = sentenceOf(values, ids.length);
    const body = () => ({ photos: ids, ...values });
    const answer = this.#last.then(() =>
      this.changes.send("PATCH", `${list.path}/values`, body, { says }));
    this.#last = answer.catch(() => null);
    return answer;
  }
}

function sentenceOf({ rating, flag, turn_by: turn }, count) {
  const photos = count === 1 ? "a photo" : `${count.toLocaleString("en")} photos`;
  if (rating !== undefined) {
    return `${rating === "none" ? "No stars" : capital(starsText(rating))} for ${photos}`;
  }
  if (turn !== undefined) return `Turned ${photos} ${{ 90: "right", 180: "round", 270: "left" }[turn]}`;
  return { pick: `Picked ${photos}`, reject: `Rejected ${photos}` }[flag] ?? `No flag for ${photos}`;
}

const capital = (text) => text[0].toUpperCase() + text.slice(1);
