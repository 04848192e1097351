import PholioFacts

/// What people write into the catalog: names of galleries, and photos' titles and descriptions. They end up
/// on one line of a terminal, in file names, on sheets and on the page.
package enum Wording: String, Sendable {
  case galleryName = "a gallery's name"
  case markName = "a mark's name"
  case title = "a title"
  case description = "a description"

  /// In bytes of UTF-8.
  package var longest: Int {
    switch self {
    case .galleryName, .markName: 1 << 10
    case .title, .description: 64 << 10
    }
  }

  /// - Throws: `WordingError`.
  package func check(_ text: String) throws(WordingError) {
    guard text.utf8.count <= longest else { throw .tooLong(self, byteCount: text.utf8.count) }
    if let scalar = text.unicodeScalars.first(where: isRefused) { throw .control(self, scalar) }
    if self == .galleryName || self == .markName, text.isBlank { throw .blank(self) }
  }

  /// The same as a question.
  func allows(_ text: String) -> Bool {
    do {
      try check(text)
      return true
    } catch {
      return false
    }
  }

  private func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch (self, scalar) {
    case (.title, "\n"), (.title, "\t"), (.description, "\n"), (.description, "\t"): false
    case (.galleryName, _), (.markName, _): scalar.breaksLine
    default: scalar.properties.generalCategory == .control || scalar.turnsText
    }
  }

  /// The name of a gallery that is made from a folder: like the folder's, and always one that can be.
  ///
  /// - Parameter shown: The folder's name or path on one line, as `ByteString.shown` has it.
  package static func galleryName(like shown: String) -> String {
    var name = shown
    // One that can't be seen is written byte by byte.
    if name.isBlank { name = name.utf8.map(ByteString.escaped).joined() }
    // The root itself.
    if name.isEmpty { name = "/" }
    guard name.utf8.count > longestFromFolder else { return name }
    // The end of a path tells more than its beginning.
    let mark = "…"
    var (byteCount, start) = (mark.utf8.count, name.endIndex)
    for index in name.indices.reversed() {
      byteCount += name[index].utf8.count
      if byteCount > longestFromFolder { break }
      start = index
    }
    return mark + name[start...]
  }

  /// Room for the number that tells galleries of one name apart.
  private static let longestFromFolder = Wording.galleryName.longest - 24
}

/// Why a name or a text is not kept; nothing was changed.
package enum WordingError: Error, Hashable {
  /// Nothing that could be seen.
  case blank(Wording)
  case tooLong(Wording, byteCount: Int)
  case control(Wording, Unicode.Scalar)
}

extension String {
  /// Whether nothing of it can be seen: white space, and what only says how other characters are to be
  /// written.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.generalCategory == .format
        || properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Unicode.Scalar {
  /// Whether it has no place on one line: control characters, and those that end lines and paragraphs.
  var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether it turns the direction in which what follows is written: a name can look like another with it
  /// (Unicode's Bidi_Control; UAX #9).
  var turnsWriting: Bool {
    switch value {
    case 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
