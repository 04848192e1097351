// The icons of the large view's buttons, as lines on a field of 24 by 24. They are elements of their own: a
// star is filled by its button's state, which the masks of `icons` can't be.

const PATHS = {
  star: "M12 3.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6L3.3 9.8l6.1-.7z",
  pick: "M6 21V4m0 1h11l-2.5 4 2.5 4H6",
  reject: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM6 6l12 12",
  left: "M4 5v5h5M4.5 10a8 8 0 1 1-.5 4",
  right: "M20 5v5h-5M19.5 10a8 8 0 1 0 .5 4",
  whole: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M8 10.5h5M10.5 8v5",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  screen: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  details: "M12 11v6M12 7.5v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z",
  remove: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  before: "M15 5l-7 7 7 7",
  after: "M9 5l7 7-7 7",
  close: "M6 6l12 12M18 6L6 18",
};

const SPACE = "http://www.w3.org/2000/svg";

export function icon(name) {
  const drawing = document.createElementNS(SPACE, "svg");
  const path = document.createElementNS(SPACE, "path");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", `line-icon ${name}`);
  path.setAttribute("d", PATHS[name]);
  drawing.append(path);
  return drawing;
}

/** A button with an icon. `keys` is told in its tooltip. */
export function iconButton(name, label, act, keys = "") {
  const button = document.createElement("button");
  button.type = "button";
  button.className = `icon-button ${name}`;
  button.append(icon(name));
  button.setAttribute("aria-label", label);
  button.title = keys ? `${label} (${keys})` : label;
  button.addEventListener("click", act);
  return button;
}
