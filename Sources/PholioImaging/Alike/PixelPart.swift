import PholioFacts

/// A rectangle of a picture, in whole pixels from its top left corner. Neither range is empty.
struct PixelPart: Hashable, Sendable {
  var columns: Range<Int>
  var rows: Range<Int>

  /// The whole of a picture.
  init(_ size: PixelSize) {
    columns = 0..<size.width
    rows = 0..<size.height
  }

  var size: PixelSize { PixelSize(width: columns.count, height: rows.count) }
}
