/// Look-up tables for the next bits of entropy-coded data.
///
/// An entry is for the bits of a window. It says how many bits the symbols in it take with the bits that
/// follow them (bits 0...4), how many bits of a coefficient's value come last (5...8), how far they advance
/// in the block, an end of block counted as 1 (9...14), and whether they end it (15). A code that is longer
/// than the window, or that no regular data has, has the entry `unusual`.
struct SymbolTables {
  /// Windows in bits.
  static let dcWindow = 11
  static let acWindow = 13

  /// Takes no bits, and "ends" the block.
  static let unusual: UInt16 = end
  static let end: UInt16 = 0x8000

  /// For each destination that is used: the table of DC symbols, of single AC symbols, and of as many AC
  /// symbols at once as lie in the window, whose values are skipped.
  private(set) var entries: [UInt16] = []
  private var starts: [Int] = []
  private let dcTables: [HuffmanTable?]
  private let acTables: [HuffmanTable?]

  init(_ header: FrameHeader) {
    dcTables = header.dcTables
    acTables = header.acTables
    starts = [Int](repeating: 0, count: 12)
    for index in 0..<4 {
      if header.components.contains(where: { $0.dcTable == index }), let table = header.dcTables[index] {
        starts[index] = entries.count
        entries += SymbolTables.dcEntries(table)
      }
    }
    for index in 0..<4 {
      if header.components.contains(where: { $0.acTable == index }), let table = header.acTables[index] {
        let single = SymbolTables.acEntries(table)
        starts[4 + index] = entries.count
        entries += single
        starts[8 + index] = entries.count
        entries += SymbolTables.skipEntries(single)
      }
    }
  }

  func dcStart(_ destination: Int) -> Int { starts[destination] }
  func acStart(_ destination: Int) -> Int { starts[4 + destination] }
  func skipStart(_ destination: Int) -> Int { starts[8 + destination] }

  /// DC symbols: the number of bits of the difference (F.1.2.1).
  private static func dcEntries(_ table: HuffmanTable) -> [UInt16] {
    var entries = [UInt16](repeating: unusual, count: 1 << dcWindow)
    table.forEachCode(upTo: dcWindow) { code, length, size in
      let entry = UInt16(length + size) | UInt16(size) << 5 | 1 << 9
      let shift = dcWindow - length
      for index in code << shift..<(code + 1) << shift { entries[index] = entry }
    }
    return entries
  }

  /// AC symbols: a run of zeros and the number of bits of the value behind it (F.1.2.2).
  private static func acEntries(_ table: HuffmanTable) -> [UInt16] {
    var entries = [UInt16](repeating: unusual, count: 1 << acWindow)
    table.forEachCode(upTo: acWindow) { code, length, symbol in
      guard let (advance, size, isEnd) = acSymbol(symbol) else { return }
      let entry = UInt16(length + size) | UInt16(size) << 5 | UInt16(advance) << 9 | (isEnd ? end : 0)
      let shift = acWindow - length
      for index in code << shift..<(code + 1) << shift { entries[index] = entry }
    }
    return entries
  }

  /// What a symbol RRRRSSSS means: end of block, 16 zeros, or a run and a value of at most 10 bits (table
  /// F.2). Nil for others.
  static func acSymbol(_ symbol: Int) -> (advance: Int, size: Int, isEnd: Bool)? {
    if symbol == 0 { return (1, 0, true) }
    if symbol == 0xF0 { return (16, 0, false) }
    return 1...10 ~= symbol & 15 ? (symbol >> 4 + 1, symbol & 15, false) : nil
  }

  /// From the shortest window to the longest: the first symbol, and then the entry of the bits left.
  private static func skipEntries(_ single: [UInt16]) -> [UInt16] {
    // Those of a window of `bits` bits begin at 1 << bits.
    var entries = [UInt16](repeating: unusual, count: 2 << acWindow)
    for bits in 1...acWindow {
      for window in 0..<1 << bits {
        let first = single[window << (acWindow - bits)]
        let length = Int(first & 31)
        let code = length - Int(first >> 5 & 15)
        // The window may be shorter than the code, whose further bits are not known.
        guard length > 0, code <= bits else { continue }
        let skipped = first & ~(15 << 5)
        let left = bits - length
        guard left > 0, first & end == 0 else {
          entries[1 << bits | window] = skipped
          continue
        }
        let rest = entries[1 << left | window & (1 << left - 1)]
        let isBoth = rest != unusual && (first >> 9 & 63) + (rest >> 9 & 63) < 63
        entries[1 << bits | window] = isBoth ? skipped + rest : skipped
      }
    }
    return Array(entries[(1 << acWindow)...])
  }

  /// The symbol that `bits` begin with, from their topmost on, with the length of its code; by canonical
  /// decoding.
  func dcSymbol(in bits: UInt64, destination: Int) -> (symbol: Int, length: Int)? {
    dcTables[destination]?.symbol(in: bits)
  }

  func acSymbol(in bits: UInt64, destination: Int) -> (symbol: Int, length: Int)? {
    acTables[destination]?.symbol(in: bits)
  }
}
