// A menu at a point: entries by mouse, finger or arrow keys. On phones it is a sheet at the bottom.

const PHONE = "(max-width: 640px)";

/** Shows a menu near a point of the window. An entry is `{label, name, act, keys, isOff, isChecked,
 * isDangerous}`, or null for a line; `name` is for those who only hear it. `act` gets the point, for a menu
 * that follows. */
export function showMenu(label, entries, point) {
  document.querySelector(".menu")?.dispatchEvent(new Event("leave"));
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const menu = document.createElement("div");
  menu.className = "menu";
  menu.setAttribute("role", "menu");
  menu.setAttribute("aria-label", label);
  // A list that is longer than the window is scrolled by keys, too.
  menu.tabIndex = 0;
  const isPhone = matchMedia(PHONE).matches;
  const shade = document.createElement("div");
  shade.className = "shade";
  const close = (isChosen) => {
    menu.remove();
    shade.remove();
    window.removeEventListener("pointerdown", outside, true);
    window.removeEventListener("resize", close);
    if (!isChosen || document.activeElement === document.body) before?.focus?.({ preventScroll: true });
  };
  const outside = (event) => {
    if (!menu.contains(event.target)) close(false);
  };
  if (isPhone) menu.append(heading(label));
  for (const entry of tidied(entries)) menu.append(entry ? item(entry, point, close) : line());
  menu.addEventListener("leave", () => close(true));
  menu.addEventListener("keydown", (event) => {
    const items = /** @type {HTMLElement[]} */ ([...menu.querySelectorAll("button:not(:disabled)")]);
    const at = items.findIndex((item) => item === document.activeElement);
    const goals = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: items.length - 1 };
    if (event.key in goals) items.at(goals[event.key] % items.length)?.focus();
    else if (event.key === "Escape" || event.key === "Tab") close(false);
    else if (event.key.length === 1 && event.key !== " ") {
      const begins = (button) => button.textContent.toLowerCase().startsWith(event.key.toLowerCase());
      [...items.slice(at + 1), ...items.slice(0, at + 1)].find(begins)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  });
  if (isPhone) document.body.append(shade);
  document.body.append(menu);
  if (!isPhone) {
    const box = menu.getBoundingClientRect();
    const isFromRight = getComputedStyle(document.body).direction === "rtl";
    const left = isFromRight ? point.x - box.width : point.x;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - box.width - 8))}px`;
    const isAbove = point.above !== undefined && point.y + box.height > innerHeight - 8;
    const top = isAbove ? point.above - box.height : Math.min(point.y, innerHeight - box.height - 8);
    menu.style.top = `${Math.max(8, top)}px`;
  }
  window.addEventListener("pointerdown", outside, true);
  window.addEventListener("resize", close);
  const first = /** @type {HTMLElement | null} */ (menu.querySelector("button:not(:disabled)"));
  (first ?? menu).focus({ preventScroll: true });
}

/** The point just below an element, for its menu; where there is no room, the menu goes above it. */
export function below(element) {
  const box = element.getBoundingClientRect();
  const isFromRight = getComputedStyle(element).direction === "rtl";
  return { x: isFromRight ? box.right : box.left, y: box.bottom + 4, above: box.top - 4 };
}

/** Entries without lines that part nothing. */
function tidied(entries) {
  return entries.filter((entry, i) => entry
    || (entries.slice(0, i).some(Boolean) && entries[i + 1]));
}

function item({ label, name, act, keys, isOff, isChecked, isDangerous }, point, close) {
  const button = document.createElement("button");
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("role", isChecked === undefined ? "menuitem" : "menuitemcheckbox");
  if (isChecked !== undefined) button.setAttribute("aria-checked", String(isChecked));
  if (name) button.setAttribute("aria-label", name);
  button.classList.toggle("dangerous", Boolean(isDangerous));
  button.disabled = Boolean(isOff);
  button.append(label);
  if (keys) {
    const hint = document.createElement("kbd");
    hint.textContent = keys;
    hint.setAttribute("aria-hidden", "true");
    button.append(hint);
  }
  button.addEventListener("click", ({ detail }) => {
    // The second click of two was meant for what has opened the menu.
    if (detail > 1) return;
    // The focus goes back first: the act may open a dialog, which gives it back there.
    close(false);
    act(point);
  });
  return button;
}

function heading(label) {
  const heading = document.createElement("p");
  heading.className = "title";
  heading.setAttribute("role", "presentation");
  heading.textContent = label;
  return heading;
}

function line() {
  const line = document.createElement("hr");
  line.setAttribute("role", "separator");
  return line;
}
