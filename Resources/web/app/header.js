// The bar at the top of the page: the way home, Undo and Redo, how things are shown, and help.

import { toolButton } from "../ui/icons.js";
import { Steps } from "./steps.js";
import { ViewTools } from "../grid/viewtools.js";

export class Header {
  constructor({ element, library, table, changes, help }) {
    this.element = element;
    this.library = library;
    this.table = table;
    this.tools = element.querySelector(".tools");
    const steps = new Steps({ library, table, changes });
    const keys = toolButton({ label: "Keys", icon: "keys", hint: "Keys and gestures (?)", act: help });
    keys.classList.add("bare");
    this.tools.append(steps.element, keys);
    library.addEventListener("change", () => this.#state());
    table.addEventListener("shown", () => this.#views());
    this.#state();
    this.#views();
  }

  /** What chooses how photos are shown comes with the first photos. */
  #views() {
    const { isPortfolio, flows } = this.table;
    if (!this.views && flows.length > 0 && !isPortfolio) {
      this.views = new ViewTools(this.table).element;
      this.tools.lastChild.before(this.views);
    }
    if (this.views) this.views.hidden = isPortfolio || flows.length === 0;
  }

  #state() {
    this.element.querySelector("#read-only").hidden = !this.library.readOnly;
  }
}
