// What a click or a tap on a cell does: it opens the item, or with a key or on the tick selects it.

/** The side of the tick's corner of a cell, in points. */
const TICK = 36;
/** A second click so soon and so near belongs to the first, in ms and points. */
const TWICE = { within: 400, near: 5 };

/** Cells are links; a plain click on one is the page's, any other way to follow it is the browser's. */
export class Clicks {
  /** The press that ended where it began, until its click comes. */
  #press = null;
  /** The click that opened something. */
  #opened = null;
  #isSecond = false;

  constructor({ root, open }) {
    this.open = open;
    root.addEventListener("mousedown", (event) => {
      const canvas = event.target.closest?.(".cell")?.closest(".scroller")?.flow.canvas;
      if (!canvas) return;
      // Neither the browser's own drag of a link, nor its focus: the keyboard stays on the canvas.
      event.preventDefault();
      canvas.focus({ preventScroll: true });
    });
    root.addEventListener("click", (event) => this.#click(event));
    for (const type of ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick"]) {
      window.addEventListener(type, (event) => this.#swallow(event), true);
    }
  }

  /** A press has ended where it began; its click follows. */
  expect(press) {
    this.#press = press;
  }

  #click(event) {
    const element = event.target.closest?.("a.cell");
    if (element && event.button === 0) event.preventDefault();
    const press = this.#press;
    this.#press = null;
    if (press) {
      this.#act(press, event);
    } else if (element && event.detail === 0) {
      // A screen reader's click has no pointer.
      const { flow } = element.closest(".scroller");
      const item = flow.itemAt(element.cell);
      if (item) this.#act({ flow, item, cell: element.cell, element, type: "" }, event);
    }
  }

  #act({ flow, item, cell, element, type }, event) {
    const { selection } = flow;
    const isSelecting = type === "touch" ? selection.isSelecting : type !== "" && isOnTick(element, event);
    if (event.shiftKey) {
      void selection.range(item.id, cell);
    } else if (event.ctrlKey || event.metaKey || isSelecting) {
      selection.toggle(item.id, cell);
    } else {
      selection.moveTo(item.id, cell);
      this.#opened = event;
      void this.open(flow, item, cell);
    }
  }

  /** Who double-clicks opens, and does nothing to what is then under the pointer. */
  #swallow(event) {
    const opened = this.#opened;
    if (event.type === "pointerdown") {
      this.#isSecond = opened !== null && event.timeStamp - opened.timeStamp < TWICE.within
        && Math.hypot(event.clientX - opened.clientX, event.clientY - opened.clientY) < TWICE.near;
    }
    if (!this.#isSecond || event.detail === 0 && event.type === "click") return;
    event.stopPropagation();
    event.preventDefault();
  }
}

/** Whether a pointer is over the corner of a cell that has the tick. */
function isOnTick(element, { clientX, clientY }) {
  const box = element.getBoundingClientRect();
  const isLeftward = getComputedStyle(element).direction === "rtl";
  const x = isLeftward ? box.right - clientX : clientX - box.left;
  return x >= 0 && x < TICK && clientY >= box.top && clientY - box.top < TICK;
}
