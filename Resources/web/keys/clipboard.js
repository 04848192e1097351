// Photos that were cut or copied, until they are pasted.

export class Clipboard {
  /** `{list, ids, isCut}` */
  #content = null;

  constructor(changes, notices) {
    this.changes = changes;
    this.notices = notices;
  }

  get isEmpty() {
    return this.#content === null;
  }

  put(list, ids, isCut) {
    this.#content = { list, ids, isCut };
    const what = ids.length === 1 ? "a photo" : `${ids.length} photos`;
    this.notices.show(`${isCut ? "Cut" : "Copied"} ${what}. Paste puts ${ids.length === 1 ? "it" : "them"} `
      + "where the keyboard's photo or the selected one is.");
  }

  /** Pastes to the place of a photo, as if dropped on it; or (undefined) at the end. On one of themselves
   * they stay. */
  async paste(list, onto) {
    const content = this.#content;
    if (!content) return;
    const { ids, isCut } = content;
    const isHere = content.list.id === list.id;
    if (isHere && ids.includes(onto)) {
      this.notices.show("Not moved. Choose the photo whose place they are to take, then paste.");
      return;
    }
    const target = onto === undefined || ids.includes(onto) ? { to: "last" } : { onto };
    const answer = isHere ? await this.changes.move(list, ids, target)
      : await this.changes.transfer(content.list, list, ids, target, !isCut);
    if (answer && isCut && this.#content === content) this.#content = null;
  }
}
