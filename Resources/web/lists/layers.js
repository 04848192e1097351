// A list's own changes that are shown before the server has answered them, the oldest first.

/** Each is a `Provisional` over those before it, and all over the list that is stored. */
export class Layers {
  all = [];
  /** Whether an answer has shown that what is stored is not as shown. */
  isUnlike = false;

  get isPending() {
    return this.all.some((layer) => !layer.isDone);
  }

  push(layer) {
    this.all.push(layer);
  }

  clear() {
    this.all = [];
    this.isUnlike = false;
  }

  /** One has been answered. True if what is stored is to take it up: it is then as it was shown. Else it
   * stays until all are answered, and the list is fetched. */
  finish(layer, isAsShown) {
    layer.isDone = true;
    if (!isAsShown || this.all[0] !== layer) this.isUnlike = true;
    if (this.isUnlike) return false;
    this.all.shift();
    return true;
  }

  /** Where the item of a cell comes from: `{held, heldIndex}`, of those held in a change; or `{index}`, of
   * those stored. `below`: the cell index is that below this change. */
  source(cell, below) {
    let index = cell;
    let layer = below ? this.all.indexOf(below) : this.all.length;
    while (layer > 0) {
      layer -= 1;
      const { held } = this.all[layer];
      const at = this.all[layer].at(index);
      if (at.heldIndex !== undefined) return { held, heldIndex: at.heldIndex };
      index = at.index;
    }
    return { index };
  }

  /** Stored items, `[cell index, item]`, by the cell indexes they are shown at. */
  follow(entries) {
    return this.all.reduce((shown, layer) => layer.follow(shown), entries);
  }
}
