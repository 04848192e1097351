// Keeps the large view at its photo while the order changes, and what is said of the photo.

/** How many photos beside it are kept known. */
const AROUND = 40;

export class FollowPhoto {
  #revision = 0;
  #isBusy = false;
  #flow = null;
  #drawn = () => void this.#look();

  constructor(viewer) {
    this.viewer = viewer;
  }

  /** A flow is drawn after each change of its list. */
  start(flow) {
    this.stop();
    this.#flow = flow;
    this.#revision = flow.list.revision;
    flow.addEventListener("drawn", this.#drawn);
  }

  stop() {
    this.#flow?.removeEventListener("drawn", this.#drawn);
    this.#flow = null;
  }

  async #look() {
    const { viewer } = this;
    const { list } = this.#flow;
    const { photo } = viewer;
    if (!photo || this.#isBusy) return;
    if (list.revision === this.#revision && list.item(viewer.cell) === photo) return;
    this.#isBusy = true;
    const { revision } = list;
    try {
      const [index] = await list.indexesOf([photo.id]);
      const cell = index ?? Math.min(viewer.cell, list.count - 1);
      if (cell >= 0) await list.ensure(cell - AROUND, cell + AROUND);
      this.#revision = revision;
      // Somebody may have leafed on meanwhile.
      if (viewer.photo?.id !== photo.id) return;
      if (cell < 0) viewer.dialog.close();
      else if (index === undefined) void viewer.go(cell);
      else if (list.item(cell)?.id === photo.id) viewer.renew(list.item(cell), cell);
    } catch {
      // The gallery is gone, or the server: the flow shows that.
    } finally {
      this.#isBusy = false;
    }
    if (list.revision !== revision && this.#flow) await this.#look();
  }
}
