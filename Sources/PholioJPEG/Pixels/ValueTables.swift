internal import CReducedJPEG

/// Look-up tables for the values of coefficients.
struct ValueTables {
  /// For AC symbols, one at a time: PHOLIO_JPEG_VALUE_ODD tells what an entry is.
  let entries: [UInt32]
  /// The same for codes longer than the window, by 16 bits from `firstLong` on. The last one is for bits that no
  /// symbol has; lanes that are over read such ones.
  private(set) var longEntries: [UInt32] = []
  private(set) var firstLong = 1 << HuffmanTable.longestCode
  /// For DC symbols, by the next bits: the length of the code (bits 0...5) and its category (8...11); 0 if the
  /// code is longer.
  let dc: [UInt16]
  /// The bits of an end of block: a block with no more behind its first symbol has no other coefficients. 0 if
  /// so few bits can also fill a block with zeros and a coefficient.
  let endLength: Int
  private let dcTable: HuffmanTable

  static let window = Int(PHOLIO_JPEG_VALUE_WINDOW)
  static let dcWindow = 10
  private static let odd = UInt32(PHOLIO_JPEG_VALUE_ODD)

  /// - Parameters:
  ///   - keepsAC: Whether more than DC coefficients are asked for.
  ///   - largestStep: Values whose product with it may have more than 15 bits are not in `entries`.
  init?(_ header: FrameHeader, _ component: FrameComponent, keepsAC: Bool, largestStep: Int) {
    guard let dcTable = header.dcTables[component.dcTable], let acTable = header.acTables[component.acTable]
    else { return nil }
    self.dcTable = dcTable
    var endLength = 0
    acTable.forEachCode(upTo: HuffmanTable.longestCode) { _, length, symbol in
      if symbol == 0 && length <= 5 { endLength = length }
    }
    self.endLength = endLength
    var dc = [UInt16](repeating: 0, count: 1 << ValueTables.dcWindow)
    dcTable.forEachCode(upTo: ValueTables.dcWindow) { code, length, size in
      let shift = ValueTables.dcWindow - length
      for index in code << shift..<(code + 1) << shift { dc[index] = UInt16(length | size << 8) }
    }
    self.dc = dc
    entries = keepsAC ? ValueTables.entries(acTable, largestStep: largestStep) : []
    if keepsAC { addLongEntries(acTable) }
  }

  private static func entries(_ table: HuffmanTable, largestStep: Int) -> [UInt32] {
    var entries = [UInt32](repeating: odd, count: 1 << window)
    table.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = SymbolTables.acSymbol(symbol) else { return }
      let plain = entry(length, symbol)
      let left = window - length - symbol.size
      let first = code << (window - length)
      if left < 0 || largestStep << symbol.size > 0x8000 {
        for index in first..<first + 1 << (window - length) {
          entries[index] = plain | odd | UInt32(symbol.size) << 16
        }
        return
      }
      for field in 0..<1 << symbol.size {
        // EXTEND (F.2.2.1).
        let value = symbol.size > 0 && field >> (symbol.size - 1) == 0 ? field - 1 << symbol.size + 1 : field
        let whole = plain | UInt32(truncatingIfNeeded: value) << 16
        for index in first + field << left..<first + (field + 1) << left { entries[index] = whole }
      }
    }
    return entries
  }

  private mutating func addLongEntries(_ table: HuffmanTable) {
    table.forEachCode(upTo: HuffmanTable.longestCode) { code, length, symbol in
      guard length > ValueTables.window else { return }
      let shift = HuffmanTable.longestCode - length
      if longEntries.isEmpty { firstLong = code << shift }
      let meaning = SymbolTables.acSymbol(symbol)
      let entry = meaning.map { ValueTables.entry(length, $0) | UInt32($0.size) << 16 }
      longEntries += repeatElement(entry ?? ValueTables.none, count: 1 << shift)
    }
    longEntries.append(ValueTables.none)
  }

  private static func entry(_ length: Int, _ symbol: (advance: Int, size: Int, isEnd: Bool)) -> UInt32 {
    UInt32(length + symbol.size | (symbol.isEnd ? 64 : symbol.advance) << 8)
  }

  /// What no symbol is ends a block.
  private static let none = entry(1, (0, 0, true))

  /// An entry for a code of DC that is longer than the window. The scan was parsed: there is one.
  @inline(never)
  func longDC(_ bits: UInt64) -> UInt16 {
    guard let (size, length) = dcTable.symbol(in: bits) else { return 1 }
    return UInt16(length | size << 8)
  }
}
