import Foundation

/// Names in addresses: letters and digits of any script, in lower case, with hyphens between words.
package enum Slug {
  /// In bytes of UTF-8.
  private static let longest = 80

  /// Names of folders in a site, and names that Windows keeps for itself.
  private static let reserved: Set<String> = [
    "assets", "originals", "pictures", "con", "prn", "aux", "nul",
  ]

  /// - Parameter otherwise: Where nothing is left of the text.
  package static func of(_ text: String, otherwise: String) -> String {
    var slug = ""
    var isBetween = false
    for scalar in text.precomposedStringWithCompatibilityMapping.lowercased().unicodeScalars {
      let isLetter =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      guard isLetter else {
        isBetween = true
        continue
      }
      if slug.utf8.count + scalar.utf8.count > longest { break }
      if isBetween, !slug.isEmpty { slug.append("-") }
      isBetween = false
      slug.unicodeScalars.append(scalar)
    }
    if slug.isEmpty { return otherwise }
    let isDevice = slug.count == 4 && (slug.hasPrefix("com") || slug.hasPrefix("lpt"))
    return reserved.contains(slug) || isDevice ? slug + "-" + otherwise : slug
  }

  /// A path as an address has it: `%41` for what is no plain letter.
  package static func address(_ path: String) -> String {
    var address = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return address
  }
}
