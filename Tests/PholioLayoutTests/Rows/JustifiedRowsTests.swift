import PholioLayout
import Testing

/// Rows beside rules that are checked frame by frame.
@Suite struct JustifiedRowsTests {
  private func frames(_ rows: JustifiedRows) -> [Frame] {
    (0..<rows.count).map { rows.frame(ofCell: CellIndex($0)) }
  }

  /// Canvases, row heights and gaps, usual and odd ones.
  static let canvases: [(width: Double, rowHeight: Double, gap: Double)] = [
    (1000, 200, 10), (360, 180, 4), (1296, 220, 0), (90, 200, 8), (4000, 120, 16), (0, 50, 10), (10, 1, 3),
    (1e6, 100, 5),
  ]

  static let caps = [DropCap.none, DropCap(columns: 2, rows: 2), DropCap(columns: 1, rows: 5)]

  static func lists(_ counts: [Int]) -> [(name: String, shapes: [Float])] {
    var lists = counts.flatMap { count in
      Galleries.kinds.map { ($0.name, Galleries.shapes($0.shapes, count: count, seed: UInt64(count))) }
        + [("any", Galleries.any(count: count, seed: UInt64(count)))]
    }
    lists += [
      ("a panorama between", [1, 50, 1.5, 0.7, 40, 30, 1]),
      ("a tall one between", [1.5, 0.02, 1.5, 0.02, 1]),
      ("tall ones", Array(repeating: 0.02, count: 70)), ("wide ones", Array(repeating: 50, count: 7)),
      ("no numbers", [.nan, .infinity, 0, -1, -.infinity, 1e-30, 1e30]),
    ]
    return lists
  }

  @Test func picturesKeepTheirShapeAndRowsTheirOrder() {
    for (width, rowHeight, gap) in Self.canvases {
      for cap in Self.caps {
        for (name, shapes) in Self.lists([0, 1, 2, 3, 5, 12, 40, 1100]) {
          let rows = JustifiedRows(width: width, rowHeight: rowHeight, gap: gap, shapes: shapes, cap: cap)
          let what = "\(name), \(shapes.count) photos, \(width), \(rowHeight), \(gap), cap \(cap)"
          let frames = frames(rows)
          let right = max(1, width - 2 * gap) + gap
          guard frames.count == shapes.count, (rows.contentHeight == 0) == shapes.isEmpty else {
            Issue.record("\(what): \(frames.count) frames")
            return
          }
          for (frame, shape) in zip(frames, shapes)
          where
            (shape.isFinite && 1e-3...1e3 ~= shape
            && abs(frame.width - Double(shape) * frame.height) > 1e-6 * max(1, frame.width))
            || frame.height <= 0 || frame.left < gap || frame.right > right * (1 + 1e-9)
            || frame.bottom > rows.contentHeight * (1 + 1e-9)
          {
            Issue.record("\(what): \(frame) for \(shape)")
            return
          }
          // In a row side by side, rows one below the other, and so nothing overlaps.
          for (before, after) in zip(
            frames.dropFirst(cap.rows > 1 ? 1 : 0), frames.dropFirst(cap.rows > 1 ? 2 : 1))
          {
            let isBeside =
              before.top == after.top && abs(after.left - before.right - gap) < 1e-6 * max(1, width)
            let isBelow = abs(after.top - before.bottom - gap) < 1e-6 * rows.contentHeight
            guard (isBeside && before.height == after.height) || isBelow else {
              Issue.record("\(what): \(after) after \(before)")
              return
            }
          }
        }
      }
    }
  }

  @Test func everyRowButTheLastIsAsWideAsTheCanvas() {
    for (name, shapes) in Self.lists([5, 12, 40, 1100, 5300]) where shapes.allSatisfy({ 0.5...3 ~= $0 }) {
      for cap in Self.caps {
        let rows = JustifiedRows(width: 1000, rowHeight: 180, gap: 10, shapes: shapes, cap: cap)
        for row in 0..<rows.rowCount - 1 {
          let cells = rows.cells(inRow: row)
          let last = rows.frame(ofCell: cells.upperBound.advanced(by: -1))
          let isCapAlone = cap.rows > 1 && cells.count == 1
          guard isCapAlone || abs(last.right - 990) < 1e-6, last.height <= 360.001 || isCapAlone else {
            Issue.record("\(name), \(shapes.count) photos, cap \(cap): row \(row) ends with \(last)")
            return
          }
        }
        let height = rows.frame(ofCell: CellIndex(shapes.count - 1)).height
        #expect(shapes.count < 12 || height <= 180 * 1.1 + 1e-9, "\(name), cap \(cap)")
      }
    }
  }

  @Test func theCapIsFlushWithTheRowsBesideIt() {
    for (name, shapes) in Self.lists([40, 1100]) where shapes.allSatisfy({ 0.5...3 ~= $0 }) {
      for number in 2...4 {
        let rows = JustifiedRows(
          width: 1600, rowHeight: 180, gap: 10, shapes: shapes, cap: DropCap(columns: 1, rows: number))
        let cap = rows.frame(ofCell: CellIndex(0))
        guard cap.width + 20 + 1.3 * 180 < 1580, rows.cells(inRow: 0).count > 1 else { continue }
        let first = rows.frame(ofCell: CellIndex(1))
        let last = rows.frame(ofCell: rows.cells(inRow: number - 1).upperBound.advanced(by: -1))
        #expect(first.left == cap.right + 10 && first.top == cap.top, "\(name), \(number) rows")
        #expect(
          abs(last.bottom - cap.bottom) < 1e-6 && abs(last.right - 1590) < 1e-6, "\(name), \(number) rows")
        let next = rows.frame(ofCell: rows.cells(inRow: number).lowerBound)
        #expect(next.left == 10 && abs(next.top - cap.bottom - 10) < 1e-6, "\(name), \(number) rows")
      }
    }
  }

  /// The least sum of squared deviations among all ways to break, by trying them all.
  private func leastCost(_ shapes: [Float], width: Double, rowHeight: Double, gap: Double) -> Double {
    var least = Double.infinity
    for breaks in 0..<(1 << (shapes.count - 1)) {
      var cost = 0.0
      var start = 0
      for end in 1...shapes.count where end == shapes.count || breaks & (1 << (end - 1)) != 0 {
        let sum = shapes[start..<end].reduce(0) { $0 + Double($1) }
        let height = (width - Double(end - start - 1) * gap) / sum
        let off = height <= 0 ? .infinity : max(height / rowHeight, rowHeight / height) - 1
        let isLast = end == shapes.count
        if height < rowHeight {
          cost += end - start == 1 ? 0 : off <= 1 ? off * off : .infinity
        } else if !isLast {
          let empty = 1 - rowHeight / height
          cost += off <= 1 ? off * off : 4 + empty * empty
        }
        start = end
      }
      least = min(least, cost)
    }
    return least
  }

  @Test func breaksAreTheBestOfAll() {
    for seed in 0..<(isSoak ? 400 : 60) as Range<UInt64> {
      for count in 1...11 {
        let shapes = Galleries.any(count: count, seed: seed)
        for (width, gap) in [(700.0, 10.0), (500, 0), (420, 25)] {
          let rows = JustifiedRows(width: width + 2 * gap, rowHeight: 180, gap: gap, shapes: shapes)
          var cost = 0.0
          for row in 0..<rows.rowCount {
            let cells = rows.cells(inRow: row)
            let height = rows.frame(ofCell: cells.lowerBound).height
            let isLast = row == rows.rowCount - 1
            let off = max(height / 180, 180 / height) - 1
            let end = rows.frame(ofCell: cells.upperBound.advanced(by: -1)).right
            if height < 180 {
              cost += cells.count == 1 ? 0 : off * off
            } else if !isLast {
              let sum = cells.reduce(0) { $0 + Double(shapes[$1.rawValue]) }
              let forced = (width - Double(cells.count - 1) * gap) / sum
              let empty = 1 - 180 / forced
              cost += abs(end - gap - width) < 1e-6 ? off * off : 4 + empty * empty
            }
          }
          let least = leastCost(shapes, width: width, rowHeight: 180, gap: gap)
          guard abs(cost - least) < 1e-9 else {
            Issue.record("\(shapes) on \(width): \(cost), not \(least)")
            return
          }
        }
      }
    }
  }
}
