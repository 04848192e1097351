/// Photos that are held over a flow: over the one from which they were picked up, or over one that they have
/// entered.
///
/// What is held is taken out of the list it came from and lies in the list it is held over, wherever the
/// pointer has sent it; the other photos of that list make room in their own order. Leaving a flow is letting
/// go of this value: the list that is left is again as it was, the one they came from without them.
///
/// As picked up, photos may lie apart. Once an alarm has gone off they lie together, in the order picked up,
/// and where the first of them lies says all. So one answer holds for the whole way of a pointer over the
/// flow, see `alarms(crossing:)`.
package struct FlowHold: Hashable, Sendable {
  /// Where held photos lie in the list that they are held over.
  package enum Lie: Hashable, Sendable {
    /// Where they were picked up.
    case pickedUp(Held)
    /// Together, the first of them at this cell.
    case together(CellIndex)
  }

  /// Why photos are not held there.
  package enum Refusal: Error, Hashable {
    case notInFlow(CellIndex, count: Int)
    /// This many too many, and the list does not run on into another.
    case noRoom(capacity: Int, excess: Int)
  }

  /// How many photos are held.
  package let count: Int
  /// The list's grid with them in it.
  package let grid: DropCapGrid
  package let lie: Lie

  private init(count: Int, grid: DropCapGrid, lie: Lie) {
    self.count = count
    self.grid = grid
    self.lie = lie
  }

  /// Photos that were picked up from a flow, as they lie there.
  package init(pickingUp held: Held, from flow: Flow) throws(Refusal) {
    let last = held.ascending[held.count - 1]
    guard last.rawValue < flow.grid.count else { throw .notInFlow(last, count: flow.grid.count) }
    self.init(count: held.count, grid: flow.grid, lie: .pickedUp(held))
  }

  /// Photos that lie together in a grid which has them in it.
  ///
  /// - Parameter count: At least 1.
  package init(of count: Int, at first: CellIndex, in grid: DropCapGrid) throws(Refusal) {
    guard count <= grid.count, first.rawValue <= grid.count - count else {
      throw .notInFlow(first, count: grid.count)
    }
    self.init(count: count, grid: grid, lie: .together(first))
  }

  /// Photos of another flow that come in at a point of the canvas. They come to lie under the pointer if it
  /// is over a cell, else before the next one.
  ///
  /// In a full list that runs on they push others out, and never themselves.
  ///
  /// - Parameters:
  ///   - count: How many come in, at least 1.
  ///   - already: The cells of those that are in this list too: for them it is a move.
  package init(
    of count: Int, entering flow: Flow, already: [CellIndex], at point: Point
  ) throws(Refusal) {
    let before = flow.grid.count
    let goal = FlowHold.entry(at: point, of: flow.grid, already: already)
    var after = before + count - already.count
    if let capacity = flow.capacity, after > before, after > capacity {
      guard flow.runsOn else { throw .noRoom(capacity: capacity, excess: after - capacity) }
      after = max(capacity, count)
    }
    self.init(
      count: count, grid: flow.grid.resized(toCount: after),
      lie: .together(min(goal, CellIndex(after - count))))
  }

  /// Where photos that come in at a point go, counted among the list's others.
  private static func entry(at point: Point, of grid: DropCapGrid, already: [CellIndex]) -> CellIndex {
    let hit = grid.hit(at: point)
    guard !already.isEmpty else {
      switch hit {
      case .cell(let cell), .before(let cell): return cell
      case .end: return CellIndex(grid.count)
      }
    }
    let held = Held(already)
    let destination = hit.destination(count: grid.count)
    if let first = destination.insertionIndex(of: held, count: grid.count) { return first }
    guard let cell = destination.anchor else { return CellIndex(grid.count - held.count) }
    return CellIndex(cell.rawValue - held.countBefore(cell))
  }
}
