extension CaptureTime {
  /// The wall clock's time as "2019-05-04T10:11:12", with the fraction after a point if there is one.
  package var localText: String {
    let time = CivilTime(seconds: local)
    let date = "\(Self.digits(time.year, 4))-\(Self.digits(time.month, 2))-\(Self.digits(time.day, 2))"
    let clock = "\(Self.digits(time.hour, 2)):\(Self.digits(time.minute, 2)):\(Self.digits(time.second, 2))"
    return fraction.isEmpty ? "\(date)T\(clock)" : "\(date)T\(clock).\(fraction)"
  }

  /// The offset as "+02:00", or nil.
  package var offsetText: String? {
    offsetMinutes.map { minutes in
      "\(minutes < 0 ? "-" : "+")\(Self.digits(abs(minutes) / 60, 2)):\(Self.digits(abs(minutes) % 60, 2))"
    }
  }

  /// The inverse of `localText` and `offsetText`; nil for a text that is no date, or an offset that is none.
  package init?(localText: String, offsetText: String?, source: Source) {
    guard let text = DateText(localText), text.offsetMinutes == nil else { return nil }
    var minutes: Int?
    if let offsetText {
      minutes = DateText.offset(offsetText)
      guard minutes != nil else { return nil }
    }
    self.init(local: text.time.seconds, fraction: text.fraction, offsetMinutes: minutes, source: source)
  }

  /// The time in EXIF's fields: a date "2019:05:04 10:11:12", sub-seconds "34", an offset "+02:00".
  ///
  /// Programs write dates in many ways (dashes, a T, a fraction, a Z); all that are clear are read, and a
  /// date without a time is its midnight. Nil for an impossible date or a year before 1800; sub-seconds and
  /// offsets that make no sense count as missing.
  package init?(exifDate: String, subSeconds: String? = nil, offset: String? = nil) {
    guard let text = DateText(exifDate, loosely: true), text.time.year >= 1800 else { return nil }
    let written = (subSeconds ?? "").drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    self.init(
      local: text.time.seconds,
      fraction: written.isEmpty ? text.fraction : String(written),
      offsetMinutes: offset.flatMap(DateText.offset) ?? text.offsetMinutes,
      source: .exif)
  }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = "\(number)"
    return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
  }
}
