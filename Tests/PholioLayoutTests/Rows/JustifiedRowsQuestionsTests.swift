import PholioLayout
import Testing

/// What lies at a point and in a window, beside a walk over all frames.
@Suite struct JustifiedRowsQuestionsTests {
  private static let galleries: [JustifiedRows] = [0, 1, 2, 7, 30, 150].flatMap { count in
    [DropCap.none, DropCap(columns: 2, rows: 3), DropCap(columns: 1, rows: 9)].flatMap { cap in
      [(900.0, 12.0), (300, 0)].map { width, gap in
        JustifiedRows(
          width: width, rowHeight: 120, gap: gap, shapes: Galleries.any(count: count, seed: UInt64(count)),
          cap: cap)
      }
    }
  }

  /// The rule of the grid: the photo at the point; else the first in the list's order that is wholly below
  /// it, or to the right of it at its height.
  private func walked(_ rows: JustifiedRows, _ point: Point) -> Hit {
    let frames = (0..<rows.count).map { (CellIndex($0), rows.frame(ofCell: CellIndex($0))) }
    if let at = frames.first(where: { $0.1.contains(point) }) { return .cell(at.0) }
    let next = frames.first { $0.1.top > point.y || ($0.1.bottom > point.y && $0.1.left > point.x) }
    return next.map { .before($0.0) } ?? .end
  }

  @Test func aHitIsWhatAWalkFinds() {
    for rows in Self.galleries {
      var random = Seeded(3)
      for _ in 0..<300 {
        let point = Point(
          x: Double.random(in: -50...rows.width + 50, using: &random),
          y: Double.random(in: -50...rows.contentHeight + 50, using: &random))
        let (hit, walked) = (rows.hit(at: point), walked(rows, point))
        guard hit == walked else {
          Issue.record("\(rows.count) photos, cap \(rows.cap), \(point): \(hit), not \(walked)")
          return
        }
      }
    }
  }

  @Test func aWindowHoldsThePhotosThatCrossIt() {
    for rows in Self.galleries {
      var random = Seeded(4)
      for _ in 0..<100 {
        let top = Double.random(in: -100...rows.contentHeight + 100, using: &random)
        let window = top..<top + Double.random(in: 0...600, using: &random)
        let expected = (0..<rows.count).map { CellIndex($0) }.filter {
          let frame = rows.frame(ofCell: $0)
          return !window.isEmpty && frame.top < window.upperBound && frame.bottom > window.lowerBound
        }
        guard Array(rows.cells(crossing: window)) == expected else {
          Issue.record("\(rows.count) photos, cap \(rows.cap), \(window): not \(expected)")
          return
        }
      }
      #expect(rows.cells(crossing: -.infinity..<Double.infinity).count == rows.count)
    }
  }

  @Test func rowsAndPhotosNameEachOther() {
    for rows in Self.galleries {
      var all: [CellIndex] = []
      for row in 0..<rows.rowCount {
        let cells = rows.cells(inRow: row)
        #expect(cells.allSatisfy { rows.row(of: $0) == row })
        all += cells
      }
      #expect(all.map(\.rawValue) == Array(0..<rows.count))
    }
  }

  @Test func anotherNumberOfPhotosMovesNone() {
    for rows in Self.galleries {
      for count in [0, 1, 2, rows.count / 2, rows.count + 1, rows.count + 40] {
        let other = rows.resized(toCount: count)
        #expect(other.count == count)
        for cell in 0..<min(count, rows.count) {
          guard other.frame(ofCell: CellIndex(cell)) == rows.frame(ofCell: CellIndex(cell)) else {
            Issue.record("\(rows.count) photos to \(count): photo \(cell) moved")
            return
          }
        }
        let frames = (0..<count).map { other.frame(ofCell: CellIndex($0)) }
        #expect(frames.allSatisfy { $0.bottom <= other.contentHeight + 1e-6 && $0.height > 0 })
        #expect(frames.dropFirst(rows.count).allSatisfy { abs($0.width - 1.5 * $0.height) < 1e-6 })
      }
    }
  }

  /// A million photos may come in, with ten thousands in a row: that must not take their product.
  @Test func roomForAMillionPhotosInLongRowsIsMadeAtOnce() {
    let rows = JustifiedRows(width: 1_000_000, rowHeight: 8, gap: 0, shapes: [1, 2, 0.5])
    let start = ContinuousClock.now
    let longer = rows.resized(toCount: 1_000_000)
    #expect(ContinuousClock.now - start < .seconds(10))
    #expect(longer.rowCount == 13)
    let last = CellIndex(999_999)
    #expect(longer.hit(at: longer.frame(ofCell: last).centre) == .cell(last))
  }
}
