extension ICCProfile {
  /// Joins the profile in a JPEG's APP2 segments (ICC.1:2010, B.4); nil if there is none.
  static func embedded(in jpeg: Span<UInt8>, segments: JPEGSegments) throws(ProfileError) -> ICCProfile? {
    let name: StaticString = "ICC_PROFILE\0"
    let head = name.utf8CodeUnitCount + 2
    var chunks: [Int: Range<Int>] = [:]
    var total: Int?
    for segment in segments.segments where segment.marker == JPEGSegments.Marker.app2 {
      guard segment.payload.count >= head, jpeg.starts(with: name, at: segment.payload) else { continue }
      let number = Int(jpeg[segment.payload.lowerBound + head - 2])
      let count = Int(jpeg[segment.payload.lowerBound + head - 1])
      guard count > 0, total ?? count == count, (1...count).contains(number), chunks[number] == nil else {
        throw ProfileError(reason: "its parts do not fit together")
      }
      total = count
      chunks[number] = segment.payload.lowerBound + head..<segment.payload.upperBound
    }
    guard let total else { return nil }
    guard chunks.count == total else {
      throw ProfileError(reason: "\(chunks.count) of its \(total) parts are there")
    }
    var bytes: [UInt8] = []
    for number in 1...total {
      guard let chunk = chunks[number] else { break }
      bytes.reserveCapacity(bytes.count + chunk.count)
      for offset in chunk { bytes.append(jpeg[offset]) }
    }
    return .embedded(bytes)
  }
}
