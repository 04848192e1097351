import CLibJPEG

/// Rows of pixels, one byte or three bytes each.
struct Picture: Equatable {
  let width: Int
  let height: Int
  let bytesPerPixel: Int
  var bytes: [UInt8]

  /// Waves, edges and noise, of which no two are alike; edges and noise are weak if it is to be like a photo.
  static func scene(width: Int, height: Int, seed: UInt64, isSoft: Bool = false) -> Picture {
    var dice = Dice(state: seed)
    let steps = (0..<6).map { _ in Double.random(in: 0.01...(isSoft ? 0.03 : 0.5), using: &dice) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let noise = Int(dice.next() >> (isSoft ? 62 : 60))
        let isInside = (x / 23 + y / 31) % 5 == 0
        for channel in 0..<3 {
          let wave = triangle(steps[channel] * Double(x)) + triangle(steps[3 + channel] * Double(y))
          bytes.append(UInt8(clamping: (isInside ? (isSoft ? 60 : 220) : 40) + Int(50 * wave) + noise))
        }
      }
    }
    return Picture(width: width, height: height, bytesPerPixel: 3, bytes: bytes)
  }

  /// A grey that changes slowly.
  static func ramp(width: Int, height: Int) -> Picture {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width { bytes += repeatElement(UInt8(110 + x * 40 / width + y * 30 / height), count: 3) }
    }
    return Picture(width: width, height: height, bytesPerPixel: 3, bytes: bytes)
  }

  private static func triangle(_ value: Double) -> Double {
    abs(value - value.rounded()) * 2
  }

  /// Means of `edge` × `edge` pixels; what is left over at the right and below is not in it.
  func averaged(by edge: Int) -> Picture {
    let (across, down) = (width / edge, height / edge)
    var means: [UInt8] = []
    for y in 0..<down {
      for index in 0..<across * bytesPerPixel {
        let corner = (y * edge * width + index / bytesPerPixel * edge) * bytesPerPixel + index % bytesPerPixel
        var sum = edge * edge / 2
        for row in 0..<edge {
          for column in 0..<edge { sum += Int(bytes[corner + (row * width + column) * bytesPerPixel]) }
        }
        means.append(UInt8(sum / (edge * edge)))
      }
    }
    return Picture(width: across, height: down, bytesPerPixel: bytesPerPixel, bytes: means)
  }

  /// Peak signal to noise, in decibels; infinite for the same pixels. Nil if the shapes differ.
  func closeness(to other: Picture) -> Double? {
    guard width == other.width, height == other.height, bytesPerPixel == other.bytesPerPixel else {
      return nil
    }
    var sum = 0
    for (a, b) in zip(bytes, other.bytes) { sum += (Int(a) - Int(b)) * (Int(a) - Int(b)) }
    return sum == 0 ? .infinity : 10 * logarithm(65_025 * Double(bytes.count) / Double(sum))
  }

  private func logarithm(_ value: Double) -> Double {
    // To the base of 10, by halving: enough for a limit in decibels.
    var (rest, result, step) = (value, 0.0, 1.0)
    while rest >= 10 { (rest, result) = (rest / 10, result + 1) }
    for _ in 0..<20 {
      (rest, step) = (rest * rest, step / 2)
      if rest >= 10 { (rest, result) = (rest / 10, result + step) }
    }
    return result
  }
}

extension Picture {
  /// What libjpeg-turbo makes of a JPEG at `eighths`/8 of its size. Nil if it fails or warns.
  init?(libjpeg jpeg: [UInt8], eighths: Int) {
    guard let decoder = pholio_jpeg_decoder_create() else { return nil }
    defer { pholio_jpeg_decoder_destroy(decoder) }
    var limits = pholio_jpeg_limits(
      pixels: 100_000_000, coefficient_bytes: 1 << 28, scans: 100, work: 1 << 32, blocks_without_data: 1 << 20
    )
    var header = pholio_jpeg_header()
    var (width, height) = (UInt32(), UInt32())
    let read = jpeg.withUnsafeBufferPointer { file -> [UInt8]? in
      let status = pholio_jpeg_decoder_read_header(decoder, file.baseAddress, file.count, &limits, &header)
      guard status == PHOLIO_JPEG_OK,
        pholio_jpeg_decoder_start(decoder, Int32(eighths), &width, &height) == PHOLIO_JPEG_OK
      else { return nil }
      let stride = Int(width) * Int(header.colours.rawValue)
      var bytes = [UInt8](repeating: 0, count: stride * Int(height))
      var (row, count) = (0, UInt32())
      while row < Int(height) {
        let left = UInt32(Int(height) - row)
        let status = bytes.withUnsafeMutableBufferPointer { rows in
          pholio_jpeg_decoder_read_rows(
            decoder, rows.baseAddress.map { $0 + row * stride }, stride, left, &count)
        }
        guard status == PHOLIO_JPEG_OK, count > 0 else { return nil }
        row += Int(count)
      }
      return pholio_jpeg_decoder_finish(decoder) == PHOLIO_JPEG_OK ? bytes : nil
    }
    var damage = pholio_jpeg_damage()
    pholio_jpeg_decoder_damage(decoder, &damage)
    guard let read, damage.warnings == 0 else { return nil }
    self.init(
      width: Int(width), height: Int(height), bytesPerPixel: Int(header.colours.rawValue), bytes: read)
  }
}
