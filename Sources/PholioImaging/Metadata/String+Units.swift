extension String {
  /// The text of UTF-16 or UTF-32. What is no character becomes U+FFFD; a rest shorter than a unit is left
  /// out.
  ///
  /// - Parameter width: A unit's bytes: 2 for UTF-16, 4 for UTF-32.
  init(units bytes: ArraySlice<UInt8>, width: Int, isBigEndian: Bool) {
    func unit(at start: Int) -> UInt32 {
      (0..<width).reduce(0) { number, index in
        number << 8 | UInt32(bytes[isBigEndian ? start + index : start + width - 1 - index])
      }
    }
    let starts = stride(from: bytes.startIndex, through: bytes.endIndex - width, by: width)
    if width == 2 {
      self.init(decoding: starts.map { UInt16(truncatingIfNeeded: unit(at: $0)) }, as: UTF16.self)
    } else {
      self.init(decoding: starts.map { unit(at: $0) }, as: UTF32.self)
    }
  }
}
