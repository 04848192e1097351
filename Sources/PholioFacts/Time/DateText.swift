/// A date as people and programs write it, mostly with a time of day.
struct DateText {
  /// The day's midnight where no time of day is clear.
  let time: CivilTime
  let hasClock: Bool
  /// Digits after the second's point, maybe none.
  let fraction: String
  let offsetMinutes: Int?

  /// Reads a day with any of `: - / .` between its parts or nothing, "2019:05:04", "2019-5-4", "20190504",
  /// and a time behind it: "10:11:12", "10:11", "10-11-12", "101112", "9:11:12 PM", with a fraction, an
  /// offset or Z. Blanks may stand for leading noughts. Or a day as mails have it, "Sat, 4 May 2019"
  /// (RFC 5322, 3.3).
  ///
  /// A clear day counts whatever clock is behind it. 24:04:20 is 00:04:20 of that day, as phones write it;
  /// second 60 is the leap second, and counts as 59; of other impossible times the day is left.
  /// - Returns: Nil without a day that is in the calendar.
  init?(_ text: String) {
    if let time = CivilTime(plain: text) {
      (self.time, hasClock, fraction, offsetMinutes) = (time, true, "", nil)
      return
    }
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let (year, month, day) = Self.day(&scanner) ?? Self.dayOfMail(&scanner) else { return nil }
    let clock = Clock(&scanner)
    let time = clock.flatMap {
      CivilTime(year: year, month: month, day: day, hour: $0.hour, minute: $0.minute, second: $0.second)
    }
    guard let time = time ?? CivilTime(year: year, month: month, day: day) else { return nil }
    self.time = time
    hasClock = clock != nil
    fraction = clock?.fraction ?? ""
    offsetMinutes = clock == nil ? nil : Self.offset(String(decoding: scanner.rest, as: UTF8.self))
  }

  /// The inverse of `CaptureTime.localText`: "2019-05-04T10:11:12", with a fraction or not. Nil for any other
  /// text.
  init?(localText text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let time = CivilTime(plain: String(parts[0])), parts.count == 1 || !parts[1].isEmpty,
      parts.dropFirst().allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    (self.time, hasClock, offsetMinutes) = (time, true, nil)
    fraction = parts.count == 1 ? "" : String(parts[1])
  }

  private static func day(_ scanner: inout Scanner) -> (year: Int, month: Int, day: Int)? {
    scanner.skip(all: " ")
    // Of more digits than a day and a clock have none are clear.
    guard let year = scanner.number(digits: 4...4) else { return nil }
    if let first = scanner.rest.first, first.isDigit {
      let digits = scanner.rest.prefix(while: \.isDigit).count
      guard digits == 4 || digits == 10, let month = scanner.number(digits: 2...2),
        let day = scanner.number(digits: 2...2)
      else { return nil }
      return (year, month, day)
    }
    guard scanner.skip(anyOf: ":-/.") != nil, let month = scanner.number(digits: 1...2),
      scanner.skip(anyOf: ":-/.") != nil, let day = scanner.number(digits: 1...2),
      scanner.rest.first?.isDigit != true
    else { return nil }
    return (year, month, day)
  }

  private static func dayOfMail(_ scanner: inout Scanner) -> (year: Int, month: Int, day: Int)? {
    var rest = scanner
    rest.skip(all: " ")
    if !rest.word().isEmpty {
      guard rest.skip(anyOf: ",") != nil else { return nil }
      rest.skip(all: " ")
    }
    guard let day = rest.number(digits: 1...2), rest.skip(anyOf: " ") != nil,
      let month = months.firstIndex(of: String(rest.word().prefix(3))), rest.skip(anyOf: " ") != nil,
      let year = rest.number(digits: 4...4)
    else { return nil }
    scanner = rest
    return (year, month + 1, day)
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// A time of day that is clear; what follows it is not read.
  private struct Clock {
    var hour: Int
    let minute: Int
    var second = 0
    var fraction = ""

    init?(_ scanner: inout Scanner) {
      scanner.skip(all: " T")
      if scanner.rest.prefix(while: \.isDigit).count == 6 {
        guard let hour = scanner.number(digits: 2...2), let minute = scanner.number(digits: 2...2),
          let second = scanner.number(digits: 2...2)
        else { return nil }
        (self.hour, self.minute, self.second) = (hour, minute, second)
      } else {
        guard let hour = scanner.number(digits: 1...2), let mark = scanner.skip(anyOf: ":.-"),
          let minute = scanner.number(digits: 1...2)
        else { return nil }
        (self.hour, self.minute) = (hour, minute)
        if scanner.skip(anyOf: mark == UInt8(ascii: "-") ? "-" : ":.") != nil {
          guard let second = scanner.number(digits: 1...2) else { return nil }
          self.second = second
        } else if mark == UInt8(ascii: "-") {
          // 10-11 may be an hour and its offset.
          return nil
        }
      }
      if scanner.skip(anyOf: ".,") != nil { fraction = scanner.digits() }
      scanner.skip(all: " ")
      switch scanner.half() {
      case .morning where hour == 12: hour = 0
      case .afternoon where hour < 12: hour += 12
      default: break
      }
      if hour == 24 { hour = 0 }
      if second == 60 { second = 59 }
      guard hour < 24, minute < 60, second < 60 else { return nil }
    }
  }

  /// Minutes ahead of UTC in "+02:00", "-0530", "+2" or "Z"; nil beyond 14 hours and for anything else.
  static func offset(_ text: String) -> Int? {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    scanner.skip(all: " ")
    if scanner.skip(anyOf: "Zz") != nil {
      scanner.skip(all: " ")
      return scanner.rest.isEmpty ? 0 : nil
    }
    // As mails write it.
    if ["GMT", "UT", "UTC"].contains(String(decoding: scanner.rest, as: UTF8.self)) { return 0 }
    guard let sign = scanner.skip(anyOf: "+-") else { return nil }
    var digits = scanner.rest.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    if digits.count <= 2 { digits += [UInt8(ascii: "0"), UInt8(ascii: "0")] }
    guard digits.count == 3 || digits.count == 4, let number = Scanner.value(of: digits[...]) else {
      return nil
    }
    let minutes = number / 100 * 60 + number % 100
    guard number % 100 < 60, minutes <= 14 * 60 else { return nil }
    return sign == UInt8(ascii: "-") ? -minutes : minutes
  }

  /// Takes bytes off the front.
  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skip(all bytes: String) {
      rest = rest.drop { bytes.utf8.contains($0) }
    }

    /// The byte that was skipped.
    mutating func skip(anyOf bytes: String) -> UInt8? {
      guard let first = rest.first, bytes.utf8.contains(first) else { return nil }
      return rest.popFirst()
    }

    /// A number of so many digits, of which the first may be blank.
    mutating func number(digits: ClosedRange<Int>) -> Int? {
      let field = rest.prefix(digits.upperBound)
      let blanks = field.prefix { $0 == UInt8(ascii: " ") }
      let number = field.dropFirst(blanks.count).prefix(while: \.isDigit)
      guard digits.contains(blanks.count + number.count), let value = Self.value(of: number) else {
        return nil
      }
      rest = rest.dropFirst(blanks.count + number.count)
      return value
    }

    mutating func digits() -> String {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      return String(decoding: digits, as: UTF8.self)
    }

    /// ASCII letters, in lower case.
    mutating func word() -> String {
      let letters = rest.prefix { Character(Unicode.Scalar($0)).isLetter && $0 < 0x80 }
      rest = rest.dropFirst(letters.count)
      return String(decoding: letters, as: UTF8.self).lowercased()
    }

    enum Half { case morning, afternoon }

    /// AM or PM, also with points between.
    mutating func half() -> Half? {
      let text = String(decoding: rest.prefix(4), as: UTF8.self).lowercased()
      for (mark, half) in [
        ("am", Half.morning), ("a.m.", .morning), ("pm", .afternoon), ("p.m.", .afternoon),
      ]
      where text.hasPrefix(mark) {
        rest = rest.dropFirst(mark.utf8.count)
        return half
      }
      return nil
    }

    static func value(of digits: ArraySlice<UInt8>) -> Int? {
      guard !digits.isEmpty, digits.count < 10, digits.allSatisfy(\.isDigit) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
  }
}

extension CivilTime {
  /// From the form in which nearly all times come, "2019-05-04T10:11:12" or EXIF's "2019:05:04 10:11:12",
  /// fast; nil for any other, and for no time.
  fileprivate init?(plain text: String) {
    var text = text
    let time: CivilTime? = text.withUTF8 { bytes in
      guard bytes.count == 19, bytes[4] == bytes[7], bytes[13] == bytes[16], bytes[13] == UInt8(ascii: ":"),
        bytes[4] == UInt8(ascii: "-") || bytes[4] == UInt8(ascii: ":"),
        bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " ")
      else { return nil }
      func number(_ start: Int, digits: Int = 2) -> Int? {
        var number = 0
        for byte in bytes[start..<start + digits] {
          guard byte.isDigit else { return nil }
          number = 10 * number + Int(byte - UInt8(ascii: "0"))
        }
        return number
      }
      guard let year = number(0, digits: 4), let month = number(5), let day = number(8),
        let hour = number(11), let minute = number(14), let second = number(17)
      else { return nil }
      return CivilTime(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }
    guard let time else { return nil }
    self = time
  }
}
