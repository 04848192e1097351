/// Pseudo-random numbers, the same for the same seed on every machine (SplitMix64, Steele et al. 2014).
package struct SampleRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range, evenly spread.
  package mutating func value(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * Double(next() >> 11) / 9_007_199_254_740_992
  }

  /// A number around 0, rarely beyond ±2.
  mutating func bell() -> Double {
    (0..<4).reduce(0) { sum, _ in sum + value(in: -1...1) } / 1.15
  }

  /// True with this probability.
  mutating func chance(_ probability: Double) -> Bool {
    value(in: 0...1) < probability
  }

  /// One of the elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(next() % UInt64(elements.count))]
  }
}

/// A hilly line: smooth noise of several octaves over one coordinate, 0…1.
struct HillNoise {
  private let values: [Double]

  init(_ random: inout SampleRandom) {
    values = (0..<256).map { _ in random.value(in: 0...1) }
  }

  /// One octave: random heights at whole `x`, smoothly joined.
  func smooth(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    let part = x - whole
    let ease = part * part * (3 - 2 * part)
    let index = Int(whole) & 255
    return values[index] + (values[(index + 1) & 255] - values[index]) * ease
  }

  /// Several octaves, each half as high and twice as fine as the one before.
  func hills(_ x: Double, octaves: Int) -> Double {
    sum(x, octaves) { smooth($0) }
  }

  /// The same with sharp crests.
  func peaks(_ x: Double, octaves: Int) -> Double {
    sum(x, octaves) { 1 - abs(2 * smooth($0) - 1) }
  }

  private func sum(_ x: Double, _ octaves: Int, _ octave: (Double) -> Double) -> Double {
    var total = 0.0
    var range = 0.0
    var height = 1.0
    var frequency = 1.0
    for index in 0..<octaves {
      total += height * octave(x * frequency + Double(index) * 37.7)
      range += height
      height *= 0.5
      frequency *= 2
    }
    return total / range
  }
}
