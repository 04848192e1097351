// A rubber band selects what it touches. With ctrl or shift, what was selected stays so.

export class Band {
  constructor(flow, event) {
    this.flow = flow;
    this.pointerId = event.pointerId;
    this.from = flow.pointOf(event.clientX, event.clientY);
    this.before = event.ctrlKey || event.metaKey || event.shiftKey ? new Set(flow.selection.ids) : new Set();
    this.element = document.createElement("div");
    this.element.className = "band";
    this.isStretched = false;
  }

  stretch(event) {
    const { flow, from } = this;
    const to = flow.pointOf(event.clientX, event.clientY);
    const box = {
      left: Math.min(from.x, to.x), right: Math.max(from.x, to.x),
      top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y),
    };
    if (!this.isStretched) {
      if (Math.hypot(to.x - from.x, to.y - from.y) < 4) return;
      this.isStretched = true;
      flow.overlay.append(this.element);
      event.target.setPointerCapture?.(this.pointerId);
    }
    Object.assign(this.element.style, {
      transform: `translate(${box.left}px, ${box.top}px)`,
      width: `${box.right - box.left}px`, height: `${box.bottom - box.top}px`,
    });
    const touched = flow.cellsIn(box).map((cell) => flow.itemAt(cell)?.id).filter((id) => id !== undefined);
    flow.selection.set([...this.before, ...touched]);
    const pane = flow.scroller.getBoundingClientRect();
    if (event.clientY < pane.top + 20) flow.scroller.scrollTop -= 24;
    if (event.clientY > pane.bottom - 20) flow.scroller.scrollTop += 24;
  }

  end() {
    this.element.remove();
    if (!this.isStretched) this.flow.selection.set(this.before);
    this.flow.canvas.focus({ preventScroll: true });
  }
}
