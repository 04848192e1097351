import CReducedJPEG

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
  private var longs: [(from: Int, start: Int)] = []

  init(_ header: FrameHeader) {
    starts = Array(repeating: Array(repeating: 0, count: 4), count: 4)
    skips = Array(repeating: 0, count: 4)
    longs = Array(repeating: (SymbolTables.noLongs, 0), count: 4)
    for destination in 0..<4 {
      let components = header.components.filter { $0.acTable == destination }
      guard !components.isEmpty, let table = header.acTables[destination] else { continue }
      let skips = SymbolTables.skipTables(table)
      self.skips[destination] = entries.count
      entries += skips[SymbolTables.window]
      longs[destination] = addLongs(table)
      for dc in Set(components.map(\.dcTable)) {
        guard let table = header.dcTables[dc] else { continue }
        starts[dc][destination] = entries.count
        entries += SymbolTables.startTable(table, skips)
      }
    }
  }

  /// Where the tables begin in `entries`.
  func start(dc: Int, ac: Int) -> Int { starts[dc][ac] }
  func skip(ac: Int) -> Int { skips[ac] }

  /// Where entries of single AC symbols begin whose codes are longer than the window, and for which next 16
  /// bits: these and larger ones. Codes grow with their lengths (annex C).
  func longs(ac: Int) -> (from: Int, start: Int) { longs[ac] }

  /// More than 16 bits hold.
  static let noLongs = 1 << HuffmanTable.longestCode
  /// Long codes are rare, or there are few: more than so many entries are a table that no encoder makes.
  private static let mostLongs = 2048

  private mutating func addLongs(_ table: HuffmanTable) -> (from: Int, start: Int) {
    let longest = HuffmanTable.longestCode
    var from = SymbolTables.noLongs
    table.forEachCode(upTo: longest) { code, length, _ in
      if length > SymbolTables.window { from = min(from, code << (longest - length)) }
    }
    let count = SymbolTables.noLongs - from
    if count > SymbolTables.mostLongs { return (SymbolTables.noLongs, 0) }
    var added = [UInt16](repeating: SymbolTables.unusual, count: count)
    table.forEachCode(upTo: longest) { code, length, symbol in
      guard length > SymbolTables.window, let (advance, size, isEnd) = SymbolTables.acSymbol(symbol) else {
        return
      }
      let first = code << (longest - length) - from
      let entry = UInt16(length + size | advance << 8) | (isEnd ? SymbolTables.end : 0)
      for index in first..<first + (1 << (longest - length)) { added[index] = entry }
    }
    entries += added
    return (from, entries.count - count)
  }

  /// What an AC symbol RRRRSSSS means: end of block, 16 zeros, or a run and a value of at most 10 bits
  /// (F.1.2.2 and table F.2). Nil for others.
  static func acSymbol(_ symbol: Int) -> (advance: Int, size: Int, isEnd: Bool)? {
    if symbol == 0 { return (1, 0, true) }
    if symbol == 0xF0 { return (16, 0, false) }
    return 1...10 ~= symbol & 15 ? (symbol >> 4 + 1, symbol & 15, false) : nil
  }

  /// As many AC symbols as there are, for windows of all lengths, at their index: how many bits are left
  /// behind a symbol depends on it.
  private static func skipTables(_ table: HuffmanTable) -> [[UInt16]] {
    var shorter: [[UInt16]] = [[]]
    for bits in 1...window {
      shorter.append(entries(table, bits, unusual: unusual, then: shorter) { acSymbol($0) })
    }
    return shorter
  }

  /// A DC symbol, the number of bits of its difference (F.1.2.1), and then AC symbols.
  private static func startTable(_ table: HuffmanTable, _ skips: [[UInt16]]) -> [UInt16] {
    entries(table, window, unusual: unusualStart, then: skips) { (1, $0, false) }
  }

  /// Entries of a window of `bits` bits: a symbol, and what the bits behind it say in a shorter window.
  private static func entries(
    _ table: HuffmanTable, _ bits: Int, unusual: UInt16, then shorter: [[UInt16]],
    _ meaning: (Int) -> (advance: Int, size: Int, isEnd: Bool)?
  ) -> [UInt16] {
    var entries = [UInt16](repeating: unusual, count: 1 << bits)
    table.forEachCode(upTo: bits) { code, length, symbol in
      guard let (advance, size, isEnd) = meaning(symbol), length + size <= mostBits else { return }
      let first = UInt16(length + size | advance << 8) | (isEnd ? end : 0)
      let left = bits - length - size
      let start = code << (bits - length)
      let all = start..<start + (1 << (bits - length))
      if isEnd || left <= 0 {
        for index in all { entries[index] = first }
        return
      }
      let count = 1 << left
      let further = shorter[left]
      for index in 0..<count { entries[start &+ index] = sum(first, further[index]) }
      // The same for each value of the bits that follow the code.
      for index in all.dropFirst(count) { entries[index] = entries[index &- count] }
    }
    return entries
  }

  /// Both, or only the first if the second is unusual or both are too much for an entry.
  @inline(__always)
  private static func sum(_ first: UInt16, _ second: UInt16) -> UInt16 {
    let fits =
      second & 63 != 0 && first & 63 &+ second & 63 <= UInt16(mostBits)
      && first >> 8 & 127 &+ second >> 8 & 127 < 63
    return fits ? first &+ second : first
  }
}
