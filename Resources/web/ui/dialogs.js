// Questions: each opens a dialog, and gives what was typed, or null.

/** Makes an element with its properties and children. */
export function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/** Asks for a line of text. `check` gives what is wrong with it, or nothing. `input` has properties of the
 * field. */
export function askFor({ title, label, value = "", does, input = {}, check = (_text) => undefined }) {
  const field = make("input", { type: "text", value, required: true, autocomplete: "off", ...input });
  const wrong = make("p", { className: "wrong", role: "alert" });
  return open(title, does, [make("label", {}, label, field), wrong], () => {
    const problem = check(field.value.trim());
    wrong.textContent = problem ?? "";
    return problem ? undefined : field.value.trim();
  }, field);
}

/** Asks for a position in a list: a number from 1. `isLenient`: past the end it means the last one. */
export async function askForPosition({ title, does, count, isLenient = false }) {
  const most = count.toLocaleString("en");
  const check = (text) => (/^[0-9]+$/.test(text) && Number(text) >= 1 && (isLenient || Number(text) <= count)
    ? undefined : isLenient ? "A position is a number from 1." : `Positions go from 1 to ${most}.`);
  const label = `Position, 1 to ${most}`;
  const text = await askFor({ title, does, label, input: { inputMode: "numeric" }, check });
  return text === null ? null : Number(text);
}

/** Asks where to move items of a list of `count`, as a move's target. Where all of them have to lie together,
 * the last positions are one place: the end, which is the end of a newer order, too. */
export async function askForTarget({ title, count, moved }) {
  const to = await askForPosition({ title, does: "Move", count });
  return to === null ? null : { to: to > count - moved ? "last" : to };
}

/** Asks for a yes or no: true or null. */
export function confirm({ title, text, does }) {
  return open(title, does, [make("p", {}, text)], () => true, null, true);
}

/** Asks for several things at once: `{name: {label, value, isLong, isNeeded, hint}}`. A value is a text, or
 * true or false. */
export function askForWords({ title, does, fields }) {
  const inputs = {};
  const labels = Object.entries(fields).map(([name,
    { label, value, isLong, isNeeded = false, hint = "" }]) => {
    if (typeof value === "boolean") {
      inputs[name] = make("input", { type: "checkbox", checked: value });
      return make("label", { className: "check" }, inputs[name], label);
    }
    inputs[name] = isLong ? make("textarea", { value, rows: 3, placeholder: hint })
      : make("input", { type: "text", value, placeholder: hint, required: isNeeded });
    return make("label", {}, label, inputs[name]);
  });
  const read = () => Object.fromEntries(
    Object.entries(inputs).map(([name, input]) =>
      [name, input.type === "checkbox" ? input.checked : input.value.trim()]));
  return open(title, does, labels, read, Object.values(inputs)[0]);
}

function open(title, does, content, answer, field, isDangerous = false) {
  return new Promise((resolve) => {
    const heading = make("h2", { textContent: title, id: "question" });
    const className = isDangerous ? "main dangerous" : "main";
    const done = make("button", { type: "submit", className, textContent: does });
    const cancel = make("button", { type: "button", textContent: "Cancel" });
    const buttons = make("div", { className: "buttons" }, cancel, done);
    const form = make("form", { method: "dialog" }, heading, ...content, buttons);
    const dialog = make("dialog", { className: "question" }, form);
    dialog.setAttribute("aria-labelledby", "question");
    let result = null;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      result = answer();
      if (result !== undefined) dialog.close();
    });
    cancel.addEventListener("click", () => {
      result = null;
      dialog.close();
    });
    dialog.addEventListener("cancel", () => {
      result = null;
    });
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(result ?? null);
    });
    document.body.append(dialog);
    dialog.showModal();
    (field ?? done).focus();
    field?.select?.();
  });
}
