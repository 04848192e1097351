/// Which words a language has for a number of things, as Unicode's CLDR has it for whole numbers: "1 photo",
/// "2 photos".
package enum ThemePlural: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// - Parameters:
  ///   - count: 0 or more.
  ///   - language: A language's tag, such as `pt-BR`; what is unknown counts as English does.
  package init(of count: Int, in language: String) {
    let tens = count % 10
    let hundreds = count % 100
    self =
      switch language.prefix(while: { $0 != "-" }).lowercased() {
      case "ja", "zh", "ko", "vi", "th", "id", "ms": .other
      case "fr", "hy", "fa", "hi", "bn": count < 2 ? .one : .other
      case "pt" where language.lowercased() != "pt-pt": count < 2 ? .one : .other
      case "he": count == 1 ? .one : count == 2 ? .two : .other
      case "ar":
        switch (count, hundreds) {
        case (0, _): .zero
        case (1, _): .one
        case (2, _): .two
        case (_, 3...10): .few
        case (_, 11...99): .many
        default: .other
        }
      case "ru", "uk", "be", "sr", "hr", "bs":
        if tens == 1, hundreds != 11 {
          .one
        } else if (2...4).contains(tens), !(12...14).contains(hundreds) {
          .few
        } else {
          ["sr", "hr", "bs"].contains(language.prefix(2).lowercased()) ? .other : .many
        }
      case "pl":
        if count == 1 {
          .one
        } else if (2...4).contains(tens), !(12...14).contains(hundreds) {
          .few
        } else {
          .many
        }
      case "cs", "sk": count == 1 ? .one : (2...4).contains(count) ? .few : .other
      default: count == 1 ? .one : .other
      }
  }
}
