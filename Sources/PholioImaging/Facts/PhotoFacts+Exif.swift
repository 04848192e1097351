extension PhotoFacts {
  /// The facts of an EXIF block.
  init(_ exif: borrowing ExifReader) {
    orientation = exif.value(.orientation)?.whole
    taken = Self.captureTime(exif)
    make = exif.value(.make)?.text()
    model = exif.value(.model)?.text()
    lens = exif.value(.lensModel)?.text() ?? exif.value(.lensSpecification).flatMap(Self.lensText)
    aperture = Self.aperture(exif)
    exposure = ExposureTime(exif)
    iso = Self.sensitivity(exif)
    focalLength = exif.value(.focalLength)?.number().flatMap { $0 > 0 ? $0 : nil }
    position = GeoPosition(exif)
    description = exif.value(.imageDescription)?.text(upTo: FactText.longLimit)
    artist = exif.value(.artist)?.text()
    copyright = exif.value(.copyright).flatMap(Self.copyrightText)
    rating = exif.value(.rating)?.whole.flatMap { (0...5).contains($0) ? $0 : nil }
    adobeRGB =
      exif.interoperabilityIndex()?.text() == "R03" || exif.value(.colorSpace)?.whole == 2
  }

  /// The first of the three dates that is one, with the sub-seconds and the offset that belong to it.
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

  /// PhotographicSensitivity; 65535 there means "more than fits", and the number stands in a longer field.
  private static func sensitivity(_ exif: borrowing ExifReader) -> Int? {
    let short = exif.value(.photographicSensitivity)?.whole
    if let short, short > 0, short < 65535 { return short }
    let longer = [ExifField.isoSpeed, .recommendedExposureIndex, .standardOutputSensitivity]
    for field in longer {
      if let iso = exif.value(field)?.whole, iso > 0 { return iso }
    }
    return short.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Shortest and longest focal length and the f-numbers at both, "18-55mm f/3.5-5.6", as far as they are
  /// known.
  private static func lensText(_ specification: ExifValue) -> String? {
    func range(_ low: Double?, _ high: Double?) -> String? {
      guard let low, low > 0 else { return nil }
      guard let high, high > 0, high != low else { return Self.short(low) }
      return "\(Self.short(low))-\(Self.short(high))"
    }
    guard let focal = range(specification.number(at: 0), specification.number(at: 1)) else { return nil }
    guard let stops = range(specification.number(at: 2), specification.number(at: 3)) else {
      return "\(focal)mm"
    }
    return "\(focal)mm f/\(stops)"
  }

  /// A positive number with one decimal at most, and none if it is whole.
  private static func short(_ number: Double) -> String {
    let tenths = Int((min(number, 1e9) * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The photographer's part or, if it is blank, the editor's, which follows after a NUL.
  private static func copyrightText(_ value: ExifValue) -> String? {
    if let photographer = value.text() { return photographer }
    let rest = value.bytes.drop { $0 != 0 }.dropFirst()
    return FactText.decode(Array(rest), upTo: FactText.shortLimit)
  }
}
