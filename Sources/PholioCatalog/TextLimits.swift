import PholioDisk
package import PholioFacts

/// Texts that people write: names of galleries; titles and other texts, keywords and labels of photos. They
/// appear on one line of a terminal, in file names, on sheets and on the page.
package enum TextLimits: Hashable, Sendable {
  case galleryName, markName, keyword, label
  /// One of `PhotoWords.said`.
  case text(PhotoField<PhotoWords>)

  /// "a title".
  package var name: String {
    switch self {
    case .galleryName: "a gallery's name"
    case .markName: "a mark's name"
    case .keyword: "a keyword"
    case .label: "a label"
    case .text(let field): Self.withArticle(field.label ?? field.name)
    }
  }

  private static func withArticle(_ noun: String) -> String {
    "\("aeiou".contains(noun.prefix(1)) ? "an" : "a") \(noun)"
  }

  /// How many keywords a photo has at most.
  package static let mostKeywords = 1000

  /// In bytes of UTF-8.
  package var longest: Int {
    switch self {
    case .galleryName, .markName: 1 << 10
    case .text: 64 << 10
    case .keyword, .label: 512
    }
  }

  /// Whether it may be nothing that can be seen.
  private var mayBeBlank: Bool { if case .text = self { true } else { false } }

  /// - Throws: `TextLimitError`.
  package func check(_ text: String) throws(TextLimitError) {
    guard text.utf8.count <= longest else { throw .tooLong(self, byteCount: text.utf8.count) }
    if let scalar = text.unicodeScalars.first(where: isRefused) { throw .control(self, scalar) }
    if !mayBeBlank, text.isBlank { throw .blank(self) }
  }

  /// Whether a stored text is sound: one that `check` allows, or once allowed. Older programs kept characters
  /// that turn text.
  func allows(stored text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    do {
      try check(mayBeBlank ? text.withoutTurns : text)
      return true
    } catch {
      return false
    }
  }

  private func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch (self, scalar) {
    case (.text, "\n"), (.text, "\t"): false
    case (.galleryName, _), (.markName, _): scalar.breaksLine
    case (.keyword, _), (.label, _): scalar.breaksLine || scalar.turnsText
    default: scalar.properties.generalCategory == .control || scalar.turnsText
    }
  }

  /// A name for a gallery that is made from a folder: like the folder's, but always allowed.
  ///
  /// - Parameter shown: The folder's name or path on one line, as `ByteString.shown`.
  package static func galleryName(like shown: String) -> String {
    var name = shown
    // An invisible name is written byte by byte.
    if name.isBlank { name = name.utf8.map(ByteString.escaped).joined() }
    // The root has no name.
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

  /// Leaves room for the number that makes names unique.
  private static let longestFromFolder = TextLimits.galleryName.longest - 24
}

/// Why a name or a text was refused; nothing was changed.
package enum TextLimitError: Error, Hashable {
  /// It has nothing visible.
  case blank(TextLimits)
  case tooLong(TextLimits, byteCount: Int)
  case control(TextLimits, Unicode.Scalar)
  /// A photo would have too many of them.
  case tooMany(TextLimits, count: Int)
}

extension String {
  /// Whether nothing in it is visible: white space, and characters that only change how others are written.
  fileprivate var isBlank: Bool {
    unicodeScalars.allSatisfy { scalar in
      let properties = scalar.properties
      return properties.isWhitespace || properties.generalCategory == .format
        || properties.isDefaultIgnorableCodePoint
    }
  }
}
