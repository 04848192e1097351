extension Unicode.Scalar {
  /// Whether this is a character that changes the direction of the text around it: an embedding, override or
  /// isolate (Unicode Standard Annex #9). With them "gpj.exe" is shown as "exe.jpg".
  package var turnsText: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }

  /// Whether it has a say in the direction of text at all: one of these, or a mark, which changes only the
  /// order of what has no direction of its own (Unicode's Bidi_Control). With any of them, a name can look
  /// like another.
  package var controlsDirection: Bool {
    turnsText || value == 0x061C || (0x200E...0x200F).contains(value)
  }
}

extension Unicode.Scalar {
  /// Whether this is one of the 66 that are for no text (Unicode Standard, 23.7), such as U+FFFF. Names of
  /// files may have them, and Cairo takes no text with one.
  package var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}

extension String {
  /// The text with U+FFFD, the sign for what can't be shown, in place of noncharacters.
  package var withoutNoncharacters: String {
    guard unicodeScalars.contains(where: \.isNoncharacter) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.map { $0.isNoncharacter ? "\u{FFFD}" : $0 })
    return String(scalars)
  }

  /// The text without characters that turn it. (Typed titles and descriptions with them are refused.) Letters
  /// of scripts that run from right to left keep their direction.
  package var withoutTurns: String {
    guard unicodeScalars.contains(where: \.turnsText) else { return self }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.lazy.filter { !$0.turnsText })
    return String(scalars)
  }
}

extension Unicode.Scalar {
  /// Whether a name or a path is shown with it, not with the numbers of its bytes.
  package var isShown: Bool { !breaksLine && !controlsDirection }

  /// Whether it does not fit on one line: control characters, and ends of lines and paragraphs.
  package var breaksLine: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
