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
    case .exif, .xmp, .iptc: nil
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
    guard let text = DateText(localText), text.offsetMinutes == nil else { return nil }
    var minutes: Int?
    if let offsetText {
      minutes = DateText.offset(offsetText)
      guard minutes != nil else { return nil }
    }
    self.init(text.time, fraction: text.fraction, offsetMinutes: minutes, source: source)
  }

  /// The time in EXIF's fields: a date "2019:05:04 10:11:12", sub-seconds "34", an offset "+02:00". Or that
  /// of another source, in which the date may end with the other two.
  ///
  /// Programs write dates in many ways (dashes, a T, a fraction, a Z); all that are clear are read, and a
  /// date without a time is its midnight. Nil for an impossible date or a year before 1800; sub-seconds and
  /// offsets that make no sense count as missing.
  package init?(
    exifDate: String, subSeconds: String? = nil, offset: String? = nil, source: Source = .exif
  ) {
    guard let text = DateText(exifDate, loosely: true), text.time.year >= Self.firstYear else { return nil }
    let written = (subSeconds ?? "").utf8.drop { $0 == UInt8(ascii: " ") }.prefix(while: \.isDigit)
    self.init(
      text.time, fraction: written.isEmpty ? text.fraction : String(decoding: written, as: UTF8.self),
      offsetMinutes: offset.flatMap(DateText.offset) ?? text.offsetMinutes,
      source: source)
  }
}
