import PholioFacts

extension PhotoMetadata {
  /// What an EXIF block says.
  init(_ exif: borrowing ExifReader) {
    self.init()
    storedOrientation = exif.value(.orientation)?.whole
    taken = Self.captureTime(exif)
    isAdobeRGB = exif.interoperabilityIndex()?.text() == "R03" || exif.value(.colorSpace)?.whole == 2
    facts.make = exif.value(.make)?.text()
    facts.model = exif.value(.model)?.text()
    facts.lens = exif.value(.lensModel)?.text() ?? exif.value(.lensSpecification).flatMap(Self.lensText)
    facts.aperture = Self.aperture(exif)
    facts.exposure = ExposureTime(exif)
    facts.iso = Self.sensitivity(exif)
    facts.focalLength = exif.value(.focalLength)?.number().flatMap { $0 > 0 ? $0 : nil }
    facts.position = GeoPosition(exif)
    words = PhotoWords(exif)
  }

  /// The first valid one of the three dates, with its own sub-seconds and offset.
  private static func captureTime(_ exif: borrowing ExifReader) -> CaptureTime? {
    let fields: [(date: ExifField, fraction: ExifField, offset: ExifField)] = [
      (.dateTimeOriginal, .subSecTimeOriginal, .offsetTimeOriginal),
      (.dateTimeDigitized, .subSecTimeDigitized, .offsetTimeDigitized),
      (.dateTime, .subSecTime, .offsetTime),
    ]
    for field in fields {
      guard let date = exif.value(field.date)?.text() else { continue }
      let time = CaptureTime(
        exifDate: date, subSeconds: exif.value(field.fraction)?.text(),
        offset: exif.value(field.offset)?.text())
      if let time { return time }
    }
    return nil
  }

  /// FNumber, or else ApertureValue.
  private static func aperture(_ exif: borrowing ExifReader) -> Double? {
    if let number = exif.value(.fNumber)?.number(), number > 0 { return number }
    return exif.value(.apertureValue)?.number().flatMap(Apex.fNumber)
  }

  /// PhotographicSensitivity; 65535 there means "too large", and a longer field has the number.
  private static func sensitivity(_ exif: borrowing ExifReader) -> Int? {
    let short = sensitivity(exif.value(.photographicSensitivity))
    if let short, short < 65535 { return short }
    for field in [ExifField.isoSpeed, .recommendedExposureIndex, .standardOutputSensitivity] {
      if let iso = sensitivity(exif.value(field)) { return iso }
    }
    return short
  }

  private static func sensitivity(_ value: ExifValue?) -> Int? {
    value?.whole.flatMap { PhotoFacts.sensitivities.contains($0) ? $0 : nil }
  }

  /// Shortest and longest focal length and the f-numbers at both, as far as known: "18-55mm f/3.5-5.6".
  private static func lensText(_ specification: ExifValue) -> String? {
    func range(_ low: Double?, _ high: Double?) -> String? {
      guard let low, low > 0 else { return nil }
      guard let high, high > 0, high != low else { return low.shortText(digits: 1) }
      return "\(low.shortText(digits: 1))-\(high.shortText(digits: 1))"
    }
    guard let focal = range(specification.number(at: 0), specification.number(at: 1)) else { return nil }
    guard let stops = range(specification.number(at: 2), specification.number(at: 3)) else {
      return "\(focal)mm"
    }
    return "\(focal)mm f/\(stops)"
  }
}
