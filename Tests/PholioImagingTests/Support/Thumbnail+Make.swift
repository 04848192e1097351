import PholioFacts
import PholioImaging

extension Thumbnail {
  /// A JPEG's thumbnail, with the orientation that is told here.
  static func make(from jpeg: [UInt8], orientation: Orientation, adobeRGB: Bool = false) throws -> Thumbnail {
    let box = PixelSize(width: longEdge, height: longEdge)
    return try Thumbnail(
      PhotoDecoder.decode(
        jpeg, orientation: orientation, adobeRGB: adobeRGB, to: .within(box, enlarge: false)))
  }
}
