import Glibc
import PholioFacts
import PholioImaging

/// The resampler again, written plainly: in Double, over the whole picture, by the formula.
enum LanczosReference {
  /// A picture's lights, 0…1.
  private struct Lights {
    var width: Int
    var height: Int
    /// Three for each pixel.
    var samples: [Double]
  }

  /// - Parameter light: Whether light is averaged, or the bytes are, as many other programs do.
  static func resize(_ bitmap: Bitmap, to size: PixelSize, light: Bool = true) -> Bitmap {
    let lights = Lights(
      width: bitmap.size.width, height: bitmap.size.height,
      samples: bitmap.bytes.map { light ? self.light($0) : Double($0) / 255 })
    let result = narrowed(transposed(narrowed(transposed(lights), to: size.height)), to: size.width)
    return Bitmap(
      size: size,
      bytes: result.samples.map { light ? byte($0) : UInt8((max(0, min(1, $0)) * 255).rounded()) })
  }

  /// IEC 61966-2-1.
  static func light(_ byte: UInt8) -> Double {
    let share = Double(byte) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }

  static func byte(_ light: Double) -> UInt8 {
    let light = max(0, min(1, light))
    return UInt8(((light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055) * 255).rounded())
  }

  private static func narrowed(_ lights: Lights, to width: Int) -> Lights {
    var result = Lights(width: width, height: lights.height, samples: [])
    let all = weights(from: lights.width, to: width)
    for y in 0..<lights.height {
      for weights in all {
        for c in 0..<3 {
          func sample(_ source: Int) -> Double { lights.samples[(y * lights.width + source) * 3 + c] }
          let sum = weights.all.reduce(0) { $0 + $1.weight * sample($1.source) }
          let near = weights.middle.map(sample)
          result.samples.append(max(0.8 * (near.min() ?? 0), sum))
        }
      }
    }
    return result
  }

  private static func transposed(_ lights: Lights) -> Lights {
    var result = Lights(width: lights.height, height: lights.width, samples: [])
    for x in 0..<lights.width {
      for y in 0..<lights.height {
        let start = (y * lights.width + x) * 3
        result.samples += lights.samples[start..<start + 3]
      }
    }
    return result
  }

  /// Of each position those of all sources that count, and the sources within the middle lobe.
  private static func weights(
    from source: Int, to target: Int
  ) -> [(all: [(source: Int, weight: Double)], middle: Range<Int>)] {
    let ratio = Double(source) / Double(target)
    let stretch = max(1, ratio)
    return (0..<target).map { position in
      let centre = (Double(position) + 0.5) * ratio
      let all = (0..<source).map { (source: $0, weight: lanczos((Double($0) + 0.5 - centre) / stretch)) }
      let counted = all.filter { $0.weight != 0 }
      let sum = counted.reduce(0) { $0 + $1.weight }
      let middle = (0..<source).filter { abs(Double($0) + 0.5 - centre) <= stretch }
      return (counted.map { ($0.source, $0.weight / sum) }, (middle.first ?? 0)..<(middle.last ?? 0) + 1)
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if abs(x) >= 3 { return 0 }
    return sin(Double.pi * x) / (Double.pi * x) * sin(Double.pi * x / 3) / (Double.pi * x / 3)
  }
}
