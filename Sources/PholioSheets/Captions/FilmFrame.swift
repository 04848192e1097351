/// The number of a frame on its film: 00 and 0 before the first, 12A between 12 and 13.
package struct FilmFrame: Hashable, Sendable {
  /// As it is printed on film: `0A`.
  package let text: String

  /// The number at the end of a scan's name, as laboratories name them: `roll 3_12A`, `R1-03423-012A`, `00`.
  /// Nil if the name ends with no such number, or with a date.
  package init?(ofStem stem: String) {
    let parts = stem.split(omittingEmptySubsequences: false) { "-_ .#".contains($0) }
    guard var digits = parts.last?[...] else { return nil }
    let isBetween = digits.last == "A" || digits.last == "a"
    if isBetween { digits.removeLast() }
    guard (1...3).contains(digits.count),
      digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let number = Int(digits), number <= Self.last, !Self.isDate(parts)
    else { return nil }
    text = (digits == "00" ? "00" : "\(number)") + (isBetween ? "A" : "")
  }

  /// Films of 36 pictures have room for a few more.
  private static let last = 40

  /// A year, a month and a day at the end.
  private static func isDate(_ parts: [Substring]) -> Bool {
    guard parts.count >= 3 else { return false }
    return parts.suffix(3).map(\.utf8.count) == [4, 2, 2] && parts.suffix(3).allSatisfy { Int($0) != nil }
  }
}
