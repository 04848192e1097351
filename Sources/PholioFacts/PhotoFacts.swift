/// What a photo's file tells of how it was taken, besides its time. A fact that is missing or impossible is
/// nil.
package struct PhotoFacts: Hashable, Sendable {
  package var make: String?
  package var model: String?
  /// The camera's own number.
  package var serial: String?
  /// The lens's model, or else what its specification says ("18-55mm f/3.5-5.6").
  package var lens: String?
  /// The f-number.
  package var aperture: Double?
  package var exposure: ExposureTime?
  package var iso: Int?
  /// The lens's real focal length, in millimetres.
  package var focalLength: Double?
  package var position: GeoPosition?

  /// No facts.
  package init() {}

  /// In millimetres; no lens is longer.
  private static let longestLens = 100_000.0

  /// Possible sensitivities. 4294967295 and the like stand for "not known".
  package static let sensitivities = 1...10_000_000

  /// Takes what is missing here from another reading of the same photo.
  package mutating func fill(from other: PhotoFacts) {
    for field in Self.fields { field.fill(&self, from: other) }
  }

  /// Takes away what no photo can have: files may say anything.
  package mutating func limit() {
    for field in Self.fields { field.limit(&self) }
  }

  /// A lens by its four numbers, as far as they are known: the shortest and the longest focal length, and the
  /// f-numbers at both: "18-55mm f/3.5-5.6".
  package static func lensText(_ numbers: [Double?]) -> String? {
    func range(_ low: Double?, _ high: Double?) -> String? {
      guard let low, low > 0, low < Self.longestLens else { return nil }
      guard let high, high > 0, high < Self.longestLens, high != low else { return low.shortText(digits: 1) }
      return "\(low.shortText(digits: 1))-\(high.shortText(digits: 1))"
    }
    guard let focal = range(numbers[0], numbers[1]) else { return nil }
    guard let stops = range(numbers[2], numbers[3]) else {
      return "\(focal)mm"
    }
    return "\(focal)mm f/\(stops)"
  }
}

/// The facts as people read them: in captions, on the command line and on the page.
extension PhotoFacts {
  /// The model, after its maker's name. If the model begins with a word of that name or with its initials
  /// (the KODAK DC240 of the Eastman Kodak Company), the model alone.
  package var cameraText: String? {
    let make = Self.trimmed(make)
    let model = Self.trimmed(model)
    guard !model.isEmpty else { return make.isEmpty ? nil : make }
    let words = make.lowercased().split { !$0.isLetter && !$0.isNumber }
    let first = model.lowercased().prefix { $0.isLetter || $0.isNumber }
    let isNamed = first == String(words.compactMap(\.first)) || words.contains { first.hasPrefix($0) }
    return make.isEmpty || isNamed ? model : "\(make) \(model)"
  }

  /// "f/2.8"; below 1 with two digits, "f/0.95".
  package var apertureText: String? {
    aperture.map { "f/\($0.shortText(digits: $0 < 1 ? 2 : 1))" }
  }

  /// "1/250 s".
  package var exposureText: String? { exposure?.text }

  /// "ISO 400".
  package var isoText: String? { iso.map { "ISO \($0)" } }

  /// "50 mm".
  package var focalText: String? { focalLength.map { "\($0.shortText(digits: 1)) mm" } }

  /// "50 mm  f/2.8  1/250 s  ISO 400", as far as known.
  package var settingsText: String? {
    let texts = [focalText, apertureText, exposureText, isoText].compactMap(\.self)
    return texts.isEmpty ? nil : texts.joined(separator: "  ")
  }

  private static func trimmed(_ text: String?) -> String {
    let text = (text ?? "").drop(while: \.isWhitespace)
    return String(text.reversed().drop(while: \.isWhitespace).reversed())
  }
}

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

extension PhotoFacts {
  /// Cameras write these as a ratio of two 32-bit numbers.
  private static let measures: ClosedRange<Double> = 0...4_294_967_295

  package static let fields: [PhotoField<PhotoFacts>] = [
    PhotoField(
      "make", .text({ $0.make }, { $0.make = $1 }), label: nil,
      from: FieldSource(exif: 0x010F, xmp: [.init(.tiff, "Make")])),
    PhotoField(
      "model", .text({ $0.model }, { $0.model = $1 }), label: "camera",
      from: FieldSource(exif: 0x0110, xmp: [.init(.tiff, "Model")]),
      caption: ("camera", "the camera's model, with its maker: Canon EOS 5D"), text: { $0.cameraText }),
    PhotoField(
      "serial", .text({ $0.serial }, { $0.serial = $1 }), label: "serial number",
      from: FieldSource(
        exif: 0xA431, xmp: [.init(.exifEX, "BodySerialNumber"), .init(.aux, "SerialNumber")]),
      caption: ("serial", "the camera's serial number"), privacy: .owner),
    PhotoField(
      "lens", .text({ $0.lens }, { $0.lens = $1 }), label: "lens",
      from: FieldSource(exif: 0xA434, xmp: [.init(.exifEX, "LensModel"), .init(.aux, "Lens")]),
      caption: ("lens", "the lens")),
    PhotoField(
      "aperture", .number({ $0.aperture }, { $0.aperture = $1 }, in: measures), label: "aperture",
      caption: ("aperture", "the aperture: f/2.8"), text: { $0.apertureText }),
    PhotoField(
      "exposure_s",
      .number(
        { $0.exposure?.seconds }, { $0.exposure = $1.flatMap { ExposureTime(seconds: $0) } }, in: measures),
      label: "exposure", caption: ("shutter", "the exposure time: 1/250 s"), text: { $0.exposureText }),
    PhotoField(
      "iso", .whole({ $0.iso }, { $0.iso = $1 }, in: 0...1 << 53), label: "iso",
      caption: ("iso", "the sensitivity: ISO 400"), text: { $0.isoText }),
    PhotoField(
      "focal_mm", .number({ $0.focalLength }, { $0.focalLength = $1 }, in: measures), label: "focal length",
      caption: ("focal", "the focal length: 50 mm"), text: { $0.focalText }),
    PhotoField("gps", .position({ $0.position }, { $0.position = $1 }), label: "gps", privacy: .place),
  ]

  /// The tags of EXIF that are read as they are.
  package static let exifTags = Set(fields.compactMap(\.source.exif))
}
