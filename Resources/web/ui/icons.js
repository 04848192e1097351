// Icons: lines on a square of 16 points, drawn as masks, so that they have the colour of the text beside
// them and no element of their own.

const LINES = {
  undo: "M6 3 2.5 6.5 6 10M2.5 6.5H10a3.5 3.5 0 0 1 0 7H6.5",
  redo: "M10 3l3.5 3.5L10 10M13.5 6.5H6a3.5 3.5 0 0 0 0 7h3.5",
  sort: "M3 4h10M3 8h7M3 12h4",
  first: "M2 2h8v8H2zM13.5 2v3M13.5 7v3M2 13.5h3M7 13.5h3M13.5 13.5h.01",
  beside: "M2 3h5v10H2zM9 3h5v10H9z",
  sheet: "M3 1.5h10v13H3zM6 5h.01M10 5h.01M6 8h.01M10 8h.01M6 11h.01M10 11h.01",
  hand: "M8 10V2M5 5l3-3 3 3M3 9v5h10V9",
  more: "M3.5 8h.01M8 8h.01M12.5 8h.01",
  close: "M4 4l8 8M12 4l-8 8",
  add: "M8 3v10M3 8h10",
  select: "M2.5 2.5h11v11h-11zM5 8l2.2 2.2L11 6",
  move: "M2 8h8M7.5 5l3 3-3 3M13.5 3v10",
  position: "M6.5 2.5l-1 11M10.5 2.5l-1 11M3 6h10.5M2.5 10H13",
  rate: "M8 2l1.8 3.8 4.2.6-3 3 .7 4.1L8 11.5l-3.7 2 .7-4.1-3-3 4.2-.6z",
  turn: "M13 8a5 5 0 1 1-1.5-3.5M12 1.5V5H8.5",
  remove: "M3 4.5h10M6 4.5v-2h4v2M4.5 4.5l.5 9h6l.5-9",
  compare: "M2 3h12v10H2zM8 3v10M4 8h2M10 8h2",
  find: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM10.3 10.3 14 14",
  picture: "M2 3h12v10H2zM2 11l3.5-3.5 3 3 2-2L14 12M10.5 6h.01",
  grid: "M2 2h5v5H2zM9 2h5v5H9zM2 9h5v5H2zM9 9h5v5H9z",
  rows: "M2 3h7v4H2zM11 3h3v4h-3zM2 9h4v4H2zM8 9h6v4H8z",
  fit: "M2 2h12v12H2zM4.5 5.5h7v5h-7z",
  line: "M2 2h12v8H2zM2 13h9",
  view: "M2 5h6.5M12.5 5H14M10.5 3.2v3.6M2 11h1.5M7.5 11H14M5.5 9.2v3.6",
  keys: "M6 6a2 2 0 1 1 2.6 1.9c-.4.2-.6.5-.6 1V10M8 12.2v.01",
};
const made = new Map();

/** Gives an element an icon before its text. */
export function setIcon(element, name) {
  if (!made.has(name)) {
    const width = name === "more" ? 2.4 : 1.3;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="${LINES[name]}" `
      + `fill="none" stroke="#000" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
      + "</svg>";
    made.set(name, `url(${URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }))})`);
  }
  element.style.setProperty("--icon", made.get(name));
  element.classList.add("icon");
}

/** A button with an icon and a word; where there is no room for the word it is its name still. `room`: what
 * becomes of it where room is scarce, by styles. */
export function toolButton({ label, icon, act, hint = label, room = "", hasMenu = false }) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `tool ${room}`.trim();
  button.textContent = label;
  button.title = hint;
  setIcon(button, icon);
  if (hasMenu) button.setAttribute("aria-haspopup", "menu");
  button.addEventListener("click", () => act(button));
  return button;
}
