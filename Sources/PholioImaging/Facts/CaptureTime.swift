/// When a photo was taken: what the clock on the wall showed there, and how far it was from UTC, if that is
/// known.
package struct CaptureTime: Hashable, Sendable {
  /// Where the time is from, best first.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    case exif
    case filename
    case mtime
  }

  /// Seconds from 1970-01-01T00:00:00 to the wall clock's time, both read off the same clock (no zone is
  /// involved).
  package var local: Int64
  /// The digits after the second's decimal point as they were written, "" if there were none, 9 at most.
  package var fraction: String
  /// Minutes that the wall clock was ahead of UTC, −840…840.
  package var offsetMinutes: Int?
  package var source: Source

  /// `fraction` is digits only.
  package init(local: Int64, fraction: String = "", offsetMinutes: Int? = nil, source: Source) {
    precondition(
      fraction.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) },
      "a fraction of digits, not '\(fraction)'")
    self.local = local
    self.fraction = String(fraction.prefix(Self.longestFraction))
    self.offsetMinutes = offsetMinutes
    self.source = source
  }

  static let longestFraction = 9

  /// The fraction as a number of nanoseconds, to compare by: .5 and .50 are the same.
  package var nanoseconds: Int {
    let digits = fraction.utf8.prefix(Self.longestFraction)
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (digits.count..<Self.longestFraction).reduce(value) { value, _ in value * 10 }
  }

  /// The time by the last change of a file, in the machine's time zone and its offset then.
  package init(modified seconds: Int64) {
    let offset = MachineZone.offsetSeconds(at: seconds)
    self.init(local: seconds + Int64(offset), offsetMinutes: offset / 60, source: .mtime)
  }
}
