// What is done to galleries as a whole, from the portfolio or from their own panes.

import { askFor, confirm } from "../ui/dialogs.js";

export class GalleryEdits {
  constructor(changes, notices) {
    this.changes = changes;
    this.notices = notices;
  }

  /** Makes a gallery whose name is asked for. Gives its record, or null. */
  async make() {
    const name = await askFor({ title: "New gallery", does: "Make", label: "Name" });
    if (name === null) return null;
    // Making one is no step of an order's history: it is taken back by deleting it.
    const back = () => this.changes.delete(made);
    const answer = await this.changes.send(
      "POST", "/api/galleries", () => ({ name }), { quiet: true, says: `Made '${name}'`, back });
    const made = answer?.galleries[0];
    if (!made) return null;
    this.notices.show(`Made '${made.name}'.`, { label: "Undo", act: back });
    return made;
  }

  async rename(gallery) {
    const name = await askFor(
      { title: "Rename gallery", does: "Rename", label: "Name", value: gallery.name });
    if (name === null || name === gallery.name) return;
    await this.changes.edit(gallery.id, { name }, `Renamed '${gallery.name}' to '${name}'`,
      { name: gallery.name });
  }

  lock(gallery) {
    const done = `${gallery.locked ? "Unlocked" : "Locked"} '${gallery.name}'`;
    return this.changes.edit(gallery.id, { locked: !gallery.locked }, done, { locked: gallery.locked });
  }

  /** A notice's button that unlocks a gallery. */
  unlocking(gallery) {
    return { label: "Unlock", act: () => void this.lock({ ...gallery, locked: true }) };
  }

  /** Deletes galleries, after one question for all. */
  async delete(galleries) {
    const [only] = galleries;
    const many = galleries.length > 1;
    const photos = galleries.reduce((sum, { count }) => sum + count, 0);
    const stays = photos === 1 ? "Its photo stays" : `${many ? "Their" : "Its"} photos stay`;
    const shown = galleries.slice(0, 5).map(({ name }) => `'${name}'`).join(", ");
    const names = many ? `${shown}${galleries.length > 5 ? " and others" : ""}. ` : "";
    const text = `${names}${photos === 0 ? "T" : `${stays} in the library, and t`}his can be undone.`;
    const title = many ? `Delete ${galleries.length} galleries?` : `Delete '${only.name}'?`;
    if (!await confirm({ title, text, does: "Delete" })) return;
    const answers = [];
    for (const gallery of galleries) {
      const answer = await this.changes.delete(gallery);
      if (!answer) break;
      answers.push(answer);
    }
    if (answers.length < 2) return;
    const undo = async () => {
      // The latest one first, as each can be undone only then.
      for (const { change } of answers.reverse()) if (!await this.changes.undo({ change })) return;
    };
    this.notices.show(`Deleted ${answers.length} galleries.`, { label: "Undo", act: undo });
  }
}
