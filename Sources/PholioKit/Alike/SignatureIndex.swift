package import PholioFacts

/// Finds which of many photos look alike, by their signatures.
package struct SignatureIndex: Sendable {
  let signatures: [Signature]
  let few: Int
  let budget: Double

  /// - Parameters:
  ///   - few: Pairs of hashes that are not too many to be compared one by one; another number is slower, and
  ///     finds the same.
  ///   - budget: Steps that are not too many in a search for all pairs; nil: what takes less than a minute.
  package init(_ signatures: [Signature], few: Int = 1 << 26, budget: Double? = nil) {
    self.signatures = signatures
    self.few = few
    self.budget = budget ?? HashPlan.budget
  }

  /// Gives each that is within `distance` of `signature`, by its index, and its distance. Looks at all of them:
  /// 1 000 000 take some milliseconds.
  package func neighbours(of signature: Signature, within distance: Int, _ body: (Int, Int) -> Void) {
    let low = distance / Signature.lowWeight
    for (index, other) in signatures.enumerated() {
      // Most are told apart by the lowest frequencies.
      guard
        (signature.whole[0] ^ other.whole[0]).nonzeroBitCount <= low
          || (signature.whole[0] ^ other.middle[0]).nonzeroBitCount <= low
          || (signature.middle[0] ^ other.whole[0]).nonzeroBitCount <= low
          || (signature.middle[0] ^ other.middle[0]).nonzeroBitCount <= low
      else { continue }
      let found = signature.distance(to: other)
      if found <= distance { body(index, found) }
    }
  }

  /// Gives each pair within `distance` once: two indexes, the lower one first, and their distance.
  ///
  /// - Parameters:
  ///   - most: A photo that has been given with so many others is crowded. Pairs of two crowded ones may be left
  ///     out, so that a million photos that all look alike don't take a million times a million steps.
  /// - Throws: `Interruption`, and what `body` throws.
  package func forEachPair(
    within distance: Int, most: Int = .max, cancellation: Cancellation, _ body: (Int, Int, Int) throws -> Void
  ) throws -> PairSearch {
    try withoutActuallyEscaping(body) { body in
      var join = HashJoin(self, within: distance, most: most, cancellation: cancellation, body: body)
      try join.run()
      return PairSearch(
        isCrowded: join.counts.map { $0 >= most }, completeDistance: join.completeDistance)
    }
  }

  /// Gives each that is within `distance` of any of some others, by its index, several times maybe; those others
  /// themselves are not given.
  ///
  /// - Parameter wanted: Of each whether its like is looked for.
  /// - Throws: `Interruption`, and what `body` throws.
  package func forEachNeighbour(
    of wanted: [Bool], within distance: Int, cancellation: Cancellation, _ body: (Int) throws -> Void
  ) throws {
    precondition(wanted.count == signatures.count, "\(wanted.count) answers of \(signatures.count)")
    try withoutActuallyEscaping(body) { body in
      let searched = SignatureIndex(signatures, few: few, budget: Double.infinity)
      var join = HashJoin(searched, within: distance, most: .max, cancellation: cancellation) {
        one, other, _ in try body(wanted[one] ? other : one)
      }
      try join.run(wanted)
    }
  }
}

/// What a search for all pairs has left out.
package struct PairSearch: Sendable {
  /// Of each photo whether it is crowded: of pairs with another one, none was left out for that.
  package let isCrowded: [Bool]
  /// Up to it no pair was left out but of two crowded ones. It is less than the distance asked for where so many
  /// photos have light and dark in common that the search would take minutes.
  package let completeDistance: Int
}
