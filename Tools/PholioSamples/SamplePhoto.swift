package import PholioFacts
package import PholioImaging

/// One sample: what is drawn, how a camera took it, and what its file is called.
package struct SamplePhoto: Sendable {
  /// The file's name; UTF-8.
  package let name: String
  /// As seen upright.
  package let size: PixelSize
  /// EXIF's number, 1…8.
  package let orientation: Int
  /// "2019:05:04 10:11:12"; nil leaves the date to the file's name.
  let taken: String?
  let subSeconds: String?
  let offset: String?
  /// Degrees, and metres above the sea.
  let place: (latitude: Double, longitude: Double, altitude: Double?)?
  let description: String?
  let stars: UInt16?
  let camera: SampleCamera
  let scene: any Scene & Sendable
  let palette: Palette
  let seed: UInt64

  init(
    _ name: String, _ scene: any Scene & Sendable, _ palette: Palette, _ width: Int, _ height: Int,
    orientation: Int = 1, taken: String?, subSeconds: String? = nil, offset: String? = nil,
    place: (latitude: Double, longitude: Double, altitude: Double?)? = nil, description: String? = nil,
    stars: UInt16? = nil, camera: SampleCamera, seed: UInt64
  ) {
    self.name = name
    self.scene = scene
    self.palette = palette
    size = PixelSize(width: width, height: height)
    self.orientation = orientation
    self.taken = taken
    self.subSeconds = subSeconds
    self.offset = offset
    self.place = place
    self.description = description
    self.stars = stars
    self.camera = camera
    self.seed = seed
  }

  /// The picture, upright; the same every time.
  package func bitmap() -> Bitmap {
    var random = SampleRandom(seed: seed &* 0x5851_F42D_4C95_7F2D &+ 11)
    let canvas = Canvas(size)
    scene.draw(on: canvas, palette, &random)
    return canvas.bitmap(grain: &random)
  }

  /// The file: a JPEG with EXIF, the same bytes every time.
  package func jpeg() throws -> [UInt8] {
    try SampleJPEG.encode(bitmap(), orientation: orientation, exif: exif())
  }

  /// What the camera wrote about it.
  func exif() -> ExifBlock {
    var random = SampleRandom(seed: seed)
    var block = ExifBlock(byteOrder: camera.byteOrder)
    addRequired(to: &block)
    block[.image, 0x010F] = .text(camera.make)
    block[.image, 0x0110] = .text(camera.model)
    block[.image, 0x0112] = .shorts([UInt16(orientation)])
    block[.image, 0x0131] = .text("pholio-samples")
    if let description { block[.image, 0x010E] = .text(description) }
    if let stars { block[.image, 0x4746] = .shorts([stars]) }
    let shutter = random.pick([30, 60, 125, 250, 500, 1000])
    block[.photo, 0x829A] = .rationals([.init(1, UInt32(shutter))])
    block[.photo, 0x829D] = .rationals([.init(random.pick([17, 28, 40, 56, 80, 110]), 10)])
    block[.photo, 0x8827] = .shorts([random.pick([100, 200, 400, 800])])
    block[.photo, 0x920A] = .rationals([.init(camera.focalLength, 1)])
    if let lens = camera.lens { block[.photo, 0xA434] = .text(lens) }
    if let taken {
      block[.image, 0x0132] = .text(taken)
      block[.photo, 0x9003] = .text(taken)
      block[.photo, 0x9004] = .text(taken)
      if let subSeconds { block[.photo, 0x9291] = .text(subSeconds) }
      if let offset { block[.photo, 0x9011] = .text(offset) }
    }
    if let place {
      block[.gps, 0] = .bytes([2, 3, 0, 0])
      block[.gps, 1] = .text(place.latitude < 0 ? "S" : "N")
      block[.gps, 2] = .rationals(Self.degrees(place.latitude))
      block[.gps, 3] = .text(place.longitude < 0 ? "W" : "E")
      block[.gps, 4] = .rationals(Self.degrees(place.longitude))
      if let altitude = place.altitude {
        block[.gps, 5] = .bytes([altitude < 0 ? 1 : 0])
        block[.gps, 6] = .rationals([.init(UInt32(abs(altitude) * 10), 10)])
      }
    }
    return block
  }

  /// What the standard demands of every file (CIPA DC-008, 4.6.8).
  private func addRequired(to block: inout ExifBlock) {
    let swaps = orientation >= 5
    block[.image, 0x011A] = .rationals([.init(72, 1)])
    block[.image, 0x011B] = .rationals([.init(72, 1)])
    block[.image, 0x0128] = .shorts([2])
    block[.image, 0x0213] = .shorts([1])
    block[.photo, 0x9000] = .undefined(Array("0232".utf8))
    block[.photo, 0x9101] = .undefined([1, 2, 3, 0])
    block[.photo, 0xA000] = .undefined(Array("0100".utf8))
    block[.photo, 0xA001] = .shorts([1])
    block[.photo, 0xA002] = .longs([UInt32(swaps ? size.height : size.width)])
    block[.photo, 0xA003] = .longs([UInt32(swaps ? size.width : size.height)])
  }

  /// Degrees, minutes and seconds of 1/1000.
  private static func degrees(_ value: Double) -> [ExifBlock.Ratio] {
    let thousandths = UInt32((abs(value) * 3_600_000).rounded())
    return [
      .init(thousandths / 3_600_000, 1), .init(thousandths / 60_000 % 60, 1),
      .init(thousandths % 60_000, 1000),
    ]
  }
}
