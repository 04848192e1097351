/// Look-up tables for the values of coefficients, one at a time.
///
/// An entry is for the next bits, a window of them: how many bits the symbol takes with those that follow it
/// (bits 0...4), how many of these are the value (5...8), how far it advances in the block (9...13), and
/// whether it ends it (15). It is 0 for codes longer than the window.
struct ValueTables {
  static let window = 11

  let dc: [UInt16]
  let ac: [UInt16]
  let dcTable: HuffmanTable
  let acTable: HuffmanTable

  init?(_ header: FrameHeader, _ component: FrameComponent) {
    guard let dcTable = header.dcTables[component.dcTable], let acTable = header.acTables[component.acTable]
    else { return nil }
    (self.dcTable, self.acTable) = (dcTable, acTable)
    dc = ValueTables.entries(dcTable) { (1, $0, false) }
    ac = ValueTables.entries(acTable) { SymbolTables.acSymbol($0) }
  }

  private static func entries(
    _ table: HuffmanTable, _ meaning: (Int) -> (advance: Int, size: Int, isEnd: Bool)?
  ) -> [UInt16] {
    var entries = [UInt16](repeating: 0, count: 1 << window)
    table.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = meaning(symbol) else { return }
      let entry = ValueTables.entry(length, symbol)
      let shift = window - length
      for index in code << shift..<(code + 1) << shift { entries[index] = UInt16(entry) }
    }
    return entries
  }

  private static func entry(_ length: Int, _ symbol: (advance: Int, size: Int, isEnd: Bool)) -> Int {
    length + symbol.size | symbol.size << 5 | symbol.advance << 9 | (symbol.isEnd ? 0x8000 : 0)
  }

  /// The entry of a code that is longer than the window. The scan was parsed: there is one.
  @inline(never)
  func longDC(_ bits: UInt64) -> Int {
    guard let (size, length) = dcTable.symbol(in: bits) else { return 1 }
    return ValueTables.entry(length, (1, size, false))
  }

  @inline(never)
  func longAC(_ bits: UInt64) -> Int {
    guard let (code, length) = acTable.symbol(in: bits), let symbol = SymbolTables.acSymbol(code) else {
      return 0x8001
    }
    return ValueTables.entry(length, symbol)
  }

  /// The value whose bits an entry ends with: EXTEND (F.2.2.1).
  @inline(__always)
  static func value(_ bits: UInt64, _ entry: Int) -> Int32 {
    let size = entry &>> 5 & 15
    // The code and the value are the topmost bits; 64 - 0 is a shift by 0, but then there is no value.
    let code = bits &>> UInt64(truncatingIfNeeded: 0 &- (entry & 31))
    let field = Int32(truncatingIfNeeded: code) & (1 &<< Int32(truncatingIfNeeded: size) &- 1)
    // By a table, for which of the two it is can't be foreseen.
    return field
      &- bias[size &<< 1 &+ Int(truncatingIfNeeded: code &>> UInt64(truncatingIfNeeded: size &- 1)) & 1]
  }

  /// For each size: what is taken from a field whose first bit is 0, and from one whose first bit is 1.
  private static let bias: InlineArray<32, Int32> = [
    0, 0, 1, 0, 3, 0, 7, 0, 15, 0, 31, 0, 63, 0, 127, 0, 255, 0, 511, 0, 1023, 0, 2047, 0, 4095, 0, 8191, 0,
    16383, 0, 32767, 0,
  ]
}
