// Photos from this device that go into a gallery: progress, and what became of them.

import { GALLERIES } from "../lists/lists.js";
import { askFor, make } from "../ui/dialogs.js";
import { Sending } from "./sending.js";
import { counted, saying } from "../ui/words.js";

/** What a file picker offers first: pictures, and what cameras write beside them. */
const KINDS = "image/*,.heic,.heif,.avif,.jxl,.dng,.cr2,.cr3,.crw,.nef,.nrw,.arw,.sr2,.raf,.rw2,.orf,.pef,"
  + ".srw,.3fr,.iiq,.xmp,.mov,.mp4,.aae,.thm,.wav";
/** How many names a notice has; more are shown in a dialog. */
const NAMED = 3;
/** Files that systems leave in folders for themselves. */
const RUBBISH = /^\.|^(thumbs\.db|desktop\.ini|ehthumbs\.db)$/i;

/** Asks for files, and adds them. `list` is a gallery's, or the portfolio's: then a new gallery is made. */
export function pickFiles(list, context) {
  const input = make("input", { type: "file", multiple: true, accept: KINDS, hidden: true });
  input.addEventListener("change", () => {
    void addFiles([...input.files], list.kind === GALLERIES ? null : list, context);
    input.remove();
  });
  input.addEventListener("cancel", () => input.remove());
  document.body.append(input);
  input.click();
}

/** Adds files to a gallery `{id, name}`; null: to a new one, whose name is asked for. `before` is the id of
 * the photo before which they come. `context` has `library`, `changes` and `notices`. */
export async function addFiles(files, gallery, context, before = undefined) {
  const { library, changes, notices } = context;
  const wanted = files.filter(({ name }) => !RUBBISH.test(name));
  if (wanted.length === 0) {
    notices.show("There are no photos among these files.", null, true);
    return;
  }
  const known = gallery ? library.gallery(gallery.id) : await made(wanted.length, changes);
  if (!known) return;
  if (known.locked) {
    notices.show(`'${known.name}' is locked: nothing was added.`, null, true);
    return;
  }
  const sending = new Sending(wanted, known, before, library);
  const leaving = (event) => event.preventDefault();
  window.addEventListener("beforeunload", leaving);
  const progress = shown(sending, known.name);
  notices.announce(`Adding ${counted(wanted.length)} to ${known.name}`);
  await sending.run();
  progress.remove();
  window.removeEventListener("beforeunload", leaving);
  tell(sending, known.name, context);
}

/** Makes a gallery. Gives its record; null if that is not wanted after all. */
async function made(count, changes) {
  const name = await askFor({
    title: `Add ${counted(count)}`, label: "Name of the new gallery", does: "Add", value: "New photos",
  });
  const answer = name === null ? null : await changes.make(name);
  return answer?.galleries[0] ?? null;
}

/** What shows how far it is, with a button to stop it. */
function shown(sending, name) {
  const text = make("span");
  const bar = make("progress", { max: 1, value: 0, ariaLabel: `Adding photos to ${name}` });
  const stop = make("button", { type: "button", textContent: "Stop" });
  stop.addEventListener("click", () => {
    stop.disabled = true;
    sending.stop();
  });
  const update = () => {
    const percent = `${Math.floor(sending.part * 100)} %`;
    text.textContent = sending.done === sending.files.length
      ? `Taking them in: ${name}`
      : `${sending.done.toLocaleString("en")} of ${counted(sending.files.length)}, ${percent}`;
    bar.value = sending.part;
  };
  sending.addEventListener("progress", update);
  update();
  const element = make("div", { className: "uploading" }, text, bar, stop);
  document.body.append(element);
  return element;
}

/** Says what became of the files. */
function tell({ added, duplicates, problems, changes: numbers, error, isStopped }, name, context) {
  const { changes, notices } = context;
  const head = added > 0 ? `Added ${counted(added)} to '${name}'.` : `Nothing was added to '${name}'.`;
  const of = (title, entries) => (entries.length === 0 ? [] : [[title, entries]]);
  const parts = [
    ...of("In it before", duplicates.filter((file) => file.in_gallery).map((file) => file.name)),
    ...of("In the library before, now here too",
      duplicates.filter((file) => !file.in_gallery).map((file) => file.name)),
    ...of("Not added", problems.map((file) => `${file.name} (${file.reason})`)),
  ];
  const end = error ? ` Then it ended: ${why(error)}` : isStopped ? " Stopped." : "";
  const brief = parts.map(([title, names]) => ` ${title}: ${names.join(", ")}.`).join("");
  const count = duplicates.length + problems.length;
  const undo = numbers.length === 0 ? null : {
    label: "Undo",
    act: async () => {
      for (const change of [...numbers].reverse()) await changes.undo({ change });
    },
  };
  const isBad = Boolean(error) || (problems.length > 0 && added === 0);
  if (count <= NAMED) notices.show(`${head}${brief}${end}`, undo, isBad);
  else {
    const sums = parts.map(([title, names]) => ` ${title}: ${names.length.toLocaleString("en")}.`).join("");
    notices.show(`${head}${sums}${end}`, { label: "Which?", act: () => list(head + end, parts) }, isBad);
  }
}

const why = (error) => (error.code === "busy"
  ? "another import is under way. Add the rest when it is done."
  : error.status === 401 ? "this page's address is no longer valid."
    : saying(error));

/** A dialog with all names. */
function list(title, parts) {
  const close = make("button", { type: "button", className: "main", textContent: "Close" });
  const dialog = make("dialog", { className: "question added" },
    make("h2", { id: "added", textContent: title }),
    ...parts.flatMap(([heading, names]) => [
      make("h3", { textContent: `${heading} (${names.length.toLocaleString("en")})` }),
      make("ul", {}, ...names.map((name) => make("li", { textContent: name }))),
    ]), make("div", { className: "buttons" }, close));
  dialog.setAttribute("aria-labelledby", "added");
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
