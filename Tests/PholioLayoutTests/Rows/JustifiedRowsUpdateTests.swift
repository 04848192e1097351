import PholioLayout
import Testing

/// Lists that change a little are broken anew only there.
@Suite struct JustifiedRowsUpdateTests {
  private func rows(_ shapes: [Float], cap: DropCap = .none) -> JustifiedRows {
    JustifiedRows(width: 1000, rowHeight: 200, gap: 10, shapes: shapes, cap: cap)
  }

  /// Whether the rows are valid for the shapes, whatever their history.
  private func isValid(_ rows: JustifiedRows, _ shapes: [Float]) -> Bool {
    var next = 0
    var bottom = 0.0
    for row in 0..<rows.rowCount {
      let cells = rows.cells(inRow: row)
      guard cells.lowerBound.rawValue == next else { return false }
      next = cells.upperBound.rawValue
      let first = rows.frame(ofCell: cells.upperBound.advanced(by: -1))
      guard abs(first.width - Double(shapes[next - 1]) * first.height) < 1e-6 else { return false }
      guard abs(first.top - bottom - 10) < 1e-6 else { return false }
      bottom = first.bottom
    }
    return next == shapes.count
  }

  private static let lists: [(name: String, shapes: [Float])] = [
    ("any", Galleries.any(count: 30_000, seed: 1)),
    ("alike", Array(repeating: 1.5, count: 30_000)),
    ("nearly alike", Galleries.shapes([1.5, 1.5, 1.5, 2.0 / 3], count: 30_000, seed: 2)),
  ]

  @Test func anEditInOnePlaceBreaksTwoBlocksAtMost() {
    for (name, shapes) in Self.lists {
      var rows = rows(shapes)
      var now = shapes
      var random = Seeded(8)
      #expect(rows.brokenBlocks == 30)
      for step in 0..<300 {
        let place = Int.random(in: 0...now.count, using: &random)
        let number = Int.random(in: 1...40, using: &random)
        switch step % 4 {
        case 0: now.insert(contentsOf: Galleries.any(count: number, seed: UInt64(step)), at: place)
        case 1: now.removeSubrange(max(0, place - number)..<place)
        case 2: now[max(0, place - 1)] = 1 / now[max(0, place - 1)]
        default: now.append(contentsOf: Galleries.any(count: number, seed: UInt64(step)))
        }
        rows = rows.updated(shapes: now)
        guard rows.brokenBlocks <= 2, rows.count == now.count else {
          Issue.record("\(name), edit \(step) at \(place): \(rows.brokenBlocks) blocks broken")
          return
        }
      }
      #expect(isValid(rows, now), "\(name)")
    }
  }

  @Test func aMoveBreaksFourBlocksAtMost() {
    for (name, shapes) in Self.lists {
      var rows = rows(shapes)
      var now = shapes
      var random = Seeded(9)
      for step in 0..<200 {
        let from = Int.random(in: 0..<now.count - 20, using: &random)
        let moved = Array(now[from..<from + 20])
        now.removeSubrange(from..<from + 20)
        now.insert(contentsOf: moved, at: Int.random(in: 0...now.count, using: &random))
        rows = rows.updated(shapes: now)
        guard rows.brokenBlocks <= 4 else {
          Issue.record("\(name), move \(step): \(rows.brokenBlocks) blocks broken")
          return
        }
      }
      #expect(isValid(rows, now), "\(name)")
    }
  }

  @Test func theSamePhotosAreNotBrokenAgain() {
    for (_, shapes) in Self.lists {
      for cap in [DropCap.none, DropCap(columns: 2, rows: 2)] {
        let rows = rows(shapes, cap: cap)
        let same = rows.updated(shapes: shapes)
        #expect(same.brokenBlocks == 0 && same == rows && same.hashValue == rows.hashValue)
      }
    }
  }

  @Test func withACapEditsBreakTheBlockBesideItToo() {
    let shapes = Self.lists[0].shapes
    var rows = rows(shapes, cap: DropCap(columns: 2, rows: 3))
    var now = shapes
    for (place, most) in [(0, 3), (2, 3), (12_000, 2), (29_000, 2)] {
      now.insert(1.2, at: place)
      rows = rows.updated(shapes: now)
      #expect(rows.brokenBlocks <= most, "at \(place): \(rows.brokenBlocks) blocks broken")
    }
  }

  @Test func anythingBecomesAnything() {
    let cap = DropCap(columns: 1, rows: 2)
    var rows = rows([], cap: cap)
    for count in [3, 0, 1, 2500, 2400, 1, 999, 5000, 10] {
      let shapes = Galleries.any(count: count, seed: UInt64(count))
      rows = rows.updated(shapes: shapes)
      #expect(rows.count == count && rows.cells(crossing: -.infinity..<Double.infinity).count == count)
    }
  }
}
