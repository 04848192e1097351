// Menus of what can be chosen: orders, stars and flags, turns, how many cells a photo spans.

const SORTS = {
  date: "By date", instant: "By date, across time zones", name: "By name", size: "By size",
  camera: "By camera", rating: "By rating", type: "By type", title: "By title", label: "By label",
  keywords: "By keywords", creator: "By creator", city: "By city", country: "By country", colour: "By colour",
  look: "By look",
};

const SPANS = [[1, 1], [2, 2], [3, 2], [3, 3], [4, 3]].map(([columns, rows]) => ({ columns, rows }));

/** For the orders in which a gallery can be put. */
export function sortEntries({ changes }, { list }) {
  const isOff = list.isLocked;
  return [
    ...Object.entries(SORTS).map(([key, label]) => ({
      label, act: () => changes.sort(list, { by: key === "date" ? ["date", "name"] : [key] }), isOff,
    })),
    null,
    { label: "Reverse", act: () => changes.sort(list, { reverse: true }), isOff },
    {
      label: "Shuffle", isOff,
      act: () => changes.sort(list, { shuffle: Math.floor(Math.random() * 2 ** 31) }),
    },
  ];
}

/** `say` is given the values that are chosen. */
export function rateEntries(say) {
  const stars = [5, 4, 3, 2, 1].map((rating) => ({
    label: "★".repeat(rating), name: `${rating} ${rating === 1 ? "star" : "stars"}`, keys: String(rating),
    act: () => say({ rating }),
  }));
  return [
    ...stars, { label: "No stars", keys: "0", act: () => say({ rating: "none" }) },
    null,
    { label: "Pick", keys: "P", act: () => say({ flag: "pick" }) },
    { label: "Reject", keys: "X", act: () => say({ flag: "reject" }) },
    { label: "No flag", keys: "U", act: () => say({ flag: null }) },
  ];
}

export function turnEntries(say) {
  return [
    { label: "To the left", keys: "[", act: () => say({ turn_by: 270 }) },
    { label: "To the right", keys: "]", act: () => say({ turn_by: 90 }) },
    { label: "Upside down", act: () => say({ turn_by: 180 }) },
  ];
}

/** Entries for each span. `now` is the present one, if there is one; `act` is given the chosen one. */
export function spanEntries({ now, usual, isOff = false, act }) {
  return SPANS.map((span) => ({
    label: span.columns * span.rows === 1 ? usual : `${span.columns} × ${span.rows}`,
    isChecked: now?.columns === span.columns && now?.rows === span.rows,
    isOff, act: () => act(span),
  }));
}
