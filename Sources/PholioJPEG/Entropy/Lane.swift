/// One decoder of a scan: where it stands, and where its coefficients go.
///
/// It goes on by turns of one look-up each, so that several lanes in one loop overlap: while one waits for
/// its table, the others do too.
struct Lane {
  /// In bits of the entropy-coded data.
  var position: Int
  /// The coefficient that comes next, in zigzag order.
  var index = 1
  /// The block in the MCU.
  var slot = 0
  /// Where the block's cells begin.
  var cell: Int
  /// Where the start of the next MCU is noted.
  var note: Int
  /// It stops in front of the MCU that has no place for its note.
  var noteEnd: Int
  /// It stops in front of an MCU that starts here or later, in bits.
  var limit: Int
  /// Whether it has to be looked after: it is in front of an MCU, or what it found is irregular.
  var hasStopped = false
  var isFailed = false
}

extension Lane {
  /// One look-up. If it ends a block, the DC symbol of the next is decoded too. True if the lane is not
  /// running any more.
  @inline(__always)
  mutating func turn(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ tables: SymbolTables
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    let window = Int(truncatingIfNeeded: bits >> UInt64(64 - SymbolTables.acWindow))
    let kept = slots[slot].kept
    let entry: Int
    if index < kept {
      entry = Int(entries[slots[slot].acTable &+ window])
      let value = Lane.value(bits, entry)
      // An end of block writes 0 at its index, where nothing is yet. One that doesn't fit goes to the first
      // cell of the next block, which is written after it.
      cells[cell &+ min(index &+ (entry >> 5 & 63) &- 1, kept)] = value
    } else {
      entry = Int(entries[slots[slot].skipTable &+ window])
    }
    let next = index &+ (entry >> 5 & 63)
    if next &+ (entry & 0x800) < 64 {
      position &+= entry & 31
      index = next
      return false
    }
    if next <= 64 && entry & 31 != 0 {
      position &+= entry & 31
      return endBlock(bytes, entries, slots, &cells, &notes, tables)
    }
    return singleSymbol(bytes, entries, slots, &cells, &notes, tables)
  }

  /// 64 bits from `position` on, the first topmost.
  @inline(__always)
  static func bits(_ bytes: RawSpan, _ position: Int) -> UInt64 {
    let word = bytes.unsafeLoadUnaligned(fromByteOffset: position >> 3, as: UInt64.self)
    return UInt64(bigEndian: word) << UInt64(truncatingIfNeeded: position & 7)
  }

  /// The value whose bits an entry ends with: EXTEND (F.2.2.1).
  @inline(__always)
  static func value(_ bits: UInt64, _ entry: Int) -> Int16 {
    // At most 31 bits, so that 64 minus them is a shift; 0 bits are masked off.
    let total = UInt64(truncatingIfNeeded: entry & 31)
    let mask = (1 << (entry >> 12)) &- 1
    let field = Int(truncatingIfNeeded: bits >> ((64 &- total) & 63)) & mask
    // Below half of the range it stands for a negative value.
    return Int16(truncatingIfNeeded: field &- (mask & ((field &- ((mask &+ 1) >> 1)) >> 63)))
  }

  @inline(__always)
  mutating func endBlock(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ tables: SymbolTables
  ) -> Bool {
    cell &+= slots[slot].kept
    slot &+= 1
    if slot == slots.count {
      slot = 0
      notes[note] = UInt32(truncatingIfNeeded: position)
      note &+= 1
      if note == noteEnd || position >= limit {
        hasStopped = true
        return true
      }
    }
    return startBlock(bytes, entries, slots, &cells, tables)
  }

  /// The DC symbol of a block. Its difference is kept, not its sum: where the lane began is not known yet.
  @inline(__always)
  mutating func startBlock(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>,
    _ tables: SymbolTables
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    let window = Int(truncatingIfNeeded: bits >> UInt64(64 - SymbolTables.dcWindow))
    var entry = Int(entries[slots[slot].dcTable &+ window])
    if entry & 31 == 0 {
      guard let (size, length) = tables.dcSymbol(in: bits, destination: slots[slot].dc) else {
        return fail()
      }
      entry = length + size | size << 12
    }
    cells[cell] = Lane.value(bits, entry)
    position &+= entry & 31
    index = 1
    return false
  }

  private mutating func fail() -> Bool {
    (hasStopped, isFailed) = (true, true)
    return true
  }

  /// A turn with a symbol that a table doesn't have, or the first of several that reach beyond the block.
  @inline(never)
  mutating func singleSymbol(
    _ bytes: RawSpan, _ entries: Span<UInt16>, _ slots: Span<ScanSlot>, _ cells: inout MutableSpan<Int16>,
    _ notes: inout MutableSpan<UInt32>, _ tables: SymbolTables
  ) -> Bool {
    let bits = Lane.bits(bytes, position)
    let place = slots[slot]
    guard let (code, length) = tables.acSymbol(in: bits, destination: place.ac),
      let (advance, size, isEnd) = SymbolTables.acSymbol(code), index + advance <= 64
    else {
      return fail()
    }
    let last = index + advance - 1
    if last < place.kept && !isEnd {
      cells[cell + last] = Lane.value(bits, length + size | size << 12)
    }
    position += length + size
    index += advance
    if isEnd || index == 64 { return endBlock(bytes, entries, slots, &cells, &notes, tables) }
    return false
  }
}
