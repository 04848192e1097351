// Where the page is, as its address tells: #/ the portfolio, #/g/3,5 galleries side by side, #/g/3/p/4021 a
// photo of one of them, large. With several galleries, @5 tells which of them the photo is looked at in.

const ADDRESS = /^#\/g\/([0-9]+(?:,[0-9]+)*)(?:\/p\/([0-9]+)(?:@([0-9]+))?)?$/;

/** The address of galleries side by side (none: of the portfolio), and of a photo in one of them. */
function addressOf(galleries, photo = null, gallery = galleries[0]) {
  if (galleries.length === 0) return "#/";
  const table = `#/g/${galleries.join(",")}`;
  if (photo === null) return table;
  return `${table}/p/${photo}${galleries.length > 1 ? `@${gallery}` : ""}`;
}

function parsed(hash) {
  const [, ids, photo, gallery] = hash.match(ADDRESS) ?? [];
  const galleries = ids ? [...new Set(ids.split(",").map(Number))] : [];
  const of = Number(gallery ?? galleries[0]);
  return { galleries, photo: photo ? Number(photo) : null, gallery: galleries.length > 0 ? of : null };
}

/** The address of an item of a flow: a photo stays beside the galleries that are open. */
export function hrefOf({ list }, item) {
  return list.kind.name === "galleries" ? addressOf([item.id])
    : addressOf(parsed(location.hash).galleries, item.id, list.id);
}

/** Dispatches `change` when the page is elsewhere, by whatever way: a link, a step back, `to`. */
export class Address extends EventTarget {
  /** The galleries' ids in order; none for the portfolio. */
  galleries = [];
  /** The photo that is large, or null; and the gallery that it is looked at in. */
  photo = null;
  gallery = null;
  #shown = null;

  constructor() {
    super();
    this.#read();
    for (const type of ["popstate", "hashchange"]) {
      window.addEventListener(type, () => {
        if (location.hash !== this.#shown) this.#read();
      });
    }
  }

  /** Goes there as a step that Back takes back, or (`instead`) in the place of the present one. `gallery` is
   * the one in which the photo is looked at. */
  to({ galleries, photo = null, gallery = galleries[0] }, { instead = false } = {}) {
    const address = addressOf(galleries, photo, gallery);
    if (address === location.hash) return;
    // A photo that was opened on this page is left by a step back.
    const isOpening = photo !== null && this.photo === null;
    const state = instead ? history.state : { isOpened: isOpening };
    history[instead ? "replaceState" : "pushState"](state, "", address);
    this.#read();
  }

  /** Leaves the photo that is large. */
  leave() {
    if (this.photo === null) return;
    if (history.state?.isOpened) history.back();
    else this.to({ galleries: this.galleries }, { instead: true });
  }

  hrefOf(galleries, photo = null, gallery = galleries[0]) {
    return addressOf(galleries, photo, gallery);
  }

  #read() {
    this.#shown = location.hash;
    Object.assign(this, parsed(location.hash));
    this.dispatchEvent(new Event("change"));
  }
}
