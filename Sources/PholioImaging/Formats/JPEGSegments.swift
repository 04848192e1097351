import Glibc
package import PholioFacts

/// The marker segments of a JPEG, from the start marker to the first scan, without decoding (ITU-T T.81,
/// annex B). Offsets are into the given bytes. A segment that runs past the end is cut there, and an
/// impossible length ends the list. Neither is an error here: libjpeg decides.
package struct JPEGSegments: Sendable {
  package struct Segment: Hashable, Sendable {
    /// The marker's second byte: 0xE1 for APP1.
    package let marker: UInt8
    /// What follows the two length bytes.
    package let payload: Range<Int>
  }

  /// The longest edge that a frame header can state.
  package static let longestEdge = 65_535

  /// The offset of the start marker FF D8: 0 unless junk precedes it.
  package let start: Int
  package let segments: [Segment]
  /// The offset behind the last segment: nothing before it is read again.
  package let end: Int
  /// Whether the first scan or the end of the picture was reached: more bytes have no more segments.
  let isWhole: Bool

  /// Nil without a start marker.
  package init?(_ jpeg: Span<UInt8>) {
    guard let start = JPEGSegments.startMarker(in: jpeg) else { return nil }
    self.start = start
    var segments: [Segment] = []
    var offset = start + 2
    var isWhole = false
    while let marker = JPEGSegments.nextMarker(in: jpeg, from: &offset) {
      isWhole = marker == Marker.startOfScan || marker == Marker.endOfImage
      if isWhole { break }
      if Marker.standsAlone(marker) { continue }
      guard let payload = JPEGSegments.payload(in: jpeg, at: offset) else { break }
      segments.append(Segment(marker: marker, payload: payload))
      offset = payload.upperBound
    }
    self.segments = segments
    self.isWhole = isWhole
    end = min(offset, jpeg.count)
  }

  /// The TIFF parts of APP1 segments that start with "Exif\0\0", in file order.
  package func exif(in jpeg: Span<UInt8>) -> [Range<Int>] {
    contents(of: Marker.app1, named: "Exif\0\0", in: jpeg)
  }

  /// The packets of APP1 segments, in file order: of those that start with XMP's namespace, and of those with
  /// some other short header.
  package func xmp(in jpeg: Span<UInt8>) -> [Range<Int>] {
    let standard: StaticString = "http://ns.adobe.com/xap/1.0/\0"
    return segments.compactMap { segment in
      guard segment.marker == Marker.app1 else { return nil }
      if jpeg.starts(with: standard, at: segment.payload) {
        return segment.payload.lowerBound + standard.utf8CodeUnitCount..<segment.payload.upperBound
      }
      return JPEGSegments.packet(in: jpeg, behindSomeHeader: segment.payload)
    }
  }

  /// Some programs write XMP's namespace without its end, or another name.
  private static let longestHeader = 64

  private static func packet(in jpeg: Span<UInt8>, behindSomeHeader payload: Range<Int>) -> Range<Int>? {
    let isOther = ["Exif\0", XMPProperties.extensionName].contains { jpeg.starts(with: $0, at: payload) }
    if isOther { return nil }
    let beginnings: [StaticString] = ["<?xpacket", "<x:xmpmeta", "<rdf:RDF"]
    return payload.prefix(longestHeader).lazy.map { $0..<payload.upperBound }
      .first { rest in beginnings.contains { jpeg.starts(with: $0, at: rest) } }
  }

  /// The parts of extended XMP packets, without their names: from APP1 segments, in file order.
  func extendedXMP(in jpeg: Span<UInt8>) -> [Range<Int>] {
    contents(of: Marker.app1, named: XMPProperties.extensionName, in: jpeg)
  }

  /// The parts of Photoshop's resources: from APP13 segments, in file order.
  func photoshop(in jpeg: Span<UInt8>) -> [Range<Int>] {
    contents(of: Marker.app13, named: "Photoshop 3.0\0", in: jpeg)
  }

  /// The picture's size in its first frame header (B.2.2): as stored, before any orientation. Nil if no such
  /// header precedes the first scan, or if it leaves an edge open.
  package func frameSize(in jpeg: Span<UInt8>) -> PixelSize? {
    guard
      let frame = segments.first(where: { Marker.isStartOfFrame($0.marker) && $0.payload.count >= 5 })?
        .payload
    else { return nil }
    func number(_ offset: Int) -> Int {
      Int(jpeg[frame.lowerBound + offset]) << 8 | Int(jpeg[frame.lowerBound + offset + 1])
    }
    let (height, width) = (number(1), number(3))
    return width > 0 && height > 0 ? PixelSize(width: width, height: height) : nil
  }

  /// What follows `name` in the segments that start with it.
  private func contents(of marker: UInt8, named name: StaticString, in jpeg: Span<UInt8>) -> [Range<Int>] {
    segments.compactMap { segment in
      guard segment.marker == marker, jpeg.starts(with: name, at: segment.payload) else { return nil }
      return segment.payload.lowerBound + name.utf8CodeUnitCount..<segment.payload.upperBound
    }
  }
}

extension JPEGSegments {
  enum Marker {
    static let startOfImage: UInt8 = 0xD8
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
    static let app1: UInt8 = 0xE1
    static let app2: UInt8 = 0xE2
    static let app13: UInt8 = 0xED
    static let comment: UInt8 = 0xFE

    /// SOF0...SOF15; DHT, JPG and DAC are between them.
    static func isStartOfFrame(_ marker: UInt8) -> Bool {
      (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    /// Markers without a length: TEM, RST0...RST7, SOI.
    static func standsAlone(_ marker: UInt8) -> Bool {
      marker == 0x01 || (0xD0...0xD8).contains(marker)
    }
  }

  /// At the very start FF D8 is enough; after junk the next marker's FF has to follow.
  private static func startMarker(in jpeg: Span<UInt8>) -> Int? {
    if jpeg.count >= 2 && jpeg[0] == 0xFF && jpeg[1] == Marker.startOfImage { return 0 }
    var offset = 0
    while let found = nextFF(in: jpeg, from: offset), found + 2 < jpeg.count {
      if jpeg[found + 1] == Marker.startOfImage && jpeg[found + 2] == 0xFF { return found }
      offset = found + 1
    }
    return nil
  }

  /// The next marker at or after `offset`, which moves behind it; bytes in between are skipped as libjpeg
  /// does.
  private static func nextMarker(in jpeg: Span<UInt8>, from offset: inout Int) -> UInt8? {
    while let found = nextFF(in: jpeg, from: offset) {
      var next = found + 1
      // "Any marker may optionally be preceded by any number of fill bytes" FF (B.1.1.2).
      while next < jpeg.count && jpeg[next] == 0xFF { next += 1 }
      guard next < jpeg.count else { return nil }
      offset = next + 1
      if jpeg[next] != 0 { return jpeg[next] }
    }
    return nil
  }

  private static func payload(in jpeg: Span<UInt8>, at offset: Int) -> Range<Int>? {
    guard offset + 2 <= jpeg.count else { return nil }
    let length = Int(jpeg[offset]) << 8 | Int(jpeg[offset + 1])
    guard length >= 2 else { return nil }
    return offset + 2..<min(offset + length, jpeg.count)
  }

  private static func nextFF(in jpeg: Span<UInt8>, from offset: Int) -> Int? {
    guard offset < jpeg.count else { return nil }
    return jpeg.withUnsafeBufferPointer { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      guard let found = memchr(base + offset, 0xFF, bytes.count - offset) else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// How many scans the picture has, from the one that starts just before `offset`. Counting stops beyond
  /// `limit`.
  static func scans(in jpeg: Span<UInt8>, from offset: Int, limit: Int) -> Int {
    var count = 1
    var offset = offset
    while count <= limit, let marker = nextMarker(in: jpeg, from: &offset), marker != Marker.endOfImage {
      if Marker.standsAlone(marker) { continue }
      if marker == Marker.startOfScan { count += 1 }
      if let payload = payload(in: jpeg, at: offset) { offset = payload.upperBound }
    }
    return count
  }
}
