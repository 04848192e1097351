// What the browser remembers for this page. Some are told to remember nothing: then reading throws.

/** What was kept by a name; null if there is nothing. */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, if the browser does; otherwise it holds as long as the page is open. */
export function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // There is no room, or no leave.
  }
}
