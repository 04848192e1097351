package import PholioDisk

/// File names as they are typed: their bytes, as `show` prints them, or globs.
extension ByteString {
  /// The text, if it has a `\xNN` and so may be `shown` of other bytes.
  var asShown: String? {
    guard let text, text.utf8.contains(UInt8(ascii: "\\")), text.contains("\\x") else { return nil }
    return text
  }

  /// What is literally the name of an item means that item alone; only what is no name is a glob.
  ///
  /// - Parameters:
  ///   - equal: What has a name of the same bytes.
  ///   - fitting: What has a name for which a function is true.
  func items<Items: Sequence>(
    orGlob: Bool, named equal: (ByteString) throws -> Items,
    where fitting: (_ matches: (ByteString) -> Bool) throws -> Items
  ) throws -> Items {
    let shown = asShown
    let literal = try shown == nil ? equal(self) : fitting { $0 == self || $0.isShown(shown) }
    let isLiteral = literal.contains { _ in true }
    guard !isLiteral, orGlob, hasWildcard || bytes.contains(.backslash) else { return literal }
    return try fitting { $0.matches(glob: self) }
  }

  /// Whether this as a glob may mean many names.
  var hasWildcard: Bool { bytes.contains { Self.wildcards.contains($0) } }

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
