package import PholioDisk
package import PholioFacts

/// Orders by what photos look like.
package enum EyeOrder {
  /// A path through all photos on which neighbours look alike. Those without a signature come last, as they
  /// were.
  ///
  /// - Returns: Indexes into `signatures`, each once.
  /// - Throws: `Interruption`.
  /// - Complexity: O(n²) distances up to `NearPoints.mostCompared` photos; see `OpenPath`.
  package static func byLook(
    _ signatures: [Signature?], cancellation: Cancellation = Cancellation()
  ) throws -> [Int] {
    let known = signatures.indices.filter { signatures[$0] != nil }
    let path = try OpenPath.path(LookDistances(signatures.compactMap(\.self))) {
      try cancellation.check()
    }
    return path.map { known[$0] } + signatures.indices.filter { signatures[$0] == nil }
  }

  /// How different two photos look: 0 for the same look, 1 at most. Half of it is the share of bits that
  /// differ, half is the distance of the mean colours (CIE 1976), of which 100 and more count as 100.
  package static func distance(_ one: Signature, _ other: Signature) -> Double {
    let (l, a, b) = (
      one.colour.l - other.colour.l, one.colour.a - other.colour.a, one.colour.b - other.colour.b
    )
    let colours = (l * l + a * a + b * b).squareRoot() / 100
    let different = one.bits ^ other.bits
    let bits = different.indices.reduce(0) { $0 + different[$1].nonzeroBitCount }
    return 0.5 * Double(bits) / 256 + 0.5 * min(1, colours)
  }
}

extension EyeOrder {
  /// Degrees of hue that count as one.
  private static let sector = 15
  /// Where the circle begins, in degrees of CIE L*a*b*: behind pink. Red itself is at 40.
  private static let firstHue = 15

  /// By the dominant hue, round the circle from red; photos of about one hue from light to dark. Greys come
  /// behind them, from light to dark, then those without a signature, as they were.
  ///
  /// - Parameter reversed: The other way round; but what looks the same stays as it was.
  /// - Returns: Indexes into `signatures`, each once.
  package static func byColour(_ signatures: [Signature?], reversed: Bool = false) -> [Int] {
    let keys = signatures.map { signature in
      guard let signature else { return (Int.max, 0.0) }
      return (signature.hue.map { ($0 - firstHue + 360) % 360 / sector } ?? 360, -signature.colour.l)
    }
    return signatures.indices.sorted { one, other in
      guard keys[one] != keys[other] else { return one < other }
      let isReversed = reversed && signatures[one] != nil && signatures[other] != nil
      return isReversed ? keys[other] < keys[one] : keys[one] < keys[other]
    }
  }
}
