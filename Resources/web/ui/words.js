// Words of the page: how many, where, and what is wrong.

/** How many there are, as "1 photo" or "1,200 photos". */
export const counted = (count, one = "photo", many = `${one}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Where `count` items lie, the first at a cell index: "position 5", "positions 10–12". */
export function positionsOf(first, count) {
  const [from, to] = [first + 1, first + count].map((position) => position.toLocaleString("en"));
  return count === 1 ? `position ${from}` : `positions ${from}–${to}`;
}

/** What is said of refusals that have a code of their own. */
const REFUSED = {
  locked: ({ gallery }) => `'${gallery}' is locked.`,
  nothing_to_undo: ({ gallery }) => `There is nothing to undo in ${whose(gallery)}.`,
  nothing_to_redo: ({ gallery }) => `There is nothing to redo in ${whose(gallery)}.`,
};

const whose = (gallery) => (gallery ? `'${gallery}'` : "the order of the galleries");

/** What is wrong, as a sentence: by the code of a refusal, else as the server or the browser says it. */
export const saying = (error) => REFUSED[error.code]?.(error) ?? sentence(error.message);

/** A text as a sentence. */
export function sentence(text) {
  const said = String(text ?? "").trim();
  const begun = said.charAt(0).toUpperCase() + said.slice(1);
  return begun === "" || /[.!?…:]$/.test(begun) ? begun : `${begun}.`;
}
