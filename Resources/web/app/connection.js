// Whether the server is there: a word in the header while it is not.

const GONE = "not connected";
const REFUSED = "This page's address is no longer valid. Open the one that pholio serve prints now.";

/** Keeps an element up to date; it is hidden while all is well. */
export function showConnection(library, element) {
  library.addEventListener("online", ({ detail: isOnline }) => {
    element.textContent = GONE;
    element.hidden = isOnline;
  });
  library.addEventListener("refused", () => {
    element.textContent = REFUSED;
    element.hidden = false;
  });
}
