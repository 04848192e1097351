package import PholioFacts

/// A photo's small picture: upright, sRGB, a JPEG without metadata of the photo.
package struct Thumbnail: Sendable {
  /// Pixels of the longer edge; a smaller photo keeps its size.
  package static let longEdge = 512
  package static let quality = 85

  /// A baseline JFIF file, 4:2:0, no EXIF, no profile. A transparent picture lies over white, and has a
  /// comment that says so.
  package let jpeg: [UInt8]
  package let size: PixelSize
  /// Of the photo itself, upright.
  package let photoSize: PixelSize
  package let warnings: [PhotoWarning]
  /// What the photo looks like, upright.
  package let signature: Signature

  /// From a photo that was decoded in a thumbnail's size.
  package init(_ photo: DecodedPhoto) throws {
    jpeg = try photo.bitmap.jpeg(
      quality: Self.quality,
      markers: photo.isTransparent
        ? [JPEGMarker(code: JPEGSegments.Marker.comment, payload: Self.transparent)] : [])
    size = photo.bitmap.size
    photoSize = photo.fullSize
    warnings = photo.warnings
    signature = Signature(photo.bitmap)
  }

  private static let transparent = Array("transparent".utf8)

  /// Whether white is seen through the picture in a thumbnail's file.
  package static func isTransparent(_ jpeg: [UInt8]) -> Bool {
    JPEGSegments(jpeg.span)?.segments.contains { segment in
      segment.marker == JPEGSegments.Marker.comment && jpeg[segment.payload].elementsEqual(transparent)
    } ?? false
  }
}
