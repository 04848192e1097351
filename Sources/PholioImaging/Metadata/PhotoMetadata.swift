package import PholioFacts

/// What a photo's file has beside its pixels: facts, words, time, and how to interpret the pixels.
package struct PhotoMetadata: Hashable, Sendable {
  /// The version of what reads facts and words: one up whenever it finds more, or other ones. Imports then
  /// read files again that an older version has read.
  package static let version = 2

  package var facts = PhotoFacts()
  package var words = PhotoWords()
  /// The capture time in the metadata alone; see `CaptureTime` for other sources.
  package var taken: CaptureTime?
  /// EXIF's orientation as stored: 1…8, or whatever a program wrote instead (0 and 36865 were seen).
  package var storedOrientation: Int?
  /// Whether EXIF marks the pixels as AdobeRGB; an embedded profile is stronger.
  package var isAdobeRGB = false

  /// Whether the file has XMP of which nothing can be read.
  package private(set) var hasDamagedXMP = false

  package var orientation: Orientation { Orientation(exif: storedOrientation ?? 1) }

  /// Empty.
  package init() {}

  /// Reads a JPEG's metadata; the bytes up to the first scan are enough.
  ///
  /// It cannot fail: damaged parts are missing. Time and memory are bounded by the bytes before the first
  /// scan and by one EXIF block (64 KB).
  package init(jpeg: Span<UInt8>) {
    guard let segments = JPEGSegments(jpeg) else { return }
    let exif = segments.exif(in: jpeg)
    let xmp = XMPProperties(jpeg: jpeg, segments: segments)
    let iptc = IPTCProperties(jpeg: jpeg, segments: segments)
    self = jpeg.withUnsafeBytes { PhotoMetadata($0, exif: exif, xmp, iptc) }
  }

  /// Reads a JPEG's metadata.
  package init(jpeg: [UInt8]) {
    self.init(jpeg: jpeg.span)
  }

  /// Reads a block of EXIF, as TIFF, a packet of XMP, and a block of IPTC; each may be empty.
  init(exif: [UInt8], xmp: [UInt8], iptc: [UInt8]) {
    func range(_ block: [UInt8], from start: Int) -> [Range<Int>] {
      block.isEmpty ? [] : [start..<start + block.count]
    }
    self = (exif + xmp + iptc).withUnsafeBytes {
      PhotoMetadata(
        $0, exif: range(exif, from: 0), xmp: range(xmp, from: exif.count),
        iptc: range(iptc, from: exif.count + xmp.count))
    }
  }

  /// Reads blocks of EXIF, as TIFF, packets of XMP, and blocks of IPTC, wherever a file has them. Of EXIF the
  /// first sound block counts; of the others each property of the first packet or block that has it.
  ///
  /// - Parameter iptc: Datasets, or Photoshop's resources.
  init(
    _ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], xmp: [Range<Int>] = [], iptc: [Range<Int>] = []
  ) {
    func array(_ range: Range<Int>) -> [UInt8] { Array(bytes[range.clamped(to: bytes.indices)]) }
    var (properties, datasets) = (XMPProperties(), IPTCProperties())
    for packet in xmp { properties.add(packet: array(packet)) }
    for block in iptc { datasets.add(IPTCProperties(block: array(block))) }
    self.init(bytes, exif: exif, properties, datasets)
  }

  private init(
    _ bytes: UnsafeRawBufferPointer, exif: [Range<Int>], _ xmp: XMPProperties, _ iptc: IPTCProperties
  ) {
    self.init()
    let blocks = exif.lazy.compactMap { range in
      ExifBlanking(tiff: UnsafeRawBufferPointer(rebasing: bytes[range.clamped(to: bytes.indices)]))
    }
    if let block = blocks.first, let exif = ExifReader(block) { self = PhotoMetadata(exif) }
    words = PhotoWords(bestOf: [xmp.words, iptc.words, words])
    taken = taken ?? xmp.taken ?? iptc.taken
    hasDamagedXMP = xmp.lacksPacket && xmp.values.isEmpty
  }
}
