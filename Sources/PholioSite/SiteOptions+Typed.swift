import Foundation

extension SiteOptions {
  /// Where the site will be, as typed.
  ///
  /// - Throws: `SiteError.badBase` unless it is an address of the web, without a question or a fragment.
  package mutating func setBase(_ text: String) throws(SiteError) {
    guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, parts.query == nil,
      parts.fragment == nil, parts.user == nil, (1...65_535).contains(parts.port ?? 443),
      let address = parts.url?.absoluteString
    else { throw .badBase(text) }
    base = address.hasSuffix("/") ? address : address + "/"
  }

  /// A language's tag, as typed (RFC 5646, as far as its form goes).
  ///
  /// - Throws: `SiteError.badLanguage`.
  package mutating func setLanguage(_ text: String) throws(SiteError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.enumerated().allSatisfy { index, part in
      (index == 0 ? 2...8 : 1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { byte in
          switch byte {
          case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
          case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
          default: false
          }
        }
    }
    guard isTag else { throw .badLanguage(text) }
    language = text
  }
}
