import Foundation

/// When a photo was taken: the wall clock's time there, and its offset from UTC, if known.
package struct CaptureTime: Hashable, Sendable {
  /// Where the time is from, best first.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    case exif
    case xmp
    case iptc
    case filename
    case mtime
  }

  /// Seconds from 1970-01-01T00:00:00 to the wall clock's time, both on the same clock. Within
  /// `CivilTime.secondsRange`.
  package let local: Int64
  /// The digits after the second's decimal point as they were written, "" if there were none, 9 at most.
  package let fraction: String
  /// Minutes that the wall clock was ahead of UTC, within `offsets`.
  package let offsetMinutes: Int?
  package let source: Source

  /// Possible offsets, in minutes: 14 hours at most.
  package static let offsets = -840...840
  static let longestFraction = 9
  /// Earlier dates in files are mistakes: there were no photos.
  package static let firstYear = 1800

  /// Of a fraction the first nine digits count. Nil for a time outside of the years 1…9999, a fraction with
  /// anything but digits, or an impossible offset.
  package init?(local: Int64, fraction: String = "", offsetMinutes: Int? = nil, source: Source) {
    guard CivilTime.secondsRange.contains(local), fraction.utf8.allSatisfy(\.isDigit),
      offsetMinutes.map(Self.offsets.contains) ?? true
    else { return nil }
    self.local = local
    self.fraction = String(fraction.prefix(Self.longestFraction))
    self.offsetMinutes = offsetMinutes
    self.source = source
  }

  /// - Parameters:
  ///   - fraction: Digits alone.
  ///   - offset: Counts as not known where it is out of range.
  init(_ time: CivilTime, fraction: String = "", offsetMinutes offset: Int? = nil, source: Source) {
    local = time.seconds
    self.fraction = String(fraction.prefix(Self.longestFraction))
    offsetMinutes = offset.flatMap { Self.offsets.contains($0) ? $0 : nil }
    self.source = source
  }

  /// The time of a file's last change, in the machine's time zone with its offset then. Times beyond the
  /// years 1…9999 become the nearest within.
  package init(modified seconds: Int64) {
    let range = CivilTime.secondsRange
    let moment = min(max(seconds, range.lowerBound), range.upperBound)
    let offset = MachineZone.offsetSeconds(at: moment)
    let local = min(max(moment + Int64(offset), range.lowerBound), range.upperBound)
    self.init(CivilTime(inRange: local), offsetMinutes: offset / 60, source: .mtime)
  }

  /// The wall clock's date and time.
  package var civil: CivilTime { CivilTime(inRange: local) }

  /// The fraction as a number of nanoseconds, to compare by: .5 and .50 are the same.
  package var nanoseconds: Int {
    let digits = fraction.utf8
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (digits.count..<Self.longestFraction).reduce(value) { value, _ in value * 10 }
  }
}

extension CivilTime {
  /// By the machine's clock, in its zone.
  package static var today: CivilTime {
    CaptureTime(modified: Int64(Date().timeIntervalSince1970)).civil
  }
}
