import Foundation
import PholioDisk
import PholioFacts

/// Texts as the places need them where they stand. Templates escape texts for HTML by themselves.
package enum PageText {
  /// JSON that ends no script it stands in, and that any JavaScript takes.
  package static func json(_ value: [String: Any]) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: [.sortedKeys]) else {
      return "{}"
    }
    var escaped = ""
    for scalar in String(decoding: data, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        escaped += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// A stylesheet that can stand in a page as it is; nil if it needs a file of its own: as it is no UTF-8, it
  /// names other files, whose addresses would begin at the page, or a browser would read something else.
  package static func css(_ bytes: [UInt8]) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    let plain = text.lowercased()
    let reasons = ["url(", "src(", "image-set(", "@import", "</style", "\r", "\0", "\u{FEFF}"]
    return reasons.contains { plain.utf8.firstRange(of: $0.utf8) != nil } ? nil : text
  }

  /// What a content security policy calls a text that stands in a page.
  package static func cspHash(_ text: String) -> String {
    "sha256-" + Data(SHA256.digest(of: Array(text.utf8)).bytes).base64EncodedString()
  }
}
