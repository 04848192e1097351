// Where each list was left: how far it was scrolled, and the keyboard's item. It outlives a reload.

const PREFIX = "pholio-left-";

/** Takes down where a flow is now. */
export function leave(flow) {
  const { active } = flow.selection;
  try {
    sessionStorage.setItem(PREFIX + flow.list.key, JSON.stringify({ above: flow.above, active }));
  } catch {
    // The browser keeps nothing for this page.
  }
}

/** Has a flow that is not open yet begin where its list was left. */
export function comeBack(flow) {
  try {
    const { above = 0, active = null } = JSON.parse(sessionStorage.getItem(PREFIX + flow.list.key)) ?? {};
    flow.start = above;
    if (active?.id !== undefined) flow.selection.moveTo(active.id, active.index);
  } catch {
    // Nothing was kept: it begins at the top.
  }
}
