import PholioDisk
import PholioFacts
import PholioLooks
import PholioTestSupport
import Testing

@Suite struct SignatureIndexTests {
  /// Sets of hashes, some of them made to be hard.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case random
    /// All alike, to the bit.
    case equal
    /// Some bits from one in the middle.
    case ball
    /// Twenty of each scene.
    case bursts
    /// Four of each scene; the first 16 bits are the same in all.
    case onePart

    var testDescription: String { rawValue }

    func signatures(_ count: Int, seed: UInt64) -> [Signature] {
      var generator = SeededGenerator(seed: seed)
      func random() -> SIMD4<UInt64> {
        SIMD4(generator.next(), generator.next(), generator.next(), generator.next())
      }
      func near(_ bits: SIMD4<UInt64>, _ count: Int) -> SIMD4<UInt64> {
        var bits = bits
        for _ in 0..<count {
          let bit = Int.random(in: 0..<256, using: &generator)
          bits[bit / 64] ^= 1 << UInt64(bit % 64)
        }
        return bits
      }
      let centre = random()
      var scene = centre
      return (0..<count).map { index in
        switch self {
        case .random: return SignatureIndexTests.signature(random())
        case .equal: return SignatureIndexTests.signature(centre)
        case .ball: return SignatureIndexTests.signature(near(centre, 40))
        case .bursts:
          if index % 20 == 0 { scene = random() }
          return SignatureIndexTests.signature(near(scene, 16))
        case .onePart:
          if index % 4 == 0 { scene = random() }
          let bits = near(scene, 16)
          return SignatureIndexTests.signature(SIMD4(bits[0] & ~0xFFFF, bits[1], bits[2] & ~0xFFFF, bits[3]))
        }
      }
    }
  }

  static func signature(_ bits: SIMD4<UInt64>) -> Signature {
    Signature(bits: bits, quality: 100, colour: (50, 0, 0), hue: nil, hueShare: 0, sharpness: 5)
  }

  struct Pair: Hashable {
    let first: Int
    let second: Int
    let distance: Int
  }

  static func pairs(_ index: SignatureIndex, within distance: Int) throws -> [Pair] {
    var pairs: [Pair] = []
    _ = try index.forEachPair(within: distance, cancellation: Cancellation()) {
      pairs.append(Pair(first: $0, second: $1, distance: $2))
    }
    return pairs
  }

  static func bruteForce(_ signatures: [Signature], within distance: Int) -> Set<Pair> {
    var pairs: Set<Pair> = []
    for first in signatures.indices {
      for second in signatures.indices.dropFirst(first + 1) {
        let found = signatures[first].distance(to: signatures[second])
        if found <= distance { pairs.insert(Pair(first: first, second: second, distance: found)) }
      }
    }
    return pairs
  }

  /// A small `few` divides even these sets by all four parts.
  @Test(arguments: Kind.allCases, [0, 12, Signature.defaultDistance, 40])
  func allPairsAreThoseOfEachWithEach(kind: Kind, distance: Int) throws {
    let signatures = kind.signatures(200, seed: 11)
    let expected = Self.bruteForce(signatures, within: distance)
    for few in [5000, 1 << 26] {
      let pairs = try Self.pairs(SignatureIndex(signatures, few: few), within: distance)
      #expect(pairs.count == expected.count, "none twice")
      #expect(Set(pairs) == expected)
    }
  }

  @Test(arguments: Kind.allCases) func neighboursAreThoseOfAPair(kind: Kind) {
    let signatures = kind.signatures(300, seed: 12)
    let index = SignatureIndex(signatures)
    for signature in signatures.prefix(20) {
      var found: [Int: Int] = [:]
      index.neighbours(of: signature, within: 33) { found[$0] = $1 }
      let expected = signatures.enumerated().map { ($0, $1.distance(to: signature)) }.filter { $0.1 <= 33 }
      #expect(found == Dictionary(uniqueKeysWithValues: expected))
    }
  }

  @Test(arguments: [0, 1]) func fewSignaturesHaveNoPairs(count: Int) throws {
    #expect(try Self.pairs(SignatureIndex(Kind.equal.signatures(count, seed: 1)), within: 128).isEmpty)
  }

  @Test func aMillionTimesAMillionStepsAreNotTaken() throws {
    let signatures = Kind.equal.signatures(100_000, seed: 13)
    var count = 0
    let search = try SignatureIndex(signatures).forEachPair(
      within: 33, most: 64, cancellation: Cancellation()
    ) { _, _, _ in count += 1 }
    #expect(search.isCrowded.allSatisfy { $0 })
    #expect(count <= 100_000 * 130)
  }

  @Test func allPairsOfWhatIsNotCrowdedAreGiven() throws {
    let signatures = Kind.equal.signatures(3000, seed: 14) + Kind.bursts.signatures(3000, seed: 15)
    var pairs: Set<Pair> = []
    let search = try SignatureIndex(signatures, few: 100_000).forEachPair(
      within: 33, most: 50, cancellation: Cancellation()
    ) { pairs.insert(Pair(first: $0, second: $1, distance: $2)) }
    #expect(
      search.isCrowded.prefix(3000).allSatisfy { $0 } && search.isCrowded.suffix(3000).allSatisfy { !$0 })
    let expected = Self.bruteForce(Array(signatures.suffix(3000)), within: 33)
    let found = pairs.filter { $0.first >= 3000 }
      .map { Pair(first: $0.first - 3000, second: $0.second - 3000, distance: $0.distance) }
    #expect(Set(found) == expected)
  }

  /// All have one part in common: the search goes by the three others, and within a budget by fewer bits.
  @Test(arguments: [(0.0, 2), (100_000.0, 11), (Double.infinity, 33)])
  func aBudgetLeavesOutOnlyWhatIsTold(budget: Double, complete: Int) throws {
    let signatures = Kind.onePart.signatures(200, seed: 17)
    var found: Set<Pair> = []
    let search = try SignatureIndex(signatures, few: 5000, budget: budget).forEachPair(
      within: 33, cancellation: Cancellation()
    ) { found.insert(Pair(first: $0, second: $1, distance: $2)) }
    #expect(search.completeDistance == complete)
    let expected = Self.bruteForce(signatures, within: 33)
    #expect(expected.count >= 300)
    #expect(found.isSubset(of: expected))
    #expect(found.isSuperset(of: expected.filter { $0.distance <= complete }))
  }

  @Test func theSearchIsGivenUpWhenAskedTo() {
    let cancellation = Cancellation()
    cancellation.cancel(signal: 15)
    let index = SignatureIndex(Kind.random.signatures(1000, seed: 16), few: 10_000)
    #expect(throws: Interruption(signal: 15)) {
      _ = try index.forEachPair(within: 33, cancellation: cancellation) { _, _, _ in }
    }
  }

  @Test(arguments: Kind.allCases, [1, 40, 400])
  func neighboursOfSomeAreThoseOfEach(kind: Kind, count: Int) throws {
    let signatures = kind.signatures(600, seed: 5)
    let wanted = signatures.indices.map { $0 % (600 / count) == 0 && $0 / (600 / count) < count }
    var expected: Set<Int> = []
    for (index, isWanted) in wanted.enumerated() where isWanted {
      for (other, signature) in signatures.enumerated()
      where !wanted[other] && signatures[index].distance(to: signature) <= Signature.strictDistance {
        expected.insert(other)
      }
    }
    for few in [1 << 26, 10_000] {
      var found: Set<Int> = []
      try SignatureIndex(signatures, few: few).forEachNeighbour(
        of: wanted, within: Signature.strictDistance, cancellation: Cancellation()
      ) { found.insert($0) }
      #expect(found == expected, "\(few)")
    }
  }
}
