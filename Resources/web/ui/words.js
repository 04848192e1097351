// What was done, in words: from the journal's summaries, which tell what to do.

const DONE = {
  move: "Moved", copy: "Copied", drop: "Dropped", remove: "Removed", swap: "Swapped", sort: "Sorted",
  reverse: "Reversed the order", shuffle: "Shuffled", order: "Ordered", create: "Made", edit: "Changed",
  cap: "Large first one:", mark: "Marked", caption: "Captioned", rate: "Rated", label: "Labelled",
  keyword: "Set keywords", flag: "Flagged", turn: "Turned", feature: "Featured", delete: "Deleted",
  pick: "Picked", import: "Imported", batch: "Made a batch",
};

/** "move t24.jpg before t07.jpg" as "Moved t24.jpg before t07.jpg". */
export function done(summary) {
  if (!summary) return "Done";
  const [verb] = summary.match(/^\p{L}*/u);
  const rest = summary.slice(verb.length).replace(/^ with seed .*/, "").replace(/^ to last$/, " to the end")
    .replace(/ to last$/, " to the end").replace(/ to (\d+)$/, " to position $1");
  return verb in DONE ? DONE[verb] + rest : summary;
}

/** A step back or forward: the summary says what it was about. */
export const step = (word, summary) => `${word}: ${(summary ?? "").replace(/^(undo|redo) /, "")}`;

/** How many there are, as "1 photo" or "1,200 photos". */
export const counted = (count, one = "photo", many = `${one}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Where `count` items lie, the first at a cell index: "position 5", "positions 10–12". */
export function positionsOf(first, count) {
  const [from, to] = [first + 1, first + count].map((position) => position.toLocaleString("en"));
  return count === 1 ? `position ${from}` : `positions ${from}–${to}`;
}

/** A message in the page's words: the server says what the command line would, and browsers what they do. */
export function plain(text) {
  const said = String(text ?? "").replace(/ ?\(pholio [^)]*\)$/, "")
    .replace(/^(Failed to fetch|NetworkError|Load failed|network error|.*dynamically imported module).*$/i,
      "The server does not answer.")
    .replace(/^there is nothing to (undo|redo) in '(.*)'$/, "There is nothing to $1 in '$2'.")
    .replace("in 'the galleries'", "in the order of the galleries")
    .replace(/(^|\s)--(?=[a-z])/g, "$1").trim();
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return sentence === "" || /[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`;
}
