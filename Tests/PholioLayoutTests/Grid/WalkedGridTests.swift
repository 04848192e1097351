import PholioLayout
import Testing

/// The grid beside `WalkedGrid`, which is filled in by hand, for every small case and many random ones.
@Suite struct WalkedGridTests {
  @Test func everySmallGridIsTheOneFilledInByHand() {
    let (mostColumns, mostSpan, mostPhotos) = isSoak ? (9, 11, 130) : (7, 8, 45)
    for columns in 1...mostColumns {
      for capColumns in 1...mostSpan {
        for capRows in 1...mostSpan {
          for count in 0...mostPhotos {
            let cap = DropCap(columns: capColumns, rows: capRows)
            if let difference = grid(columns: columns, count: count, cap: cap).difference(asked: cap) {
              Issue.record("\(columns) columns, cap \(cap), \(count) photos: \(difference)")
              return
            }
          }
        }
      }
    }
  }

  @Test func randomGridsAreThoseFilledInByHand() {
    var random = Seeded(1)
    for _ in 0..<(isSoak ? 2_000_000 : 20_000) {
      let cap = DropCap(columns: .random(in: 1...9, using: &random), rows: .random(in: 1...9, using: &random))
      let grid = DropCapGrid(
        width: random.length(upTo: 2000),
        cell: Size(width: 1 + random.length(upTo: 300), height: 1 + random.length(upTo: 300)),
        minimumGap: random.length(upTo: 40), count: .random(in: 0...60, using: &random), cap: cap)
      if let difference = grid.difference(asked: cap) {
        Issue.record("\(grid), cap asked for \(cap): \(difference)")
        return
      }
    }
  }

  @Test func windowsShowTheCellsThatCrossThem() {
    var random = Seeded(2)
    for _ in 0..<(isSoak ? 500_000 : 20_000) {
      let cap = DropCap(columns: .random(in: 1...6, using: &random), rows: .random(in: 1...6, using: &random))
      let grid = DropCapGrid(
        width: random.length(upTo: 900), cell: Size(width: 100, height: 1 + random.length(upTo: 200)),
        minimumGap: random.length(upTo: 20), count: .random(in: 0...50, using: &random), cap: cap)
      let walked = WalkedGrid(grid, asked: cap)
      // Half of the bounds are exactly on an edge, or a hair beside it.
      let edges = walked.topAndBottomEdges
      func bound() -> Double {
        guard Bool.random(using: &random), let edge = edges.randomElement(using: &random) else {
          return .random(in: -50...(grid.contentHeight + 50), using: &random)
        }
        return [edge.nextDown, edge, edge.nextUp].randomElement(using: &random)!
      }
      let (one, other) = (bound(), bound())
      let window = min(one, other)..<max(one, other)
      let visible = grid.cells(crossing: window)
      let expected = walked.cells(crossing: window)
      if Array(visible) != expected || visible.count != expected.count
        || !(0..<grid.count).allSatisfy({
          visible.contains(CellIndex($0)) == expected.contains(CellIndex($0))
        })
      {
        Issue.record("\(grid) in \(window): \(Array(visible)), not \(expected)")
        return
      }
    }
  }

  @Test func hitsAreTheCellUnderThePointOrTheNextInReadingOrder() {
    var random = Seeded(3)
    for _ in 0..<(isSoak ? 100_000 : 3_000) {
      let cap = DropCap(columns: .random(in: 1...5, using: &random), rows: .random(in: 1...5, using: &random))
      let grid = DropCapGrid(
        width: random.length(upTo: 900), cell: Size(width: 1 + random.length(upTo: 200), height: 100),
        minimumGap: random.length(upTo: 20), count: .random(in: 0...30, using: &random), cap: cap)
      let walked = WalkedGrid(grid, asked: cap)
      let xs = walked.sideEdges + [0, grid.width]
      let ys = walked.topAndBottomEdges + [0]
      for _ in 0..<40 {
        let point = Point(
          x: random.near(xs, within: -60...(grid.width + 60)),
          y: random.near(ys, within: -60...(grid.contentHeight + 60)))
        if grid.hit(at: point) != walked.hitInListOrder(at: point) {
          Issue.record("\(grid) at \(point): \(grid.hit(at: point)), not \(walked.hitInListOrder(at: point))")
          return
        }
      }
    }
  }
}

extension DropCapGrid {
  /// What is wrong with a grid without features, or nil.
  fileprivate func difference(asked cap: DropCap) -> String? {
    difference(from: WalkedGrid(self, asked: cap))
  }
}

extension WalkedGrid {
  init(_ grid: DropCapGrid, asked cap: DropCap) {
    self.init(
      width: grid.width, cell: grid.cell, minimumGap: grid.minimumGap, count: grid.count, cap: cap,
      features: Dictionary(
        uniqueKeysWithValues: (0..<grid.count).map { ($0, grid.features.span(of: CellIndex($0))) }),
      rowGap: grid.rowGap, rowsPerPage: grid.rowsPerPage)
  }
}
