// Printing: a gallery is laid out as a whole, not as much of it as is seen.

import { stackOf, thumbnail } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { counted } from "../ui/words.js";

/** More are a matter for a sheet. */
const MOST = 3000;
/** How long pictures are waited for, in ms. */
const PATIENCE = 20_000;

/** `current()`: the flow that is printed. */
export class Print {
  #layout = null;

  constructor({ notices, current }) {
    this.notices = notices;
    this.current = current;
    // By the browser's menu nothing can be waited for: what is known is printed.
    window.addEventListener("beforeprint", () => {
      if (!this.#layout && !document.querySelector("dialog:modal")) this.#lay();
    });
    window.addEventListener("afterprint", () => this.#clear());
  }

  async print() {
    const flow = this.current();
    if (!flow) return;
    const { list } = flow;
    if (list.count > MOST) {
      this.notices.show(`${counted(list.count)} are too many to print from here. Make a sheet of them.`);
      return;
    }
    this.notices.announce("Preparing to print.");
    try {
      await list.ensure(0, list.count);
    } catch (error) {
      this.notices.showError(error);
      return;
    }
    this.#lay();
    const images = [...this.#layout.querySelectorAll("img")];
    const all = Promise.allSettled(images.map((image) => image.decode()));
    await Promise.race([all, new Promise((done) => {
      setTimeout(done, PATIENCE);
    })]);
    window.print();
  }

  #lay() {
    this.#clear();
    const flow = this.current();
    if (!flow) return;
    const figures = [];
    for (let cell = 0; cell < Math.min(flow.list.count, MOST); cell += 1) {
      const item = flow.itemAt(cell);
      if (!item) continue;
      const picture = item.stack ? stackOf(item)[0] : item;
      const words = item.stack ? `${item.name}, ${counted(item.count)}` : item.title ?? item.name;
      figures.push(make("figure", {},
        ...(picture ? [make("img", { alt: "", src: thumbnail(picture) })] : []),
        make("figcaption", { textContent: `${cell + 1} · ${words}` })));
    }
    this.#layout = make("div", { className: "print" },
      make("h1", { textContent: flow.list.name }), make("div", { className: "figures" }, ...figures));
    document.body.append(this.#layout);
  }

  #clear() {
    this.#layout?.remove();
    this.#layout = null;
  }
}
