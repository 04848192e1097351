/// Look-up tables for the values of coefficients, one at a time.
///
/// An entry is for the next bits, a window of them: how many bits the symbol takes with those that follow it
/// (bits 0...4), how many of these are the value (5...8), how far it advances in the block (9...14), an end of
/// block beyond everything, and the value (16...31). If bit 15 is set, the value is not whole in the window,
/// or the code is longer than the window (0...4 are 0).
struct ValueTables {
  static let window = 12
  static let odd: UInt32 = 0x8000
  private static let farthest = 63

  let dc: [UInt32]
  let ac: [UInt32]
  /// The bits of an end of block: a block with no more behind its first symbol has no other coefficients. 0 if
  /// so few bits can also fill a block with zeros and a coefficient.
  let endLength: Int
  private let dcTable: HuffmanTable
  private let acTable: HuffmanTable

  /// - Parameter keepsAC: Whether more than DC coefficients are asked for.
  init?(_ header: FrameHeader, _ component: FrameComponent, keepsAC: Bool) {
    guard let dcTable = header.dcTables[component.dcTable], let acTable = header.acTables[component.acTable]
    else { return nil }
    (self.dcTable, self.acTable) = (dcTable, acTable)
    var endLength = 0
    acTable.forEachCode(upTo: HuffmanTable.longestCode) { _, length, symbol in
      if symbol == 0 && length <= 5 { endLength = length }
    }
    self.endLength = endLength
    dc = ValueTables.entries(dcTable) { (1, $0, false) }
    ac = keepsAC ? ValueTables.entries(acTable) { SymbolTables.acSymbol($0) } : []
  }

  private static func entries(
    _ table: HuffmanTable, _ meaning: (Int) -> (advance: Int, size: Int, isEnd: Bool)?
  ) -> [UInt32] {
    var entries = [UInt32](repeating: odd, count: 1 << window)
    table.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = meaning(symbol) else { return }
      let plain = entry(length, symbol)
      let shift = window - length
      for index in code << shift..<(code + 1) << shift {
        let value = value(UInt64(index) << UInt64(64 - window), plain)
        let isWhole = length + symbol.size <= window
        entries[index] = isWhole ? plain | UInt32(truncatingIfNeeded: value) << 16 : plain | odd
      }
    }
    return entries
  }

  private static func entry(_ length: Int, _ symbol: (advance: Int, size: Int, isEnd: Bool)) -> UInt32 {
    let advance = symbol.isEnd ? farthest : symbol.advance
    return UInt32(length + symbol.size | symbol.size << 5 | advance << 9)
  }

  /// An odd entry with its value; for long codes too. The scan was parsed: there is one.
  @inline(never)
  func wholeDC(_ bits: UInt64, _ entry: UInt32) -> UInt32 {
    if entry & 31 != 0 { return ValueTables.whole(bits, entry) }
    guard let (size, length) = dcTable.symbol(in: bits) else { return 1 }
    return ValueTables.whole(bits, ValueTables.entry(length, (1, size, false)))
  }

  @inline(never)
  func wholeAC(_ bits: UInt64, _ entry: UInt32) -> UInt32 {
    if entry & 31 != 0 { return ValueTables.whole(bits, entry) }
    guard let (code, length) = acTable.symbol(in: bits), let symbol = SymbolTables.acSymbol(code) else {
      return UInt32(1 | ValueTables.farthest << 9)
    }
    return ValueTables.whole(bits, ValueTables.entry(length, symbol))
  }

  private static func whole(_ bits: UInt64, _ entry: UInt32) -> UInt32 {
    entry & 0x7FFF | UInt32(truncatingIfNeeded: value(bits, entry)) << 16
  }

  /// The value whose bits an entry ends with: EXTEND (F.2.2.1).
  private static func value(_ bits: UInt64, _ entry: UInt32) -> Int32 {
    let size = entry >> 5 & 15
    if size == 0 { return 0 }
    let field = Int32(truncatingIfNeeded: bits >> UInt64(64 - entry & 31)) & ((1 << size) - 1)
    return field < 1 << (size - 1) ? field - (1 << size) + 1 : field
  }
}
