import CResizing

/// How bytes become the numbers that a resampler adds up, and those become bytes again.
struct Tone: Sendable {
  /// Of a byte: 0…1.
  let curve: pholio_curve
  /// The byte of a number in steps of `1 / PHOLIO_TONE_STEPS`.
  let bytes: [UInt8]

  /// The bytes as they are.
  static let plain = Tone([1, 0, 0, 0, 0])

  /// Light: a mean of it is what an eye sees from afar; a mean of bytes is darker. A polynomial that is near
  /// to sRGB's curve (IEC 61966-2-1), by 0.64 of a byte and 0.0005 of white's light; it takes less time than
  /// a table. Other spaces have curves near to it.
  static let light = Tone([0.060941846709, 0.321479987342, 1.180775877708, -0.861366555825, 0.298168844066])

  /// - Parameter factors: The polynomial's, of a byte as a part of 255, from the first degree to the fifth.
  private init(_ factors: [Double]) {
    var (scaled, power) = ([Float](), 1.0)
    for factor in factors {
      power *= 255
      scaled.append(Float(factor / power))
    }
    curve = pholio_curve(
      first: scaled[0], second: scaled[1], third: scaled[2], fourth: scaled[3], fifth: scaled[4])
    func value(_ x: Double) -> Double { factors.reversed().reduce(0) { ($0 + $1) * x } }
    let steps = Int(PHOLIO_TONE_STEPS)
    // The nearest byte as bytes go: the next begins half a byte further.
    var byte = 0
    bytes = (0...steps).map { step in
      while byte < 255, value((Double(byte) + 0.5) / 255) <= Double(step) / Double(steps) { byte += 1 }
      return UInt8(byte)
    }
  }
}
