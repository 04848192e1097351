import Foundation

/// SplitMix64 (Steele, Lea and Flood, 2014).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }

  /// Whether the long run was asked for.
  static let isSoak = ProcessInfo.processInfo.environment["PHOLIO_SOAK"] != nil

  /// A file with a few bits, bytes or stretches changed.
  mutating func broken(_ jpeg: [UInt8]) -> [UInt8] {
    var bytes = jpeg
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let offset = Int.random(in: 0..<bytes.count, using: &self)
      let end = min(bytes.count, offset + Int.random(in: 1...8, using: &self))
      switch Int.random(in: 0..<6, using: &self) {
      case 0, 1: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &self)
      case 2: bytes[offset] = UInt8.random(in: 0...255, using: &self)
      case 3 where bytes.count > 100: bytes.removeSubrange(offset..<end)
      case 4: bytes.insert(UInt8.random(in: 0...255, using: &self), at: offset)
      default: bytes.swapAt(offset, Int.random(in: 0..<bytes.count, using: &self))
      }
    }
    return bytes
  }
}
