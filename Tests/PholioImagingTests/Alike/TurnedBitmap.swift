import PholioFacts
import PholioImaging

extension Bitmap {
  /// The same pixels turned, one by one.
  func turned(_ orientation: Orientation) -> Bitmap {
    let turned = orientation.upright(size)
    var bytes = [UInt8](repeating: 0, count: self.bytes.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (column, row) = OrientationTests.upright(x, y, of: size, exif: orientation.rawValue)
        let offset = (row * turned.width + column) * Bitmap.bytesPerPixel
        for (channel, value) in pixel(x, y).enumerated() { bytes[offset + channel] = value }
      }
    }
    return Bitmap(size: turned, bytes: bytes)
  }

  /// What is left when `share` of each edge is cut off: at the left, at the right, above, below.
  func cropped(left: Double, right: Double, top: Double, bottom: Double) -> Bitmap {
    let columns =
      Int(Double(size.width) * left)..<size.width - Int(Double(size.width) * right)
    let rows = Int(Double(size.height) * top)..<size.height - Int(Double(size.height) * bottom)
    let bytes = rows.flatMap { row in
      let start = row * bytesPerRow
      return self.bytes[start + columns.lowerBound * 3..<start + columns.upperBound * 3]
    }
    return Bitmap(size: PixelSize(width: columns.count, height: rows.count), bytes: bytes)
  }

  /// In a frame of one colour, so many pixels wide at each side.
  func framed(_ width: Int, in colour: Colour) -> Bitmap {
    let whole = PixelSize(width: size.width + 2 * width, height: size.height + 2 * width)
    var bytes = Bitmap(size: whole, red: colour.red, green: colour.green, blue: colour.blue).bytes
    for row in 0..<size.height {
      let offset = ((row + width) * whole.width + width) * Bitmap.bytesPerPixel
      let line = self.bytes[row * bytesPerRow..<(row + 1) * bytesPerRow]
      bytes.replaceSubrange(offset..<offset + bytesPerRow, with: line)
    }
    return Bitmap(size: whole, bytes: bytes)
  }

  /// With its outer pixels painted over.
  func painted(_ width: Int, in colour: Colour) -> Bitmap {
    let share = (x: Double(width) / Double(size.width), y: Double(width) / Double(size.height))
    return cropped(left: share.x, right: share.x, top: share.y, bottom: share.y).framed(width, in: colour)
  }

  /// Each sample times `factor`, at most 255.
  func brightened(_ factor: Double) -> Bitmap {
    Bitmap(size: size, bytes: bytes.map { UInt8(min(255, (Double($0) * factor).rounded())) })
  }

  /// As a JPEG of that quality, and back.
  func coded(quality: Int) throws -> Bitmap {
    try PhotoDecoder.decode(jpeg(quality: quality), orientation: .upright, to: .full).bitmap
  }

  /// Smaller or larger as most programs make it: by averages of bytes.
  func scaled(_ factor: Double) -> Bitmap {
    LanczosReference.resize(
      self, to: PixelSize(width: Int(Double(size.width) * factor), height: Int(Double(size.height) * factor)),
      light: false)
  }
}
