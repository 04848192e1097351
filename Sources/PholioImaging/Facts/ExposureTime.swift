/// How long the shutter was open, as the camera put it.
package struct ExposureTime: Hashable, Sendable {
  /// Seconds are `numerator` / `denominator`; neither is 0. Not reduced: 10/1250 stays so.
  package var numerator: UInt32
  package var denominator: UInt32

  /// Nil when either is 0, which stands for "not known".
  package init?(numerator: UInt32, denominator: UInt32) {
    guard numerator != 0, denominator != 0 else { return nil }
    self.numerator = numerator
    self.denominator = denominator
  }

  package var seconds: Double { Double(numerator) / Double(denominator) }
}

extension ExposureTime {
  /// ExposureTime, or else ShutterSpeedValue.
  init?(_ exif: borrowing ExifReader) {
    if let value = exif.value(.exposureTime), value.type == 5, let (top, bottom) = value.rational(at: 0),
      let exact = Self(numerator: top, denominator: bottom)
    {
      self = exact
    } else if let seconds = exif.value(.shutterSpeedValue)?.number().flatMap(Apex.seconds) {
      // To a part in a million, whichever side of a second it lies on.
      let million = 1_000_000.0
      let fraction =
        seconds < 1
        ? Self(numerator: 1_000_000, denominator: UInt32(min((million / seconds).rounded(), 4e9)))
        : Self(numerator: UInt32(min((seconds * million).rounded(), 4e9)), denominator: 1_000_000)
      guard let fraction else { return nil }
      self = fraction
    } else {
      return nil
    }
  }
}
