package import PholioFacts

/// What stands in a photo's file beside its pixels: its facts, its time, and how its pixels are to be taken.
package struct PhotoMetadata: Hashable, Sendable {
  package var facts = PhotoFacts()
  /// When it was taken, by the file's own word alone; see `CaptureTime` for what to fall back on.
  package var taken: CaptureTime?
  /// EXIF's orientation as stored: 1…8, or whatever a program wrote instead (0 and 36865 were seen).
  package var storedOrientation: Int?
  /// Whether EXIF marks the pixels as AdobeRGB; an embedded profile knows better.
  package var isAdobeRGB = false

  package var orientation: Orientation { Orientation(exif: storedOrientation ?? 1) }

  /// Nothing.
  package init() {}

  /// Reads what stands in a JPEG's bytes; those up to the first scan are enough.
  ///
  /// It cannot fail: what is damaged is not there. Time and memory are bounded by the size of what stands
  /// before the first scan and by that of one EXIF block (64 KB).
  package init(jpeg: Span<UInt8>) {
    guard let segments = JPEGSegments(jpeg) else { return }
    let exif = segments.exif(in: jpeg)
    let xmp = segments.xmp(in: jpeg)
    self = jpeg.withUnsafeBytes { PhotoMetadata($0, exif: exif, xmp: xmp) }
  }

  /// Reads what stands in a JPEG's bytes.
  package init(jpeg: [UInt8]) {
    self.init(jpeg: jpeg.span)
  }

  private init(_ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], xmp: [Range<Int>]) {
    self.init()
    let blocks = exif.lazy.compactMap { ExifBlanking(tiff: UnsafeRawBufferPointer(rebasing: bytes[$0])) }
    if let block = blocks.first, let exif = ExifReader(block) { self = PhotoMetadata(exif) }
    let ratings = xmp.lazy.compactMap { XMPProperties(packet: Array(bytes[$0]))?.rating }
    if let rating = ratings.first { facts.rating = rating }
  }
}
