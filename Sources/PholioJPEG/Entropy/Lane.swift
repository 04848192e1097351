/// One parser of a scan: where it stands. It finds where blocks end, and nothing else.
struct Lane {
  /// In bits of the entropy-coded data.
  var position = 0
  /// 256 × the coefficient that comes next, in zigzag order.
  var index = 0
  /// Where the table for it begins.
  var table = 0
  /// The block in the MCU: `ScanLayout.plans`.
  var plan: UInt64 = 0
  /// Where the end of the block will be noted.
  var note = 0

  /// A turn with a symbol that the tables don't have, or the first of several that reach beyond the block.
  ///
  /// - Returns: True if it is irregular.
  @inline(never)
  mutating func step(
    _ bytes: RawSpan, _ notes: inout MutableSpan<UInt32>, _ scan: ScanParser
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    let following = Int(plan >> 48 & 15)
    let slots = scan.layout.slots
    let place = slots[following == 0 ? slots.count - 1 : following - 1]
    if index == 0 {
      guard let (size, length) = scan.header.dcTables[place.dc]?.symbol(in: bits) else { return true }
      position += length + size
      (index, table) = (1 << 8, place.skip)
      return false
    }
    guard let (code, length) = scan.header.acTables[place.ac]?.symbol(in: bits),
      let (advance, size, isEnd) = SymbolTables.acSymbol(code), index >> 8 + advance <= 64
    else { return true }
    position += length + size
    index += advance << 8
    if !isEnd && index < 64 << 8 { return false }
    notes[note] = UInt32(truncatingIfNeeded: position)
    note += 1
    (index, table, plan) = (0, slots[following].start, scan.layout.plans[following])
    return false
  }

  /// 64 bits from `position` on, the first topmost; at least 57 are of the data.
  @inline(__always)
  static func bits(_ bytes: RawSpan, _ position: Int) -> UInt64 {
    let word = bytes.unsafeLoadUnaligned(fromByteOffset: position &>> 3, as: UInt64.self)
    return UInt64(bigEndian: word) &<< UInt64(truncatingIfNeeded: position & 7)
  }
}
