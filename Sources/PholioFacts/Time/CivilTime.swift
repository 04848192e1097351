/// A date and time of day of the proleptic Gregorian calendar, always one that exists.
package struct CivilTime: Hashable, Sendable {
  /// Seconds from 1970-01-01 00:00:00 to the first and to the last second of the years 1…9999.
  package static let secondsRange: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

  package let year: Int
  package let month: Int
  package let day: Int
  package let hour: Int
  package let minute: Int
  package let second: Int

  /// Nil for what is in no calendar or on no clock: month 13, 30 February, 24:00, second 60. Years 1…9999.
  package init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day),
      (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }

  /// The time `seconds` after 1970-01-01 00:00:00; nil outside of the years 1…9999.
  package init?(seconds: Int64) {
    guard Self.secondsRange.contains(seconds) else { return nil }
    self.init(inRange: seconds)
  }

  /// The time `seconds` after 1970-01-01 00:00:00, which are within `secondsRange`.
  ///
  /// After "chrono-compatible low-level date algorithms" (Howard Hinnant): 400 years are 146 097 days, and
  /// years are counted from March so that the leap day comes last.
  init(inRange seconds: Int64) {
    let days = seconds.dividedRoundingDown(by: 86_400)
    let time = Int(seconds - days * 86_400)
    let shifted = days + 719_468
    let era = shifted.dividedRoundingDown(by: 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = Int(dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
    month = Int(monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9)
    year = Int(yearOfEra + era * 400) + (month <= 2 ? 1 : 0)
    hour = time / 3600
    minute = time / 60 % 60
    second = time % 60
  }

  /// Seconds since 1970-01-01 00:00:00 on the same clock.
  package var seconds: Int64 {
    let yearFromMarch = Int64(month <= 2 ? year - 1 : year)
    let era = yearFromMarch.dividedRoundingDown(by: 400)
    let yearOfEra = yearFromMarch - era * 400
    let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
    let days = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    return days * 86_400 + Int64(hour * 3600 + minute * 60 + second)
  }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilTime {
  /// As "2019-05-04".
  package var dateText: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// As "10:11:12".
  package var clockText: String {
    "\(hour.padded(to: 2)):\(minute.padded(to: 2)):\(second.padded(to: 2))"
  }

  /// 0 for Sunday, 6 for Saturday.
  package var weekday: Int {
    // 1970-01-01 was a Thursday.
    let days = Int(seconds.dividedRoundingDown(by: 86_400)) + 4
    return (days % 7 + 7) % 7
  }

  /// 1 for the first of January.
  package var dayOfYear: Int {
    let daysBefore = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    let leapDay = month > 2 && Self.days(inMonth: 2, of: year) == 29 ? 1 : 0
    return daysBefore[month - 1] + day + leapDay
  }
}
