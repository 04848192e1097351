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
