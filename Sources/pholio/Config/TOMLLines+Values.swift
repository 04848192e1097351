import PholioCatalog

/// Texts, numbers, dates, and true and false.
extension TOMLLines {
  /// A text in quotes of either kind: of one line or, with three quotes, of several.
  ///
  /// - Parameter isLong: Whether three quotes may begin it.
  /// - Returns: The text between the quotes; where it goes on in the next line, nearly.
  mutating func text(isLong: Bool) throws(Fault) -> String {
    let start = line
    let quote = next() ?? "\""
    let three = repeatElement(quote, count: 3)
    let isLong = isLong && rest.starts(with: three.dropFirst())
    if isLong { rest.removeFirst(2) }
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, isLong || !startsLine {
      if scalar == quote, !isLong || rest.starts(with: three) {
        rest.removeFirst(isLong ? 3 : 1)
        // Two quotes more belong to the text.
        for _ in 0..<2 where isLong && skip(quote) { text.append(quote) }
        return String(text)
      }
      if Self.isControl(scalar), !startsLine { throw fault("a text has a control character in it") }
      if scalar == "\r" { next() }
      next()
      if scalar == "\\", quote == "\"" {
        if let escaped = try escaped(isLong: isLong) { text.append(escaped) }
      } else {
        text.append(scalar)
      }
    }
    throw fault("a text has no quote at its end", at: start)
  }

  /// What a backslash begins; nil for the end of a line, which joins the next.
  private mutating func escaped(isLong: Bool) throws(Fault) -> Unicode.Scalar? {
    let known: [Unicode.Scalar: Unicode.Scalar] = [
      "b": "\u{8}", "t": "\t", "n": "\n", "f": "\u{C}", "r": "\r", "\"": "\"", "\\": "\\",
    ]
    if let letter = rest.first, let meant = known[letter] {
      next()
      return meant
    }
    let wrong = fault(#"a backslash in double quotes is typed as \\, or the text is put in single quotes"#)
    if let letter = rest.first, letter == "u" || letter == "U" {
      let digits = String(String.UnicodeScalarView(rest.dropFirst().prefix(letter == "u" ? 4 : 8)))
      let isHex = digits.utf8.count == (letter == "u" ? 4 : 8) && digits.allSatisfy(\.isHexDigit)
      guard isHex, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { throw wrong }
      rest.removeFirst(digits.utf8.count + 1)
      return scalar
    }
    while isLong, rest.first == " " || rest.first == "\t" { next() }
    guard isLong, startsLine else { throw wrong }
    while startsLine || rest.first == " " || rest.first == "\t" { next() }
    return nil
  }

  /// A number, a date, a time, or true or false.
  mutating func scalar() throws(Fault) {
    func isInside(_ scalar: Unicode.Scalar) -> Bool { !" \t\r\n,]}#".unicodeScalars.contains(scalar) }
    let word = rest.prefix(while: isInside)
    rest = rest[word.endIndex...]
    var value = String(word)
    // A blank may stand between a day and a time.
    let time = rest.dropFirst().prefix(while: isInside)
    if Self.shape(value) == "0000-00-00", rest.first == " ", time.first?.properties.numericType != nil {
      value += " \(String(time))"
      rest = rest[time.endIndex...]
    }
    guard !value.isEmpty else { throw fault("a value is missing") }
    guard value.utf8.count <= 60, Self.isScalar(value) else {
      let shown = value.utf8.count <= 60 ? "'\(ByteString(value).shown)'" : "this"
      throw fault("\(shown) is no number, date, true or false; texts stand in quotes")
    }
  }

  private static func isScalar(_ text: String) -> Bool {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    let unsigned = text.first == "+" || text.first == "-" ? text.dropFirst() : text[...]
    return ["true", "false"].contains(text) || ["inf", "nan"].contains(unsigned) || isDecimal(unsigned)
      || isMoment(text)
      || [("0x", 16), ("0o", 8), ("0b", 2)].contains { start, radix in
        text.hasPrefix(start) && isDigits(text.dropFirst(2), radix)
      }
  }

  /// Digits, with single _ between them.
  private static func isDigits(_ text: Substring, _ radix: Int = 10) -> Bool {
    text.split(separator: "_", omittingEmptySubsequences: false).allSatisfy { part in
      !part.isEmpty && part.allSatisfy { ($0.hexDigitValue ?? radix) < radix }
    }
  }

  /// `12`, `1.5` or `1.5e-3`
  private static func isDecimal(_ text: Substring) -> Bool {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let halves = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let power = parts.dropFirst().map { $0.first == "+" || $0.first == "-" ? $0.dropFirst() : $0 }
    return (halves + power).allSatisfy { isDigits($0) } && (halves[0].count == 1 || halves[0].first != "0")
  }

  /// `2026-11-23T10:00:00.5+01:00`, or a part of it.
  private static func isMoment(_ text: String) -> Bool {
    var rest = shape(text)[...]
    let hasDay = rest.hasPrefix("0000-00-00")
    if hasDay {
      rest = rest.dropFirst(10)
      if rest.isEmpty { return true }
      guard let between = rest.popFirst(), "Tt ".contains(between) else { return false }
    }
    guard rest.hasPrefix("00:00:00") else { return false }
    rest = rest.dropFirst(8)
    if rest.first == "." {
      let digits = rest.dropFirst().prefix { $0 == "0" }
      guard (1...9).contains(digits.count) else { return false }
      rest = rest[digits.endIndex...]
    }
    return rest.isEmpty || hasDay && ["Z", "z", "+00:00", "-00:00"].contains(rest)
  }

  /// The text, with 0 for each digit.
  private static func shape(_ text: String) -> String {
    String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
  }
}
