import Glibc
import PholioImaging
import PholioLayout

/// Some rows of a page in memory. What is drawn outside of them is left out.
struct SheetBand {
  /// Which of the page's pixel rows it holds.
  let rows: Range<Int>
  let width: Int
  private(set) var pixels: [UInt8]

  init(rows: Range<Int>, width: Int, background: Colour) {
    self.rows = rows
    self.width = width
    pixels = [UInt8](repeating: background.red, count: rows.count * width * 3)
    let isGrey = background.red == background.green && background.green == background.blue
    if !isGrey {
      fill(
        PixelFrame(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound), background,
        radius: 0)
    }
  }

  /// Draws a picture with rounded corners.
  mutating func draw(_ picture: PlacedPicture, radius: Int) {
    let frame = picture.frame
    let (firstRow, width) = (rows.lowerBound, width)
    forEachRow(of: frame, radius: radius) { target, row, corner in
      picture.bitmap.withRow(row - frame.top) { source in
        let start = ((row - firstRow) * width + frame.left) * 3
        let plain = corner.inset..<(frame.width - corner.inset)
        if let from = source.baseAddress, let to = target.baseAddress {
          memcpy(to + start + plain.lowerBound * 3, from + plain.lowerBound * 3, plain.count * 3)
        }
        corner.blend(frame.width) { column, share in
          for channel in 0..<3 {
            let offset = start + column * 3 + channel
            target[offset] = Self.mix(target[offset], source[column * 3 + channel], share)
          }
        }
      }
    }
  }

  /// Fills a frame with rounded corners.
  mutating func fill(_ frame: PixelFrame, _ colour: Colour, radius: Int) {
    guard frame.top < rows.upperBound, rows.lowerBound < frame.bottom else { return }
    let (firstRow, width) = (rows.lowerBound, width)
    let samples = [colour.red, colour.green, colour.blue]
    let filled = [[UInt8]](repeating: samples, count: frame.width).flatMap { $0 }
    forEachRow(of: frame, radius: radius) { target, row, corner in
      let start = ((row - firstRow) * width + frame.left) * 3
      let plain = corner.inset..<(frame.width - corner.inset)
      if let to = target.baseAddress { memcpy(to + start + plain.lowerBound * 3, filled, plain.count * 3) }
      corner.blend(frame.width) { column, share in
        for channel in 0..<3 {
          let offset = start + column * 3 + channel
          target[offset] = Self.mix(target[offset], samples[channel], share)
        }
      }
    }
  }

  /// Draws text, with its box's top left corner at a point of the page.
  mutating func draw(_ text: TextBitmap, left: Int, top: Int) {
    let (rows, width) = (rows, width)
    pixels.withUnsafeMutableBufferPointer { target in
      text.composite(
        over: target, columns: width, rows: rows.count, stride: width * 3, left: left,
        top: top - rows.lowerBound)
    }
  }

  private mutating func forEachRow(
    of frame: PixelFrame, radius: Int, _ body: (UnsafeMutableBufferPointer<UInt8>, Int, CornerRow) -> Void
  ) {
    let common =
      max(
        rows.lowerBound, frame.top)..<max(
        max(rows.lowerBound, frame.top), min(rows.upperBound, frame.bottom))
    precondition(frame.left >= 0 && frame.right <= width, "\(frame) on a page \(width) wide")
    let radius = min(radius, min(frame.width, frame.height) / 2)
    pixels.withUnsafeMutableBufferPointer { target in
      for row in common {
        body(target, row, CornerRow(row: min(row - frame.top, frame.bottom - 1 - row), radius: radius))
      }
    }
  }

  private static func mix(_ under: UInt8, _ over: UInt8, _ share: Double) -> UInt8 {
    let (under, over) = (Double(under), Double(over))
    return UInt8((under + (over - under) * share).rounded())
  }
}
