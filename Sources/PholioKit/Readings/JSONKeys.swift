/// The keys of an object that are looked for, found by a hash of their bytes: a line has dozens, and making a
/// `String` of each would take longer than all of its values.
struct JSONKeys<Key: CaseIterable & RawRepresentable<String>>: Sendable where Key: Sendable {
  private static var longest: Int { 16 }
  private static var slotBits: Int { 6 }

  /// 16 bytes, those behind the key's end 0.
  private struct Packed: Hashable {
    var (low, high) = (UInt64(0), UInt64(0))
    let count: Int

    init(_ bytes: some Collection<UInt8>) {
      count = bytes.count
      var shift: UInt64 = 0
      for byte in bytes {
        if shift < 64 { low |= UInt64(byte) << shift } else { high |= UInt64(byte) << (shift - 64) }
        shift += 8
      }
    }

    /// By multiplication (Fibonacci hashing: D. E. Knuth, "The Art of Computer Programming", 6.4).
    var slot: Int {
      Int(((low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - slotBits))
    }
  }

  /// Each key in the first slot from its own on that was free.
  private var slots: [(packed: Packed, key: Key)?]

  init() {
    slots = Array(repeating: nil, count: 1 << Self.slotBits)
    precondition(Key.allCases.count <= slots.count / 2, "too many keys")
    for key in Key.allCases {
      precondition(key.rawValue.utf8.count <= Self.longest && !key.rawValue.isEmpty, "\(key.rawValue)")
      let packed = Packed(key.rawValue.utf8)
      var slot = packed.slot
      while slots[slot] != nil { slot = (slot + 1) % slots.count }
      slots[slot] = (packed, key)
    }
  }

  /// Nil for another key.
  func key(_ bytes: ArraySlice<UInt8>) -> Key? {
    guard bytes.count <= Self.longest else { return nil }
    let packed = Packed(bytes)
    var slot = packed.slot
    while let (known, key) = slots[slot] {
      if known == packed { return key }
      slot = (slot + 1) % slots.count
    }
    return nil
  }
}
