// What pages can do beyond their links: keys, swipes, and the next picture before it is asked for.
// A classic script: modules don't load from a disk.
(() => {
  "use strict";
  const link = (rel) => document.querySelector(`a[rel="${rel}"]`);
  const isRightToLeft = document.documentElement.dir === "rtl";
  const follow = (rel) => {
    const found = link(rel);
    if (found) location.assign(found.href);
    return Boolean(found);
  };

  // Keys. Those that scroll keep doing so where there is nothing to turn.
  const isPhoto = document.body.classList.contains("photo");
  const turns = {
    ArrowRight: isRightToLeft ? "prev" : "next", ArrowLeft: isRightToLeft ? "next" : "prev",
    Home: "first", End: "last", Escape: "up",
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
    const open = document.querySelector("details[open]");
    if (event.key === "Escape" && open) {
      open.open = false;
      open.querySelector("summary").focus();
    } else if (event.key === "Escape" || isPhoto) {
      if (!turns[event.key] || !follow(turns[event.key])) return;
    } else if (!walk(event.key)) {
      return;
    }
    event.preventDefault();
  });

  // Arrows go from photo to photo, once one has the focus.
  function walk(key) {
    const cells = [...document.querySelectorAll(".photos a, .tiles a")];
    const here = cells.indexOf(document.activeElement);
    if (here < 0) return false;
    const step = { next: 1, prev: -1 }[turns[key]];
    const place = step ? here + step : { Home: 0, End: cells.length - 1 }[key];
    const goal = place === undefined ? beside(cells, here, key) : cells[place];
    goal?.focus();
    return Boolean(goal);
  }

  // The nearest cell of the next row up or down.
  function beside(cells, here, key) {
    const sign = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (!sign) return undefined;
    const from = cells[here].getBoundingClientRect();
    const middle = (box) => box.left + box.width / 2;
    let best;
    for (let place = here + sign; cells[place]; place += sign) {
      const box = cells[place].getBoundingClientRect();
      if (sign * (box.top - from.top) < 1) continue;
      if (best && sign * (box.top - best.top) > 1) break;
      const distance = Math.abs(middle(box) - middle(from));
      if (!best || distance < best.distance) best = { distance, top: box.top, cell: cells[place] };
    }
    return best?.cell;
  }

  // Back from a photo, the keyboard is at it; the browser has gone there only once all is loaded.
  addEventListener("load", () => {
    document.querySelector(".cell:target a")?.focus({ preventScroll: true, focusVisible: false });
  });

  // Swipes: a finger that goes far enough to a side turns; the picture goes along a little.
  const view = document.querySelector(".view");
  if (!view) return;
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let start;
  const put = (x) => { view.style.translate = x && !isCalm ? `${x}px` : ""; };
  const end = () => { start = undefined; put(0); };
  view.addEventListener("touchstart", (event) => {
    const isZoomed = window.visualViewport && visualViewport.scale > 1.01;
    start = event.touches.length === 1 && !isZoomed ? event.touches[0] : undefined;
    if (!start) put(0);
  }, { passive: true });
  view.addEventListener("touchmove", (event) => {
    if (!start) return;
    const x = event.touches[0].clientX - start.clientX;
    const y = event.touches[0].clientY - start.clientY;
    if (Math.abs(x) > Math.abs(y)) put(x / 2);
  }, { passive: true });
  view.addEventListener("touchcancel", end);
  view.addEventListener("touchend", (event) => {
    if (!start) return;
    const x = event.changedTouches[0].clientX - start.clientX;
    const y = event.changedTouches[0].clientY - start.clientY;
    end();
    if (Math.abs(x) < 48 || Math.abs(x) < 1.5 * Math.abs(y)) return;
    follow(turns[x < 0 ? "ArrowRight" : "ArrowLeft"]);
  });

  // The next picture, once this one is there.
  addEventListener("load", () => {
    const { srcset, sizes } = link("next")?.dataset ?? {};
    if (srcset) Object.assign(new Image(), { sizes, srcset });
  });
})();
