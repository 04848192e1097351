/// How much room text takes in a terminal, in characters.
enum TerminalText {
  /// Letters of East Asia take two, as of https://www.cl.cam.ac.uk/~mgk25/ucs/wcwidth.c.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3040...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]

  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    let isWide = scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
    return isWide ? 2 : 1
  }

  static func width(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + width(of: $1) } }

  /// As much of a text's beginning as finds room.
  static func cut(_ text: String, toWidth width: Int) -> String {
    if self.width(of: text) <= width { return text }
    var cut = ""
    // The ellipsis takes one.
    var taken = 1
    for scalar in text.unicodeScalars {
      taken += self.width(of: scalar)
      if taken > width { break }
      cut.unicodeScalars.append(scalar)
    }
    return cut + "…"
  }
}
