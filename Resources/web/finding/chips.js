// Buttons for what is asked most: stars, flags, and what has no title.

import { make } from "../ui/dialogs.js";

const FLAGS = { pick: "Picked", reject: "Rejected", none: "Unflagged" };
const STARS = [1, 2, 3, 4, 5];

export class Chips {
  #stars = 0;
  #flags = new Set();
  #isUntitled = false;

  /** `changed` is called after each press. Guests see no stars and flags, and can't ask for them. */
  constructor(changed, isGuest) {
    const button = (properties, press) => {
      const chip = make("button", { type: "button", ...properties });
      chip.addEventListener("click", () => {
        press();
        this.#show();
        changed();
      });
      return chip;
    };
    this.stars = STARS.map((count) => button({ textContent: "★", className: "star" }, () => {
      this.#stars = this.#stars === count ? 0 : count;
    }));
    this.stars.forEach((star, i) => {
      star.title = `${i + 1} ${i === 0 ? "star" : "stars"} or more`;
      star.setAttribute("aria-label", star.title);
    });
    this.flags = Object.entries(FLAGS).map(([flag, textContent]) => button({ textContent }, () => {
      if (!this.#flags.delete(flag)) this.#flags.add(flag);
    }));
    this.untitled = button({ textContent: "No title" }, () => {
      this.#isUntitled = !this.#isUntitled;
    });
    const group = (label, chips) => {
      const element = make("div", { className: "chips" }, ...chips);
      element.setAttribute("role", "group");
      element.setAttribute("aria-label", label);
      return element;
    };
    const more = make("span", { className: "more", textContent: "or more" });
    more.setAttribute("aria-hidden", "true");
    this.element = make("div", { className: "chips all" },
      ...(isGuest ? [] : [group("Stars", [...this.stars, more])]),
      group(isGuest ? "Titles" : "Flags and titles", [...(isGuest ? [] : this.flags), this.untitled]));
    this.#show();
  }

  /** What they ask for, as selections. */
  get terms() {
    return [
      this.#stars === 0 ? "" : `rating:${this.#stars}-`,
      [...this.#flags].map((flag) => `flag:${flag}`).join(" or "),
      this.#isUntitled ? "title:none" : "",
    ];
  }

  clear() {
    this.#stars = 0;
    this.#flags.clear();
    this.#isUntitled = false;
    this.#show();
  }

  #show() {
    const press = (chip, isPressed) => chip.setAttribute("aria-pressed", String(isPressed));
    this.stars.forEach((star, i) => {
      press(star, this.#stars === i + 1);
      star.classList.toggle("lit", i < this.#stars);
    });
    Object.keys(FLAGS).forEach((flag, i) => press(this.flags[i], this.#flags.has(flag)));
    press(this.untitled, this.#isUntitled);
  }
}
