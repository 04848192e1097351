/// The SHA-256 of a photo's file.
package struct PhotoDigest: Hashable, Sendable {
  package static let byteCount = 32

  private let words: SIMD4<UInt64>

  /// Nil unless there are 32 bytes.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.init(hash: bytes)
  }

  /// From what a hash function leaves; bytes that are missing are 0, and those behind the 32nd are left out.
  package init(hash: [UInt8]) {
    if hash.count >= Self.byteCount {
      words = hash.withUnsafeBytes { bytes in
        func word(_ index: Int) -> UInt64 {
          UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self))
        }
        return SIMD4(word(0), word(1), word(2), word(3))
      }
      return
    }
    var words = SIMD4<UInt64>()
    for (index, byte) in hash.prefix(Self.byteCount).enumerated() {
      words[index / 8] |= UInt64(byte) << UInt64(56 - index % 8 * 8)
    }
    self.words = words
  }

  /// From 64 hexadecimal digits in lower case; nil for anything else.
  package init?(hex: some StringProtocol) {
    self.init(hex: Array(hex.utf8))
  }

  /// The same, from the digits in ASCII.
  package init?(hex digits: [UInt8]) {
    guard digits.count == 2 * Self.byteCount else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Self.byteCount)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index].lowerHexValue, let low = digits[index + 1].lowerHexValue else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    self.init(hash: bytes)
  }

  package var bytes: [UInt8] {
    withUnsafeBytes(of: words.eachBigEndian) { Array($0) }
  }

  package var hex: String { bytes.hexText }
}

extension SIMD4<UInt64> {
  /// Each with its highest byte first in memory.
  var eachBigEndian: Self { Self(x.bigEndian, y.bigEndian, z.bigEndian, w.bigEndian) }
}
