package import PholioFacts

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
