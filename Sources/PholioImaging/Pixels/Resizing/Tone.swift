import CResizing
import Glibc

/// How bytes become the numbers that a resampler adds up, and those become bytes again.
struct Tone: Sendable {
  /// Of a byte: 0…1.
  let values: [Float]
  /// The byte of a number in steps of `1 / PHOLIO_TONE_STEPS`.
  let bytes: [UInt8]

  /// The bytes as they are.
  static let plain = Tone { $0 }

  /// Light: the curve of sRGB (IEC 61966-2-1). A mean of light is what an eye sees from afar; a mean of bytes
  /// is darker. Other spaces have curves near to it.
  static let light = Tone { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }

  private init(_ curve: (Double) -> Double) {
    values = (0..<256).map { Float(curve(Double($0) / 255)) }
    let steps = Int(PHOLIO_TONE_STEPS)
    // The nearest byte as bytes go: the next begins half a byte further.
    var byte = 0
    bytes = (0...steps).map { step in
      while byte < 255, curve((Double(byte) + 0.5) / 255) <= Double(step) / Double(steps) { byte += 1 }
      return UInt8(byte)
    }
  }
}
