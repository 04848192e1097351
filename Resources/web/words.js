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
  return verb in DONE ? DONE[verb] + rest : sentence(summary);
}

/** A step back or forward: the summary says what it was about. */
export const step = (word, summary) => `${word}: ${(summary ?? "").replace(/^(undo|redo) /, "")}`;

/** A text of the server as a sentence, without what is to be typed on the command line. */
export function sentence(text) {
  const plain = (text ?? "").replace(/\s*\(pholio [^)]*\)/g, "");
  return plain === "" ? "Done" : plain[0].toUpperCase() + plain.slice(1);
}
