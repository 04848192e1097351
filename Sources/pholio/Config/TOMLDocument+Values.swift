import PholioDisk

/// Texts, numbers, dates, and true and false.
extension TOMLDocument {
  /// A text in quotes of either kind: of one line or, with three quotes, of several.
  ///
  /// - Parameter isLong: Whether three quotes may begin it.
  mutating func text(isLong: Bool) throws(Fault) -> String {
    let start = line
    let quote = next() ?? "\""
    let three = repeatElement(quote, count: 3)
    let isLong = isLong && rest.starts(with: three.dropFirst())
    if isLong {
      rest.removeFirst(2)
      // The line's end behind them is not a part of it.
      if startsLine { skipLineEnd() }
    }
    var text = String.UnicodeScalarView()
    while let scalar = rest.first, isLong || !startsLine {
      if scalar == quote, !isLong || rest.starts(with: three) {
        rest.removeFirst(isLong ? 3 : 1)
        // Two quotes more belong to the text.
        for _ in 0..<2 where isLong && skip(quote) { text.append(quote) }
        return String(text)
      }
      if startsLine {
        skipLineEnd()
        text.append("\n")
        continue
      }
      if Self.isControl(scalar) { throw fault("a text has a control character in it") }
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
  mutating func scalar() throws(Fault) -> TOMLValue {
    func isInside(_ scalar: Unicode.Scalar) -> Bool { !" \t\r\n,]}#".unicodeScalars.contains(scalar) }
    let word = rest.prefix(while: isInside)
    rest = rest[word.endIndex...]
    var text = String(word)
    // A blank may stand between a day and a time.
    let time = rest.dropFirst().prefix(while: isInside)
    if Self.shape(text) == "0000-00-00", rest.first == " ", time.first?.properties.numericType != nil {
      text += "T\(String(time))"
      rest = rest[time.endIndex...]
    }
    guard !text.isEmpty else { throw fault("a value is missing") }
    guard text.utf8.count <= 60, let value = Self.scalar(text) else {
      let shown = text.utf8.count <= 60 ? "'\(ByteString(text).shown)'" : "this"
      throw fault("\(shown) is no number, date, true or false; texts stand in quotes")
    }
    return value
  }

  private static func scalar(_ text: String) -> TOMLValue? {
    guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if text == "true" || text == "false" { return .flag(text == "true") }
    let unsigned = text.first == "+" || text.first == "-" ? text.dropFirst() : text[...]
    if unsigned == "inf" || unsigned == "nan" { return Double(text).map { .text("\($0)") } }
    if isDecimal(unsigned) {
      let digits = text.filter { $0 != "_" }
      if unsigned.allSatisfy({ $0.isNumber || $0 == "_" }) { return Int64(digits).map { .text("\($0)") } }
      guard let number = Double(digits), number.isFinite else { return nil }
      return .text("\(number)")
    }
    for (start, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where text.hasPrefix(start) {
      let digits = text.dropFirst(2)
      guard isDigits(digits, radix) else { return nil }
      return Int64(digits.filter { $0 != "_" }, radix: radix).map { .text("\($0)") }
    }
    return moment(text).map { .other($0) }
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

  /// What `2026-11-23T10:00:00.5+01:00` is, or a part of it: a date-time, date or time.
  private static func moment(_ text: String) -> String? {
    var (rest, shape) = (text[...], shape(text)[...])
    /// The numbers of the text's beginning, if it has this shape.
    func numbers(_ expected: String) -> [Int]? {
      guard shape.hasPrefix(expected) else { return nil }
      let part = rest.prefix(expected.count)
      (rest, shape) = (rest.dropFirst(expected.count), shape.dropFirst(expected.count))
      return part.split { !$0.isNumber }.compactMap { Int($0) }
    }
    let day = numbers("0000-00-00")
    if let day {
      let days = [
        31, day[0] % 4 == 0 && (day[0] % 100 != 0 || day[0] % 400 == 0) ? 29 : 28, 31, 30, 31, 30,
        31, 31, 30, 31, 30, 31,
      ]
      guard (1...12).contains(day[1]), (1...days[day[1] - 1]).contains(day[2]) else { return nil }
      if rest.isEmpty { return "date" }
      guard let between = rest.popFirst(), "Tt".contains(between) else { return nil }
      shape.removeFirst()
    }
    guard let time = numbers("00:00:00"), time[0] < 24, time[1] < 60, time[2] < 60 else { return nil }
    if shape.first == "." {
      let digits = shape.dropFirst().prefix { $0 == "0" }
      guard (1...9).contains(digits.count) else { return nil }
      (rest, shape) = (rest.dropFirst(1 + digits.count), shape.dropFirst(1 + digits.count))
    }
    guard day != nil else { return rest.isEmpty ? "time" : nil }
    if rest.isEmpty || shape == "Z" || shape == "z" { return "date-time" }
    guard let zone = numbers("+00:00") ?? numbers("-00:00"), rest.isEmpty else { return nil }
    return zone[0] < 24 && zone[1] < 60 ? "date-time" : nil
  }

  /// The text, with 0 for each digit.
  private static func shape(_ text: String) -> String {
    String(text.map { $0.isASCII && $0.isNumber ? "0" : $0 })
  }
}
