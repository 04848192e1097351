import PholioFacts

/// Text made fit to be set on one line.
enum SingleLine {
  /// No line has room for more characters. The middle of longer texts is left out first, so that setting them
  /// costs no more.
  static let longest = 4000

  /// `text` with one space for each run of line breaks, tabs and other control characters, and without spaces
  /// at its ends; U+FFFD stands for noncharacters. Spaces between words stay, as do the invisible letters
  /// that right-to-left scripts and emoji need.
  static func text(_ text: String) -> String {
    if isPlain(text) { return text }
    var scalars = String.UnicodeScalarView()
    var pendingSpaces = 0
    for scalar in shortened(text).unicodeScalars {
      if scalar == " " {
        pendingSpaces += 1
      } else if isControl(scalar) {
        pendingSpaces = max(pendingSpaces, 1)
      } else {
        if !scalars.isEmpty { scalars.append(contentsOf: repeatElement(" ", count: pendingSpaces)) }
        pendingSpaces = 0
        scalars.append(scalar.isNoncharacter ? "\u{FFFD}" : scalar)
      }
    }
    return String(scalars)
  }

  /// Whether it is fit as it is: what most names are, told without looking up each letter's category.
  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8
    return bytes.count <= longest && bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  private static func shortened(_ text: String) -> String {
    let half = longest / 2
    // Scalars, not characters: one character may have any number of marks.
    let scalars = text.unicodeScalars
    guard let headEnd = scalars.index(scalars.startIndex, offsetBy: half, limitedBy: scalars.endIndex),
      let tailStart = scalars.index(scalars.endIndex, offsetBy: -half, limitedBy: headEnd)
    else { return text }
    return String(scalars[..<headEnd]) + "…" + String(scalars[tailStart...])
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
