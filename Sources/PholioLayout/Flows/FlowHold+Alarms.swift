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
