// What the heads of panes offer: of a gallery, and of the portfolio.

import { handOver, makeSheet, showBeside } from "../commands/gallerycommands.js";
import { below } from "../ui/menu.js";

/** The buttons of a gallery's pane. `isSpare`, `isExtra`: the menu has it, too, and a narrow pane or a very
 * narrow one leaves it to that;
 * `isLeading`: its word stays longest. */
export function galleryTools(acts, flow) {
  const change = [
    {
      label: "Sort", icon: "sort", isSpare: true, hasMenu: true, hint: "Sort by date, name, look …",
      act: (button) => acts.sorts(flow, below(button)),
    },
    {
      label: "Large first photo", icon: "first", isSpare: true, hasMenu: true,
      act: (button) => acts.caps(flow, below(button)),
    },
  ];
  const handing = [
    {
      label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet",
      act: () => makeSheet(acts, flow),
    },
    {
      label: "Hand over", icon: "hand", isSpare: true, hasMenu: true,
      act: (button) => handOver(acts, flow, below(button)),
    },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(acts.canChange() ? change : []),
    { label: "Side by side", icon: "beside", isExtra: true, act: () => showBeside(acts, flow) },
    ...(acts.canChange() ? handing : []),
    { label: "Gallery", icon: "more", hasMenu: true, act: (button) => acts.ofGallery(flow, below(button)) },
  ];
}

/** The buttons of the portfolio. */
export function portfolioTools(acts, flow) {
  const change = [
    { label: "New gallery", icon: "add", isLeading: true, act: () => acts.edits.make() },
    {
      label: "Large first gallery", icon: "first", isSpare: true, hasMenu: true,
      act: (button) => acts.caps(flow, below(button)),
    },
    { label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet", act: () => acts.sheet() },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(acts.canChange() ? change : []),
    { label: "More", icon: "more", hasMenu: true, act: (button) => acts.all(flow, below(button)) },
  ];
}
