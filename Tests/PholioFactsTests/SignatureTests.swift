import PholioFacts
import PholioTestSupport
import Testing

@Suite struct SignatureTests {
  private static func random(_ generator: inout SeededGenerator, quality: UInt8 = 100) -> Signature? {
    var bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
    bytes[32] = quality
    return Signature(bytes)
  }

  @Test func fortyBytesAreASignatureAndGiveThemselvesBack() throws {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(try #require(Signature(bytes)).bytes == bytes)
    }
    for count in [0, 39, 41] { #expect(Signature([UInt8](repeating: 1, count: count)) == nil) }
  }

  @Test func whatItIsMadeOfIsReadFromItsBytes() throws {
    let made = Signature(
      bits: SIMD4(1, 2, 3, 4), quality: 77, colour: (50, -20, 30), hue: 120, hueShare: 0.5, sharpness: 8.25)
    let read = try #require(Signature(made.bytes))
    #expect(read == made && read.quality == 77 && read.hue == 120 && read.sharpness == 8.25)
    #expect(read.whole == SIMD2(1, 2) && read.middle == SIMD2(3, 4))
    #expect(abs(read.colour.l - 50) < 0.2 && read.colour.a == -20 && read.colour.b == 30)
    #expect(abs(read.hueShare - 0.5) < 0.005)
    let grey = Signature(
      bits: SIMD4(), quality: 0, colour: (200, -300, 300), hue: nil, hueShare: 0, sharpness: 1e9)
    #expect(grey.hue == nil && grey.colour.a == -128 && grey.colour.b == 127 && grey.sharpness < 256)
    for degrees in [0.0, 1, 180, 359, 360] {
      let hue = Signature(
        bits: SIMD4(), quality: 0, colour: (0, 0, 0), hue: degrees, hueShare: 0, sharpness: 0
      ).hue
      let difference = abs(Double(try #require(hue)) - degrees)
      #expect(min(difference, 360 - difference) <= 2)
    }
  }

  @Test func theFrequenciesAreDistinctAndHaveTheirExchangedOnesInTheSameHalf() {
    #expect(Set(Signature.frequencies).count == 128)
    for half in [Signature.frequencies.prefix(64), Signature.frequencies.suffix(64)] {
      let exchanged = half.map { Signature.Frequency(across: $0.down, down: $0.across) }
      #expect(Set(half) == Set(exchanged))
    }
    #expect(Signature.frequencies.allSatisfy { $0.across < 13 && $0.down < 13 && $0.across + $0.down > 0 })
  }

  @Test func turningIsUndoneByTurningBack() throws {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      let signature = try #require(Self.random(&generator))
      #expect(signature.turned(.upright) == signature)
      #expect(signature.turned(.leftSideUp).turned(.rightSideUp) == signature)
      #expect(signature.turned(.leftSideUp).turned(.leftSideUp) == signature.turned(.upsideDown))
      for mirror in [Orientation.mirrored, .upsideDown, .flipped, .transposed, .transversed] {
        #expect(signature.turned(mirror).turned(mirror) == signature)
        #expect(signature.turned(mirror) != signature)
      }
    }
    let flat = try #require(Self.random(&generator, quality: 0))
    #expect(flat.turned(.leftSideUp) == flat)
  }

  @Test func theDistanceIsTheSameBothWaysAndAfterATurn() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let one = try #require(Self.random(&generator))
      var bytes = one.bytes
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes[Int.random(in: 0..<32, using: &generator)] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
      let other = try #require(Signature(bytes))
      #expect(one.distance(to: other) == other.distance(to: one))
      #expect(one.turned(.leftSideUp).distance(to: other.turned(.leftSideUp)) == one.distance(to: other))
      #expect(one.distance(to: one) == 0)
    }
  }

  @Test func aBitOfTheLowestFrequenciesCountsThreeTimes() {
    #expect(Signature.distance(SIMD2(0b111, 0), SIMD2(0, 0)) == 9)
    #expect(Signature.distance(SIMD2(0b111, 0xFF), SIMD2(0, 0)) == 11)
    #expect(Signature.distance(SIMD2(0, 0xFF), SIMD2(0, 0)) == 8)
  }
}
