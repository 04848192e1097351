import PholioImaging
import PholioLayout

/// Some rows of a sheet in memory, to be drawn into and written.
struct SheetBand {
  /// The sheet's pixel rows that it holds.
  let rows: Range<Int>
  let width: Int
  private(set) var pixels: [UInt8]

  init(rows: Range<Int>, width: Int, background: Colour) {
    self.rows = rows
    self.width = width
    let isGrey = background.red == background.green && background.green == background.blue
    pixels = [UInt8](repeating: background.red, count: rows.count * width * 3)
    if !isGrey {
      for place in stride(from: 0, to: pixels.count, by: 3) {
        pixels[place + 1] = background.green
        pixels[place + 2] = background.blue
      }
    }
  }

  /// Draws a picture with its top left corner at a place of the sheet; what lies outside the band is left out.
  mutating func draw(_ picture: Bitmap, left: Int, top: Int) {
    let common = max(rows.lowerBound, top)..<min(max(rows.upperBound, top), top + picture.size.height)
    guard !common.isEmpty else { return }
    let (firstRow, width) = (rows.lowerBound, width)
    precondition(
      left >= 0 && left + picture.size.width <= width, "a picture from \(left) on a sheet of \(width)")
    pixels.withUnsafeMutableBufferPointer { target in
      for row in common {
        picture.withRow(row - top) { source in
          let start = ((row - firstRow) * width + left) * 3
          _ = UnsafeMutableBufferPointer(rebasing: target[start..<start + source.count]).update(from: source)
        }
      }
    }
  }

  /// Lays text over the band, its box's top left corner at a place of the sheet.
  mutating func draw(_ text: TextBitmap, left: Int, top: Int) {
    let (rows, width) = (rows, width)
    pixels.withUnsafeMutableBufferPointer { target in
      text.composite(
        over: target, columns: width, rows: rows.count, stride: width * 3, left: left,
        top: top - rows.lowerBound)
    }
  }
}
