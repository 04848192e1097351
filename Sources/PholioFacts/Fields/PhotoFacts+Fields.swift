extension PhotoFacts {
  /// Cameras write these as a ratio of two 32-bit numbers.
  private static let measures: ClosedRange<Double> = 0...4_294_967_295

  package static let fields: [PhotoField<PhotoFacts>] = [
    PhotoField("make", .text({ $0.make }, { $0.make = $1 }), label: nil),
    PhotoField(
      "model", .text({ $0.model }, { $0.model = $1 }), label: "camera",
      caption: ("camera", "the camera's model, with its maker: Canon EOS 5D"), text: { $0.cameraText }),
    PhotoField("lens", .text({ $0.lens }, { $0.lens = $1 }), label: "lens", caption: ("lens", "the lens")),
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
    PhotoField(
      "gps", .position({ $0.position }, { $0.position = $1 }), label: "gps", isForGuests: false),
  ]
}
