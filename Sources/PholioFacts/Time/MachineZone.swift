internal import Glibc

/// The machine's time zone: TZ, or else /etc/localtime.
enum MachineZone {
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

  private static let prepared: Void = tzset()
}
