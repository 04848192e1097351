import Glibc
import PholioFacts
import PholioImaging

/// The resampler's filter again, written plainly: in Double, over the whole picture, by the formula.
enum LanczosReference {
  static func resize(_ bitmap: Bitmap, to size: PixelSize) -> Bitmap {
    let width = bitmap.size.width
    let samples = bitmap.bytes.map { Double($0) }
    let across = weights(from: width, to: size.width)
    let down = weights(from: bitmap.size.height, to: size.height)
    var narrow = [Double](repeating: 0, count: size.width * bitmap.size.height * 3)
    for y in 0..<bitmap.size.height {
      for x in 0..<size.width {
        for (source, weight) in across[x] {
          for c in 0..<3 {
            narrow[(y * size.width + x) * 3 + c] += weight * samples[(y * width + source) * 3 + c]
          }
        }
      }
    }
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for index in 0..<size.width * 3 {
        let sum = down[y].reduce(0) { $0 + $1.weight * narrow[$1.source * size.width * 3 + index] }
        bytes.append(UInt8(max(0, min(255, sum.rounded()))))
      }
    }
    return Bitmap(size: size, bytes: bytes)
  }

  private static func weights(from source: Int, to target: Int) -> [[(source: Int, weight: Double)]] {
    let ratio = Double(source) / Double(target)
    let stretch = max(1, ratio)
    return (0..<target).map { position in
      let centre = (Double(position) + 0.5) * ratio
      let all = (0..<source).map { (source: $0, weight: lanczos((Double($0) + 0.5 - centre) / stretch)) }
      let counted = all.filter { $0.weight != 0 }
      let sum = counted.reduce(0) { $0 + $1.weight }
      return counted.map { ($0.source, $0.weight / sum) }
    }
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if abs(x) >= 3 { return 0 }
    return sin(Double.pi * x) / (Double.pi * x) * sin(Double.pi * x / 3) / (Double.pi * x / 3)
  }
}
