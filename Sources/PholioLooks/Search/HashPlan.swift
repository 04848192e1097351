/// How a search for all pairs goes by the four parts of 16 bits: two hashes that differ by at most `limit`
/// bits differ in one of the parts by no more than its radius, since the radii, each with one added, are more
/// than
/// `limit` together.
///
/// Where photos have bits in common, as skies and walls have, so many hashes share the values of one part
/// that going by it would be to compare nearly all with all: such a part gets a small radius, or none, and
/// the others get larger ones.
struct HashPlan: Hashable {
  /// By part; -1: nothing is looked for by it.
  let radii: [Int]
  /// All pairs that differ by no more bits are found; of others, some are.
  let limit: Int

  /// Steps that take less than a minute: comparisons. A million photos by four good parts are 1.7e10.
  static let budget = 2.5e10
  /// How many comparisons take as long as to find two buckets and begin with them.
  private static let lookup = 32.0

  /// All parts are as good.
  init(limit: Int, parts: Int) {
    let (share, rest) = limit.quotientAndRemainder(dividingBy: parts)
    radii = (0..<parts).map { min($0 <= rest ? share : share - 1, 16) }
    self.limit = limit
  }

  /// The cheapest plan for all pairs within `limit`, or within the largest number of bits below it that takes
  /// no more than `budget` steps. Where even equal parts are too many, it is all pairs of one part.
  ///
  /// - Parameters:
  ///   - first: All hashes of the first list, and `second` of the second.
  ///   - isSame: Whether both lists are one.
  init(_ first: HashSlice, _ second: HashSlice, isSame: Bool, limit: Int, budget: Double) {
    // What is equal to the bit costs little, however much of it there is: it is soon crowded.
    let words = Set(first.words)
    let others = isSame ? words : Set(second.words)
    let steps = (0..<4).map { Self.steps(words, others, isSame: isSame, part: $0) }
    func cost(_ radii: [Int]) -> Double {
      zip(radii, steps).reduce(0) { $0 + ($1.0 < 0 ? 0 : $1.1[$1.0]) }
    }
    var limit = limit
    var radii = Self.cheapest(limit: limit, cost)
    while limit > 0, cost(radii) > budget {
      limit -= 1
      radii = Self.cheapest(limit: limit, cost)
    }
    (self.radii, self.limit) = (radii, limit)
  }

  /// Of all radii that are enough for `limit`, those that cost least; of several the most even ones.
  private static func cheapest(limit: Int, _ cost: ([Int]) -> Double) -> [Int] {
    let even = HashPlan(limit: limit, parts: 4).radii
    var best = (radii: even, cost: cost(even))
    let range = -1...min(limit, 16)
    for one in range {
      for two in range {
        for three in range {
          let four = limit - 3 - one - two - three
          guard range.contains(four) else { continue }
          let radii = [one, two, three, four]
          let found = cost(radii)
          if found < best.cost { best = (radii, found) }
        }
      }
    }
    return best.radii
  }

  /// What a search by a part takes, by its radius, 0...16: the pairs of buckets that it looks up, and the
  /// pairs of words in them.
  private static func steps(
    _ words: Set<UInt64>, _ others: Set<UInt64>, isSame: Bool, part: Int
  ) -> [Double] {
    func buckets(_ words: Set<UInt64>) -> [Double] {
      words.reduce(into: [Double](repeating: 0, count: 1 << 16)) {
        $0[HashBuckets.value(of: $1, part: part)] += 1
      }
    }
    var (spectrum, otherSpectrum) = (buckets(words), buckets(others))
    let filled = Double(spectrum.count { $0 > 0 })
    transform(&spectrum)
    transform(&otherSpectrum)
    // How many pairs differ by each of the values.
    var pairs = zip(spectrum, otherSpectrum).map { $0 * $1 / Double(1 << 16) }
    transform(&pairs)
    var steps = [Double](repeating: 0, count: 17)
    for (value, count) in pairs.enumerated() {
      steps[value.nonzeroBitCount] += lookup * filled + (isSame ? count / 2 : count)
    }
    for bits in 1...16 { steps[bits] += steps[bits - 1] }
    return steps
  }

  /// The Walsh-Hadamard transform, which does for XOR what Fourier's does for sums.
  private static func transform(_ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      var step = 1
      while step < values.count {
        for start in stride(from: 0, to: values.count, by: 2 * step) {
          for index in start..<start + step {
            let (one, other) = (values[index], values[index + step])
            (values[index], values[index + step]) = (one + other, one - other)
          }
        }
        step *= 2
      }
    }
  }
}
