// The list of all keys and gestures, at `?`.

import { make } from "../ui/dialogs.js";

const PARTS = {
  "In a gallery": [
    ["Click · Enter", "open a photo"],
    ["Ctrl click · Ctrl Space", "select one more"],
    ["Shift click · Shift arrows", "select a range"],
    ["Ctrl A · Escape", "select all, or nothing"],
    ["Drag", "move; with Alt into another gallery: copy"],
    ["Space", "pick up; arrows carry, Enter drops, Escape puts back"],
    ["Tab · D, while holding", "carry into the pane beside, or to the galleries below"],
    ["M", "move to a position"],
    ["G · Home · End", "go to a position, the first, the last"],
    ["/", "find"],
    ["C", "compare two to four"],
    ["0–5 · P · X · U", "stars; pick, reject, neither"],
    ["[ · ]", "turn to the left, to the right"],
    ["L", "mark as a favourite, as a guest"],
    ["J", "show names under the photos"],
    ["F2", "title and description"],
    ["Delete", "remove from the gallery"],
    ["Ctrl X · Ctrl C · Ctrl V", "cut, copy, paste before the selected one"],
    ["Ctrl Z · Ctrl Shift Z", "undo, redo"],
    ["Ctrl P", "print all photos of the gallery"],
    ["Right click · Shift F10", "all that can be done"],
  ],
  "In the large view": [
    ["← · →", "the photo before, after"],
    ["Space · Shift Space", "next, previous"],
    ["Z · click", "100 %, and back"],
    ["0–5 · P · X · U", "stars; pick, reject and go on, neither"],
    ["[ · ]", "turn"],
    ["F · S", "full screen, slideshow"],
    ["+ · − · Ctrl wheel", "larger, smaller; arrows and dragging move it"],
    ["I · F2", "details on a narrow screen, title"],
    ["L", "mark as a favourite, as a guest"],
    ["Home · End", "the first, the last"],
    ["Delete", "remove from the gallery, and go on"],
    ["Escape", "back to the gallery"],
  ],
  "While comparing": [
    ["Tab", "the next of them"],
    ["0–5 · P · X · U", "stars; pick, reject, neither"],
    ["Z", "100 % of all, and back"],
    ["← · →", "another photo in the last one's place; enlarged: move all"],
    ["Escape", "back to the gallery"],
  ],
  "With a finger": [
    ["Tap", "open; while something is selected: select"],
    ["Rest", "select, or lift and then drag"],
    ["Swipe", "leaf in the large view; down closes it"],
    ["Double tap · pinch", "100 %; larger, smaller"],
  ],
};

/** Shows the list in a dialog. */
export function showKeys() {
  if (document.querySelector(".keyhelp")) return;
  const close = make("button", { type: "button", className: "outlined", textContent: "Close" });
  const sections = Object.entries(PARTS).map(([title, rows]) => make("section", {},
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
    before?.focus?.({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Keys as keys, what parts them as text. */
function term(keys) {
  return make("dt", {}, ...keys.split(" · ").flatMap((key, i) =>
    [...(i > 0 ? [" "] : []), make("kbd", { textContent: key })]));
}
