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

/// A pointer over alarms of one answer, followed as by the page.
extension HoldAlarms {
  /// Where the held photos go; nil: they stay.
  ///
  /// - Parameter lie: The cell of the first of them; nil while they are as picked up.
  func first(lying lie: CellIndex?, at point: Point, moving movement: Vector) -> CellIndex? {
    guard let alarm = alarms.first(where: { $0.frame.contains(point) }) else { return nil }
    let goal = lie.map { max(alarm.firsts.lowerBound, min($0, alarm.firsts.upperBound)) }
    guard let first = lie == nil ? alarm.fromPickedUp : goal, first != lie,
      let reach = lie.map({ reaches[$0] }) ?? pickedUp
    else { return nil }
    let answersTo = alarm.answersTo ?? reach.directions(to: alarm.frame)
    return answersTo.isDisjoint(with: Directions(of: movement)) ? nil : first
  }
}
