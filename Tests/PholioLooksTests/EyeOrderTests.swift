import PholioDisk
import PholioFacts
import PholioLooks
import PholioTestSupport
import Testing

@Suite struct EyeOrderTests {
  /// - Parameter hue: 0: grey; 1…255 round the circle.
  private static func signature(
    bits: [UInt8] = Array(repeating: 0, count: 32), lightness: UInt8 = 128, a: UInt8 = 128, b: UInt8 = 128,
    hue: UInt8 = 0
  ) -> Signature {
    Signature(bits + [255, lightness, a, b, hue, 0, 0, 0])!
  }

  /// Around a few scenes, as photos are.
  private static func signatures(_ count: Int, seed: UInt64) -> [Signature] {
    var random = SeededGenerator(seed: seed)
    let scenes = (0...count / 20).map { _ in
      (0..<35).map { _ in UInt8.random(in: 0...255, using: &random) }
    }
    return (0..<count).map { _ in
      var bytes = scenes.randomElement(using: &random)!
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        bytes[Int.random(in: 0..<32, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      for place in 32..<35 { bytes[place] &+= UInt8.random(in: 0...20, using: &random) }
      return signature(bits: Array(bytes[..<32]), lightness: bytes[32], a: bytes[33], b: bytes[34])
    }
  }

  private static func length(_ path: [Int], _ signatures: [Signature]) -> Double {
    zip(path, path.dropFirst()).reduce(0) {
      $0 + EyeOrder.distance(signatures[$1.0], signatures[$1.1])
    }
  }

  @Test func theDistanceIsHalfOfBitsAndHalfOfColours() {
    let black = Self.signature(lightness: 0)
    let white = Self.signature(bits: Array(repeating: 0xFF, count: 32), lightness: 255)
    let grey = Self.signature(bits: [0xFF] + Array(repeating: 0, count: 31), lightness: 51)
    #expect(EyeOrder.distance(black, black) == 0)
    #expect(abs(EyeOrder.distance(black, white) - 1) < 1e-12)
    // 8 of 256 bits, 20 of 100 steps of lightness.
    #expect(abs(EyeOrder.distance(black, grey) - (0.5 * 8 / 256 + 0.5 * 0.2)) < 1e-12)
    // a* and b* as two sides of a triangle: 30, 40 and 50.
    let colour = Self.signature(lightness: 0, a: 158, b: 88)
    #expect(abs(EyeOrder.distance(black, colour) - 0.25) < 1e-12)
    #expect(EyeOrder.distance(colour, black) == EyeOrder.distance(black, colour))
  }

  @Test func coloursGoRoundTheCircleFromLightToDarkAndGreysFollow() {
    let signatures: [Signature?] = [
      Self.signature(lightness: 10), nil, Self.signature(lightness: 200, hue: 100),
      Self.signature(lightness: 40, hue: 29), Self.signature(lightness: 220),
      Self.signature(lightness: 90, hue: 214), nil, Self.signature(lightness: 90, hue: 26),
      Self.signature(lightness: 210, hue: 98), Self.signature(lightness: 90, hue: 1),
    ]
    // Reds and greens from light to dark, blue, pink, greys, then what is not known.
    #expect(EyeOrder.byColour(signatures) == [7, 3, 8, 2, 5, 9, 4, 0, 1, 6])
    #expect(EyeOrder.byColour([]) == [])
  }

  /// The best of all orders, by trying each.
  @Test(arguments: 0..<20) func nineAreNearlyAsShortAsCanBe(seed: UInt64) throws {
    let signatures = Self.signatures(9, seed: seed)
    var shortest = Double.infinity
    func extend(_ path: [Int], _ length: Double) {
      if length >= shortest { return }
      if path.count == signatures.count { shortest = length }
      for next in signatures.indices where !path.contains(next) {
        let step = path.last.map { EyeOrder.distance(signatures[$0], signatures[next]) } ?? 0
        extend(path + [next], length + step)
      }
    }
    extend([], 0)
    let path = try EyeOrder.byLook(signatures)
    #expect(Self.length(path, signatures) < 1.25 * shortest, "\(path)")
  }

  @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 12, 150])
  func everyPhotoIsThereOnceAndTheOrderIsOne(count: Int) throws {
    let signatures = Self.signatures(count, seed: 7)
    let path = try EyeOrder.byLook(signatures)
    #expect(path.sorted() == Array(0..<count))
    #expect(try EyeOrder.byLook(signatures) == path)
    if let first = path.first, let last = path.last { #expect(first <= last) }
    #expect(
      Self.length(path, signatures) <= Self.length(Array(0..<count), signatures) + 1e-5)
  }

  @Test func equalPhotosAndOnesWithoutSignatureStopNothing() throws {
    let same = Self.signature()
    #expect(try EyeOrder.byLook([nil, same, nil, same, same]).suffix(2) == [0, 2])
    let path = try EyeOrder.byLook(Array(repeating: same, count: 40))
    #expect(path.sorted() == Array(0..<40))
    #expect(try EyeOrder.byLook([nil, nil]) == [0, 1])
  }

  /// Too many to compare each with each.
  @Test func manyAreOrderedWithoutComparingAll() throws {
    let signatures = Self.signatures(10_050, seed: 1)
    let path = try EyeOrder.byLook(signatures)
    #expect(path.sorted() == Array(signatures.indices))
    #expect(Self.length(path, signatures) < 0.5 * Self.length(Array(signatures.indices), signatures))
  }

  @Test func aRequestToStopIsHeard() {
    let cancellation = Cancellation()
    cancellation.cancel(signal: 2)
    #expect(throws: Interruption(signal: 2)) {
      try EyeOrder.byLook(Self.signatures(100, seed: 0), cancellation: cancellation)
    }
  }
}
