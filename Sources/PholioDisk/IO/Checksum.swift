/// A fast checksum that finds accidents, not attacks: XXH64 with seed 0
/// (https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md). One flipped bit always changes it.
package enum Checksum {
  private static let primes: (UInt64, UInt64, UInt64, UInt64, UInt64) = (
    0x9E37_79B1_85EB_CA87, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0x85EB_CA77_C2B2_AE63,
    0x27D4_EB2F_1656_67C5
  )

  /// - Complexity: O(n), several GB a second.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes(of)
  }

  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var sum: UInt64
    var offset = 0
    if bytes.count >= 32 {
      var lanes = SIMD4<UInt64>(primes.0 &+ primes.1, primes.1, 0, 0 &- primes.0)
      while offset + 32 <= bytes.count {
        for lane in 0..<4 { lanes[lane] = round(lanes[lane], word(bytes, offset + 8 * lane)) }
        offset += 32
      }
      sum = rotated(lanes[0], 1) &+ rotated(lanes[1], 7) &+ rotated(lanes[2], 12) &+ rotated(lanes[3], 18)
      for lane in 0..<4 { sum = (sum ^ round(0, lanes[lane])) &* primes.0 &+ primes.3 }
    } else {
      sum = primes.4
    }
    sum &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      sum = rotated(sum ^ round(0, word(bytes, offset)), 27) &* primes.0 &+ primes.3
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      sum = rotated(sum ^ (UInt64(half) &* primes.0), 23) &* primes.1 &+ primes.2
      offset += 4
    }
    while offset < bytes.count {
      sum = rotated(sum ^ (UInt64(bytes[offset]) &* primes.4), 11) &* primes.0
      offset += 1
    }
    sum = (sum ^ sum >> 33) &* primes.1
    sum = (sum ^ sum >> 29) &* primes.2
    return sum ^ sum >> 32
  }

  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotated(lane &+ word &* primes.1, 31) &* primes.0
  }

  private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 - count)
  }
}
