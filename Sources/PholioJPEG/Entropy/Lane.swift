import CReducedJPEG

/// One parser of a scan: where it stands. It finds where blocks end, and nothing else.
typealias Lane = pholio_jpeg_lane

extension pholio_jpeg_lane {
  /// A turn with a symbol that the tables don't have, or the first of several that reach beyond the block.
  ///
  /// - Returns: True if it is irregular.
  @inline(never)
  mutating func step(
    _ bytes: RawSpan, _ notes: inout MutableSpan<UInt32>, _ scan: ScanParser
  ) -> Bool {
    let bits = Lane.bits(bytes, Int(position))
    let place = scan.layout.slots[Int(state / 2)]
    if index == 0 {
      guard let (size, length) = scan.header.dcTables[place.dc]?.symbol(in: bits) else { return true }
      position += UInt64(length + size)
      (index, state) = (1 << 8, state + 1)
      return false
    }
    guard let (code, length) = scan.header.acTables[place.ac]?.symbol(in: bits),
      let (advance, size, isEnd) = SymbolTables.acSymbol(code), Int(index >> 8) + advance <= 64
    else { return true }
    position += UInt64(length + size)
    index += UInt32(advance) << 8
    if !isEnd && index < 64 << 8 { return false }
    notes[Int(note)] = UInt32(truncatingIfNeeded: position)
    note += 1
    (index, state) = (0, scan.layout.states[Int(state)].next.1)
    return false
  }

  /// 64 bits from `position` on, the first topmost; at least 57 are of the data.
  @inline(__always)
  static func bits(_ bytes: RawSpan, _ position: Int) -> UInt64 {
    let word = bytes.unsafeLoadUnaligned(fromByteOffset: position &>> 3, as: UInt64.self)
    return UInt64(bigEndian: word) &<< UInt64(truncatingIfNeeded: position & 7)
  }
}
