import PholioFacts

/// Makes text of what cameras and programs have written.
package enum FactText {
  /// Longest names and the like, in bytes.
  package static let shortLimit = 512
  /// Longest descriptions, in bytes.
  package static let longLimit = 8192

  /// The text in `bytes`, up to the first NUL, tidied; nil if nothing is left.
  ///
  /// It is read as UTF-8 or, if it is not valid UTF-8, as Latin-1, the other common encoding, in which every
  /// byte means something. Text past `limit` bytes is cut between two characters.
  ///
  /// - Parameters:
  ///   - isUTF8: Whether the file says so: then a character that is broken off at the end is left out.
  ///   - hasLines: See `tidied`.
  package static func decode(
    _ bytes: [UInt8], upTo limit: Int, isUTF8: Bool = false, hasLines: Bool = false
  ) -> String? {
    let content = trimmed(bytes.prefix { $0 != 0 })
    var cut = content.prefix(limit)
    if cut.count < content.count {
      // Do not split a UTF-8 sequence: its later bytes begin with the bits 10.
      let next = content[cut.endIndex]
      if next & 0xC0 == 0x80, String(validating: content, as: UTF8.self) != nil {
        while let last = cut.popLast(), last & 0xC0 == 0x80 {}
      }
    }
    return tidied(text(cut, isUTF8: isUTF8), hasLines: hasLines)
  }

  private static func text(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    // Fields of a fixed length often end within a character.
    var whole = bytes
    while let last = whole.popLast(), last & 0xC0 == 0x80 {}
    if let text = String(validating: whole, as: UTF8.self), isUTF8 || text.utf8.contains(where: { $0 > 0x7F })
    {
      return text
    }
    return latin1(bytes)
  }

  /// Text in Latin-1, or rather in Windows' code page 1252, which has letters and quotation marks where
  /// Latin-1 has control characters.
  static func latin1(_ bytes: some Collection<UInt8>) -> String {
    var scalars = String.UnicodeScalarView()
    scalars.append(
      contentsOf: bytes.lazy.map { byte in
        (0x80...0x9F).contains(byte) ? windowsScalars[Int(byte) - 0x80] : Unicode.Scalar(byte)
      })
    return String(scalars)
  }

  /// From 0x80 to 0x9F; five of them are undefined.
  private static let windowsScalars = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

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

extension FactText {
  /// The text without white space at both ends, without control characters, and without those that have a
  /// say in the direction of the text around them. (Letters of scripts that run from right to left keep their
  /// direction.) Nil if nothing is left.
  ///
  /// - Parameters:
  ///   - limit: In bytes of UTF-8. Longer text is cut between two characters.
  ///   - hasLines: Whether tabs and ends of lines stay, these as U+000A; else they become spaces.
  package static func tidied(_ text: String, upTo limit: Int = .max, hasLines: Bool = false) -> String? {
    var (result, space) = ("", "")
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      guard let kept = kept(scalar, hasLines), scalar != "\n" || previous != "\r" else { continue }
      if kept.properties.isWhitespace {
        if !result.isEmpty { space.unicodeScalars.append(kept) }
        continue
      }
      guard result.utf8.count + space.utf8.count + UTF8.width(kept) <= limit else { break }
      result += space
      space = ""
      result.unicodeScalars.append(kept)
    }
    return result.isEmpty ? nil : result
  }

  /// What a character becomes; nil if it is left out.
  private static func kept(_ scalar: Unicode.Scalar, _ hasLines: Bool) -> Unicode.Scalar? {
    switch scalar {
    case "\t": hasLines ? "\t" : " "
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": hasLines ? "\n" : " "
    // The mark before UTF-16.
    case "\u{FEFF}": nil
    default: scalar.properties.generalCategory == .control || scalar.controlsDirection ? nil : scalar
    }
  }
}

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

extension FactText {
  /// Tidies a text, as far as it is read.
  static func tidied(_ text: String, _ extent: FieldSource.Extent) -> String? {
    tidied(text, upTo: extent.limit, hasLines: extent == .lines)
  }
}

extension FieldSource.Extent {
  /// In bytes.
  var limit: Int { self == .short ? FactText.shortLimit : FactText.longLimit }
}
