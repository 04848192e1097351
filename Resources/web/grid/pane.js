// A pane in the document: a header, and what scrolls below it, cells on a canvas.

/** Dispatches `scrolled` when its view has moved. */
export class Pane extends EventTarget {
  constructor(key, label) {
    super();
    this.element = document.createElement("section");
    this.element.className = "flow";
    this.head = document.createElement("header");
    this.scroller = document.createElement("div");
    this.scroller.className = "scroller";
    this.scroller.flow = this;
    this.canvas = document.createElement("div");
    this.canvas.className = "canvas";
    this.canvas.id = `canvas-${key}`;
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "listbox");
    this.canvas.setAttribute("aria-multiselectable", "true");
    this.canvas.setAttribute("aria-label", label);
    this.overlay = document.createElement("div");
    this.overlay.className = "overlay";
    this.scroller.append(this.canvas, this.overlay);
    this.element.append(this.head, this.scroller);
    const tell = () => this.dispatchEvent(new Event("scrolled"));
    this.scroller.addEventListener("scroll", tell, { passive: true });
  }

  get view() {
    const top = this.scroller.scrollTop;
    return { top, bottom: top + this.scroller.clientHeight, height: this.scroller.clientHeight };
  }

  /** From the window's coordinates to the canvas'. */
  pointOf(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  /** Scrolls as little as is needed to have a frame in view. */
  bring(frame, margin) {
    const { top, bottom, height } = this.view;
    if (frame.y < top || frame.h > height) this.scroller.scrollTop = frame.y - margin;
    else if (frame.y + frame.h > bottom) this.scroller.scrollTop = frame.y + frame.h - height + margin;
  }

  /** Makes the canvas as tall as its content. */
  stretch(contentHeight) {
    const height = `${contentHeight}px`;
    if (this.canvas.style.height !== height) this.canvas.style.height = height;
  }

  /** Tells screen readers which element the keyboard is at. */
  pointOut(element) {
    if (!element) this.canvas.removeAttribute("aria-activedescendant");
    else if (this.canvas.getAttribute("aria-activedescendant") !== element.id) {
      this.canvas.setAttribute("aria-activedescendant", element.id);
    }
  }
}
