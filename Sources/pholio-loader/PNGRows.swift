import CSPNG

/// How libspng gives the rows of a picture, and how they become bytes.
struct PNGRows {
  /// One of libspng's.
  let format: spng_format
  let bytesPerRow: Int
  /// Whether they are what is wanted already.
  let isDirect: Bool
  private let width: Int
  private let isDeep: Bool
  private let transparency: Rows.Transparency

  /// - Parameter hasTransparentColour: Whether there is a tRNS chunk.
  init(_ header: spng_ihdr, hasTransparentColour: Bool) {
    width = Int(header.width)
    isDeep = header.bit_depth == 16
    let type = UInt32(header.color_type)
    let isGrey = type == SPNG_COLOR_TYPE_GRAYSCALE.rawValue
    let isGreyWithAlpha = type == SPNG_COLOR_TYPE_GRAYSCALE_ALPHA.rawValue
    let hasAlpha =
      hasTransparentColour || isGreyWithAlpha || type == SPNG_COLOR_TYPE_TRUECOLOR_ALPHA.rawValue
    // Of grey pixels red is kept.
    transparency = Rows.Transparency(samples: 4, kept: isGrey || isGreyWithAlpha ? 1 : 3)
    isDirect = !isDeep && !hasAlpha
    let bytesPerPixel: Int
    if isDeep {
      (format, bytesPerPixel) = (SPNG_FMT_RGBA16, 8)
    } else if hasAlpha {
      (format, bytesPerPixel) = (SPNG_FMT_RGBA8, 4)
    } else {
      (format, bytesPerPixel) = isGrey ? (SPNG_FMT_G8, 1) : (SPNG_FMT_RGB8, 3)
    }
    bytesPerRow = width * bytesPerPixel
  }

  /// Changes the row, too.
  func convert(_ row: UnsafeMutableRawBufferPointer, into result: UnsafeMutableBufferPointer<UInt8>) {
    guard let source = row.baseAddress?.assumingMemoryBound(to: UInt8.self), let result = result.baseAddress
    else { return }
    if isDeep { Rows.narrow(source, into: source, count: 4 * width) }
    Rows.flatten(source, transparency, into: result, count: width)
  }
}
