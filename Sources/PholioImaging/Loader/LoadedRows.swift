package import CLoader
package import PholioFacts

/// What a loader has drawn, checked.
package struct LoadedRows: Hashable, Sendable {
  package let size: PixelSize
  /// Whether something is seen through the picture.
  package let isTransparent: Bool
  package let warnings: [PhotoWarning]

  /// - Parameters:
  ///   - full: The picture as it was described.
  ///   - wanted: What was asked for; nil: full size.
  /// - Throws: `ImagingError` for an answer that says no, or that can't be true, and for a picture half or
  ///   more of which is lost.
  package init(
    _ reply: loader_reply, of full: LoadedDescription, wanted: PixelSize?
  ) throws(ImagingError) {
    try LoadedDescription.check(reply, stage: { .decode(cause: $0) })
    guard let size = PixelSize(checkedWidth: Int(reply.drawn_width), height: Int(reply.drawn_height)),
      PixelColours(loader: reply.colours) == full.colours, Int(reply.whole_rows) <= size.height,
      size == full.size || LoadedRows.isEnough(size, for: wanted, of: full.size)
    else { throw .nonsense }
    self.size = size
    isTransparent = reply.is_transparent != 0
    let (whole, count) = (Int(reply.whole_rows), Int(reply.warnings))
    if whole == size.height && count == 0 {
      warnings = []
      return
    }
    let message = LoadedDescription.message(of: reply)
    let stored = whole * full.size.height / size.height
    guard whole > size.height / 2 else {
      throw .damaged(wholeRows: stored, of: full.size.height, cause: message)
    }
    warnings = [
      whole == size.height
        ? .odd(message: message, count: count)
        : .damaged(wholeRows: stored, of: full.size.height, message: message, count: max(count, 1))
    ]
  }

  /// Whether a smaller picture is as large as was asked for, and has the shape of the full one, within a
  /// pixel or half a percent: cameras cut a few rows or columns off the picture that they embed.
  private static func isEnough(_ size: PixelSize, for wanted: PixelSize?, of full: PixelSize) -> Bool {
    guard let wanted, size.width >= wanted.width, size.height >= wanted.height, size.width <= full.width,
      size.height <= full.height
    else { return false }
    let difference = abs(size.width * full.height - size.height * full.width)
    return difference <= max(full.width + full.height, size.width * full.height / 200)
  }
}
