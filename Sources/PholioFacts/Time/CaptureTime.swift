import Foundation

/// When a photo was taken: the wall clock's time there, and its offset from UTC, if known.
package struct CaptureTime: Hashable, Sendable {
  /// Where the time is from, best first.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    case exif
    case xmp
    case iptc
    /// A PNG's own texts.
    case png
    case sidecar
    /// The JSON beside a photo that was taken out of Google Photos.
    case takeout
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

extension CaptureTime {
  /// Whether it is known when the photo was taken. A file's own time only says when the file was written.
  package var isDated: Bool { source != .mtime }

  /// As `text`, but a file's own time is marked as one: "2019-05-04 10:11:12 (file time)".
  package var markedText: String {
    isDated ? text : "\(civil.dateText) \(civil.clockText) (file time)"
  }
}

extension CaptureTime.Source {
  /// Whether the time is not in the picture: it is in the file's name, or the file's own.
  package var isOfFile: Bool { self == .filename || self == .mtime }
}

extension CaptureTime {
  /// The wall clock's time as ISO 8601 writes it, "2019-05-04T10:11:12", with the fraction after a point if
  /// there is one: for programs, wherever JSON has a time.
  package var localText: String { "\(civil.dateText)T\(clockText)" }

  /// The wall clock's time as people read it in commands and on the page, with the offset if that is known:
  /// "2019-05-04 10:11:12 +02:00".
  package var text: String {
    let local = "\(civil.dateText) \(clockText)"
    return offsetText.map { "\(local) \($0)" } ?? local
  }

  /// Where the time is from in words, unless it is written in the file.
  package var sourceText: String? {
    switch source {
    case .exif, .xmp, .iptc, .png: nil
    case .sidecar: "from the sidecar"
    case .takeout: "from Google's JSON"
    case .filename: "from the file's name"
    case .mtime: "the file's own time"
    }
  }

  /// The offset as "+02:00", or nil.
  package var offsetText: String? {
    offsetMinutes.map { minutes in
      "\(minutes < 0 ? "-" : "+")\((abs(minutes) / 60).padded(to: 2)):\((abs(minutes) % 60).padded(to: 2))"
    }
  }

  private var clockText: String {
    fraction.isEmpty ? civil.clockText : "\(civil.clockText).\(fraction)"
  }

  /// The inverse of `localText` and `offsetText`; nil for a text that is no date, or an offset that is none.
  package init?(localText: String, offsetText: String?, source: Source) {
    guard let text = DateText(localText: localText) else { return nil }
    var minutes: Int?
    if let offsetText {
      minutes = DateText.offset(offsetText)
      guard minutes != nil else { return nil }
    }
    self.init(text.time, fraction: text.fraction, offsetMinutes: minutes, source: source)
  }
}
