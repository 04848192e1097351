/// The SHA-256 of a photo's file.
package struct PhotoDigest: Hashable, Sendable {
  package static let byteCount = 32

  private let words: SIMD4<UInt64>

  /// Nil unless there are 32 bytes.
  package init?(_ bytes: some Sequence<UInt8>) {
    var words = SIMD4<UInt64>()
    var count = 0
    for byte in bytes {
      guard count < Self.byteCount else { return nil }
      words[count / 8] = words[count / 8] << 8 | UInt64(byte)
      count += 1
    }
    guard count == Self.byteCount else { return nil }
    self.words = words
  }

  /// From what a hash function leaves; bytes that are missing are 0, and those behind the 32nd are left out.
  package init(hash: some Sequence<UInt8>) {
    var words = SIMD4<UInt64>()
    for (index, byte) in hash.prefix(Self.byteCount).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(56 - index % 8 * 8)
    }
    self.words = words
  }

  /// From 64 hexadecimal digits in lower case; nil for anything else.
  package init?(hex: some StringProtocol) {
    let digits = Array(hex.utf8)
    guard digits.count == 2 * Self.byteCount, !digits.contains(where: { (0x41...0x46).contains($0) }) else {
      return nil
    }
    let values = digits.compactMap(\.hexValue)
    guard values.count == digits.count else { return nil }
    self.init(hash: stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] })
  }

  package var bytes: [UInt8] {
    (0..<Self.byteCount).map { UInt8(truncatingIfNeeded: words[$0 / 8] >> UInt64(56 - $0 % 8 * 8)) }
  }

  package var hex: String { bytes.hexText }
}
