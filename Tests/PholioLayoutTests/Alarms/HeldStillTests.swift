import PholioLayout
import Testing

/// A pointer held still never makes the order flip back and forth. Whatever is held, wherever the pointer is
/// and however it came there, the list changes at most once; repeating the event changes nothing.
@Suite struct HeldStillTests {
  /// A slanting movement goes in two directions, so one of these sets off whatever a straight one does.
  private static let ways = [-1.0, 1].flatMap { dx in [-1.0, 1].map { Vector(dx: dx, dy: $0) } }

  @Test(arguments: 1...7) func pointerHeldStillChangesTheOrderOnceAtMost(columns: Int) {
    var random = Seeded(UInt64(columns))
    // Gaps as wide as requested, wider, and none.
    let widths = [(10.0, Double(columns) * 110 + 10), (0, Double(columns) * 103), (0, Double(columns) * 100)]
    for capColumns in 1...4 {
      for capRows in 1...4 {
        for count in 1...40 {
          for (gap, width) in isSoak ? widths : [widths[count % 3]] {
            let grid = DropCapGrid(
              width: width, cell: Size(width: 100, height: 80), minimumGap: gap, count: count,
              cap: DropCap(columns: capColumns, rows: capRows))
            if let flicker = flicker(in: .grid(grid), gap: gap, random: &random) {
              Issue.record("\(columns) columns, cap \(grid.cap), \(count) photos: \(flicker)")
              return
            }
          }
        }
      }
    }
  }

  @Test func pointerHeldStillAmongFeaturesChangesTheOrderOnceAtMost() {
    var random = Seeded(41)
    for _ in 0..<(isSoak ? 20_000 : 400) {
      let count = Int.random(in: 1...40, using: &random)
      let gap = [0.0, 10].randomElement(using: &random)!
      let grid = DropCapGrid(
        width: Double(Int.random(in: 1...7, using: &random)) * 100 + .random(in: 0...90, using: &random),
        cell: Size(width: 100, height: 80), minimumGap: gap, count: count, cap: random.span(upTo: 4),
        features: random.features(of: count, most: 8, span: 4))
      if let flicker = flicker(in: .grid(grid), gap: grid.gap, random: &random) {
        Issue.record("\(grid): \(flicker)")
        return
      }
    }
  }

  @Test func pointerHeldStillOverRowsChangesTheOrderOnceAtMost() {
    var random = Seeded(42)
    for _ in 0..<(isSoak ? 20_000 : 400) {
      let gap = [0.0, 6].randomElement(using: &random)!
      let shapes = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        Float.random(in: 0.3...3, using: &random)
      }
      let rows = JustifiedRows(
        width: .random(in: 80...900, using: &random), rowHeight: 100, gap: gap, shapes: shapes,
        cap: Bool.random(using: &random) ? .none : random.span(upTo: 3))
      if let flicker = flicker(in: .rows(rows), gap: gap, random: &random) {
        Issue.record("\(rows.width) points, \(shapes), cap \(rows.cap): \(flicker)")
        return
      }
    }
  }

  /// What goes wrong in a list, or nil.
  private func flicker(in grid: Arrangement, gap: Double, random: inout Seeded) -> String? {
    let points = points(of: grid, gap: gap, random: &random)
    for held in holds(in: grid, random: &random) {
      let alarms = ProximityAlarms(arrangement: grid, held: held)
      for point in points {
        if let alarm = alarms.trigger(at: point, moving: .zero) {
          return "a pointer at rest set off \(alarm)"
        }
        for way in HeldStillTests.ways {
          guard let first = alarms.trigger(at: point, moving: way) else { continue }
          let after = alarms.after(first)
          if after.held == held { return "\(first) changed nothing for \(held.cells)" }
          for again in HeldStillTests.ways {
            if let second = after.trigger(at: point, moving: again) {
              return "holding \(held.cells) at \(point): \(first) moving \(way), \(second) moving \(again)"
            }
          }
        }
      }
    }
    return nil
  }

  /// What is held: the first photo, the last, some others alone, and some together.
  private func holds(in grid: Arrangement, random: inout Seeded) -> [Held] {
    let cells = (0..<grid.count).map { CellIndex($0) }
    let picked = cells.shuffled(using: &random).prefix(isSoak ? 4 : 1)
    let singles = Set([cells[0], cells[grid.count - 1]] + picked).sorted()
    let groups = (0..<(isSoak ? 4 : 2)).map { _ in
      Held(Array(cells.shuffled(using: &random).prefix(.random(in: 1...grid.count, using: &random))))
    }
    return singles.map { Held([$0]) } + groups
  }

  /// Cell centres, edges and corners a hair to either side, gap centres; a fine lattice over and around the
  /// content in the long run.
  private func points(of grid: Arrangement, gap: Double, random: inout Seeded) -> [Point] {
    var points: [Point] = []
    let picked = (0..<grid.count).filter {
      isSoak || $0 < 2 || grid.count - $0 < 3 || $0 % 5 == grid.count % 5
    }
    for cell in picked {
      let frame = grid.frame(ofCell: CellIndex(cell))
      points.append(frame.centre)
      for x in [frame.left.nextDown, frame.left, frame.right.nextDown, frame.right] {
        points.append(Point(x: x, y: frame.centreY))
        points.append(Point(x: x, y: frame.top))
        points.append(Point(x: x, y: frame.bottom.nextDown))
      }
      for y in [frame.top.nextDown, frame.top, frame.bottom.nextDown, frame.bottom] {
        points.append(Point(x: frame.centreX, y: y))
      }
      points.append(Point(x: frame.left - gap / 2, y: frame.centreY))
      points.append(Point(x: frame.right + gap / 2, y: frame.centreY))
      points.append(Point(x: frame.centreX, y: frame.bottom + gap / 2))
    }
    if isSoak {
      points += stride(from: -20, to: grid.width + 20, by: 7.3).flatMap { x in
        stride(from: -20, to: grid.contentHeight + 20, by: 7.3).map { Point(x: x, y: $0) }
      }
    }
    return points
  }

  /// The alarms agree with the list: held photos are found in it after each change along a random path.
  @Test func alarmsFollowTheListAlongAPath() {
    var random = Seeded(7)
    for _ in 0..<(isSoak ? 20_000 : 500) {
      let grid = grid(
        columns: .random(in: 1...7, using: &random), count: .random(in: 1...40, using: &random),
        cap: DropCap(columns: .random(in: 1...4, using: &random), rows: .random(in: 1...4, using: &random)),
        features: random.features(of: 40, most: 5, span: 3))
      var list = Array(0..<grid.count)
      let elements = Array(
        list.shuffled(using: &random).prefix(.random(in: 1...grid.count, using: &random)))
      var alarms = ProximityAlarms(grid: grid, held: Held(elements.map { CellIndex($0) }))
      var pointer = Point(x: 0, y: 0)
      for _ in 0..<30 {
        let next = Point(
          x: .random(in: -20...(grid.width + 20), using: &random),
          y: .random(in: -20...(grid.contentHeight + 20), using: &random))
        if let alarm = alarms.trigger(at: next, moving: next - pointer) {
          let before = list
          list = alarm.change.moving(alarms.held, in: list)
          alarms = alarms.after(alarm)
          let rest = { (list: [Int]) in list.filter { !elements.contains($0) } }
          if alarms.held.cells.map({ list[$0.rawValue] }) != elements || rest(list) != rest(before) {
            Issue.record(
              "\(grid): \(alarm) made \(before) into \(list), holding \(elements)")
            return
          }
        }
        pointer = next
      }
    }
  }
}
