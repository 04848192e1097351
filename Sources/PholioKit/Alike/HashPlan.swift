/// How a search for all pairs goes by the four parts of 16 bits: two hashes that differ by at most `limit` bits
/// differ in one of the parts by no more than its radius, since the radii, each with one added, are more than
/// `limit` together.
///
/// Where photos have bits in common, as skies and walls have, so many hashes share the values of one part
/// that going by it would be to compare nearly all with all: such a part gets a small radius, or none, and the
/// others get larger ones.
struct HashPlan: Hashable {
  /// By part; -1: nothing is looked for by it.
  let radii: [Int]
  /// All pairs that differ by no more bits are found; of others, some are.
  let limit: Int

  /// Comparisons that take less than a minute. A million photos by four good parts are 1.7e10.
  static let budget = 2.5e10
  /// What may be given up to stay within the budget: a third of the bits.
  private static let largestLoss = 3

  /// All parts are as good.
  init(limit: Int, parts: Int) {
    let (share, rest) = limit.quotientAndRemainder(dividingBy: parts)
    radii = (0..<parts).map { min($0 <= rest ? share : share - 1, 16) }
    self.limit = limit
  }

  /// The cheapest plan for all pairs within `limit`. If that costs more than `budget` comparisons, and one that
  /// finds all pairs within a little less does not, then that one.
  ///
  /// - Parameters:
  ///   - first: All hashes of the first list, and `second` of the second.
  ///   - isSame: Whether both lists are one.
  init(_ first: HashSlice, _ second: HashSlice, isSame: Bool, limit: Int, budget: Double) {
    // What is equal to the bit costs little, however much of it there is.
    let words = Set(first.words)
    let others = isSame ? words : Set(second.words)
    let costs = (0..<4).map { part in
      let pairs = Self.pairs(words, others, part: part)
      return isSame ? pairs.map { ($0 - Double(words.count)) / 2 } : pairs
    }
    func cost(_ radii: [Int]) -> Double {
      zip(radii, costs).reduce(0) { $0 + ($1.0 < 0 ? 0 : $1.1[$1.0]) }
    }
    let whole = Self.cheapest(limit: limit, cost)
    var chosen = (radii: whole, limit: limit)
    if cost(whole) > budget {
      for less in stride(from: limit - 1, through: limit - limit / Self.largestLoss, by: -1) {
        let radii = Self.cheapest(limit: less, cost)
        guard cost(radii) <= budget else { continue }
        chosen = (radii, less)
        break
      }
    }
    (radii, self.limit) = chosen
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

  /// How many pairs of words differ by at most 0, 1, … 16 bits of a part.
  private static func pairs(_ words: Set<UInt64>, _ others: Set<UInt64>, part: Int) -> [Double] {
    func spectrum(_ words: Set<UInt64>) -> [Double] {
      var counts = [Double](repeating: 0, count: 1 << 16)
      for word in words { counts[HashBuckets.value(of: word, part: part)] += 1 }
      transform(&counts)
      return counts
    }
    // How many pairs differ by each of the values.
    var counts = zip(spectrum(words), spectrum(others)).map { $0 * $1 / Double(1 << 16) }
    transform(&counts)
    var pairs = [Double](repeating: 0, count: 17)
    for (value, count) in counts.enumerated() { pairs[value.nonzeroBitCount] += count }
    for bits in 1...16 { pairs[bits] += pairs[bits - 1] }
    return pairs
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
