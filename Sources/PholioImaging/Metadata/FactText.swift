import PholioFacts

/// Makes text of bytes from cameras and programs.
package enum FactText {
  /// Longest names and the like, in bytes.
  package static let shortLimit = 512
  /// Longest descriptions, in bytes.
  package static let longLimit = 8192

  /// The text in `bytes`, up to the first NUL, without white space and padding at both ends; nil if nothing
  /// is left.
  ///
  /// It is read as UTF-8 or, if it is not valid UTF-8, as Latin-1, the other common encoding, in which every
  /// byte means something. Text past `limit` bytes is cut between two characters.
  package static func decode(_ bytes: [UInt8], upTo limit: Int) -> String? {
    let content = trimmed(bytes.prefix { $0 != 0 })
    var cut = content.prefix(limit)
    if cut.count < content.count {
      // Do not split a UTF-8 sequence: its later bytes begin with the bits 10.
      let next = content[cut.endIndex]
      if next & 0xC0 == 0x80, String(validating: content, as: UTF8.self) != nil {
        while let last = cut.popLast(), last & 0xC0 == 0x80 {}
      }
    }
    let text = String(validating: cut, as: UTF8.self) ?? latin1(cut)
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[first...last]).withoutTurns
  }

  private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: bytes.map { Unicode.Scalar($0) })
    return String(scalars)
  }

  /// Without ASCII white space and control characters at both ends.
  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: isInk), let last = bytes.lastIndex(where: isInk) else {
      return []
    }
    return bytes[first...last]
  }

  private static func isInk(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != 0x7F
  }
}
