extension CaptureTime {
  /// The time in a file's name, as cameras, phones and messengers put it there; nil when there is none.
  ///
  /// A date is eight digits, or four, two and two with `-`, `_`, `.` or a space between; a time may follow
  /// likewise: `IMG_20190504_101112`, `PXL_20190504_101112345` (milliseconds), `2019-05-04 10.11.12`,
  /// `Screenshot 2019-05-04 at 9.11.12 PM`, `20190504101112`; `IMG-20190504-WA0001` has a date alone and
  /// counts as midnight. Digits must begin and end where the date does, the year be 1900…2100 and the day
  /// exist, so that counters and telephone numbers are left alone. A date with a time is preferred to one
  /// without.
  ///
  /// - Parameter name: the file's name or path; folders are not looked at.
  package init?(fileName name: [UInt8]) {
    let name = name.split(separator: UInt8(ascii: "/")).last ?? []
    var dateAlone: CivilTime?
    for start in name.indices where start == name.startIndex || !name[start - 1].isDigit {
      guard let found = NameDate(name[start...]) else { continue }
      if found.hasTime {
        self.init(found.time, fraction: found.fraction, source: .filename)
        return
      }
      dateAlone = dateAlone ?? found.time
    }
    guard let dateAlone else { return nil }
    self.init(dateAlone, source: .filename)
  }
}

/// A date at the beginning of some bytes of a file's name.
private struct NameDate {
  private(set) var time: CivilTime
  private(set) var hasTime = false
  private(set) var fraction = ""

  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let year = Self.number(&rest, 4), (1900...2100).contains(year) else { return nil }
    let separator = Self.take(&rest, anyOf: "-_. ")
    guard let month = Self.number(&rest, 2) else { return nil }
    if let separator, Self.take(&rest, anyOf: "-_. ") != separator { return nil }
    guard let day = Self.number(&rest, 2),
      let date = CivilTime(year: year, month: month, day: day)
    else { return nil }
    time = date
    if addTime(rest, on: date) { return }
    // A date alone must not be followed by a digit or a letter: hexadecimal names have both.
    guard rest.first.map({ !$0.isDigit && !$0.isLetter }) ?? true else { return nil }
  }

  /// Reads a time of day if one follows; whether it did.
  private mutating func addTime(_ bytes: ArraySlice<UInt8>, on date: CivilTime) -> Bool {
    var rest = bytes
    let atWord = Array(" at ".utf8)
    let wordy = rest.starts(with: atWord)
    if wordy {
      rest = rest.dropFirst(atWord.count)
    } else {
      _ = Self.take(&rest, anyOf: "-_. T")
    }
    // "at 9.11.12 PM" is the one form with a single digit.
    guard var hour = Self.number(&rest, 2) ?? (wordy ? Self.number(&rest, 1) : nil) else { return false }
    let separator = Self.take(&rest, anyOf: "-_.:")
    guard let minute = Self.number(&rest, 2) else { return false }
    if let separator, Self.take(&rest, anyOf: "-_.:") != separator { return false }
    guard let second = Self.number(&rest, 2) else { return false }
    var digits = rest
    if let milliseconds = Self.fraction(&digits, afterPoint: separator != nil) {
      fraction = milliseconds
      rest = digits
    }
    guard rest.first.map({ !$0.isDigit }) ?? true else { return false }
    if wordy, let half = Self.halfOfDay(rest) {
      guard (1...12).contains(hour) else { return false }
      hour = hour % 12 + half
    }
    guard
      let time = CivilTime(
        year: date.year, month: date.month, day: date.day, hour: hour, minute: minute, second: second)
    else { return false }
    self.time = time
    hasTime = true
    return true
  }

  /// Exactly three more digits, at once, or after a point when the time was written with separators.
  private static func fraction(_ rest: inout ArraySlice<UInt8>, afterPoint: Bool) -> String? {
    if afterPoint, take(&rest, anyOf: ".") == nil { return nil }
    let digits = rest.prefix { $0.isDigit }
    guard digits.count == 3 else { return nil }
    rest = rest.dropFirst(3)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Hours to add for " AM" or " PM".
  private static func halfOfDay(_ rest: ArraySlice<UInt8>) -> Int? {
    // macOS puts a narrow no-break space (U+202F) there.
    let spaces = [Array(" ".utf8), Array("\u{202F}".utf8)]
    guard let space = spaces.first(where: { rest.starts(with: $0) }) else { return nil }
    let letters = rest.dropFirst(space.count).prefix(2).map { $0 & 0xDF }
    if letters.elementsEqual("AM".utf8) { return 0 }
    return letters.elementsEqual("PM".utf8) ? 12 : nil
  }

  /// A number of exactly so many digits (there may be more behind them); takes nothing when it fails.
  private static func number(_ rest: inout ArraySlice<UInt8>, _ count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy(\.isDigit) else { return nil }
    rest = rest.dropFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, anyOf bytes: String) -> UInt8? {
    guard let first = rest.first, bytes.utf8.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }
}
