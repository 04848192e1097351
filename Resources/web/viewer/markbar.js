// A photo's stars and its flag, as buttons.

import { make } from "../ui/dialogs.js";
import { icon, iconButton } from "./lookicons.js";

export class MarkBar {
  /** `mark(values)` is called with what is said by a click. */
  constructor(mark) {
    this.stars = [1, 2, 3, 4, 5].map((count) => {
      const label = count === 1 ? "1 star" : `${count} stars`;
      // A click at the present number takes the stars away.
      return iconButton("star", label, () =>
        mark({ rating: this.rating === count ? "none" : count }), String(count));
    });
    this.pick = iconButton("pick", "Pick", () =>
      mark({ flag: this.flag === "pick" ? null : "pick" }), "P");
    this.reject = iconButton("reject", "Reject", () =>
      mark({ flag: this.flag === "reject" ? null : "reject" }), "X");
    const stars = make("div", { className: "stars" }, ...this.stars);
    stars.setAttribute("role", "group");
    stars.setAttribute("aria-label", "Stars");
    this.element = make("div", { className: "marks" }, stars, this.pick, this.reject);
  }

  show({ rating, flag }, canChange) {
    this.rating = rating ?? 0;
    this.flag = flag ?? null;
    this.stars.forEach((star, index) => {
      star.classList.toggle("full", index < this.rating);
      star.setAttribute("aria-pressed", String(index + 1 === this.rating));
    });
    this.pick.setAttribute("aria-pressed", String(flag === "pick"));
    this.reject.setAttribute("aria-pressed", String(flag === "reject"));
    this.element.hidden = !canChange;
  }
}

/** Marks for looking at only, small. */
export function showMarks(element, { rating, flag }) {
  const state = `${rating ?? 0} ${flag ?? ""}`;
  if (element.state === state) return;
  element.state = state;
  element.replaceChildren(...(rating > 0 ? [make("span", { textContent: `${rating}` }), icon("star")] : []),
    ...(flag ? [icon(flag)] : []));
}
