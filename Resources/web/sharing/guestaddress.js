// The address for guests: to read with a phone, or to copy.

import { read } from "../server/api.js";
import { make } from "../ui/dialogs.js";

/** Shows the addresses that let others look; resolves when the dialog is closed. */
export async function openGuestAddress(notices) {
  let invitation;
  try {
    invitation = await read("/api/guest");
  } catch (error) {
    notices.showError(error);
    return;
  }
  await show(invitation, notices);
}

function show({ addresses, qr, is_reachable: isReachable, may_pick: mayPick }, notices) {
  const title = make("h2", { textContent: "Address for guests", id: "guest-title" });
  const does = mayPick ? "look at the galleries and mark favourites" : "look at the galleries";
  const words = make("p", { textContent: `Who opens it can ${does}, and change nothing else.` });
  const closing = make("button", { type: "button", className: "main", textContent: "Close" });
  const dialog = make("dialog", { className: "question guest" },
    title, words,
    ...(isReachable ? addresses.map((address, i) => invite(address, qr[i], notices)) : howToReach(notices)),
    make("div", { className: "buttons" }, closing));
  dialog.setAttribute("aria-labelledby", title.id);
  closing.addEventListener("click", () => dialog.close());
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
    closing.focus();
  });
}

function invite(address, svg, notices) {
  return make("div", { className: "invitation" },
    ...(svg ? [drawing(svg)] : []), copied(address, "Address", "Copy the address", notices));
}

/** The server drew it. It is taken as a picture of shapes; a style or a script in it would not be run. */
function drawing(svg) {
  const code = document.importNode(
    new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);
  code.setAttribute("role", "img");
  code.setAttribute("aria-label", "QR code of the address");
  return make("div", { className: "code" }, code);
}

function howToReach(notices) {
  const words = make("p", {
    textContent: "Only this computer can open pholio now. To let others in, stop it and run:",
  });
  return [words, copied("pholio serve --host 0.0.0.0", "Command", "Copy the command", notices)];
}

/** A text that can be copied by a button, or by hand. */
function copied(text, label, name, notices) {
  const field = make("input", { type: "text", readOnly: true, value: text });
  field.setAttribute("aria-label", label);
  field.addEventListener("focus", () => field.select());
  const button = make("button", { type: "button", textContent: "Copy" });
  button.setAttribute("aria-label", name);
  button.addEventListener("click", async () => {
    const isDone = await copy(field);
    button.textContent = isDone ? "Copied" : "Copy";
    notices.announce(isDone ? "Copied." : "It can't be copied by itself: it is marked, press Ctrl C.");
    if (isDone) button.focus();
  });
  return make("div", { className: "copied" }, field, button);
}

/** Browsers have a clipboard for secure origins only; elsewhere the older way, which needs a selection. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
