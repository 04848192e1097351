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
    guard shapes.count > 1, room >= leastBeside * rowHeight else {
      let fits = shapes.count == 1 ? usual : 2 * usual
      return RowBlock(count: 1, starts: [0], heights: [min(width / shape, fits)], gap: rowGap)
    }
    var solved: (block: RowBlock, cost: Double)?
    // Three turns: the breaks hardly ever change after the second.
    for _ in 0..<3 {
      let beside = RowBreaking(width: room, rowHeight: rowHeight, gap: gap, tolerance: breaking.tolerance)
      let photos = candidates(shapes, rows: rows, beside: beside)
      let isEnd = photos.endIndex == shapes.endIndex
      let broken = beside.rows(photos, isEnd: isEnd)
      let enough = broken.starts.count > rows
      if !enough && broken.starts.count < rows || !enough && broken.heights.last == rowHeight { break }
      let end = enough ? Int(broken.starts[rows]) : photos.count
      let chosen = zip(broken.starts, broken.heights).prefix(rows).map { (Int($0), $1) }
      let tries = solve(
        photos.prefix(end), chosen, shape: shape, width: width, gap: gap, rowGap: rowGap,
        rowHeight: rowHeight)
      guard let (heights, newRoom) = tries, newRoom >= rowHeight / 2 else { break }
      let cost = heights.reduce(0) { sum, height in
        let deviation = max(height / rowHeight, rowHeight / height) - 1
        return sum + deviation * deviation
      }
      if cost < solved?.cost ?? .infinity {
        let height = heights.reduce(Double(rows - 1) * rowGap, +)
        let starts = broken.starts.prefix(rows).enumerated().map { $0 == 0 ? 0 : $1 + 1 }
        let block = RowBlock(
          count: end + 1, starts: starts, heights: heights, gap: rowGap,
          cap: Size(width: shape * height, height: height))
        solved = (block, cost)
      }
      room = newRoom
    }
    return solved?.block ?? short(shapes, rows: rows, breaking: breaking, usual: usual, rowGap: rowGap)
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
    _ photos: ArraySlice<Float>, _ rows: [(start: Int, height: Double)], shape: Double, width: Double,
    gap: Double, rowGap: Double, rowHeight: Double
  ) -> (heights: [Double], room: Double)? {
    // The height of all rows is `slope` · room + `fixed`.
    var slope = 0.0
    var fixed = Double(rows.count - 1) * rowGap
    var lines: [(slope: Double, fixed: Double)] = []
    for (index, row) in rows.enumerated() {
      let end = index + 1 < rows.count ? rows[index + 1].start : photos.count
      let range = (photos.startIndex + row.start)..<(photos.startIndex + end)
      let sum = photos[range].reduce(0) { $0 + Double($1) }
      let isRagged = row.height == rowHeight
      let line =
        isRagged
        ? (slope: 0, fixed: rowHeight) : (slope: 1 / sum, fixed: -Double(range.count - 1) * gap / sum)
      lines.append(line)
      slope += line.slope
      fixed += line.fixed
    }
    let room = (width - gap - shape * fixed) / (1 + shape * slope)
    let heights = lines.map { $0.slope * room + $0.fixed }
    guard room > 0, heights.allSatisfy({ $0 > rowHeight / 8 }) else { return nil }
    return (heights, room)
  }

  /// The cap with fewer photos beside it than fill its rows; they needn't be flush with its lower edge.
  private static func short(
    _ shapes: ArraySlice<Float>, rows: Int, breaking: RowBreaking, usual: Double, rowGap: Double
  ) -> RowBlock {
    let cap = Size(width: Double(shapes.first ?? 1) * usual, height: usual)
    let beside = RowBreaking(
      width: breaking.width - breaking.gap - cap.width, rowHeight: breaking.rowHeight, gap: breaking.gap,
      tolerance: breaking.tolerance)
    let photos = candidates(shapes, rows: rows, beside: beside)
    let broken = beside.rows(photos, isEnd: photos.endIndex == shapes.endIndex)
    let kept = min(rows, broken.starts.count)
    let end = kept < broken.starts.count ? Int(broken.starts[kept]) : photos.count
    return RowBlock(
      count: end + 1, starts: broken.starts.prefix(kept).enumerated().map { $0 == 0 ? 0 : $1 + 1 },
      heights: Array(broken.heights.prefix(kept)), gap: rowGap, cap: cap)
  }
}
