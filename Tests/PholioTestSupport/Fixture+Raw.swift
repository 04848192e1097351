extension Fixture {
  /// A RAW of Fujifilm's: a header, and the camera's own picture, large enough to stand for the photo. No two
  /// numbers give the same bytes, nor the bytes of a `photo`.
  package static func raw(_ number: Int, taken: String? = nil) throws -> [UInt8] {
    let jpeg = try photo(number, taken: taken, width: 640, height: 480)
    var header = Array("FUJIFILMCCD-RAW 0201".utf8) + [UInt8](repeating: 0, count: 128)
    // Offset and length of the picture.
    for (place, value) in [(84, header.count), (88, jpeg.count)] {
      for byte in 0..<4 { header[place + byte] = UInt8(truncatingIfNeeded: value >> (24 - 8 * byte)) }
    }
    return header + jpeg
  }
}
