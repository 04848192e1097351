// What a flow does when somebody has changed something: it follows, and a hold goes on.

/** `detail` is what the library tells; `label` says anew what the flow shows. */
export async function follow(flow, hold, { ids, gone, portfolio, words }, label) {
  const { list } = flow;
  const isPortfolio = list.id === undefined;
  const isConcerned = isPortfolio ? portfolio || ids.size > 0 : ids.has(list.id);
  if (gone.has(list.id) || (!isConcerned && !words)) return;
  label();
  const isElsewhere = list.isOutdated;
  // A drop that is on its way is settled by its own answer.
  if (list.isPending) await flow.refresh({ always: words });
  else if (hold.isOn && isElsewhere) await rebase(flow, hold);
  else if (!hold.isOn) {
    const always = words || (isPortfolio && !isElsewhere);
    await flow.refresh({ always });
    label();
  }
}

/** Goes on with a hold on a newer list, which may have other frames. */
async function rebase(flow, hold) {
  await hold.follow(flow);
  await flow.relayout();
}
