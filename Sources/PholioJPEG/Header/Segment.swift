/// The parameters of a marker segment (ITU-T T.81, B.1.1.4), read from their front.
struct Segment {
  let marker: UInt8
  /// The offset in the file behind the segment.
  let end: Int
  private let parameters: [UInt8]
  private var offset = 0

  /// The segment at `start`; nil if none begins exactly there or it isn't whole. Only the markers of
  /// segments with a length are taken.
  init?(of jpeg: Span<UInt8>, at start: Int) {
    guard start < jpeg.count, jpeg[start] == 0xFF else { return nil }
    var next = start
    // "Any marker may optionally be preceded by any number of fill bytes" (B.1.1.2).
    while next < jpeg.count && jpeg[next] == 0xFF { next += 1 }
    guard next + 2 < jpeg.count, jpeg[next] >= 0xC0, !(0xD0...0xD9 ~= jpeg[next]) else { return nil }
    let length = Int(jpeg[next + 1]) << 8 | Int(jpeg[next + 2])
    guard length >= 2, next + 1 + length <= jpeg.count else { return nil }
    marker = jpeg[next]
    end = next + 1 + length
    parameters = Segment.isOfInterest(marker) ? (next + 3..<end).map { jpeg[$0] } : []
  }

  /// Other segments of applications and comments can be long, and are only skipped.
  private static func isOfInterest(_ marker: UInt8) -> Bool {
    marker < 0xE1 || marker == 0xEE
  }

  var left: Int { parameters.count - offset }

  mutating func byte() -> UInt8? {
    guard left > 0 else { return nil }
    offset += 1
    return parameters[offset - 1]
  }

  mutating func number() -> Int? {
    guard let high = byte(), let low = byte() else { return nil }
    return Int(high) << 8 | Int(low)
  }

  mutating func bytes(_ count: Int) -> [UInt8]? {
    guard count <= left else { return nil }
    offset += count
    return Array(parameters[offset - count..<offset])
  }
}
