/// What a photo's file says about it besides its pixels. A fact that is missing or makes no sense is nil.
package struct PhotoFacts: Hashable, Sendable {
  /// EXIF's orientation as stored: 1…8, or whatever a program wrote instead (0 and 36865 were seen).
  package var orientation: Int?
  /// When it was taken, by EXIF alone; see `CaptureTime` for what to fall back on.
  package var taken: CaptureTime?
  package var make: String?
  package var model: String?
  /// The lens's model, or else what its specification says ("18-55mm f/3.5-5.6").
  package var lens: String?
  /// The f-number.
  package var aperture: Double?
  package var exposure: ExposureTime?
  package var iso: Int?
  /// The lens's real focal length, in millimetres.
  package var focalLength: Double?
  package var position: GeoPosition?
  package var description: String?
  package var artist: String?
  package var copyright: String?
  /// Stars, 0…5.
  package var rating: Int?
  /// Whether EXIF marks the pixels as AdobeRGB; an embedded profile knows better.
  package var adobeRGB = false

  /// No facts.
  package init() {}

  /// Reads the facts in a JPEG's bytes; those up to the first scan are enough.
  ///
  /// It cannot fail: what is damaged is not there. Time and memory are bounded by the size of what stands
  /// before the first scan and by that of one EXIF block (64 KB).
  package static func read(jpeg: Span<UInt8>) -> PhotoFacts {
    guard let segments = JPEGSegments(jpeg) else { return PhotoFacts() }
    let exif = segments.exif(in: jpeg)
    let xmp = segments.xmp(in: jpeg)
    return jpeg.withUnsafeBytes { read($0, exif: exif, xmp: xmp) }
  }

  private static func read(
    _ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], xmp: [Range<Int>]
  ) -> PhotoFacts {
    var facts = PhotoFacts()
    let blocks = exif.lazy.compactMap {
      ExifBlanking(tiff: UnsafeRawBufferPointer(rebasing: bytes[$0]))
    }
    if let block = blocks.first, let exif = ExifReader(block) {
      facts = PhotoFacts(exif)
    }
    let ratings = xmp.lazy.compactMap {
      XMPPacket(UnsafeRawBufferPointer(rebasing: bytes[$0])).rating
    }
    if let rating = ratings.first { facts.rating = rating }
    return facts
  }

  /// Reads the facts in a JPEG's bytes.
  package static func read(jpeg bytes: [UInt8]) -> PhotoFacts {
    read(jpeg: bytes.span)
  }
}
