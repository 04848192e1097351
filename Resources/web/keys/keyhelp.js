// The list of all keys and gestures, at `?`.

import { keysOf } from "../commands/commands.js";
import { make } from "../ui/dialogs.js";

/** What is done without a command: by a pointer, and by keys that go somewhere. */
const GESTURES = {
  "In a gallery": [
    ["Click", "open a photo"], ["Ctrl click", "select one more"],
    ["Shift click · Shift arrows", "select a range"],
    ["Drag", "move; with Alt into another gallery: copy"],
    ["Tab · D, while holding", "carry into the pane beside, or to the galleries below"],
    ["Arrows · Home · End · Page Up · Page Down", "go to another photo"],
    ["Right click", "all that can be done"],
    ["L", "mark as a favourite, as a guest"],
  ],
  "In the large view": [
    ["← · →", "the photo before, after; enlarged: move the picture"],
    ["Click · Ctrl wheel", "100 %; larger, smaller"],
    ["Escape", "back to the gallery"],
  ],
  "While comparing": [
    ["Tab", "the next of them"], ["← · →", "another photo in the last one's place; enlarged: move all"],
    ["Escape", "back to the gallery"],
  ],
  "With a finger": [
    ["Tap", "open; while something is selected: select"], ["Rest", "select, or lift and then drag"],
    ["Swipe", "leaf in the large view; down closes it"], ["Double tap · pinch", "100 %; larger, smaller"],
  ],
};

/** All keys and gestures, part by part: `[keys, what they do]`. */
function parts() {
  const ofPhotos = new Set(keysOf("photos").map(String));
  return {
    "In a gallery": [...GESTURES["In a gallery"], ...keysOf("photos")],
    "Among galleries": keysOf("galleries").filter((row) => !ofPhotos.has(String(row))),
    "In the large view": [...GESTURES["In the large view"], ...keysOf("large")],
    "While comparing": [...GESTURES["While comparing"], ...keysOf("compare")],
    "With a finger": GESTURES["With a finger"],
  };
}

/** Shows the list in a dialog. */
export function showKeys() {
  if (document.querySelector(".keyhelp")) return;
  const close = make("button", { type: "button", className: "outlined", textContent: "Close" });
  const sections = Object.entries(parts()).map(([title, rows]) => make("section", {},
    make("h3", { textContent: title }),
    make("dl", {}, ...rows.flatMap(([keys, does]) => [term(keys), make("dd", { textContent: does })]))));
  // Where there is no keyboard, fingers come first.
  if (matchMedia("(pointer: coarse)").matches) sections.unshift(sections.pop());
  const dialog = make("dialog", { className: "keyhelp" },
    make("header", {}, make("h2", { id: "keys-title", textContent: "Keys and gestures" }), close),
    make("div", { className: "parts", tabIndex: 0, role: "group", ariaLabel: "List" },
      make("div", {}, ...sections)));
  dialog.setAttribute("aria-labelledby", "keys-title");
  const before = document.activeElement;
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Keys as keys, what parts them as text. */
function term(keys) {
  return make("dt", {}, ...keys.split(" · ").flatMap((key, i) =>
    [...(i > 0 ? [" "] : []), make("kbd", { textContent: key })]));
}
