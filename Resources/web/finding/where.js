// Selections as people type them, and as the page puts them together.

/** Words that ask something by themselves, or join others. */
const TERMS = new Set(["portrait", "landscape", "square", "panorama", "missing", "duplicate", "last", "and",
  "or", "not"]);
const PLAIN = /^[\p{L}\p{N}][\p{L}\p{N} _'’&-]*$/u;
const POSITIONS = /^\d+(-(\d+|last)?)?$/;

/** What was typed, as a selection. Words that are no term look for names and texts that have them. `isKept`:
 * a gallery is to keep it. */
export function meantBy(typed, isGuest, isKept = false) {
  const text = typed.trim();
  const words = text.toLowerCase().split(/\s+/);
  if (!PLAIN.test(text) || POSITIONS.test(text) || words.some((word) => TERMS.has(word))) return text;
  // Guests can't search texts, which may tell places. `1-last`: no name need match.
  const found = `(*${text}* or ${isGuest ? "title" : "text"}:"${text}")`;
  return isKept ? found : `${found} and 1-last`;
}

/** What is in all of some selections. */
export function inAll(selections) {
  const parts = selections.filter((part) => part !== "");
  return parts.length > 1 ? parts.map((part) => `(${part})`).join(" and ") : parts[0] ?? "";
}
