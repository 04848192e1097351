import CReducedJPEG

/// Look-up tables for the values of coefficients.
struct ValueTables {
  /// For AC symbols, one at a time, those with unusual values, and those whose codes are longer than the
  /// window: `pholio_jpeg_values` tells what an entry is. The last of the long ones is for bits that no
  /// symbol has; lanes that are over read such ones.
  private(set) var entries: [UInt32] = []
  private(set) var oddEntries: [UInt32] = []
  private(set) var firstOdd = 1 << window
  private(set) var longEntries: [UInt32] = []
  private(set) var firstLong = 1 << HuffmanTable.longestCode
  /// For DC symbols: `pholio_jpeg_blocks` tells what an entry is; and for longer codes.
  private(set) var dc: [UInt16] = []
  private(set) var longDC: [UInt16] = []
  private(set) var firstLongDC = 1 << HuffmanTable.longestCode
  /// The bits of an end of block: a block with no more behind its first symbol has no other coefficients. 0
  /// if so few bits can also fill a block with zeros and a coefficient.
  let endLength: Int

  static let window = Int(PHOLIO_JPEG_VALUE_WINDOW)
  static let dcWindow = Int(PHOLIO_JPEG_MEAN_WINDOW)

  /// - Parameters:
  ///   - keepsAC: Whether more than DC coefficients are asked for.
  ///   - largestStep: Values whose product with it may have more than 15 bits are not in `entries`.
  init?(_ header: FrameHeader, _ component: FrameComponent, keepsAC: Bool, largestStep: Int) {
    guard let dcTable = header.dcTables[component.dcTable], let acTable = header.acTables[component.acTable]
    else { return nil }
    var endLength = 0
    acTable.forEachCode(upTo: HuffmanTable.longestCode) { _, length, symbol in
      if symbol == 0 && length <= 5 { endLength = length }
    }
    self.endLength = endLength
    addDC(dcTable)
    guard keepsAC else { return }
    addEntries(acTable, largestStep: largestStep)
    addLongEntries(acTable)
  }

  private mutating func addDC(_ table: HuffmanTable) {
    dc = Array(repeating: 0, count: 1 << ValueTables.dcWindow)
    table.forEachCode(upTo: HuffmanTable.longestCode) { code, length, size in
      let entry = UInt16(length | size << 8)
      if length <= ValueTables.dcWindow {
        let shift = ValueTables.dcWindow - length
        for index in code << shift..<(code + 1) << shift { dc[index] = entry }
      } else {
        let shift = HuffmanTable.longestCode - length
        if longDC.isEmpty { firstLongDC = code << shift }
        longDC += repeatElement(entry, count: 1 << shift)
      }
    }
    // The scan was parsed: it has no others.
    longDC.append(1)
  }

  private mutating func addEntries(_ table: HuffmanTable, largestStep: Int) {
    let window = ValueTables.window
    var entries = [UInt32](repeating: 0, count: 1 << window)
    table.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = SymbolTables.acSymbol(symbol) else { return }
      let plain = ValueTables.entry(length, symbol)
      let left = window - length - symbol.size
      let first = code << (window - length)
      if left < 0 || largestStep << symbol.size > 0x8000 {
        if oddEntries.isEmpty { firstOdd = first }
        oddEntries += repeatElement(0, count: first - firstOdd - oddEntries.count)
        oddEntries += repeatElement(plain | UInt32(symbol.size) << 16, count: 1 << (window - length))
        return
      }
      for field in 0..<1 << symbol.size {
        // EXTEND (F.2.2.1).
        let value = symbol.size > 0 && field >> (symbol.size - 1) == 0 ? field - 1 << symbol.size + 1 : field
        let whole = plain | UInt32(truncatingIfNeeded: value) << 16
        for index in first + field << left..<first + (field + 1) << left { entries[index] = whole }
      }
    }
    self.entries = entries
    oddEntries.append(0)
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
}
