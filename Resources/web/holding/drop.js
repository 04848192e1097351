// What becomes of a drop: it is shown as done at once, sent, and settled by its answer.

import { neighboursOf, targetAt } from "../lists/neighbours.js";
import { Provisional } from "../lists/provisional.js";

/** Where held items are let go: the cells `out` of the flow `over` become free, the items come in at cell
 * index `first`, and there then are `count`. Without `over` they go to a gallery that is not shown, to
 * `target`. */
export class Drop {
  #layers = [];

  constructor(changes, { origin, over, held, out, first, count, isCopying, target = undefined }) {
    this.changes = changes;
    this.origin = origin;
    this.over = over;
    this.held = held;
    this.out = out;
    this.first = first;
    this.count = count;
    this.isCopying = isCopying;
    this.target = target ?? targetAt(neighboursOf(over, first, held.count), first);
  }

  /** Shows the lists as they will be. */
  show() {
    const { origin, over, held, first } = this;
    held.keep();
    if (over !== origin && !this.isCopying) {
      const count = origin.list.count - held.count;
      held.under = this.#lay(origin, new Provisional({ out: held.indexes, first: null, held, count }));
    }
    if (over) {
      const layer = new Provisional({ out: this.out, first, held, count: this.count });
      this.#lay(over, layer);
      if (over === origin) held.under = layer;
    }
    for (const flow of new Set([origin, over])) {
      flow?.provide(null);
    }
  }

  /** Sends it to the flow shown, or to a gallery that is not: `into`, its list. When the answer is there,
   * `settled(flow, isOld)` is called for each flow: whether its list is to be fetched. Gives the answer; null
   * if it failed. */
  async send(settled, into = this.over.list) {
    const { origin, held: { ids }, changes, target, isCopying } = this;
    /** @type {{flow: any, isOld: boolean}[] | null} */
    let flows = null;
    const finish = (answer, sent) => {
      const shown = ({ list }, layer) => (answer ? revisionShown(answer, sent, list, layer) : undefined);
      flows = this.#layers.map(({ flow, layer }) =>
        ({ flow, isOld: flow.list.finish(layer, shown(flow, layer)) }));
    };
    const name = this.held.item(0)?.name;
    const options = { onAnswer: finish, words: false, name };
    const answer = into === origin.list ? await changes.move(into, ids, target, options)
      : await changes.transfer(origin.list, into, ids, target, isCopying, options);
    if (!flows) finish(null);
    for (const { flow, isOld } of flows) settled(flow, isOld);
    return answer;
  }

  #lay(flow, layer) {
    flow.list.push(layer);
    this.#layers.push({ flow, layer });
    return layer;
  }
}

/** The revision of a list that an answer has left as it is shown here; undefined if others have changed it
 * meanwhile, or the change has done something else, too. */
function revisionShown(answer, sent, list, { out, first, held }) {
  const { id, revision, stored } = list;
  if (answer.made !== "first" || !answer.changed) return undefined;
  const record = list.recordIn(answer);
  const end = [sent.from, sent.into].find((one) => one?.gallery === id) ?? sent;
  const count = stored - out.length + (first === null ? 0 : held.count);
  return end.revision === revision && record?.count === count ? record.revision : undefined;
}
