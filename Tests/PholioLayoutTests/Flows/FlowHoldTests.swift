import PholioLayout
import Testing

@Suite struct FlowHoldTests {
  /// 3 columns of 100 points each with gaps of 10, and a 2x2 cap:
  ///
  ///     p p q
  ///     p p r
  ///     s
  private let capped = grid(columns: 3, count: 4, cap: DropCap(columns: 2, rows: 2))

  private func cells(_ indexes: Int...) -> [CellIndex] { indexes.map { CellIndex($0) } }

  private func center(_ cell: Int) -> Point { capped.frame(ofCell: CellIndex(cell)).centre }

  private func entering(
    _ count: Int, _ flow: Arrangement, already: [CellIndex] = [], at point: Point
  ) -> (first: Int, count: Int) {
    let hold = FlowHold(of: count, entering: flow, already: already, at: point)
    guard case .together(let first) = hold.lie else { return (-1, -1) }
    return (first.rawValue, hold.arrangement.count)
  }

  @Test func photosThatComeInLieUnderThePointerOrBeforeTheNextCell() throws {
    let flow = Arrangement.grid(capped)
    #expect(entering(2, flow, at: center(2)) == (2, 6))
    #expect(entering(2, flow, at: center(0)) == (0, 6))
    // In the gutter to the left of s, and below everything.
    #expect(entering(1, flow, at: Point(x: 5, y: center(3).y)) == (3, 5))
    #expect(entering(1, flow, at: Point(x: 5, y: 5000)) == (4, 5))
    #expect(entering(3, .grid(grid(columns: 3, count: 0)), at: .origin) == (0, 3))
  }

  @Test func photosThatAreThereAlreadyAreMovedAndNotDoubled() throws {
    let flow = Arrangement.grid(capped)
    // r and another one onto p: both before it.
    #expect(entering(2, flow, already: cells(2), at: center(0)) == (0, 5))
    // q over itself: it stays between p and r.
    #expect(entering(1, flow, already: cells(1), at: center(1)) == (1, 4))
    // All but s, past the end: behind s.
    #expect(entering(3, flow, already: cells(0, 1, 2), at: Point(x: 5, y: 5000)) == (1, 4))
  }

  @Test func onlyCellsOfTheFlowAreHeld() {
    #expect(throws: FlowHold.Refusal.notInFlow(CellIndex(4), count: 4)) {
      try FlowHold(pickingUp: Held(cells(1, 4)), from: .grid(capped))
    }
    #expect(throws: FlowHold.Refusal.notInFlow(CellIndex(3), count: 4)) {
      try FlowHold(of: 2, at: CellIndex(3), in: capped)
    }
    #expect(throws: FlowHold.Refusal.notInFlow(CellIndex(0), count: 4)) {
      try FlowHold(of: 5, at: CellIndex(0), in: capped)
    }
  }

  @Test func windowHoldsTheAlarmsThatLieInIt() throws {
    let hold = try FlowHold(pickingUp: Held(cells(1)), from: .grid(capped))
    let below = hold.alarms(crossing: 235..<240)
    #expect(below.alarms.map(\.fromPickedUp) == [CellIndex(3), CellIndex(3)])
    #expect(hold.alarms(crossing: 0..<0).alarms.isEmpty)
  }

  /// Along a random path, alarms from one answer do the same as alarms computed after each change.
  @Test func oneAnswerHoldsForThePointersWholeWay() throws {
    var random = Seeded(11)
    for _ in 0..<(isSoak ? 20_000 : 400) {
      let grid = grid(
        columns: .random(in: 1...7, using: &random), count: .random(in: 1...40, using: &random),
        cap: DropCap(columns: .random(in: 1...4, using: &random), rows: .random(in: 1...4, using: &random)),
        features: random.features(of: 40, most: 5, span: 3))
      let picked = (0..<grid.count).shuffled(using: &random).prefix(
        .random(in: 1...grid.count, using: &random))
      let held = Held(picked.map { CellIndex($0) })
      let once = try FlowHold(pickingUp: held, from: .grid(grid)).alarms(crossing: -.infinity ..< .infinity)
      var afresh = ProximityAlarms(grid: grid, held: held)
      var lie: CellIndex?
      var pointer = Point.origin
      for _ in 0..<40 {
        let point = Point(
          x: .random(in: -20...(grid.width + 20), using: &random),
          y: .random(in: -20...(grid.contentHeight + 20), using: &random))
        let alarm = afresh.trigger(at: point, moving: point - pointer)
        let expected = alarm?.change.insertionIndex(of: afresh.held, count: grid.count)
        let first = once.first(lying: lie, at: point, moving: point - pointer)
        if first != expected {
          Issue.record(
            "\(grid), holding \(held.cells), lying at \(lie as Any): at \(point), from \(pointer)")
          return
        }
        if let alarm { afresh = afresh.after(alarm) }
        lie = first ?? lie
        pointer = point
      }
    }
  }

  /// Wherever photos lie together, the answer's directions are those from each of them.
  @Test func directionsAreThoseFromEachOfTheHeldPhotos() throws {
    var random = Seeded(12)
    for _ in 0..<(isSoak ? 2_000 : 100) {
      let grid = grid(
        columns: .random(in: 1...6, using: &random), count: .random(in: 1...32, using: &random),
        cap: DropCap(columns: .random(in: 1...4, using: &random), rows: .random(in: 1...4, using: &random)),
        features: random.features(of: 40, most: Bool.random(using: &random) ? 0 : 5, span: 3))
      let count = Int.random(in: 1...grid.count, using: &random)
      let answer = try FlowHold(of: count, at: CellIndex(0), in: grid).alarms(
        crossing: -.infinity ..< .infinity)
      #expect(Set(answer.reaches.keys) == Set((0...(grid.count - count)).map { CellIndex($0) }))
      for (first, reach) in answer.reaches {
        for cell in 0..<grid.count where cell < first.rawValue || cell >= first.rawValue + count {
          let frame = grid.frame(ofCell: CellIndex(cell))
          let expected = (0..<count).reduce(into: Directions()) { directions, index in
            let held = grid.frame(ofCell: first.advanced(by: index))
            if frame.right <= held.left + 1 { directions.insert(.left) }
            if frame.left >= held.right - 1 { directions.insert(.right) }
            if frame.bottom <= held.top + 1 { directions.insert(.up) }
            if frame.top >= held.bottom - 1 { directions.insert(.down) }
          }
          if reach.directions(to: frame) != expected {
            Issue.record("\(grid): \(count) from \(first), to cell \(cell): \(reach), not \(expected)")
            return
          }
        }
      }
    }
  }

  /// Photos that are carried over galleries and back are never lost or doubled. Only held photos change their
  /// order, and a pointer that comes to the same point again changes nothing.
  @Test func randomPathsOverSeveralFlowsKeepEveryPhoto() throws {
    var random = Seeded(10)
    for _ in 0..<(isSoak ? 20_000 : 400) {
      var walk = try Walk(random: &random)
      for _ in 0..<20 {
        let point = Point(x: .random(in: 0...330, using: &random), y: .random(in: 0...400, using: &random))
        let flow = Int.random(in: 0..<walk.lists.count, using: &random)
        try walk.drag(to: point, over: flow)
        try walk.come(to: point, over: flow)
        let once = walk.shown
        try walk.come(to: point, over: flow)
        let shown = walk.shown
        let rest = { (lists: [[Int]]) in lists.flatMap(\.self).filter { !walk.held.contains($0) } }
        if once != shown || shown.flatMap(\.self).sorted() != walk.lists.flatMap(\.self).sorted()
          || rest(shown) != rest(walk.lists)
          || (shown != walk.lists && shown.flatMap(\.self).filter(walk.held.contains) != walk.held)
        {
          Issue.record(
            "\(walk.lists), holding \(walk.held), became \(once), then \(shown) at \(point) over \(flow)")
          return
        }
      }
    }
  }
}

/// A pointer that carries photos of the first list over all lists.
private struct Walk {
  let lists: [[Int]]
  let held: [Int]
  private let grids: [DropCapGrid]
  private var over = 0
  private var lie: CellIndex?
  private var alarms: HoldAlarms
  private var pointer = Point(x: -5000, y: -5000)

  init(random: inout Seeded) throws {
    var next = 0
    let lists = (0..<3).map { index in
      let count = Int.random(in: index == 0 ? 1...9 : 0...9, using: &random)
      defer { next += count }
      return Array(next..<next + count)
    }
    grids = lists.map { list in
      DropCapGrid(
        width: .random(in: 90...290, using: &random), cell: Size(width: 50, height: 40), minimumGap: 5,
        count: list.count,
        cap: DropCap(columns: .random(in: 1...3, using: &random), rows: .random(in: 1...3, using: &random)),
        features: random.features(of: 12, most: 3, span: 2))
    }
    self.lists = lists
    held = Array(lists[0].shuffled(using: &random).prefix(.random(in: 1...lists[0].count, using: &random)))
    let cells = Held(held.map { CellIndex($0) })
    alarms = try FlowHold(pickingUp: cells, from: .grid(grids[0])).alarms(crossing: -.infinity ..< .infinity)
  }

  /// The lists as the page shows them.
  var shown: [[Int]] {
    lists.enumerated().map { index, list in
      guard index == over, let lie else {
        return index == 0 && over != 0 ? list.filter { !held.contains($0) } : list
      }
      var rest = list.filter { !held.contains($0) }
      rest.insert(contentsOf: held, at: lie.rawValue)
      return rest
    }
  }

  /// Comes to a point from all sides, over nothing.
  mutating func come(to point: Point, over flow: Int) throws {
    for way in [Vector(dx: 1, dy: 1), Vector(dx: -1, dy: -1), Vector(dx: 1, dy: -1)] {
      try drag(to: Point(x: point.x - way.dx * 5000, y: point.y - way.dy * 5000), over: flow)
      try drag(to: point, over: flow)
    }
  }

  mutating func drag(to point: Point, over flow: Int) throws {
    defer { pointer = point }
    if flow == over {
      lie = alarms.first(lying: lie, at: point, moving: point - pointer) ?? lie
      return
    }
    let already = held.compactMap { lists[flow].firstIndex(of: $0) }.map { CellIndex($0) }
    let hold = FlowHold(of: held.count, entering: .grid(grids[flow]), already: already, at: point)
    guard case .together(let first) = hold.lie else { return }
    (over, lie, alarms) = (flow, first, hold.alarms(crossing: -.infinity ..< .infinity))
  }
}
