/// A list on a canvas of its own that lies somewhere in a space shared with others.
package struct Flow<Name: Hashable & Sendable, Element: Hashable & Sendable>: Hashable, Sendable {
  package let name: Name
  package internal(set) var boxes: Boxes<Element>
  /// What of the space belongs to this flow, in points of the space.
  package var bounds: Frame
  /// How far its canvas is scrolled: the canvas's point that lies at the bounds' top left.
  package var scroll: Vector
  package var cell: Size
  package var minimumGap: Double
  package var cap: DropCap
  /// How many photos it holds at most; nil if any number.
  package var capacity: Int?
  /// The flow into which it runs on when it is full.
  package var overflow: Name?

  package init(
    name: Name, boxes: Boxes<Element>, bounds: Frame, scroll: Vector = .zero, cell: Size, minimumGap: Double,
    cap: DropCap = .none, capacity: Int? = nil, overflow: Name? = nil
  ) {
    precondition(capacity ?? 1 >= 1, "The capacity of \(name) cannot be \(capacity ?? 0)")
    self.name = name
    self.boxes = boxes
    self.bounds = bounds
    self.scroll = scroll
    self.cell = cell
    self.minimumGap = minimumGap
    self.cap = cap
    self.capacity = capacity
    self.overflow = overflow
  }

  /// The grid on its canvas, as wide as its bounds.
  package var grid: DropCapGrid {
    DropCapGrid(width: bounds.width, cell: cell, minimumGap: minimumGap, count: boxes.count, cap: cap)
  }

  /// A point of the space as a point of the flow's canvas.
  package func canvasPoint(_ point: Point) -> Point {
    Point(x: point.x - bounds.left, y: point.y - bounds.top) + scroll
  }

  /// A frame of the flow's canvas as a frame of the space.
  package func spaceFrame(_ frame: Frame) -> Frame {
    frame.offset(x: bounds.left - scroll.dx, y: bounds.top - scroll.dy)
  }
}
