package import PholioFacts

/// A photo's small picture: upright, sRGB, a JPEG without any metadata.
package struct Thumbnail: Sendable {
  /// Pixels of the longer edge; a smaller photo keeps its size.
  package static let longEdge = 512
  package static let quality = 85

  /// A baseline JFIF file, 4:2:0, no EXIF, no profile.
  package let jpeg: [UInt8]
  package let size: PixelSize
  /// Of the photo itself, upright.
  package let photoSize: PixelSize
  package let warnings: [PhotoWarning]

  /// Makes a photo's thumbnail from its whole file. See `PhotoDecoder.decode` for parameters, damage and
  /// errors.
  package static func make(
    from jpeg: Span<UInt8>, orientation: Orientation, adobeRGB: Bool = false
  ) throws -> Thumbnail {
    let box = PixelSize(width: longEdge, height: longEdge)
    return try Thumbnail(
      PhotoDecoder.decode(
        jpeg, orientation: orientation, adobeRGB: adobeRGB, to: .within(box, enlarge: false)))
  }

  /// From a photo that was decoded in a thumbnail's size.
  init(_ photo: DecodedPhoto) throws {
    jpeg = try photo.bitmap.jpeg(quality: Self.quality)
    size = photo.bitmap.size
    photoSize = photo.fullSize
    warnings = photo.warnings
  }

  package static func make(
    from jpeg: [UInt8], orientation: Orientation, adobeRGB: Bool = false
  ) throws -> Thumbnail {
    try make(from: jpeg.span, orientation: orientation, adobeRGB: adobeRGB)
  }
}
