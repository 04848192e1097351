/// One decoder of a scan: where it stands, and where its coefficients go.
struct Lane {
  /// In bits of the entropy-coded data.
  var position = 0
  /// The coefficient that comes next, in zigzag order.
  var index = 1
  /// Where the table for it begins.
  var table = 0
  /// How many coefficients of the block are kept.
  var kept = 1
  /// The block in the MCU.
  var slot = 0
  /// Where the block's cells begin.
  var cell = 0
  /// Where the end of the MCU is noted.
  var note = 0
  /// It stops in front of the MCU that has no place for its note.
  var noteEnd = 0
  /// It stops in front of an MCU that starts here or later, in bits.
  var limit = 0
  /// Whether it has to be looked after: it is in front of an MCU, or what it found is irregular.
  var hasStopped = false
  var isFailed = false

  mutating func fail() -> Bool {
    (hasStopped, isFailed) = (true, true)
    return true
  }
}

/// Steps of a lane. They give true if it has stopped.
extension Lane {
  /// 64 bits from `position` on, the first topmost.
  @inline(__always)
  static func bits(_ bytes: RawSpan, _ position: Int) -> UInt64 {
    let word = bytes.unsafeLoadUnaligned(fromByteOffset: position &>> 3, as: UInt64.self)
    return UInt64(bigEndian: word) &<< UInt64(truncatingIfNeeded: position & 7)
  }

  /// The value whose bits an entry ends with: EXTEND (F.2.2.1).
  @inline(__always)
  static func value(_ bits: UInt64, _ entry: Int) -> Int16 {
    let size = Int32(truncatingIfNeeded: entry &>> 5 & 15)
    let mask = (1 as Int32) &<< size &- 1
    let field = Int32(truncatingIfNeeded: bits &>> UInt64(truncatingIfNeeded: 0 &- (entry & 31))) & mask
    // Below half of the range it stands for a negative value.
    return Int16(truncatingIfNeeded: field &- (mask & (field &- (mask &+ 1) &>> 1) &>> 31))
  }

  /// Behind the last symbol of a block.
  @inline(__always)
  mutating func endBlock(_ slots: Span<LaneSlot>, _ notes: inout MutableSpan<UInt32>) -> Bool {
    cell &+= kept
    slot &+= 1
    if slot < slots.count { return false }
    slot = 0
    notes[note] = UInt32(truncatingIfNeeded: position)
    note &+= 1
    hasStopped = note == noteEnd || position >= limit
    return hasStopped
  }

  /// The DC symbol of a block. Its difference is kept, not its sum: where the lane began is not known yet.
  @inline(__always)
  mutating func startBlock(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>, _ cells: inout MutableSpan<Int16>,
    _ scan: ScanDecoder
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    let window = Int(truncatingIfNeeded: bits &>> UInt64(64 - SymbolTables.dcWindow))
    var entry = Int(entries[slots[slot].dcTable &+ window])
    if entry & 31 == 0 {
      entry = scan.longDC(bits, slot)
      if entry == 0 { return fail() }
    }
    cells[cell] = Lane.value(bits, entry)
    position &+= entry & 31
    index = 1
    kept = slots[slot].kept
    table = kept > 1 ? slots[slot].acTable : slots[slot].skipTable
    return false
  }

  /// A symbol that a table doesn't have, or the first of several that reach beyond the block. Its block may
  /// have ended, and then the next one has started.
  @inline(never)
  mutating func singleSymbol(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ scan: ScanDecoder
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    guard let (code, length) = scan.acSymbol(bits, slot),
      let (advance, size, isEnd) = SymbolTables.acSymbol(code), index + advance <= 64
    else { return fail() }
    position += length + size
    if !isEnd {
      index += advance
      if index <= kept { cells[cell + index - 1] = Lane.value(bits, length + size | size << 5) }
    }
    if isEnd || index == 64 {
      return endBlock(slots, &notes) || startBlock(bytes, entries, slots, &cells, scan)
    }
    table = index < kept ? slots[slot].acTable : slots[slot].skipTable
    return false
  }

  /// Look-ups one after another while coefficients are kept.
  @inline(never)
  mutating func keepSymbols(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<LaneSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ scan: ScanDecoder
  ) -> Bool {
    while index < kept {
      let bits = Lane.bits(bytes, position)
      let entry = Int(
        entries[slots[slot].acTable &+ Int(truncatingIfNeeded: bits &>> UInt64(64 - SymbolTables.acWindow))])
      let next = index &+ (entry &>> 9 & 63)
      if entry & 31 == 0 || next > 64 {
        if singleSymbol(bytes, entries, slots, &cells, &notes, scan) { return true }
        continue
      }
      position &+= entry & 31
      if entry & 0x8000 == 0 {
        if next <= kept { cells[cell &+ next &- 1] = Lane.value(bits, entry) }
        index = next
        if next < 64 { continue }
      }
      if endBlock(slots, &notes) || startBlock(bytes, entries, slots, &cells, scan) { return true }
    }
    table = slots[slot].skipTable
    return false
  }
}
