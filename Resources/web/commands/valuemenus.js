// Menus of what can be said of photos: stars, a flag, a turn. Their keys work without the menu, too.

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
