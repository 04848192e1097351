/// Names of files from elsewhere.
extension ByteString {
  /// The longest name that Linux's file systems take, in bytes.
  package static let longestName = 255

  /// A name for a file in a folder of ours: the last component, without control characters and without dots
  /// at its start. A name of which nothing is left is `photo`.
  package var safeFileName: ByteString {
    let last = bytes.split(omittingEmptySubsequences: false) { $0 == 0x2F || $0 == 0x5C }.last ?? []
    let clean = last.filter { $0 >= 0x20 && $0 != 0x7F }.drop { $0 == 0x2E || $0 == 0x20 }
    return clean.isEmpty ? ByteString("photo") : ByteString(clean).cut(to: Self.longestName)
  }

  /// The name with a number behind its stem, `IMG_1 (2).JPG`; the first is the name itself.
  ///
  /// - Parameters:
  ///   - stemLength: In bytes; nil: up to the extension.
  ///   - longest: In bytes. A longer name's stem is cut, and no character within.
  package func numbered(
    _ number: Int, stemLength: Int? = nil, longest: Int = Self.longestName
  ) -> ByteString {
    if number == 1 { return self }
    let suffix = Array(" (\(number))".utf8)
    let length = stemLength ?? parts.stem.count
    let (stem, end) = (bytes[...].prefix(length), bytes[...].dropFirst(length))
    let room = Swift.max(1, longest - suffix.count - end.count)
    let whole = stem.cut(to: room)
    let kept = whole.isEmpty ? stem.prefix(room) : whole
    return ByteString((kept + suffix + end).prefix(Self.longestName))
  }

  /// The name, no longer than `most` bytes: its stem is cut, and no character within.
  func cut(to most: Int) -> ByteString {
    if bytes.count <= most { return self }
    let (stem, end) = parts
    return ByteString(stem.cut(to: most - end.count) + end)
  }

  /// The stem, and the dot with the extension; an extension that is longer than any of ours belongs to the
  /// stem.
  private var parts: (stem: ArraySlice<UInt8>, end: ArraySlice<UInt8>) {
    guard let dot = bytes.lastIndex(of: 0x2E), dot > 0, bytes.count - dot <= 17 else {
      return (bytes[...], [])
    }
    return (bytes[..<dot], bytes[dot...])
  }
}

extension String {
  /// The text with a number behind it, ` (2)`.
  ///
  /// - Parameter longest: In bytes of UTF-8. A longer text is cut before the number, and no character within.
  package func numbered(_ number: Int, longest: Int) -> String {
    let suffix = " (\(number))"
    return cut(to: longest - suffix.utf8.count) + suffix
  }

  /// As many whole characters as fit into some bytes of UTF-8.
  func cut(to most: Int) -> String {
    var text = self
    while text.utf8.count > most { text.removeLast() }
    return text
  }
}

extension ArraySlice<UInt8> {
  /// The beginning of a text in UTF-8 that has at most so many bytes.
  fileprivate func cut(to most: Int) -> Self {
    var end = Swift.min(endIndex, startIndex + Swift.max(0, most))
    while end > startIndex, end < endIndex, self[end] & 0xC0 == 0x80 { end -= 1 }
    return self[..<end]
  }
}
