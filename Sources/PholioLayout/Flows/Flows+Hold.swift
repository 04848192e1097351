extension Flows {
  /// Where the held photos go in the flow in which they lie, counted among its remaining photos; nil if the
  /// pointer sets off no alarm.
  func cellAfterAlarm(in flow: Flow<Name, Element>, at point: Point, moving movement: Vector) -> CellIndex? {
    guard let held = held(in: flow) else { return nil }
    let alarms = ProximityAlarms(grid: flow.grid, held: held)
    return alarms.trigger(at: point, moving: movement)?.change
      .insertionIndex(of: held, count: flow.boxes.count)
  }

  /// Where the held photos go in a flow that they enter, counted among its remaining photos: so that they
  /// come to lie under the pointer if it is over a cell, else before the next one.
  func cellAtEntry(into flow: Flow<Name, Element>, at point: Point) -> CellIndex {
    let hit = flow.grid.hit(at: point)
    // Some of the photos may be in this list too; then it is a move to them.
    guard let held = held(in: flow) else {
      switch hit {
      case .cell(let cell), .before(let cell): return cell
      case .end: return CellIndex(flow.boxes.count)
      }
    }
    let count = flow.boxes.count
    let destination = hit.destination(count: count)
    if let first = destination.insertionIndex(of: held, count: count) { return first }
    guard let cell = destination.anchor else { return CellIndex(count) }
    return CellIndex(cell.rawValue - held.countBefore(cell))
  }

  /// All flows' lists when the held photos are taken out where they were picked up and put in here; nil if
  /// there is no room for them.
  ///
  /// They follow from the lists as they were when the hold began, so that a flow just passed through, and
  /// those it pushed photos into, are again as they were.
  func lists(with first: CellIndex, in target: Flow<Name, Element>) -> [Boxes<Element>]? {
    guard let hold else { return nil }
    var lists = Dictionary(uniqueKeysWithValues: zip(flows.map(\.name), hold.lists))
    var first = first
    if target.name != hold.source {
      lists[hold.source]?.remove(hold.elements)
      // Held photos stay with the pointer: in a full list they push others out, not themselves.
      if let capacity = target.capacity {
        first = min(first, CellIndex(max(0, capacity - hold.elements.count)))
      }
    }

    let chain = try? OverflowChain(from: target.name) { name in
      guard let flow = self[name] else { return (nil, nil) }
      return (flow.capacity, flow.overflow)
    }
    guard
      let steps = try? chain?.steps(
        inserting: hold.elements, at: first, list: { lists[$0]?.elements ?? [] })
    else { return nil }
    for step in steps {
      // An overflow may lead to a list that is not on this page.
      if lists[step.name] == nil { return nil }
      if let boxes = lists[step.name] {
        var boxes = boxes
        step.apply(to: &boxes)
        lists[step.name] = boxes
      }
    }
    return flows.map { lists[$0.name] ?? $0.boxes }
  }

  /// The held photos that are in a flow's list, in the order picked up.
  private func held(in flow: Flow<Name, Element>) -> Held? {
    guard let hold else { return nil }
    let wanted = Set(hold.elements)
    var cells: [Element: CellIndex] = [:]
    for (cell, element) in flow.boxes.elements.enumerated() where wanted.contains(element) {
      cells[element] = CellIndex(cell)
    }
    let held = hold.elements.compactMap { cells[$0] }
    return held.isEmpty ? nil : Held(held)
  }
}
