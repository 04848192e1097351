import CHamming
package import PholioDisk
package import PholioFacts

/// Finds which of many photos look alike, by their signatures.
package struct SignatureIndex: Sendable {
  package let signatures: [Signature]
  /// The lowest 64 frequencies of each photo: of its whole, and of its middle.
  package let words: [UInt64]
  package let few: Int
  package let budget: Double

  /// Hashes that are compared at once: those of 32 photos.
  private static let block = 64

  /// - Parameters:
  ///   - few: Pairs of hashes that are not too many to be compared one by one; another number is slower, and
  ///     finds the same.
  ///   - budget: Steps that are not too many in a search for all pairs; nil: what takes less than a minute.
  package init(_ signatures: [Signature], few: Int = 1 << 26, budget: Double? = nil) {
    var words: [UInt64] = []
    words.reserveCapacity(2 * signatures.count)
    for signature in signatures {
      words.append(signature.whole[0])
      words.append(signature.middle[0])
    }
    self.signatures = signatures
    self.words = words
    self.few = few
    self.budget = budget ?? HashPlan.budget
  }

  /// Gives each that is within `distance` of `signature`, by its index, and its distance. Looks at all of
  /// them: 1 000 000 take some milliseconds.
  package func neighbours(of signature: Signature, within distance: Int, _ body: (Int, Int) -> Void) {
    let limit = UInt32(max(distance, 0) / Signature.lowWeight)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.block + 1) { near in
      words.withUnsafeBufferPointer { words in
        guard let base = words.baseAddress else { return }
        for start in stride(from: 0, to: words.count, by: Self.block) {
          let count = min(Self.block, words.count - start)
          // Most are told apart by the lowest frequencies; a bit for each of the block's photos that is not.
          var photos: UInt64 = 0
          for hash in 0..<2 {
            let hits = pholio_near(base + start, count, signature.hash(hash)[0], limit, near.baseAddress)
            for hit in 0..<hits { photos |= 1 << UInt64(near[hit] / 2) }
          }
          while photos != 0 {
            let photo = start / 2 + photos.trailingZeroBitCount
            photos &= photos - 1
            let found = signature.distance(to: signatures[photo])
            if found <= distance { body(photo, found) }
          }
        }
      }
    }
  }

  /// Gives each pair within `distance` once: two indexes, the lower one first, and their distance.
  ///
  /// - Parameters:
  ///   - most: A photo that has been given with so many others is crowded. Pairs of two crowded ones may be
  ///     left out, so that a million photos that all look alike don't take a million times a million steps.
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

  /// Gives each that is within `distance` of any of some others, by its index, several times maybe; those
  /// others themselves are not given.
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
  /// Up to it no pair was left out but of two crowded ones. It is less than the distance asked for where so
  /// many photos have light and dark in common that the search would take minutes.
  package let completeDistance: Int
}
