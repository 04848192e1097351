// What is done to one gallery as a whole, from the portfolio or from its own pane.

import { askFor, confirm } from "./dialogs.js";

export class GalleryEdits {
  constructor(changes) {
    this.changes = changes;
  }

  async make() {
    const name = await askFor({ title: "New gallery", does: "Make", label: "Name" });
    return name === null ? null : this.changes.make(name);
  }

  async rename(gallery) {
    const name = await askFor(
      { title: "Rename gallery", does: "Rename", label: "Name", value: gallery.name });
    if (name === null || name === gallery.name) return;
    await this.changes.edit(gallery.id, { name }, `Renamed to '${name}'`);
  }

  lock(gallery) {
    const done = `${gallery.locked ? "Unlocked" : "Locked"} '${gallery.name}'`;
    return this.changes.edit(gallery.id, { locked: !gallery.locked }, done);
  }

  async delete(gallery) {
    const stays = gallery.count === 1 ? "Its photo stays" : `Its ${gallery.count} photos stay`;
    const text = `${stays} in the library, and this can be undone.`;
    const title = `Delete '${gallery.name}'?`;
    if (await confirm({ title, text, does: "Delete" })) await this.changes.delete(gallery);
  }
}
