import PholioFacts

/// A picture without its border, made a small square: what signatures and second looks see of it. A picture
/// of another shape is stretched.
struct SmallPicture: Sendable {
  static let edge = 64

  /// sRGB, edge × edge.
  let bitmap: Bitmap
  /// The luma of the same, 0…255.
  let luma: Plane

  init(_ whole: Bitmap, part: PixelPart) {
    // Nearly as small by plain means of squares first, which costs a fraction of a filter.
    let rough = whole.shrunk(part, by: max(1, min(part.columns.count, part.rows.count) / (2 * Self.edge)))
    bitmap = rough.resized(PixelPart(rough.size), to: PixelSize(width: Self.edge, height: Self.edge))
    luma = Plane(edge: Self.edge, samples: bitmap.pixels.map(\.luma))
  }
}

extension Bitmap {
  /// The pixels row by row.
  var pixels: [Colour] {
    stride(from: 0, to: bytes.count, by: Bitmap.bytesPerPixel).map { offset in
      Colour(red: bytes[offset], green: bytes[offset + 1], blue: bytes[offset + 2])
    }
  }

  /// A part of the picture, `factor` times smaller: each pixel is the mean of a square; what is left over at
  /// the right and at the bottom is left out.
  func shrunk(_ part: PixelPart, by factor: Int) -> Bitmap {
    let size = PixelSize(width: part.columns.count / factor, height: part.rows.count / factor)
    let width = size.width * factor * Bitmap.bytesPerPixel
    return Bitmap(uninitialized: size) { result in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: width) { sums in
        withPixels { pixels in
          guard let sums = sums.baseAddress, let pixels = pixels.baseAddress, let result = result.baseAddress
          else { return }
          let start =
            pixels + part.rows.lowerBound * bytesPerRow + part.columns.lowerBound * Bitmap.bytesPerPixel
          for row in 0..<size.height {
            sums.initialize(repeating: 0, count: width)
            for line in 0..<factor {
              let bytes = start + (row * factor + line) * bytesPerRow
              for index in 0..<width { sums[index] &+= UInt32(bytes[index]) }
            }
            Self.means(
              sums, factor: factor, into: result + row * size.width * Bitmap.bytesPerPixel, count: size.width)
          }
        }
      }
    }
  }

  /// Of sums of `factor` rows, the means of squares, rounded.
  private static func means(
    _ sums: UnsafePointer<UInt32>, factor: Int, into pixels: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    let area = UInt32(factor * factor)
    // Instead of a division, which takes ten times as long. Exact as long as the area is less than 65 536.
    let reciprocal = (1 << 40) / UInt64(area) + 1
    func mean(_ sum: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: (UInt64(sum) &* reciprocal) &>> 40) }
    var (sum, pixel) = (sums, pixels)
    for _ in 0..<count {
      var (red, green, blue) = (area / 2, area / 2, area / 2)
      for _ in 0..<factor {
        red &+= sum[0]
        green &+= sum[1]
        blue &+= sum[2]
        sum += bytesPerPixel
      }
      pixel[0] = mean(red)
      pixel[1] = mean(green)
      pixel[2] = mean(blue)
      pixel += bytesPerPixel
    }
  }

  /// A part of the picture at exactly `target`, by the filter of `FilterTable`.
  func resized(_ part: PixelPart, to target: PixelSize, tone: Tone = .plain) -> Bitmap {
    var resizer = RowResizer(
      from: part.size, extent: (Double(part.size.width), Double(part.size.height)), to: target,
      bytesPerPixel: Bitmap.bytesPerPixel, tone: tone)
    let bytesPerRow = target.width * Bitmap.bytesPerPixel
    return Bitmap(uninitialized: target, profile: profile) { result in
      var rest = result[...]
      withPixels { pixels in
        guard let base = pixels.baseAddress else { return }
        for row in part.rows {
          resizer.push(base + row * self.bytesPerRow + part.columns.lowerBound * Bitmap.bytesPerPixel) {
            line in
            let bytes = UnsafeBufferPointer(start: line, count: bytesPerRow)
            _ = UnsafeMutableBufferPointer(rebasing: rest.prefix(bytesPerRow)).update(from: bytes)
            rest = rest.dropFirst(bytesPerRow)
          }
        }
      }
    }
  }
}

extension Colour {
  /// How light it is, by the weights of ITU-R BT.601, 0…255.
  var luma: Float { 0.299 * Float(red) + 0.587 * Float(green) + 0.114 * Float(blue) }
}
