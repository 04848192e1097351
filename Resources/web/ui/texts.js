// What people say of photos as texts.

/** Their names as the server has them, for people, and how many lines are shown at once. */
export const TEXTS = [
  { name: "title", label: "Title", rows: 1 },
  { name: "description", label: "Description", rows: 4 },
  { name: "alt", label: "Alt text", rows: 2 },
];
