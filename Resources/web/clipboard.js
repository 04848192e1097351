// Photos that were cut or copied, until they are pasted.

export class Clipboard {
  /** `{list, ids, isCut}` */
  #content = null;

  constructor(changes, notices) {
    Object.assign(this, { changes, notices });
  }

  get isEmpty() {
    return this.#content === null;
  }

  put(list, ids, isCut) {
    this.#content = { list, ids, isCut };
    const what = ids.length === 1 ? "a photo" : `${ids.length} photos`;
    this.notices.show(`${isCut ? "Cut" : "Copied"} ${what}. Paste puts them before what is selected.`);
  }

  /** Pastes before a photo, or (undefined) at the end. */
  async paste(list, before) {
    const content = this.#content;
    if (!content) return;
    const { ids, isCut } = content;
    const target = before === undefined || ids.includes(before) ? { to: "last" } : { before };
    const answer = content.list.id === list.id ? await this.changes.move(list, ids, target)
      : await this.changes.transfer(content.list, list, ids, target, !isCut);
    if (answer && isCut && this.#content === content) this.#content = null;
  }
}
