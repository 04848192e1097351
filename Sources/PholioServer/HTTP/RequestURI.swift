import PholioFacts

/// What a request asks for: a path and a query (RFC 3986, section 3).
package struct RequestURI: Sendable {
  /// As it was sent, with its percent signs.
  package let path: String
  /// The `host:port` of `scheme://host:port/path`; nil for a path alone.
  package let authority: String?
  private let query: Substring

  /// - Parameter text: `/path?query`, or the same after `scheme://host`.
  package init(_ text: String) {
    var rest = text[...]
    var authority: Substring?
    if !text.hasPrefix("/"), let scheme = text.firstRange(of: "://") {
      let end = text[scheme.upperBound...].firstIndex { $0 == "/" || $0 == "?" }
      rest = text[(end ?? text.endIndex)...]
      authority = text[scheme.upperBound..<(end ?? text.endIndex)]
    }
    let parts = rest.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = parts[0].isEmpty ? "/" : String(parts[0])
    self.authority = authority.map(String.init)
    query = parts.count > 1 ? parts[1].prefix { $0 != "#" } : ""
  }

  /// The first value of that name, without percent signs; as it was sent if they make no sense. Names are
  /// compared as they were sent.
  package func query(_ name: String) -> String? {
    for field in query.split(separator: "&") {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts[0] == name else { continue }
      return parts.count > 1 ? Self.decoded(parts[1]) ?? String(parts[1]) : ""
    }
    return nil
  }

  /// Nil if a percent sign is not followed by two hexadecimal digits.
  private static func decoded(_ text: Substring) -> String? {
    decodedBytes(text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same, as bytes.
  static func decodedBytes(_ text: Substring) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text.utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { return nil }
        bytes.append(high << 4 | low)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
