/// What a photo looks like, in 40 bytes, for finding its like.
///
/// Two hashes of 128 bits say how light and dark are spread: the signs of the picture's lowest frequencies by
/// a discrete cosine transform, as in pHash (C. Zauner, "Implementation and Benchmarking of Perceptual Image
/// Hash Functions", 2010) and PDQ (Facebook, "The TMK+PDQF Video-Hashing Algorithm and the PDQ Image-Hashing
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

  /// How unlike two photos are: the bits that differ of their hashes, the whole of one beside the whole or
  /// the middle of the other, or the middles, whichever are most alike.
  ///
  /// Of two hashes it is the number of bits that differ, or three times that of the lowest 64 frequencies if
  /// that is more: these hardly change with the picture, and a search can go by them.
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

extension Signature {
  /// A frequency of the picture: half waves from left to right, and from top to bottom.
  package struct Frequency: Hashable, Sendable {
    package let across: Int
    package let down: Int

    package init(across: Int, down: Int) {
      self.across = across
      self.down = down
    }

    var squareOfDistance: Int { across * across + down * down }
  }

  /// More half waves than any frequency has.
  package static let frequencyCount = 13

  /// What each of the 128 bits of a hash is the sign of: the frequencies round that of the mean, which is
  /// left out; first the 64 lowest ones, then the 64 next. Either 64 have with each frequency the one with
  /// its edges exchanged.
  ///
  /// Of the lowest ones, neighbours in the order are of all sizes, so that each 16 bits in a row tell about
  /// as much as any others: a search goes by them.
  package static let frequencies: [Frequency] = {
    let all = (0..<frequencyCount).flatMap { across in
      (0..<frequencyCount).map { Frequency(across: across, down: $0) }
    }
    // The squares of their distances from the mean's are 1…72 and 73…146.
    let nearest = all.sorted { ($0.squareOfDistance, $0.across) < ($1.squareOfDistance, $1.across) }[1...128]
    let lowest = Array(nearest.prefix(64))
    return (0..<64).map { lowest[$0 % 16 * 4 + $0 / 16] } + nearest.dropFirst(64)
  }()

  /// The signature of the picture turned: exactly that of the turned pixels, but for bits of frequencies that
  /// the picture has not.
  package func turned(_ orientation: Orientation) -> Signature {
    guard orientation != .upright, quality > 0, let sources = Self.sources[orientation] else { return self }
    var turned = SIMD4<UInt64>()
    for hash in 0..<2 {
      for (bit, source) in sources.enumerated() {
        let sign = bits[2 * hash + source.bit / 64] >> UInt64(source.bit % 64) & 1
        turned[2 * hash + bit / 64] |= (sign ^ source.isInverted) << UInt64(bit % 64)
      }
    }
    return Signature(bits: turned, rest: rest)
  }

  /// Where each bit of a turned picture's hash is from, and 1 if it is inverted; by orientation.
  ///
  /// Half waves of an odd number change their sign when they are mirrored, those of an even number stay. To
  /// be turned is to have rows and columns exchanged or not, and then to be mirrored along one edge, both or
  /// none.
  private static let sources: [Orientation: [(bit: Int, isInverted: UInt64)]] = {
    let places = Dictionary(uniqueKeysWithValues: frequencies.enumerated().map { ($1, $0) })
    let pairs = Orientation.allCases.map { orientation in
      let mirrorsAcross = [.mirrored, .upsideDown, .leftSideUp, .transversed].contains(orientation)
      let mirrorsDown = [.upsideDown, .flipped, .transversed, .rightSideUp].contains(orientation)
      let bits = frequencies.map { frequency in
        let source =
          orientation.swapsEdges ? Frequency(across: frequency.down, down: frequency.across) : frequency
        let inversions = (mirrorsAcross ? frequency.across : 0) + (mirrorsDown ? frequency.down : 0)
        return (bit: places[source] ?? 0, isInverted: UInt64(inversions % 2))
      }
      return (orientation, bits)
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()
}
