import PholioSamples

/// Random numbers for tests that are the same for the same seed.
package struct SeededGenerator: RandomNumberGenerator {
  private var random: SampleRandom

  package init(seed: UInt64) {
    random = SampleRandom(seed: seed)
  }

  package mutating func next() -> UInt64 { random.next() }
}
