// What the heads of panes offer: of a gallery, and of the portfolio. `page` has `hands()`, which gives the
// hands that do it: a button may be pressed before they are there.

/** The buttons of a gallery's pane. `isSpare`: the menu has it, too, and
 * a narrow pane leaves it to that; `isLeading`: its word stays longest. */
export function galleryTools({ hands, canChange }, flow) {
  const by = (act) => async (button) => act(await hands(), button);
  const change = [
    {
      label: "Sort", icon: "sort", isSpare: true, hasMenu: true, hint: "Sort by date, name, look …",
      act: by(({ photoActs, below }, button) => photoActs.sorts(flow, below(button))),
    },
    {
      label: "Large first photo", icon: "first", isSpare: true, hasMenu: true,
      act: by(({ photoActs, below }, button) => photoActs.caps(flow, below(button))),
    },
  ];
  const handing = [
    {
      label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet",
      act: by(({ photoActs, galleryCommands }) => galleryCommands.makeSheet(photoActs, flow)),
    },
    {
      label: "Hand over", icon: "hand", isSpare: true, hasMenu: true,
      act: by(({ photoActs, galleryCommands, below }, button) =>
        galleryCommands.handOver(photoActs, flow, below(button))),
    },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(canChange() ? change : []),
    {
      label: "Side by side", icon: "beside",
      act: by(({ photoActs, galleryCommands }) => galleryCommands.showBeside(photoActs, flow)),
    },
    ...(canChange() ? handing : []),
    {
      label: "More", icon: "more", hasMenu: true,
      act: by(({ photoActs, below }, button) => photoActs.ofGallery(flow, below(button))),
    },
  ];
}

/** The buttons of the portfolio. */
export function portfolioTools({ hands, canChange }, flow) {
  const by = (act) => async (button) => act(await hands(), button);
  const change = [
    { label: "New gallery", icon: "add", isLeading: true, act: by(({ edits }) => edits.make()) },
    {
      label: "Large first gallery", icon: "first", isSpare: true, hasMenu: true,
      act: by(({ galleryActs, below }, button) => galleryActs.caps(flow, below(button))),
    },
    {
      label: "Sheet", icon: "sheet", isSpare: true, hint: "Contact sheet",
      act: by(({ galleryActs }) => galleryActs.sheet()),
    },
  ];
  return [
    { label: "Select", icon: "select", isTouch: true, act: () => flow.selection.start() },
    ...(canChange() ? change : []),
    {
      label: "More", icon: "more", hasMenu: true,
      act: by(({ galleryActs, below }, button) => galleryActs.all(flow, below(button))),
    },
  ];
}
