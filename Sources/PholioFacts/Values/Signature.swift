/// What a photo looks like, in 40 bytes, for finding its like.
///
/// Two hashes of 128 bits say how light and dark are spread: the signs of the picture's lowest frequencies by a
/// discrete cosine transform, as in pHash (C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash
/// Functions", 2010) and PDQ (Facebook, "The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing
/// Algorithm", 2019). They are signs against zero, not against the median, so that a turned picture's bits
/// follow from these. One hash is of the whole picture, the other of its middle, which is like the whole of a
/// copy that was cropped. The rest tells of colour, and how sharp the picture is.
package struct Signature: Hashable, Sendable {
  package static let byteCount = 40
  /// Of the way in which signatures are made: those of different versions can't be compared. With a new one
  /// comes a migration that removes the older ones, and the next import makes them anew.
  package static let version = 1
  /// Up to it two photos may be alike; a look at their thumbnails tells.
  package static let defaultDistance = 33
  /// Up to it two photos are alike without another look: of 18 million pairs of different scenes, none was
  /// that near.
  package static let strictDistance = 21

  /// The hash of the whole picture, two words, and that of its middle.
  package let bits: SIMD4<UInt64>
  /// Quality, the mean's L*, a*, b*, hue, its share, and sharpness in two bytes.
  let rest: SIMD8<UInt8>

  init(bits: SIMD4<UInt64>, rest: SIMD8<UInt8>) {
    self.bits = bits
    self.rest = rest
  }

  /// - Parameters:
  ///   - quality: How much there is to be seen: 0 in a picture of one colour, 255 at most.
  ///   - colour: The mean in CIE L*a*b*: L* within 0...100, a* and b* within -128...127.
  ///   - hue: The dominant one, in degrees; nil where the picture is grey.
  ///   - hueShare: How much of the picture has it, 0...1.
  ///   - sharpness: As `sharpness`, 0..<256.
  package init(
    bits: SIMD4<UInt64>, quality: Double, colour: (l: Double, a: Double, b: Double), hue: Double?,
    hueShare: Double, sharpness: Double
  ) {
    func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
    let steps = UInt16(min(max((256 * sharpness).rounded(), 0), 65_535))
    self.bits = bits
    rest = [
      byte(quality), byte(colour.l * 2.55), byte(colour.a + 128), byte(colour.b + 128),
      hue.map { 1 + byte($0 / 360 * 255) % 255 } ?? 0, byte(hueShare * 255), UInt8(steps >> 8),
      UInt8(steps & 0xFF),
    ]
  }

  /// As `bytes` gives them; nil unless there are 40.
  package init?(_ bytes: some Collection<UInt8>) {
    guard let signature = Array(bytes).withUnsafeBytes({ Signature(stored: $0) }) else { return nil }
    self = signature
  }

  /// The same of bytes that lie in memory, for a million of them.
  package init?(stored bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.byteCount else { return nil }
    func word(_ index: Int) -> UInt64 {
      UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
    }
    bits = SIMD4(word(0), word(1), word(2), word(3))
    rest = bytes.loadUnaligned(fromByteOffset: 32, as: SIMD8<UInt8>.self)
  }

  /// 40 bytes: the bits, each word's highest first, and the rest.
  package var bytes: [UInt8] {
    withUnsafeBytes(of: bits.eachBigEndian) { Array($0) } + withUnsafeBytes(of: rest) { Array($0) }
  }

  package var quality: Int { Int(rest[0]) }

  /// The mean in CIE L*a*b*.
  package var colour: (l: Double, a: Double, b: Double) {
    (Double(rest[1]) / 2.55, Double(rest[2]) - 128, Double(rest[3]) - 128)
  }

  /// The dominant one, 0..<360 degrees in CIE L*a*b*; nil where the picture is grey.
  package var hue: Int? { rest[4] == 0 ? nil : (Int(rest[4]) - 1) * 360 / 255 }

  /// How much of the picture has that hue, 0...1.
  package var hueShare: Double { Double(rest[5]) / 255 }

  /// log2(1 + the variance of luma's Laplacian): 0 in a picture of one colour, 1 more for twice the variance.
  package var sharpness: Double { Double(UInt16(rest[6]) << 8 | UInt16(rest[7])) / 256 }

  /// How unlike two photos are: the bits that differ of their hashes, the whole of one beside the whole or the
  /// middle of the other, or the middles, whichever are most alike.
  ///
  /// Of two hashes it is the number of bits that differ, or three times that of the lowest 64 frequencies if that
  /// is more: these hardly change with the picture, and a search can go by them.
  package func distance(to other: Signature) -> Int {
    min(
      Self.distance(whole, other.whole), Self.distance(middle, other.middle),
      Self.distance(whole, other.middle), Self.distance(middle, other.whole))
  }

  /// How unlike two hashes are.
  package static func distance(_ hash: SIMD2<UInt64>, _ other: SIMD2<UInt64>) -> Int {
    let low = (hash[0] ^ other[0]).nonzeroBitCount
    return max(lowWeight * low, low + (hash[1] ^ other[1]).nonzeroBitCount)
  }

  package static let lowWeight = 3

  /// The hash of the whole picture: the lowest 64 frequencies, the 64 next ones.
  package var whole: SIMD2<UInt64> { bits.lowHalf }
  package var middle: SIMD2<UInt64> { bits.highHalf }

  /// 0: `whole`, 1: `middle`.
  package func hash(_ index: Int) -> SIMD2<UInt64> { index == 0 ? whole : middle }
}
