/// A date that a file states of a photo. A file may state several, in several places.
package struct StatedDate: Hashable, Sendable {
  /// What was done then, as EXIF tells them apart. The first counts most.
  package enum Event: String, CaseIterable, Comparable, Sendable {
    case taken
    case digitized
    case modified

    package static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .taken: 0
      case .digitized: 1
      case .modified: 2
      }
    }
  }

  package let event: Event
  package let time: CaptureTime
  /// Whether it is a time, not a day alone.
  package let hasClock: Bool

  package init(_ event: Event, _ time: CaptureTime, hasClock: Bool = true) {
    self.event = event
    self.time = time
    self.hasClock = hasClock
  }

  /// The date in EXIF's fields: "2019:05:04 10:11:12", sub-seconds "34", an offset "+02:00". Or that of
  /// another source, in which the date may end with the other two.
  ///
  /// Programs write dates in many ways; all that are clear are read (see docs/words.md), and a day
  /// without a time is its midnight. Nil for an impossible day or a year before 1800; sub-seconds and
  /// offsets that make no sense count as missing.
  package init?(
    _ event: Event, _ date: String, subSeconds: String? = nil, offset: String? = nil,
    source: CaptureTime.Source
  ) {
    guard let text = DateText(date), text.time.year >= CaptureTime.firstYear else { return nil }
    let written = (subSeconds ?? "").utf8.drop { $0 == UInt8(ascii: " ") }.prefix(while: \.isDigit)
    let fraction = written.isEmpty ? text.fraction : String(decoding: written, as: UTF8.self)
    let time = CaptureTime(
      text.time, fraction: text.hasClock ? fraction : "",
      offsetMinutes: text.hasClock ? offset.flatMap(DateText.offset) ?? text.offsetMinutes : nil,
      source: source)
    self.init(event, time, hasClock: text.hasClock)
  }

  /// The one that tells when the photo was taken: of the best event; there a time before a day alone; of
  /// equals the first.
  package static func best(of dates: some Sequence<StatedDate>) -> StatedDate? {
    dates.min { ($0.event, $0.hasClock ? 0 : 1) < ($1.event, $1.hasClock ? 0 : 1) }
  }

  /// Whether a date in the file's name tells more: programs write when they changed a file into XMP and PNGs,
  /// whatever they did to it.
  package var isWeakerThanName: Bool { event == .modified && time.source != .exif }

  /// The same date as another source states it.
  package func from(_ source: CaptureTime.Source) -> StatedDate {
    let copy = CaptureTime(
      local: time.local, fraction: time.fraction, offsetMinutes: time.offsetMinutes, source: source)
    return copy.map { StatedDate(event, $0, hasClock: hasClock) } ?? self
  }
}
