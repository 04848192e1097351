internal import Glibc

/// The machine's time zone: TZ, or else /etc/localtime.
package enum MachineZone {
  /// How many seconds the machine's clock is ahead of UTC at a moment; 0 for a moment beyond all calendars.
  static func offsetSeconds(at seconds: Int64) -> Int {
    // localtime_r(3): "for portability, tzset(3) should be called before"; once is enough, TZ does not
    // change.
    _ = prepared
    var moment = time_t(seconds)
    var broken = tm()
    guard localtime_r(&moment, &broken) != nil else { return 0 }
    return broken.tm_gmtoff
  }

  /// How many seconds the machine's clock is ahead of UTC when it shows a time. A time that it shows twice
  /// counts as the first of the two, and one that it leaves out by the offset before (RFC 5545, 3.3.5).
  ///
  /// - Parameter local: Seconds from 1970-01-01T00:00:00 to the time, on the same clock.
  /// - Returns: Nil outside of the years 1…9999.
  package static func offsetSeconds(whenShowing local: Int64) -> Int? {
    guard CivilTime.secondsRange.contains(local) else { return nil }
    // No zone is a day from UTC: the one moment is before, the other after.
    let before = offsetSeconds(at: local - secondsADay)
    let after = offsetSeconds(at: local + secondsADay)
    if before == after || offsetSeconds(at: local - Int64(before)) == before { return before }
    return offsetSeconds(at: local - Int64(after)) == after ? after : before
  }

  private static let secondsADay: Int64 = 86_400

  private static let prepared: Void = tzset()
}
