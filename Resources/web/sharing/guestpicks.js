// Favourites: hearts on photos, for guests who may mark them (`pholio serve --guests-pick`). The marks are a
// gallery, which the owner sees.

import { ApiError, ask, read } from "../server/api.js";
import { make } from "../ui/dialogs.js";

const HEART = "M12 20.5C5 15 3 11.7 3 8.6 3 5.9 5 4 7.5 4 9.4 4 11 5 12 6.7 13 5 14.6 4 16.5 4 "
  + "19 4 21 5.9 21 8.6 21 11.7 19 15 12 20.5Z";
/** How long changes are gathered before the marks are read again, in ms. */
const PAUSE = 300;

/** Shows hearts in the page of a guest, if marking is allowed. Gives them, or null. */
export async function letGuestsPick(page) {
  try {
    const { may_pick: mayPick, photos } = await read("/api/picks");
    return mayPick ? new GuestPicks(page, photos) : null;
  } catch (error) {
    page.notices.showError(error);
    return null;
  }
}

class GuestPicks {
  #photos;
  #last = Promise.resolve();
  #waiting = 0;
  #pending = 0;

  constructor({ library, notices, root, viewer }, photos) {
    this.notices = notices;
    this.root = root;
    this.viewer = viewer;
    this.#photos = new Set(photos);
    new MutationObserver((records) => this.#dress(records)).observe(this.root, {
      subtree: true, childList: true, attributes: true, attributeFilter: ["data-id", "aria-label"],
    });
    for (const type of ["pointerdown", "pointerup", "click", "dblclick"]) {
      // Before the grid takes it for a drag or a choice.
      this.root.addEventListener(type, (event) => this.#press(event), true);
    }
    window.addEventListener("keydown", (event) => this.#key(event));
    library.addEventListener("change", ({ detail }) => {
      if (detail.ids.size + detail.gone.size > 0 || detail.portfolio) this.#follow();
    });
    this.#attend();
  }

  has(photo) {
    return this.#photos.has(photo);
  }

  /** Marks a photo, or takes its mark back: at once here, then on the server. */
  toggle(photo) {
    const isPicked = !this.has(photo);
    this.#set(photo, isPicked);
    this.notices.announce(isPicked ? "Marked as a favourite." : "No favourite any more.");
    this.#pending += 1;
    const method = isPicked ? "PUT" : "DELETE";
    this.#last = this.#last.then(() => ask(method, `/api/picks/${photo}`)).catch((error) => {
      this.#set(photo, !isPicked);
      const reason = error instanceof ApiError ? error.message : "the server does not answer";
      this.notices.show(`The mark is not kept: ${reason}.`, null, true);
    }).finally(() => {
      this.#pending -= 1;
    });
  }

  #set(photo, isPicked) {
    if (isPicked) this.#photos.add(photo);
    else this.#photos.delete(photo);
    this.#lookAtAll();
  }

  /** Another guest, or the owner, has changed the marks. */
  #follow() {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(async () => {
      try {
        const { photos } = await read("/api/picks");
        // What is under way here is newer.
        if (this.#pending > 0) return;
        this.#photos = new Set(photos);
        this.#lookAtAll();
      } catch {
        // The page says elsewhere that the server is gone; the next change brings the marks.
      }
    }, PAUSE);
  }

  #dress(records) {
    const isCell = (node) => node.classList?.contains("cell");
    const cells = records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].filter(isCell));
    for (const cell of new Set(cells)) this.#look(cell);
  }

  #lookAtAll() {
    for (const cell of this.root.querySelectorAll(".cell")) this.#look(cell);
    if (this.button) this.#lookAtLarge();
  }

  #lookAtLarge() {
    const isPicked = this.has(this.viewer.photo?.id);
    this.button.classList.toggle("picked", isPicked);
    this.button.setAttribute("aria-pressed", String(isPicked));
  }

  /** Gives a photo's cell its heart. It is part of the cell: the keyboard has L. */
  #look(cell) {
    const photo = Number(cell.dataset.id);
    if (cell.classList.contains("tile") || !photo) {
      cell.querySelector(".heart")?.remove();
      return;
    }
    const isPicked = this.has(photo);
    if (!cell.querySelector(".heart")) {
      const heart = make("span", { className: "heart" }, drawing());
      heart.setAttribute("aria-hidden", "true");
      cell.append(heart);
    }
    cell.classList.toggle("picked", isPicked);
    const name = (cell.getAttribute("aria-label") ?? "").replace(/, favourite$/, "");
    const label = isPicked ? `${name}, favourite` : name;
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
  }

  #press(event) {
    const heart = event.target.closest?.(".cell > .heart");
    if (!heart || event.button > 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "click") this.toggle(Number(heart.parentElement.dataset.id));
  }

  #key(event) {
    if (event.key.toLowerCase() !== "l" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input, textarea, select")) return;
    const photo = this.#inHand();
    if (!photo) return;
    event.preventDefault();
    this.toggle(photo);
  }

  /** The photo in the large view, or that the keyboard is at. */
  #inHand() {
    const { isOpen, photo } = this.viewer;
    if (isOpen) return photo?.id;
    if (document.querySelector("dialog[open]")) return undefined;
    const cell = document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "")
      ?? document.activeElement?.closest?.(".cell");
    return cell && !cell.classList.contains("tile") ? Number(cell.dataset.id) || undefined : undefined;
  }

  /** A heart in the large view. */
  #attend() {
    if (!this.viewer?.dialog) return;
    this.button = make("button", { type: "button", className: "icon-button heart" }, drawing());
    this.button.title = "Favourite (L)";
    this.button.setAttribute("aria-label", "Favourite");
    this.button.addEventListener("click", () => {
      if (this.viewer.photo) this.toggle(this.viewer.photo.id);
    });
    this.viewer.actions.element.prepend(this.button);
    this.viewer.addEventListener("shown", () => this.#lookAtLarge());
    this.#lookAtAll();
  }
}

function drawing() {
  const [svg, path] = ["svg", "path"].map((tag) =>
    document.createElementNS("http://www.w3.org/2000/svg", tag));
  svg.setAttribute("viewBox", "0 0 24 24");
  path.setAttribute("d", HEART);
  svg.append(path);
  return svg;
}
