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

  /// What each of the 128 bits of a hash is the sign of: the frequencies round that of the mean, which is left
  /// out; first the 64 lowest ones, then the 64 next. Either 64 have with each frequency the one with its edges
  /// exchanged.
  ///
  /// Of the lowest ones, neighbours in the order are of all sizes, so that each 16 bits in a row tell about as
  /// much as any others: a search goes by them.
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
  /// Half waves of an odd number change their sign when they are mirrored, those of an even number stay. To be
  /// turned is to have rows and columns exchanged or not, and then to be mirrored along one edge, both or none.
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
