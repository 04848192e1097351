package import PholioFacts

extension EyeOrder {
  /// Degrees of hue that count as one.
  private static let sector = 15
  /// Where the circle begins, in degrees of CIE L*a*b*: behind pink. Red itself is at 40.
  private static let firstHue = 15

  /// By the dominant hue, round the circle from red; photos of about one hue from light to dark. Greys come
  /// behind them, from light to dark, then those without a signature, as they were.
  ///
  /// - Returns: Indexes into `signatures`, each once.
  package static func byColour(_ signatures: [Signature?]) -> [Int] {
    let keys = signatures.map { signature in
      guard let signature else { return (Int.max, 0.0) }
      return (signature.hue.map { ($0 - firstHue + 360) % 360 / sector } ?? 360, -signature.colour.l)
    }
    return signatures.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
  }
}
