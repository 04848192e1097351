import CJPEGLanes

/// Look-up tables that tell how far the next symbols of entropy-coded data go.
///
/// An entry is for the next bits, a window of them. It says how many bits the symbols in the window take with
/// the bits that follow each of them (bits 0...5), how far they advance in the block (8...14), and whether
/// they end it (15). Entries can be added up while their symbols are of one block.
struct SymbolTables {
  /// The window in bits.
  static let window = PHOLIO_JPEG_LANE_WINDOW
  static let mostBits = PHOLIO_JPEG_LANE_ENTRY_BITS
  static let end: UInt16 = 0x8000
  /// What is not in a table: a code longer than the window, or one that no regular data has.
  static let unusual: UInt16 = 0
  /// The same in a `start` table: beyond any block, so that no look-up in a `skip` table follows.
  static let unusualStart: UInt16 = 65 << 8

  /// Tables of `1 << window` entries. In a `start` table a DC symbol is the first, in a `skip` table all are
  /// AC symbols.
  private(set) var entries: [UInt16] = []
  private var starts: [[Int]] = []
  private var skips: [Int] = []

  init(_ header: FrameHeader) {
    starts = Array(repeating: Array(repeating: 0, count: 4), count: 4)
    skips = Array(repeating: 0, count: 4)
    for destination in 0..<4 {
      let components = header.components.filter { $0.acTable == destination }
      guard !components.isEmpty, let table = header.acTables[destination] else { continue }
      let shorter = SymbolTables.skipEntries(SymbolTables.singleEntries(table))
      skips[destination] = entries.count
      entries += shorter[(1 << SymbolTables.window)...]
      for dc in Set(components.map(\.dcTable)) {
        guard let table = header.dcTables[dc] else { continue }
        starts[dc][destination] = entries.count
        entries += SymbolTables.startEntries(table, shorter)
      }
    }
  }

  /// Where the tables begin in `entries`.
  func start(dc: Int, ac: Int) -> Int { starts[dc][ac] }
  func skip(ac: Int) -> Int { skips[ac] }

  /// What an AC symbol RRRRSSSS means: end of block, 16 zeros, or a run and a value of at most 10 bits (F.1.2.2
  /// and table F.2). Nil for others.
  static func acSymbol(_ symbol: Int) -> (advance: Int, size: Int, isEnd: Bool)? {
    if symbol == 0 { return (1, 0, true) }
    if symbol == 0xF0 { return (16, 0, false) }
    return 1...10 ~= symbol & 15 ? (symbol >> 4 + 1, symbol & 15, false) : nil
  }

  /// One AC symbol each, with the length of its code in bits 16...20.
  private static func singleEntries(_ table: HuffmanTable) -> [UInt32] {
    var entries = [UInt32](repeating: UInt32(unusual), count: 1 << window)
    table.forEachCode(upTo: window) { code, length, symbol in
      guard let (advance, size, isEnd) = acSymbol(symbol), length + size <= mostBits else { return }
      let entry = UInt32(length + size) | UInt32(advance) << 8 | (isEnd ? UInt32(end) : 0)
      let shift = window - length
      for index in code << shift..<(code + 1) << shift { entries[index] = entry | UInt32(length) << 16 }
    }
    return entries
  }

  /// As many AC symbols as there are, for windows of all lengths: the entries of one of `bits` bits begin at
  /// `1 << bits`.
  private static func skipEntries(_ single: [UInt32]) -> [UInt16] {
    var entries = [UInt16](repeating: unusual, count: 2 << window)
    for bits in 1...window {
      for index in 0..<1 << bits {
        let first = single[index << (window - bits)]
        // The window may be shorter than the code, whose further bits are not known.
        if first >> 16 > UInt32(bits) || first >> 16 == 0 { continue }
        entries[1 << bits | index] = UInt16(truncatingIfNeeded: first)
        let left = bits - Int(first & 63)
        guard left > 0, first & UInt32(end) == 0 else { continue }
        entries[1 << bits | index] = sum(
          UInt16(truncatingIfNeeded: first), entries[1 << left | index & (1 << left - 1)])
      }
    }
    return entries
  }

  /// A DC symbol, the number of bits of its difference (F.1.2.1), and then AC symbols.
  private static func startEntries(_ table: HuffmanTable, _ skip: [UInt16]) -> [UInt16] {
    var entries = [UInt16](repeating: unusualStart, count: 1 << window)
    table.forEachCode(upTo: window) { code, length, size in
      guard length + size <= mostBits else { return }
      let first = UInt16(length + size) | 1 << 8
      let shift = window - length
      let left = max(0, shift - size)
      for index in code << shift..<(code + 1) << shift {
        entries[index] = left == 0 ? first : sum(first, skip[1 << left | index & (1 << left - 1)])
      }
    }
    return entries
  }

  /// Both, or only the first if the second is unusual or both are too much for an entry.
  private static func sum(_ first: UInt16, _ second: UInt16) -> UInt16 {
    if second & 63 == 0 || first & 63 + second & 63 > mostBits { return first }
    return first >> 8 & 127 + second >> 8 & 127 < 63 ? first + second : first
  }
}
