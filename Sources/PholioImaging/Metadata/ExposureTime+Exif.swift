import PholioFacts

extension ExposureTime {
  /// ExposureTime, or else ShutterSpeedValue.
  init?(_ exif: borrowing ExifReader) {
    if let value = exif.value(.exposureTime), value.type == 5, let (top, bottom) = value.rational,
      let exact = Self(numerator: top, denominator: bottom)
    {
      self = exact
    } else if let seconds = exif.value(.shutterSpeedValue)?.number().flatMap(Apex.seconds) {
      self.init(seconds: seconds)
    } else {
      return nil
    }
  }
}
