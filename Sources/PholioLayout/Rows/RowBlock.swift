import PholioFacts

/// Rows that were broken together: about a thousand photos of a list, or the cap with the rows beside it.
///
/// Nothing in it says where it lies, so it can be taken over to another place.
struct RowBlock: Hashable, Sendable {
  /// The number of photos.
  let count: Int
  /// The first photo of each row, counted from the block's first.
  let starts: [Int32]
  /// Rows' heights and, from the block's top, their upper edges, in points.
  let heights: [Double]
  let tops: [Double]
  /// From the first row's upper edge to the last one's lower edge, or to the cap's if that is lower.
  let height: Double
  /// The size of the block's first photo, if all its rows lie to the right of it.
  let cap: Size?

  init(count: Int, starts: [Int32], heights: [Double], gap: Double, cap: Size? = nil) {
    self.count = count
    self.starts = starts
    self.heights = heights
    self.cap = cap
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    var top = 0.0
    for height in heights {
      tops.append(top)
      top += height + gap
    }
    self.tops = tops
    height = max((tops.last ?? 0) + (heights.last ?? 0), cap?.height ?? 0)
  }

  /// The photos of a row, counted from the block's first.
  func photos(inRow row: Int) -> Range<Int> {
    Int(starts[row])..<(row + 1 < starts.count ? Int(starts[row + 1]) : count)
  }

  /// The row in which a photo lies; the cap lies in the first.
  func row(of photo: Int) -> Int {
    starts.partitioningIndex { $0 > photo } - 1
  }

  /// The same block without the photos after the first `count`; rows stay as high as they are.
  func prefix(_ count: Int, gap: Double) -> RowBlock {
    let rows = row(of: count - 1) + 1
    return RowBlock(
      count: count, starts: Array(starts[..<rows]), heights: Array(heights[..<rows]), gap: gap, cap: cap)
  }
}

extension RowBlock {
  /// A cap is alone on the full width if less than so many row heights would be left beside it.
  private static let leastBeside = 1.2

  /// The block at a list's beginning whose first photo is as high as `rows` rows beside it.
  ///
  /// With V the room beside the cap, each row's height is linear in V, and so is the height of all; the cap's
  /// width is its shape times that height, and V is what this leaves. That is one equation in V for given
  /// breaks; breaks and V are found by turns.
  ///
  /// - Parameters:
  ///   - shapes: Those of all photos, at least one. The block takes as many as it needs.
  ///   - breaking: For rows on the full width.
  ///   - rowGap: Between rows, where it is another than that between photos.
  static func capped(
    _ shapes: ArraySlice<Float>, rows: Int, breaking: RowBreaking, rowGap: Double
  ) -> RowBlock {
    let (width, gap, rowHeight) = (breaking.width, breaking.gap, breaking.rowHeight)
    let shape = Double(shapes.first ?? 1)
    let usual = Double(rows) * rowHeight + Double(rows - 1) * rowGap
    var room = width - gap - shape * usual
    let fits = shapes.count == 1 ? usual : 2 * usual
    let alone = RowBlock(count: 1, starts: [0], heights: [min(width / shape, fits)], gap: rowGap)
    guard shapes.count > 1, room >= leastBeside * rowHeight else { return alone }
    var solved: (block: RowBlock, cost: Double)?
    // Three turns: the breaks hardly ever change after the second.
    for _ in 0..<3 {
      let beside = RowBreaking(width: room, rowHeight: rowHeight, gap: gap, tolerance: breaking.tolerance)
      let photos = candidates(shapes, rows: rows, beside: beside)
      let isEnd = photos.endIndex == shapes.endIndex
      let broken = beside.rows(photos, isEnd: isEnd)
      let enough = broken.starts.count > rows
      let isShort = broken.starts.count < rows || !enough && broken.heights.last == rowHeight
      if isShort {
        let cap = Size(width: shape * usual, height: usual)
        return solved?.block ?? short(photos.count, broken, gap: rowGap, cap: cap)
      }
      let end = enough ? Int(broken.starts[rows]) : photos.count
      let chosen = zip(broken.starts, broken.heights).prefix(rows).map { (Int($0), $1) }
      let tries = solve(
        photos.prefix(end), chosen, shape: shape, beside: beside, width: width, rowGap: rowGap)
      guard let (heights, newRoom) = tries, newRoom >= rowHeight / 2 else { break }
      let cost = heights.reduce(0) { sum, height in
        let deviation = max(height / rowHeight, rowHeight / height) - 1
        return sum + deviation * deviation
      }
      if cost < solved?.cost ?? .infinity {
        let height = heights.reduce(Double(rows - 1) * rowGap, +)
        let starts = afterCap(broken.starts.prefix(rows))
        let block = RowBlock(
          count: end + 1, starts: starts, heights: heights, gap: rowGap,
          cap: Size(width: shape * height, height: height))
        solved = (block, cost)
      }
      room = newRoom
    }
    return solved?.block ?? alone
  }

  /// The photos that may lie beside the cap, with some more, so that the last rows are broken with those that
  /// follow in sight.
  private static func candidates(
    _ shapes: ArraySlice<Float>, rows: Int, beside: RowBreaking
  ) -> ArraySlice<Float> {
    var across = 0.0
    var end = shapes.startIndex + 1
    let enough = Double(rows + 3) * beside.width * beside.tolerance
    while end < shapes.endIndex, across < enough {
      across += min(Double(shapes[end]) * beside.rowHeight + beside.gap, beside.width)
      end += 1
    }
    return shapes[(shapes.startIndex + 1)..<end]
  }

  /// Rows' heights and the room beside the cap with which everything is flush; nil if nothing is left.
  private static func solve(
    _ photos: ArraySlice<Float>, _ rows: [(start: Int, height: Double)], shape: Double,
    beside: RowBreaking, width: Double, rowGap: Double
  ) -> (heights: [Double], room: Double)? {
    let gap = beside.gap
    // The height of all rows is `slope` · room + `fixed`.
    var slope = 0.0
    var fixed = Double(rows.count - 1) * rowGap
    var lines: [(slope: Double, fixed: Double)] = []
    for (index, row) in rows.enumerated() {
      let end = index + 1 < rows.count ? rows[index + 1].start : photos.count
      let range = (photos.startIndex + row.start)..<(photos.startIndex + end)
      let sum = photos[range].reduce(0) { $0 + Double($1) }
      let gaps = Double(range.count - 1) * gap
      let isJustified = abs(row.height * sum + gaps - beside.width) < 1e-6 * beside.width
      let line =
        isJustified ? (slope: 1 / sum, fixed: -gaps / sum) : (slope: 0, fixed: row.height)
      lines.append(line)
      slope += line.slope
      fixed += line.fixed
    }
    let room = (width - gap - shape * fixed) / (1 + shape * slope)
    let heights = lines.map { $0.slope * room + $0.fixed }
    guard room > 0, heights.allSatisfy({ $0 > 0 }) else { return nil }
    return (heights, room)
  }

  /// The cap with fewer photos beside it than fill its rows; they aren't flush with its lower edge.
  private static func short(
    _ photos: Int, _ beside: (starts: [Int32], heights: [Double], cost: Double), gap: Double, cap: Size
  ) -> RowBlock {
    RowBlock(
      count: photos + 1, starts: afterCap(beside.starts), heights: beside.heights, gap: gap, cap: cap)
  }

  /// The first photos of rows beside a cap, counted with the cap, which lies in the first row.
  private static func afterCap(_ starts: some Sequence<Int32>) -> [Int32] {
    starts.enumerated().map { $0 == 0 ? 0 : $1 + 1 }
  }
}
