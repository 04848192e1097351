import CLoader
package import PholioFacts

/// A picture that is laid over a page: transparent parts show the page.
package struct Logo: Sendable {
  private let original: any Original

  /// - Parameters:
  ///   - bytes: A whole file of any format that is read.
  ///   - name: The file's, with or without folders.
  /// - Throws: `ImagingError`.
  package init(_ bytes: [UInt8], name: [UInt8], formats: OriginalFormats) throws(ImagingError) {
    original =
      Self.isSVG(bytes)
      ? try LoadedOriginal(
        bytes, kind: LOADER_SVG, turnsByExif: false, metadata: PhotoMetadata(), limits: .standard,
        loaders: .svg)
      : try formats.open(bytes, name: name)
  }

  /// An SVG is text, whose first element is `svg`.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let head = bytes.prefix(FileKind.prefixLength)
    guard let first = head.first(where: { $0 > 0x20 && $0 < 0x80 }), first == UInt8(ascii: "<") else {
      return false
    }
    return String(decoding: head, as: UTF8.self).contains("<svg")
  }

  /// Upright, in pixels.
  package var size: PixelSize { original.size }

  /// Draws it as large as possible within a box, in sRGB.
  ///
  /// It is drawn over white and over black: where both are alike it is opaque, and where they differ as much
  /// as these, nothing is there.
  /// - Throws: `ImagingError`.
  package func drawn(within box: PixelSize) throws(ImagingError) -> TextBitmap {
    let size = self.size.fitted(within: box, enlarge: true)
    var drawing = Drawing(.exactly(size))
    let light = try original.draw(drawing).bitmap
    drawing.ground = .black
    let dark = try original.draw(drawing).bitmap
    var rgba = [UInt8](repeating: 0, count: 4 * size.pixels)
    for pixel in 0..<size.pixels {
      let offset = pixel * Bitmap.bytesPerPixel
      // What shows through, most exactly where the three differ least from each other.
      let through = (0..<3).map { Int(light.bytes[offset + $0]) - Int(dark.bytes[offset + $0]) }.max() ?? 0
      let alpha = UInt8(clamping: 255 - through)
      for channel in 0..<3 { rgba[4 * pixel + channel] = min(alpha, dark.bytes[offset + channel]) }
      rgba[4 * pixel + 3] = alpha
    }
    return TextBitmap(x: 0, y: 0, width: size.width, height: size.height, rgba: rgba)
  }
}
