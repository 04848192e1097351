import PholioFacts

/// A JPEG's bytes without some of its metadata: its picture is not decoded, and stays as it is.
///
/// What stands behind the picture goes in any case: a movie or another picture, with a place of its own.
package enum JPEGStripping {
  package enum Extent: String, CaseIterable, Sendable {
    /// All but what is needed to show it: orientation and colours.
    case all
    /// What tells where it was taken, and what may: notes of the camera's maker, and segments that only some
    /// programs know.
    case place
  }

  /// Bytes that another version has made are to be made anew.
  package static let version = 2

  /// - Returns: Nil for what is no JPEG, or has no picture.
  package static func strip(_ jpeg: [UInt8], _ extent: Extent) -> [UInt8]? {
    guard jpeg.starts(with: [0xFF, JPEGSegments.Marker.startOfImage]),
      let segments = JPEGSegments(jpeg.span), segments.isWhole, segments.end < jpeg.count
    else { return nil }
    let metadata = PhotoMetadata(jpeg: jpeg)
    var stripped: [UInt8] = [0xFF, JPEGSegments.Marker.startOfImage]
    stripped.reserveCapacity(jpeg.count)
    func add(_ marker: UInt8, _ payload: [UInt8]) {
      guard payload.count <= JPEGMarker.largestPayload else { return }
      let length = payload.count + 2
      stripped += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + payload
    }
    let hasProfile = segments.segments.contains { isProfile($0, in: jpeg) }
    let least = ExifStripping.least(
      metadata.orientation, isAdobeRGB: metadata.isAdobeRGB && !hasProfile)
    var replaced = Replaced()
    if extent == .place { replaced = Replaced(jpeg, segments) }
    // JFIF's own segment comes first, if there is one.
    var isLeastAdded = extent == .place || least == nil
    for segment in segments.segments {
      let payload = Array(jpeg[segment.payload])
      let kept = keep(segment, payload, extent, least, &replaced)
      if !isLeastAdded, segment.marker != 0xE0 || kept == nil {
        add(JPEGSegments.Marker.app1, least ?? [])
        isLeastAdded = true
      }
      if let kept { add(segment.marker, kept) }
    }
    let start = startOfScan(segments.end, in: jpeg)
    guard start < jpeg.count else { return nil }
    let (end, between) = endOfImage(jpeg, from: segments.end, extent)
    let offset = stripped.count - start
    stripped += jpeg[start..<end]
    for range in between { for index in range { stripped[index + offset] = 0 } }
    return stripped
  }

  /// What becomes of words that tell a place.
  private struct Replaced {
    /// Instead of the first packet of XMP; nil: packets stay.
    var xmp: [UInt8]?
    var hasWritten = false

    init() {}

    init(_ jpeg: [UInt8], _ segments: JPEGSegments) {
      let ranges = segments.xmp(in: jpeg.span) + segments.extendedXMP(in: jpeg.span)
      guard ranges.contains(where: { JPEGStripping.mayTellPlace(jpeg[$0]) }) else { return }
      var words = XMPProperties(jpeg: jpeg.span, segments: segments).words
      words.clearPlace()
      xmp = Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(XMPPacket.text(words).utf8)
    }
  }

  /// What is kept of a segment; nil: nothing.
  private static func keep(
    _ segment: JPEGSegments.Segment, _ payload: [UInt8], _ extent: Extent, _ least: [UInt8]?,
    _ replaced: inout Replaced
  ) -> [UInt8]? {
    func isNamed(_ name: String) -> Bool { payload.starts(with: name.utf8) }
    switch segment.marker {
    case 0xE0:
      // The thumbnail of JFIF, if it has one, shows the same.
      return isNamed("JFIF\0") && payload.count >= 14 ? Array(payload[..<12]) + [0, 0] : nil
    case JPEGSegments.Marker.app2: return isNamed("ICC_PROFILE\0") ? payload : nil
    case 0xEE: return isNamed("Adobe") ? payload : nil
    case 0xE0...0xEF where extent == .all: return nil
    case 0xFE: return extent == .all ? nil : payload
    case JPEGSegments.Marker.app1 where isNamed("Exif\0\0"):
      return ExifStripping.withoutPlace(payload) ?? least
    case JPEGSegments.Marker.app1 where isNamed("http://ns.adobe.com/xap/1.0/\0"):
      guard let words = replaced.xmp else { return payload }
      defer { replaced.hasWritten = true }
      return replaced.hasWritten ? nil : words
    case JPEGSegments.Marker.app1 where isNamed("http://ns.adobe.com/xmp/extension/\0"):
      return replaced.xmp == nil ? payload : nil
    case JPEGSegments.Marker.app13: return PhotoshopStripping.withoutPlace(payload)
    case 0xEC where isNamed("Ducky"): return payload
    case 0xE0...0xEF: return nil
    default: return payload
    }
  }

  private static func isProfile(_ segment: JPEGSegments.Segment, in jpeg: [UInt8]) -> Bool {
    segment.marker == JPEGSegments.Marker.app2 && jpeg[segment.payload].starts(with: "ICC_PROFILE\0".utf8)
  }

  /// Whether a packet has a name of a property that tells a place. In UTF-16, every other byte is 0.
  static func mayTellPlace(_ packet: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: packet.filter { $0 != 0 && $0 < 0x80 }, as: UTF8.self).lowercased()
    let names = [
      "gps", "latitude", "longitude", "location", "city", "country", "state", "province", "region",
      "altitude", "geo", "coordinate", "locality", "address", "county", "place",
    ]
    return names.contains { text.contains($0) }
  }

  /// The offset of the marker that ends at `end`, with its FF.
  private static func startOfScan(_ end: Int, in jpeg: [UInt8]) -> Int { max(0, end - 2) }

  /// Whether a segment of a thumbnail may tell a place: it is not needed to show it.
  static func mayTell(_ segment: JPEGSegments.Segment, in jpeg: [UInt8]) -> Bool {
    applications.contains(segment.marker) && segment.marker != 0xE0 && segment.marker != 0xEE
      && !isProfile(segment, in: jpeg)
  }

  private static let applications: ClosedRange<UInt8> = 0xE0...0xEF

  /// The offset behind the picture's end marker; the end of the bytes, or where another picture begins, if
  /// there is none. And programs' segments between its scans, which are to be blank: a decoder finds all
  /// markers where they were.
  private static func endOfImage(
    _ jpeg: [UInt8], from start: Int, _ extent: Extent
  ) -> (end: Int, between: [Range<Int>]) {
    jpeg.withUnsafeBufferPointer { bytes in
      var offset = start
      var between: [Range<Int>] = []
      while offset + 1 < bytes.count {
        if bytes[offset] != 0xFF {
          offset += 1
          continue
        }
        let marker = bytes[offset + 1]
        switch marker {
        case JPEGSegments.Marker.endOfImage: return (offset + 2, between)
        case JPEGSegments.Marker.startOfImage where offset + 2 < bytes.count && bytes[offset + 2] == 0xFF:
          return (offset, between)
        case 0x00...0xBF, 0xD0...0xD8: offset += 2
        case 0xFF: offset += 1
        default:
          // Tables and headers between scans have a length.
          guard offset + 3 < bytes.count else { return (bytes.count, between) }
          let end = offset + 2 + max(2, Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3]))
          if applications.contains(marker) || extent == .all && marker == 0xFE {
            between.append(offset + 4..<max(offset + 4, min(end, bytes.count)))
          }
          offset = end
        }
      }
      return (bytes.count, between)
    }
  }
}
