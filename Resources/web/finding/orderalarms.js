// What may be wrong with a gallery's order: a mark on each photo concerned, and one alarm after the other.

import { read } from "../server/api.js";
import { make } from "../ui/dialogs.js";
import { Findings } from "./findings.js";
import { sentence } from "../ui/words.js";

export class OrderAlarms extends Findings {
  /** Why photos are marked, by their ids. */
  #whys = new Map();

  constructor(finder) {
    super(finder, "Alarms", 1);
    this.words = make("button", { type: "button", className: "alarm-text" });
    this.words.addEventListener("click", () => void this.reveal(this.shown[0].photos));
    this.body.append(this.words);
    this.mark = () => this.#mark();
    this.flow.addEventListener("drawn", this.mark);
  }

  close() {
    super.close();
    this.flow.removeEventListener("drawn", this.mark);
    this.#whys.clear();
    this.#mark();
  }

  async fetch() {
    const { findings, count } = await read(`${this.flow.list.path}/alarms`);
    this.total = count ?? findings.length;
    this.#whys.clear();
    for (const { photos, why } of findings) {
      for (const id of photos) this.#whys.set(id, [...new Set([...(this.#whys.get(id) ?? []), why])]);
    }
    this.#mark();
    return findings;
  }

  describe(count) {
    if (count === 0) return "Nothing seems to be wrong with this order.";
    const alarms = `${this.total.toLocaleString("en")} ${this.total === 1 ? "alarm" : "alarms"}`;
    return this.total > count ? `the first ${count.toLocaleString("en")} of ${alarms}` : alarms;
  }

  show([finding]) {
    this.words.hidden = !finding;
    if (!finding) return;
    const { positions, why } = finding;
    const places = new Intl.ListFormat("en").format(positions.map(String));
    const where = ["", `Position ${places}: `][positions.length] ?? `Positions ${places}: `;
    this.words.textContent = sentence(where + why);
  }

  /** Next and Previous lead to the photos. */
  turned([finding]) {
    if (finding?.photos.length > 0) void this.reveal(finding.photos);
  }

  #mark() {
    for (const cell of this.flow.canvas.querySelectorAll(".cell")) {
      const text = (this.#whys.get(Number(cell.dataset.id)) ?? []).map(sentence).join(" ");
      let mark = cell.querySelector(".alarm");
      if ((mark?.title ?? "") === text) continue;
      if (text === "") {
        mark.remove();
        cell.removeAttribute("aria-description");
        continue;
      }
      if (!mark) {
        mark = make("span", { className: "alarm", textContent: "!" });
        mark.setAttribute("aria-hidden", "true");
        cell.append(mark);
      }
      mark.title = text;
      cell.setAttribute("aria-description", text);
    }
  }
}
