import PholioLayout

/// A pointer over alarms that are computed again after each change.
extension ProximityAlarms {
  /// The alarm that a pointer sets off, if it does.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is, in points on the canvas.
  ///   - movement: How it came there. A pointer that has not moved crosses nothing.
  func trigger(at point: Point, moving movement: Vector) -> Alarm? {
    let directions = Directions(of: movement)
    if directions.isEmpty { return nil }
    let alarm =
      if case .cell(let cell) = arrangement.hit(at: point) {
        alarm(over: cell)
      } else {
        [start, end].lazy.compactMap(\.self).first { $0.frame.contains(point) }
      }
    guard let alarm, !alarm.answersTo.isDisjoint(with: directions) else { return nil }
    return alarm
  }

  /// The alarms as they are when one of them has changed the list.
  func after(_ alarm: Alarm) -> ProximityAlarms {
    guard let first = alarm.change.insertionIndex(of: held, count: arrangement.count) else { return self }
    return ProximityAlarms(arrangement: arrangement, held: Held(block: first, count: held.count))
  }
}
