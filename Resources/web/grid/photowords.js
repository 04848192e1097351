// Words for what is known of a photo.

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** Colours of labels that are shown. */
export const LABELS = new Set(["red", "orange", "yellow", "green", "blue", "purple", "grey"]);

export const starsOf = ({ rating }) => (rating > 0 ? "★".repeat(Math.min(rating, 5)) : "");

/** The day that it was taken; empty if that is not known. */
export function dateOf({ taken }) {
  const date = taken ? new Date(taken) : null;
  return date && !Number.isNaN(date.getTime()) ? day.format(date) : "";
}

/** The same with the time. */
export function whenOf(photo) {
  const date = dateOf(photo);
  return date === "" ? "" : `${date}, ${photo.taken.slice(11, 16)}`;
}

export const companionWord = (kind) => ({ raw: "RAW", movie: "▶" })[kind];
