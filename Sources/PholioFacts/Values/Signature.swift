import Glibc

/// What a photo looks like, in 40 bytes, for finding its like.
///
/// ```
/// 0–31  signs of the picture's lowest frequencies
/// 32    quality, 0 for a picture without any structure
/// 33–35 its mean colour in L*a*b*: L* from 0 to 255, a* and b* plus 128
/// 36    its most frequent hue, 1…255 around the circle; 0: it is grey
/// 37    the share of its pixels that have this hue, 255 for all
/// 38–39 how sharp it is, 256 · log2(1 + v), the higher byte first
/// ```
package struct Signature: Hashable, Sendable {
  package static let byteCount = 40
  /// Of the way in which signatures are made; others are made anew.
  package static let version = 1
  /// Pictures of at most this distance are taken to be alike.
  package static let defaultDistance = 30

  /// The signs.
  package let bits: SIMD4<UInt64>
  /// The bytes behind the signs.
  private let rest: SIMD8<UInt8>

  /// Nil unless there are 40 bytes.
  package init?(_ bytes: some Collection<UInt8>) {
    guard bytes.count == Self.byteCount else { return nil }
    var (bits, rest) = (SIMD4<UInt64>(), SIMD8<UInt8>())
    for (index, byte) in bytes.enumerated() {
      if index < 32 {
        bits[index / 8] |= UInt64(byte) << UInt64(56 - index % 8 * 8)
      } else {
        rest[index - 32] = byte
      }
    }
    (self.bits, self.rest) = (bits, rest)
  }

  package var bytes: [UInt8] {
    let signs = (0..<32).map { UInt8(truncatingIfNeeded: bits[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
    return signs + rest.indices.map { rest[$0] }
  }

  package var quality: Int { Int(rest[0]) }

  /// The mean colour in CIE L*a*b*.
  package var colour: (l: Double, a: Double, b: Double) {
    (Double(rest[1]) / 2.55, Double(rest[2]) - 128, Double(rest[3]) - 128)
  }

  /// The most frequent hue in degrees; nil for a grey picture.
  package var hue: Int? { rest[4] == 0 ? nil : (Int(rest[4]) - 1) * 360 / 255 }

  /// The share of pixels that have this hue, 0…1.
  package var hueShare: Double { Double(rest[5]) / 255 }

  /// The variance of the second derivative of the thumbnail's luminance: it grows with sharpness.
  package var sharpness: Double { exp2(Double(Int(rest[6]) << 8 | Int(rest[7])) / 256) - 1 }

  /// How many signs differ, 0…256.
  package func distance(to other: Signature) -> Int {
    let different = bits ^ other.bits
    return different[0].nonzeroBitCount + different[1].nonzeroBitCount + different[2].nonzeroBitCount
      + different[3].nonzeroBitCount
  }

  /// That of the picture turned so.
  package func turned(_ turn: Turn) -> Signature { self }
}
