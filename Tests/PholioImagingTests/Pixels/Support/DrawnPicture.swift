import Glibc
import PholioFacts
import PholioImaging

/// Pictures drawn by arithmetic, the same every time.
enum DrawnPicture {
  /// Slow colours over the whole, rings that get finer outwards, and one corner (top left) unlike the others.
  static func rings(_ size: PixelSize) -> Bitmap {
    drawn(size) { x, y in
      let across = Double(x) / Double(size.width)
      let down = Double(y) / Double(size.height)
      let distance = (across - 0.4) * (across - 0.4) + (down - 0.6) * (down - 0.6)
      let ring = Int(distance * 400) % 2 == 0 ? 40.0 : -40.0
      if x < size.width / 4 && y < size.height / 4 { return (230, 40, 30) }
      return (60 + 120 * across + ring, 80 + 100 * down + ring, 150 - 90 * across)
    }
  }

  /// Noise that every run draws alike (a linear congruence; Knuth's MMIX constants).
  static func noise(_ size: PixelSize) -> Bitmap {
    var state: UInt64 = 20_190_504
    return drawn(size) { _, _ in
      func next() -> Double {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Double(state >> 56)
      }
      return (next(), next(), next())
    }
  }

  private static func drawn(
    _ size: PixelSize, colour: (Int, Int) -> (red: Double, green: Double, blue: Double)
  ) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size.pixels * Bitmap.bytesPerPixel)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (red, green, blue) = colour(x, y)
        for value in [red, green, blue] { bytes.append(UInt8(max(0, min(255, value.rounded())))) }
      }
    }
    return Bitmap(size: size, bytes: bytes)
  }
}

extension Bitmap {
  /// Peak signal to noise ratio in dB over all samples; infinite for equal pictures.
  func psnr(to other: Bitmap) -> Double {
    precondition(size == other.size, "\(size) and \(other.size)")
    let squares = zip(bytes, other.bytes).reduce(0) { sum, pair in
      let difference = Int(pair.0) - Int(pair.1)
      return sum + difference * difference
    }
    return 10 * log10(255 * 255 * Double(bytes.count) / Double(squares))
  }

  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    let offset = (y * size.width + x) * Bitmap.bytesPerPixel
    return Array(bytes[offset..<offset + Bitmap.bytesPerPixel])
  }
}
