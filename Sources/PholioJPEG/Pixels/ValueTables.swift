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
  private let acTable: HuffmanTable
  /// Of values in `entries`.
  private var mostBits: Int

  static let window = Int(PHOLIO_JPEG_VALUE_WINDOW)
  static let dcWindow = Int(PHOLIO_JPEG_MEAN_WINDOW)

  /// - Parameter basis: Values that may be too large with its largest step are not in `entries`: of those,
  ///   each coefficient's own step is looked up.
  init?(_ header: FrameHeader, _ component: FrameComponent, _ basis: BlockBasis) {
    guard let dcTable = header.dcTables[component.dcTable], let acTable = header.acTables[component.acTable]
    else { return nil }
    self.acTable = acTable
    mostBits = ValueTables.mostBits(basis)
    var endLength = 0
    acTable.forEachCode(upTo: HuffmanTable.longestCode) { _, length, symbol in
      if symbol == 0 && length <= 5 { endLength = length }
    }
    self.endLength = endLength
    addDC(dcTable)
    guard basis.size > 1 else { return }
    entries = Array(repeating: 0, count: 1 << ValueTables.window)
    addEntries(0...mostBits)
    addOddEntries()
    addLongEntries()
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

  /// Adds the entries of values that can't be too large where fewer coefficients are wanted.
  mutating func narrow(to basis: BlockBasis) {
    let most = ValueTables.mostBits(basis)
    if most <= mostBits || entries.isEmpty { return }
    addEntries(mostBits + 1...most)
    mostBits = most
  }

  /// The most bits of a value that can't be too large with any of the steps.
  private static func mostBits(_ basis: BlockBasis) -> Int {
    let values = basis.largestCoefficient / basis.largestStep + 1
    return Int.bitWidth - 1 - values.leadingZeroBitCount
  }

  /// Of symbols with values of so many bits that are whole in the window.
  private mutating func addEntries(_ sizes: ClosedRange<Int>) {
    let window = ValueTables.window
    var entries: [UInt32] = []
    swap(&entries, &self.entries)
    acTable.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = SymbolTables.acSymbol(symbol), sizes.contains(symbol.size) else { return }
      let plain = ValueTables.entry(length, symbol)
      let left = window - length - symbol.size
      if left < 0 { return }
      let first = code << (window - length)
      for field in 0..<1 << symbol.size {
        // EXTEND (F.2.2.1).
        let value = symbol.size > 0 && field >> (symbol.size - 1) == 0 ? field - 1 << symbol.size + 1 : field
        let whole = plain | UInt32(truncatingIfNeeded: value) << 16
        for index in first + field << left..<first + (field + 1) << left { entries[index] = whole }
      }
    }
    swap(&entries, &self.entries)
  }

  /// Of all others whose codes are not longer than the window.
  private mutating func addOddEntries() {
    let window = ValueTables.window
    acTable.forEachCode(upTo: window) { code, length, symbol in
      guard let symbol = SymbolTables.acSymbol(symbol),
        symbol.size > mostBits || length + symbol.size > window
      else { return }
      let first = code << (window - length)
      if oddEntries.isEmpty { firstOdd = first }
      oddEntries += repeatElement(0, count: first - firstOdd - oddEntries.count)
      let entry = ValueTables.entry(length, symbol) | UInt32(symbol.size) << 16
      oddEntries += repeatElement(entry, count: 1 << (window - length))
    }
    oddEntries.append(0)
  }

  private mutating func addLongEntries() {
    acTable.forEachCode(upTo: HuffmanTable.longestCode) { code, length, symbol in
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
