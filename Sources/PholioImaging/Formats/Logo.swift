import CLoader
package import PholioFacts

/// A picture that is laid over a page: transparent parts of a PNG show the page.
package struct Logo: Sendable {
  /// Over white.
  private let picture: any Original
  /// A grey picture of the same size; nil: all of it is opaque.
  private let alpha: (any Original)?

  /// - Parameters:
  ///   - bytes: A whole file of any format that is read.
  ///   - name: The file's, with or without folders.
  /// - Throws: `ImagingError`.
  package init(_ bytes: [UInt8], name: [UInt8], formats: OriginalFormats) throws(ImagingError) {
    picture = try formats.open(bytes, name: name)
    let kind = formats.kind(head: bytes, name: name)
    alpha =
      kind == .original(PNGFormat.kind)
      ? try LoadedOriginal(
        bytes, kind: LOADER_PNG_ALPHA, turnsByExif: PNGFormat.turnsByExif, metadata: picture.metadata,
        limits: .standard)
      : nil
  }

  /// Upright, in pixels.
  package var size: PixelSize { picture.size }

  /// Draws it as large as possible within a box, in sRGB.
  ///
  /// - Throws: `ImagingError`.
  package func drawn(within box: PixelSize) throws(ImagingError) -> TextBitmap {
    let drawing = Drawing(.exactly(size.fitted(within: box, enlarge: true)))
    let picture = try picture.draw(drawing).bitmap
    let alpha = try alpha?.draw(drawing).bitmap
    var rgba = [UInt8](repeating: 0, count: 4 * picture.size.pixels)
    for pixel in 0..<picture.size.pixels {
      let offset = pixel * Bitmap.bytesPerPixel
      let opacity = alpha?.bytes[offset] ?? 255
      // The white that shows through is taken away again.
      for channel in 0..<3 {
        let colour = UInt8(clamping: Int(picture.bytes[offset + channel]) - Int(255 - opacity))
        rgba[4 * pixel + channel] = min(opacity, colour)
      }
      rgba[4 * pixel + 3] = opacity
    }
    return TextBitmap(x: 0, y: 0, width: picture.size.width, height: picture.size.height, rgba: rgba)
  }
}
