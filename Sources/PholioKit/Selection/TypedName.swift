package import PholioCatalog

/// File names as they are typed: their bytes, as `show` prints them, or globs.
extension ByteString {
  /// The text, if it has a `\xNN` and so may be `shown` of other bytes.
  var asShown: String? {
    guard let text, text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\x") else { return nil }
    return text
  }

  /// Whether only a name of the same bytes is meant.
  func isOnlyItself(orGlob: Bool) -> Bool {
    asShown == nil && !(orGlob && (hasWildcard || bytes.contains(.backslash)))
  }

  /// Whether this as a glob may mean many names.
  var hasWildcard: Bool { bytes.contains { Self.wildcards.contains($0) } }

  /// Tells whether a name is meant.
  func matcher(orGlob: Bool) -> (ByteString) -> Bool {
    let shown = asShown
    return { $0 == self || orGlob && $0.matches(glob: self) || $0.isShown(shown) }
  }

  private static let wildcards = Array("*?[".utf8)

  /// Whether `show` prints this name like that.
  private func isShown(_ text: String?) -> Bool {
    guard let text else { return false }
    return shown.utf8.elementsEqual(text.utf8)
  }

  /// `shown`, but only the beginning of a long one.
  package var shownInBrief: String {
    guard bytes.count > Self.briefBytes else { return shown }
    // Not within a character: bytes 10xxxxxx continue one.
    var end = Self.briefBytes
    while end > Self.briefBytes - 4, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return ByteString(bytes.prefix(end)).shown + "…"
  }

  /// How many bytes of typed text a message repeats.
  private static let briefBytes = 80
}
