extension HEIFPicture {
  /// A file without a movie that follows the picture as a file of its own, as some phones write motion
  /// photos: libheif would take the movie's `ftyp` box for the picture's.
  static func withoutMovie(_ file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    var rest = file
    // A box begins with its size and its type (ISO/IEC 14496-12, 4.2).
    while rest.count >= 16 {
      if rest.count < file.count, rest.dropFirst(4).starts(with: "ftyp".utf8) {
        return UnsafeRawBufferPointer(rebasing: file.dropLast(rest.count))
      }
      var size = UInt64(UInt32(bigEndian: rest.loadUnaligned(as: UInt32.self)))
      // Then a longer size follows the type.
      if size == 1 { size = UInt64(bigEndian: rest.loadUnaligned(fromByteOffset: 8, as: UInt64.self)) }
      // 0 is the last box's.
      guard size >= 8, size < rest.count else { break }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(Int(size)))
    }
    return file
  }
}
