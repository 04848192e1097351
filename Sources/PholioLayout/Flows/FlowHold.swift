/// Photos that are held over a flow, a list laid out by itself: the one that they were picked up from, or one
/// that they have entered. After the flows of the original Pholio for iPad.
///
/// A flow knows how many photos there are and how they are laid out, but never which ones: holding photos
/// over a gallery of ten million costs the same as over one of ten.
///
/// Held photos are taken out of their own list. They lie in the list that they are held over, where the
/// pointer has sent them; its other photos make room in their own order. To leave a flow, drop this value:
/// the list is then as it was, and the photos' own list is without them.
///
/// As picked up, photos may lie apart. After the first alarm they lie together in the order picked up, and
/// the cell of the first tells everything. So one answer holds for the whole way of a pointer over the flow,
/// see `alarms(crossing:)`.
///
/// While photos are held, the order on the screen has to follow the pointer at once, even over a slow line:
/// nothing can be asked between two movements. If the page computed alarms itself, there would be a second
/// model of them. Instead one answer has all that the model knows. With k photos held together, "a held photo
/// lies under the pointer" means that the first of them has one of k neighbouring cell indexes, and going no
/// further than one must gives one of two ends. This does not depend on where they lie. Only the directions
/// do, and those are four lines for each cell index that can be reached. An answer is as long as the visible
/// part of the grid, for any gallery and any number of held photos.
///
/// There is no model of several lists with a pointer, a mode and events, and the server remembers no hold:
/// all it needs is one list and what is held over it. Entering a flow makes a new value; leaving drops it.
package struct FlowHold: Hashable, Sendable {
  /// Where held photos lie in the list that they are held over.
  package enum Lie: Hashable, Sendable {
    /// Where they were picked up.
    case pickedUp(Held)
    /// Together, the first of them at this cell.
    case together(CellIndex)
  }

  /// Why photos can't be held there.
  package enum Refusal: Error, Hashable {
    case notInFlow(CellIndex, count: Int)
  }

  /// How many photos are held.
  package let count: Int
  /// What the list lies on with the held photos in it.
  package let arrangement: Arrangement
  package let lie: Lie

  private init(count: Int, arrangement: Arrangement, lie: Lie) {
    self.count = count
    self.arrangement = arrangement
    self.lie = lie
  }

  /// Photos that were picked up from a flow, as they lie there.
  package init(pickingUp held: Held, from flow: Arrangement) throws(Refusal) {
    let last = held.ascending[held.count - 1]
    guard last.rawValue < flow.count else { throw .notInFlow(last, count: flow.count) }
    self.init(count: held.count, arrangement: flow, lie: .pickedUp(held))
  }

  /// Photos that lie together in a list with them in it.
  ///
  /// - Parameter count: At least 1.
  package init(of count: Int, at first: CellIndex, in arrangement: Arrangement) throws(Refusal) {
    guard count <= arrangement.count, first.rawValue <= arrangement.count - count else {
      throw .notInFlow(first, count: arrangement.count)
    }
    self.init(count: count, arrangement: arrangement, lie: .together(first))
  }

  package init(of count: Int, at first: CellIndex, in grid: DropCapGrid) throws(Refusal) {
    try self.init(of: count, at: first, in: .grid(grid))
  }

  /// Photos of another flow that come in at a point of the canvas. If the point is over a cell, they come to
  /// lie under the pointer, else before the next cell.
  ///
  /// - Parameters:
  ///   - count: How many come in, at least 1.
  ///   - already: The cells of those that are in this list too: they are moved.
  package init(
    of count: Int, entering flow: Arrangement, already: [CellIndex], at point: Point
  ) {
    let goal = FlowHold.entry(at: point, of: flow, already: already)
    let after = flow.count + count - already.count
    self.init(
      count: count, arrangement: flow.resized(toCount: after),
      lie: .together(min(goal, CellIndex(after - count))))
  }

  /// Where photos that come in at a point go, as a cell among the list's other photos.
  private static func entry(at point: Point, of arrangement: Arrangement, already: [CellIndex]) -> CellIndex {
    let hit = arrangement.hit(at: point)
    guard !already.isEmpty else {
      switch hit {
      case .cell(let cell), .before(let cell): return cell
      case .end: return CellIndex(arrangement.count)
      }
    }
    let held = Held(already)
    let destination = hit.destination(count: arrangement.count)
    if let first = destination.insertionIndex(of: held, count: arrangement.count) { return first }
    guard let cell = destination.anchor else { return CellIndex(arrangement.count - held.count) }
    return CellIndex(cell.rawValue - held.countBefore(cell))
  }
}

/// A rectangle of the canvas that moves held photos when the pointer comes into it, wherever they lie by
/// then.
///
/// While the pointer is in it, the first of the held photos should be within `firsts`: then one of them is
/// under the pointer. Photos before that range go to its lower bound, photos behind it to its upper bound, so
/// they move as little as possible. Photos within it stay.
package struct HoldAlarm: Hashable, Sendable {
  /// In points.
  package let frame: Frame
  package let firsts: ClosedRange<CellIndex>
  /// Where photos go that lie as they were picked up; nil: they stay.
  package let fromPickedUp: CellIndex?
  /// The directions it answers to; nil: those that lead to it from a held photo, see `Reach`.
  package let answersTo: Directions?
}

/// All that a pointer can do to held photos in a part of the canvas.
package struct HoldAlarms: Hashable, Sendable {
  /// In list order: the list's start, the cells, the list's end. They don't overlap, but without gaps the
  /// end's may lie on a cell of several rows: the first that holds a point counts.
  package let alarms: [HoldAlarm]
  /// Directions from the photos as they were picked up; nil once they lie together.
  package let pickedUp: Reach?
  /// Directions from photos that lie together, by the cell of the first: each that an alarm may give, and the
  /// present one.
  package let reaches: [CellIndex: Reach]
}

extension FlowHold {
  /// The alarms in a window of the canvas. They are those of `ProximityAlarms` for every cell where the
  /// photos may come to lie, in one answer. It holds until the list, its grid or the window changes.
  ///
  /// - Complexity: O(m log k) for m cells in the window and k held photos.
  package func alarms(crossing window: Range<Double>) -> HoldAlarms {
    let asPickedUp: ProximityAlarms? =
      if case .pickedUp(let held) = lie { ProximityAlarms(arrangement: arrangement, held: held) } else { nil }
    let lastFirst = CellIndex(arrangement.count - count)
    func first(after alarm: Alarm?) -> CellIndex? {
      guard let alarm, let held = asPickedUp?.held else { return nil }
      return alarm.change.insertionIndex(of: held, count: arrangement.count)
    }
    func strip(_ frame: Frame, at first: CellIndex, answersTo: Directions, fromPickedUp: CellIndex?)
      -> [HoldAlarm]
    {
      guard frame.top < window.upperBound, frame.bottom > window.lowerBound else { return [] }
      return [
        HoldAlarm(frame: frame, firsts: first...first, fromPickedUp: fromPickedUp, answersTo: answersTo)
      ]
    }
    let overCells = arrangement.cells(crossing: window).map { cell in
      HoldAlarm(
        frame: arrangement.frame(ofCell: cell),
        firsts: CellIndex(max(0, cell.rawValue - count + 1))...min(cell, lastFirst),
        fromPickedUp: first(after: asPickedUp?.alarm(over: cell)), answersTo: nil)
    }
    let alarms =
      strip(
        arrangement.startStrip, at: CellIndex(0), answersTo: .towardsStart,
        fromPickedUp: first(after: asPickedUp?.start))
      + overCells
      + strip(
        arrangement.endStrip, at: lastFirst, answersTo: .towardsEnd,
        fromPickedUp: first(after: asPickedUp?.end))
    var firsts = Set(
      alarms.flatMap { [$0.firsts.lowerBound, $0.firsts.upperBound] + [$0.fromPickedUp].compactMap(\.self) })
    if case .together(let first) = lie { firsts.insert(first) }
    return HoldAlarms(
      alarms: alarms, pickedUp: asPickedUp.map { Reach(of: $0.held, in: arrangement) },
      reaches: Dictionary(
        uniqueKeysWithValues: firsts.map { ($0, Reach(from: $0, count: count, in: arrangement)) }))
  }
}
