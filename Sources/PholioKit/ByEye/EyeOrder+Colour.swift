package import PholioFacts

extension EyeOrder {
  /// The circle of hues is cut into so many sectors of 15 degrees; the first one lies around red.
  private static let sectors = 24

  /// By the dominant hue, round the circle from red; photos of about one hue from light to dark. Greys come
  /// behind them, from light to dark, then those without a signature, as they were.
  ///
  /// - Returns: Indexes into `signatures`, each once.
  package static func byColour(_ signatures: [Signature?]) -> [Int] {
    let keys = signatures.map { signature in
      guard let signature else { return (sectors + 1, 0.0) }
      return (signature.hue.map(sector) ?? sectors, -signature.colour.l)
    }
    return signatures.indices.sorted { (keys[$0].0, keys[$0].1, $0) < (keys[$1].0, keys[$1].1, $1) }
  }

  /// - Parameter hue: 0…360 degrees.
  private static func sector(_ hue: Int) -> Int {
    (hue * sectors + 180) / 360 % sectors
  }
}
