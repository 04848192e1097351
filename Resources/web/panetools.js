// What the heads of panes offer: of a gallery, and of the portfolio.

import { below } from "./menu.js";
import { handOver, makeSheet, showBeside } from "./reaching.js";

/** The buttons of a gallery's pane. `isSpare`: the menu has it, too, and
 * a narrow pane leaves it to that; `isLeading`: its word stays longest. */
export function galleryTools(acts, flow) {
  const change = [
    {
      label: "Sort", icon: "sort", isSpare: true, hasMenu: true, hint: "Sort by date, name, look …",
      act: (element) => acts.sorts(flow, below(element)),
    },
    {
      label: "Large first photo", icon: "first", isSpare: true, hasMenu: true,
      act: (element) => acts.caps(flow, below(element)),
    },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(acts.canChange() ? change : []),
    { label: "Side by side", icon: "beside", act: () => showBeside(acts, flow) },
    { label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet", act: () => makeSheet(acts, flow) },
    ...(acts.canChange() ? [{
      label: "Hand over", icon: "hand", isSpare: true, hasMenu: true,
      act: (element) => handOver(acts, flow, below(element)),
    }] : []),
    { label: "More", icon: "more", hasMenu: true, act: (element) => acts.ofGallery(flow, below(element)) },
  ];
}

/** The buttons of the portfolio. */
export function portfolioTools(acts, flow) {
  const change = [
    { label: "New gallery", icon: "add", isLeading: true, act: () => acts.edits.make() },
    {
      label: "Large first gallery", icon: "first", isSpare: true, hasMenu: true,
      act: (element) => acts.caps(flow, below(element)),
    },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(acts.canChange() ? change : []),
    { label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet", act: () => acts.sheet() },
    { label: "More", icon: "more", hasMenu: true, act: (element) => acts.all(flow, below(element)) },
  ];
}
