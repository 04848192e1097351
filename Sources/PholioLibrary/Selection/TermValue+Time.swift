import PholioCatalog
import PholioDisk
import PholioFacts

/// A typed date or time of the day. It lasts a second, a minute, a day, a month or a year.
enum TermTime: Hashable {
  /// Seconds from 1970-01-01T00:00:00 on the same clock: the first one and the last.
  case date(first: Int64, last: Int64)
  /// Seconds of the day.
  case clock(first: Int, last: Int)

  /// `2019`, `2019-05`, `2019-05-04`, `2019-05-04T10:00`, `2019-05-04T10:00:30`; `10:00`, `10:00:30`.
  init?(_ text: String) {
    let parts = text.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "T" || $0 == " " }
    if parts.count == 1, let clock = Self.clock(parts[0]) {
      self = .clock(first: clock.lowerBound, last: clock.upperBound)
      return
    }
    guard let days = Self.days(parts[0]) else { return nil }
    guard parts.count == 2 else {
      self = .date(first: days.lowerBound, last: days.upperBound)
      return
    }
    // A time is of one day.
    guard days.count == Self.secondsADay, let clock = Self.clock(parts[1]) else { return nil }
    self = .date(
      first: days.lowerBound + Int64(clock.lowerBound), last: days.lowerBound + Int64(clock.upperBound))
  }

  static let secondsADay = 86_400

  /// The seconds of a year, a month or a day.
  private static func days(_ text: Substring) -> ClosedRange<Int64>? {
    guard let numbers = numbers(text, "-", digits: [4, 2, 2]) else { return nil }
    let (year, month, day) = (
      numbers[0], numbers.count > 1 ? numbers[1] : 1, numbers.count > 2 ? numbers[2] : 1
    )
    guard let first = CivilTime(year: year, month: month, day: day)?.seconds else { return nil }
    let next: Int64? =
      switch numbers.count {
      case 1: CivilTime(year: year + 1, month: 1, day: 1)?.seconds
      case 2: CivilTime(year: month < 12 ? year : year + 1, month: month % 12 + 1, day: 1)?.seconds
      default: first + Int64(secondsADay)
      }
    // After the last year there is no next one.
    return first...(next.map { $0 - 1 } ?? CivilTime.secondsRange.upperBound)
  }

  /// The seconds of a minute, or one second.
  private static func clock(_ text: Substring) -> ClosedRange<Int>? {
    guard let numbers = numbers(text, ":", digits: [2, 2, 2]), numbers.count >= 2, numbers[0] < 24,
      numbers[1] < 60, numbers.count == 2 || numbers[2] < 60
    else { return nil }
    let first = numbers[0] * 3600 + numbers[1] * 60
    return numbers.count == 3 ? first + numbers[2]...first + numbers[2] : first...first + 59
  }

  /// Numbers of so many digits, at most one for each count.
  private static func numbers(_ text: Substring, _ separator: Character, digits: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count <= digits.count else { return nil }
    let numbers = zip(parts, digits).compactMap { part, count in
      part.utf8.count == count && part.isAllDigits ? Int(part) : nil
    }
    return numbers.count == parts.count ? numbers : nil
  }
}

extension TermValue {
  func takenRange() throws(TermFault) -> TakenRange {
    let days = CivilTime.secondsRange
    let ends = try ends(ofNumbers: false)
    switch (try time(ends.lower), try time(ends.upper)) {
    case (.date(let first, _)?, .date(_, let last)?):
      guard first <= last else { throw backwards }
      return .moments(first...last)
    case (.date(let first, _)?, nil): return .moments(first...days.upperBound)
    case (nil, .date(_, let last)?): return .moments(days.lowerBound...last)
    // From late to early is over midnight.
    case (.clock(let first, _)?, .clock(_, let last)?): return .dayTimes(from: first, through: last)
    case (.clock(let first, _)?, nil): return .dayTimes(from: first, through: TermTime.secondsADay - 1)
    case (nil, .clock(_, let last)?): return .dayTimes(from: 0, through: last)
    default: throw TermFault(reason: Self.noDate(shown, or: "10:00"))
    }
  }

  /// Dates on this machine's clock, or a stretch of time up to now.
  func added() throws(TermFault) -> Selection.Term {
    if let seconds = Self.stretch(bytes) { return .question(.addedSince(seconds: seconds)) }
    let ends = try ends(ofNumbers: false)
    func moment(_ end: TermEnd?, isLast: Bool) throws(TermFault) -> Int64? {
      guard let end else { return nil }
      guard case .date(let first, let last)? = TermTime(end.text) else {
        if Self.stretch(Array(end.text.utf8)) != nil {
          throw TermFault(
            offset: end.offset, reason: "\(end.text) stands by itself; older is: not added:\(end.text)")
        }
        throw TermFault(
          offset: end.offset, reason: Self.noDate(ByteString(end.text).shownInBrief, or: "7d"))
      }
      let local = isLast ? last : first
      return local - Int64(MachineZone.offsetSeconds(whenShowing: local) ?? 0)
    }
    let all = CivilTime.secondsRange
    let first = try moment(ends.lower, isLast: false) ?? all.lowerBound
    let last = try moment(ends.upper, isLast: true) ?? all.upperBound
    guard first <= last else { throw backwards }
    return .question(.added(first...last))
  }

  /// The seconds of `7d`, in a text's bytes.
  private static func stretch(_ bytes: [UInt8]) -> Int64? {
    let units: [UInt8: Int64] = [
      UInt8(ascii: "s"): 1, UInt8(ascii: "m"): 60, UInt8(ascii: "h"): 3600, UInt8(ascii: "d"): 86_400,
      UInt8(ascii: "w"): 604_800,
    ]
    let digits = bytes.dropLast()
    guard let unit = bytes.last.flatMap({ units[$0] }), (1...9).contains(digits.count),
      digits.allSatisfy(\.isDigit), let number = Int64(String(decoding: digits, as: UTF8.self))
    else { return nil }
    return number * unit
  }

  private func time(_ end: TermEnd?) throws(TermFault) -> TermTime? {
    guard let end else { return nil }
    guard let time = TermTime(end.text) else {
      throw TermFault(
        offset: end.offset, reason: Self.noDate(ByteString(end.text).shownInBrief, or: "10:00"))
    }
    return time
  }

  private static func noDate(_ text: String, or example: String) -> String {
    "'\(text)' is no date: 2019, 2019-05, 2019-05-04 or \(example)"
  }
}
