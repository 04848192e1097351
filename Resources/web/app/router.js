// Shows what the address names: the portfolio, galleries side by side, a photo of one of them. What there is
// not (any more) is said, with a way home; it is shown as soon as it is back.

import { PHOTOS } from "../lists/lists.js";
import { make } from "../ui/dialogs.js";

export class Router {
  #serial = 0;
  /** The galleries that are shown, as a text. */
  #shown = null;

  constructor({ address, table, viewer, library, notices }) {
    this.address = address;
    this.table = table;
    this.viewer = viewer;
    this.library = library;
    this.notices = notices;
    viewer.addEventListener("left", () => address.leave());
    viewer.addEventListener("leafed", ({ detail }) => {
      const { galleries, gallery } = address;
      if (address.photo !== null) address.to({ galleries, gallery, photo: detail }, { instead: true });
    });
  }

  begin() {
    this.address.addEventListener("change", () => void this.#show());
    this.library.addEventListener("change", ({ detail }) => this.#follow(detail));
    return this.#show();
  }

  get #known() {
    return this.address.galleries.filter((id) => this.library.gallery(id));
  }

  /** Galleries come and go while their address stays. */
  #follow({ gone }) {
    this.#entitle();
    if (this.#known.join() === this.#shown) return;
    const lost = this.table.flows.filter(({ list }) => gone.has(list.id)).map(({ list }) => `'${list.name}'`);
    if (lost.length > 0) {
      this.notices.announce(`${lost.join(", ")} ${lost.length === 1 ? "has" : "have"} been deleted.`);
    }
    void this.#show();
  }

  async #show() {
    const serial = (this.#serial += 1);
    const { address, table } = this;
    const isPortfolio = address.galleries.length === 0;
    const known = this.#known;
    document.body.classList.toggle("portfolio", isPortfolio);
    document.body.classList.toggle("large", address.photo !== null);
    this.#shown = known.join();
    if (address.photo === null) this.viewer.close();
    if (isPortfolio) await table.showPortfolio();
    else if (known.length === 0) await table.showCard(this.#lost());
    else await table.showGalleries(known);
    this.#entitle();
    if (serial !== this.#serial) return;
    if (!isPortfolio && known.length > 0 && known.length < address.galleries.length) {
      this.notices.show("One of the galleries at this address is not in the library.");
    }
    if (address.photo !== null && known.length > 0) await this.#look(serial);
  }

  /** Shows the photo large. */
  async #look(serial) {
    const { address, notices } = this;
    const flow = this.table.flows.find(({ list }) => list.id === address.gallery);
    try {
      const isThere = flow && await this.viewer.show(flow, { photo: address.photo });
      if (isThere || serial !== this.#serial) return;
      notices.show(flow ? `This photo is not in '${flow.list.name}'.` : "This photo is not here.");
      address.to({ galleries: address.galleries }, { instead: true });
    } catch (error) {
      notices.showError(error);
    }
  }

  /** What stands where a gallery would be that there is not. */
  #lost() {
    const many = this.address.galleries.length > 1;
    const home = make("a", { href: "#/", className: "button main", textContent: "All galleries" });
    return make("section", { className: "card" },
      make("h2", { textContent: many ? "These galleries are not here" : "This gallery is not here" }),
      make("p", {
        textContent: `${many ? "They" : "It"} may have been deleted, or belong to another library. `
          + `What is brought back by Undo shows again at this address.`,
      }),
      make("p", { className: "buttons" }, home));
  }

  /** Galleries may be renamed while they are shown. */
  #entitle() {
    const names = this.table.flows.filter(({ list }) => list.kind === PHOTOS).map(({ list }) => list.name);
    document.title = [...(names.length > 0 ? [names.join(" | ")] : []), "pholio"].join(" – ");
  }
}
