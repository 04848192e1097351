/// How long the shutter was open.
package struct ExposureTime: Hashable, Sendable {
  /// Positive: from 1e-10, a little less than what EXIF can write, to 1e10.
  package let seconds: Double

  /// Nil for an impossible time.
  package init?(seconds: Double) {
    guard seconds >= 1e-10, seconds <= 1e10 else { return nil }
    self.seconds = seconds
  }

  /// As EXIF writes it. Nil when either number is 0, which stands for "not known".
  package init?(numerator: UInt32, denominator: UInt32) {
    guard denominator != 0 else { return nil }
    self.init(seconds: Double(numerator) / Double(denominator))
  }

  /// As cameras show it: "1/250 s" up to a quarter of a second, "0.3 s" and "2.5 s" above.
  package var text: String {
    seconds < 0.25001 ? "1/\(Int((1 / seconds).rounded())) s" : "\(seconds.shortText(digits: 1)) s"
  }
}
