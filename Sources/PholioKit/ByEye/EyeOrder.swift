package import PholioFacts

/// Orders by what photos look like.
package enum EyeOrder {
  /// A path through all photos on which neighbours look alike. Those without a signature come last, as they
  /// were.
  ///
  /// - Parameter seed: Of what is done by chance: with the same one, the order is always the same.
  /// - Returns: Indexes into `signatures`, each once.
  /// - Throws: `Interruption`.
  /// - Complexity: About a second for a thousand photos; see `OpenPath`.
  package static func byLook(
    _ signatures: [Signature?], seed: UInt64, cancellation: Cancellation = Cancellation()
  ) throws -> [Int] {
    let known = signatures.indices.filter { signatures[$0] != nil }
    let path = try OpenPath.path(LookDistances(signatures.compactMap(\.self)), seed: seed) {
      try cancellation.check()
    }
    return path.map { known[$0] } + signatures.indices.filter { signatures[$0] == nil }
  }

  /// How different two photos look: 0 for the same look, 1 at most. Half of it are the bits of their shapes,
  /// half is the distance of their mean colours (CIE 1976, of 100 at most).
  package static func distance(_ one: Signature, _ other: Signature) -> Double {
    let (l, a, b) = (
      one.colour.l - other.colour.l, one.colour.a - other.colour.a, one.colour.b - other.colour.b
    )
    let colours = (l * l + a * a + b * b).squareRoot() / 100
    return 0.5 * Double(one.distance(to: other)) / 256 + 0.5 * min(1, colours)
  }
}
