/// Breaks photos into justified rows, all at once rather than row after row.
///
/// A row's height follows from its photos: the room without the gaps, divided by the sum of their shapes. Of
/// all ways to break, the one with the least sum of squared deviations from the wished height is chosen
/// (total fit: D. Knuth and M. Plass, "Breaking paragraphs into lines", 1981). That a row should stay within
/// limits of the wished height is the rule of flickr/justified-layout, which breaks row after row.
struct RowBreaking: Sendable {
  /// The room from a row's first photo's left edge to its last one's right edge, in points.
  let width: Double
  /// What rows aim at, in points.
  let rowHeight: Double
  let gap: Double
  /// A row is at most so many times higher or lower than wished.
  let tolerance: Double

  /// What a row costs that stays too short to be justified, with less than 1 more for its empty part; more
  /// than any row within the limits.
  private static let raggedCost = 4.0

  /// - Parameter tolerance: At most; less where a row holds so many photos that one more or less hardly
  ///   changes its height.
  init(width: Double, rowHeight: Double, gap: Double, tolerance: Double = 2) {
    self.width = max(1, width)
    self.rowHeight = rowHeight
    self.gap = gap
    self.tolerance = min(max(1.25, 1 + 6 * rowHeight / self.width), tolerance)
  }

  /// One row's height and what it costs; nil if it would be lower than the limit.
  ///
  /// - Parameters:
  ///   - sum: The sum of its photos' shapes, width divided by height.
  ///   - photos: How many it holds. A single photo that is wider than the row at the wished height is as
  ///     high as it can be, and costs nothing.
  ///   - isLast: Whether nothing comes after it, so that it needn't be full.
  @inline(__always)
  func row(sum: Double, photos: Int, isLast: Bool) -> (height: Double, cost: Double)? {
    let room = width - Double(photos - 1) * gap
    let wished = sum * rowHeight
    if room < wished {
      if photos == 1 { return (room / sum, 0) }
      if room * tolerance < wished { return nil }
      let deviation = wished / room - 1
      return (room / sum, deviation * deviation)
    }
    let deviation = room / wished - 1
    if isLast { return (deviation < 0.1 ? room / sum : rowHeight, 0) }
    if deviation <= tolerance - 1 { return (room / sum, deviation * deviation) }
    let empty = 1 - wished / room
    return (rowHeight, RowBreaking.raggedCost + empty * empty)
  }

  /// The first photo of each row, the first of them 0, and the rows' heights in points.
  ///
  /// - Parameter isEnd: Whether nothing comes after these photos, so that the last row needn't be full.
  /// - Complexity: O(photos · photos in a row).
  func rows(_ shapes: ArraySlice<Float>, isEnd: Bool) -> (starts: [Int32], heights: [Double], cost: Double) {
    let count = shapes.count
    if count == 0 { return ([], [], 0) }
    var best = [Double](repeating: .infinity, count: count + 1)
    var from = [Int32](repeating: 0, count: count + 1)
    best[0] = 0
    shapes.withUnsafeBufferPointer { shapes in
      best.withUnsafeMutableBufferPointer { best in
        for end in 1...count {
          var sum = 0.0
          var least = Double.infinity
          var start = end
          var chosen = 0
          while start > 0 {
            start -= 1
            sum += Double(shapes[start])
            guard let row = row(sum: sum, photos: end - start, isLast: isEnd && end == count) else { break }
            let cost = best[start] + row.cost
            if cost < least {
              least = cost
              chosen = start
            }
          }
          best[end] = least
          from[end] = Int32(chosen)
        }
      }
    }
    var starts: [Int32] = []
    var heights: [Double] = []
    var end = count
    while end > 0 {
      let start = Int(from[end])
      let photos = shapes[(shapes.startIndex + start)..<(shapes.startIndex + end)]
      // Summed as above, so that the row that was chosen is the row that is made.
      let sum = photos.reversed().reduce(0) { $0 + Double($1) }
      starts.append(Int32(start))
      heights.append(row(sum: sum, photos: end - start, isLast: isEnd && end == count)?.height ?? rowHeight)
      end = start
    }
    return (starts.reversed(), heights.reversed(), best[count])
  }
}
