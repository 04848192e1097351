// What a flow does when somebody has changed something: it follows, and a hold goes on.

import { GALLERIES } from "../lists/lists.js";

/** `detail` is what the library tells; `label` says anew what the flow shows. */
export async function follow(flow, hold, { ids, gone, portfolio, words }, label) {
  const { list, list: { doubt: { isSending, isElsewhere } } } = flow;
  if (gone.has(list.id) || (!list.isConcernedBy({ ids, portfolio }) && !words)) return;
  label();
  // A drop that is on its way is settled by its own answer.
  if (isSending) await flow.refresh({ always: words });
  else if (hold.isOn && isElsewhere) await rebase(flow, hold);
  else if (!hold.isOn) {
    // Galleries are their records, which differ.
    const always = words || (list.kind === GALLERIES && !isElsewhere);
    await flow.refresh({ always });
    label();
  } else if (words || list.kind === GALLERIES) {
    // What is held stays as it is; the values are fetched when it is let go.
    list.changes.isUnlike = true;
  }
}

/** Goes on with a hold on a newer list, which may have other frames. */
async function rebase(flow, hold) {
  await hold.follow(flow);
  await flow.relayout();
}
