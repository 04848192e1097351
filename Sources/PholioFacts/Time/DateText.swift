/// A date and time as people and programs write it, year first.
struct DateText {
  let time: CivilTime
  /// Digits after the second's point, maybe none.
  let fraction: String
  let offsetMinutes: Int?

  /// Reads "2019:05:04 10:11:12" with any of `: - / .` between the date's parts, a space or T before the
  /// time, and perhaps a fraction, an offset or Z behind it. Seconds may be missing; blanks may stand for
  /// leading noughts.
  /// - Parameter loosely: a time left blank counts as midnight, and what follows the time without being an
  ///   offset is passed over.
  init?(_ text: String, loosely: Bool = false) {
    if let time = CivilTime(plain: text) {
      (self.time, fraction, offsetMinutes) = (time, "", nil)
      return
    }
    var scanner = Scanner(rest: Array(text.utf8)[...])
    scanner.skipSpaces()
    guard let year = scanner.number(digits: 4), scanner.skip(anyOf: ":-/."),
      let month = scanner.number(digits: 2), scanner.skip(anyOf: ":-/."),
      let day = scanner.number(digits: 2), let clock = Self.clock(&scanner, loosely: loosely),
      let time = CivilTime(
        year: year, month: month, day: day, hour: clock.hour, minute: clock.minute, second: clock.second)
    else { return nil }
    scanner.skipSpaces()
    let offset =
      scanner.rest.isEmpty ? nil : Self.offset(String(decoding: scanner.rest, as: UTF8.self))
    guard scanner.rest.isEmpty || offset != nil || loosely else { return nil }
    self.time = time
    fraction = clock.fraction
    offsetMinutes = offset
  }

  private static func clock(
    _ scanner: inout Scanner, loosely: Bool
  ) -> (hour: Int, minute: Int, second: Int, fraction: String)? {
    // In EXIF, unknown parts are blank, but the colons stay.
    if loosely, scanner.rest.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ":") }) {
      scanner.rest = []
      return (0, 0, 0, "")
    }
    guard scanner.skip(anyOf: " T"), let hour = scanner.number(digits: 2), scanner.skip(anyOf: ":."),
      let minute = scanner.number(digits: 2)
    else { return nil }
    guard scanner.skip(anyOf: ":.") else { return (hour, minute, 0, "") }
    guard let second = scanner.number(digits: 2) else { return nil }
    return (hour, minute, second, scanner.skip(anyOf: ".,") ? scanner.digits() : "")
  }

  /// Minutes ahead of UTC in "+02:00", "-0530", "+2" or "Z"; nil beyond 14 hours and for anything else.
  static func offset(_ text: String) -> Int? {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    scanner.skipSpaces()
    if scanner.skip(anyOf: "Zz") {
      scanner.skipSpaces()
      return scanner.rest.isEmpty ? 0 : nil
    }
    let isBehind = scanner.rest.first == UInt8(ascii: "-")
    guard scanner.skip(anyOf: "+-") else { return nil }
    var digits = scanner.rest.filter { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: " ") }
    if digits.count <= 2 { digits += [UInt8(ascii: "0"), UInt8(ascii: "0")] }
    guard digits.count == 3 || digits.count == 4, let number = Scanner.value(of: digits[...]) else {
      return nil
    }
    let minutes = number / 100 * 60 + number % 100
    guard number % 100 < 60, minutes <= 14 * 60 else { return nil }
    return isBehind ? -minutes : minutes
  }

  /// Takes bytes off the front.
  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skipSpaces() {
      rest = rest.drop { $0 == UInt8(ascii: " ") }
    }

    mutating func skip(anyOf bytes: String) -> Bool {
      guard let first = rest.first, bytes.utf8.contains(first) else { return false }
      rest.removeFirst()
      return true
    }

    /// A number of exactly so many digits, of which the first may be blank.
    mutating func number(digits count: Int) -> Int? {
      guard rest.count >= count else { return nil }
      let field = rest.prefix(count)
      rest = rest.dropFirst(count)
      return Self.value(of: field.drop { $0 == UInt8(ascii: " ") })
    }

    mutating func digits() -> String {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count)
      return String(decoding: digits, as: UTF8.self)
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
