import PholioDisk
import PholioTestSupport
import Testing

@Suite struct ChecksumTests {
  /// As printed by `xxhsum -H64`.
  @Test func theValuesAreThoseOfXXH64() {
    #expect(Checksum.of([]) == 0xEF46_DB37_51D8_E999)
    #expect(Checksum.of(Array("a".utf8)) == 0xD24E_C4F1_A98C_6E5B)
    #expect(Checksum.of(Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
    #expect(
      Checksum.of(Array("Nobody inspects the spammish repetition".utf8)) == 0xFBCE_A83C_8A37_8BF1)
  }

  @Test func aFlippedBitIsSeenAtEveryLength() {
    var random = SeededGenerator(seed: 1)
    for length in 1...100 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      let sum = Checksum.of(bytes)
      for bit in 0..<8 * length {
        var flipped = bytes
        flipped[bit / 8] ^= 1 << (bit % 8)
        #expect(Checksum.of(flipped) != sum)
      }
    }
  }
}
