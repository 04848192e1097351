/// A Huffman table as a DHT segment gives it, with what canonical decoding needs (ITU-T T.81, annex C and
/// F.2.2.3).
struct HuffmanTable {
  /// The longest code (B.2.4.2).
  static let longestCode = 16

  /// Symbols in the order of their codes.
  let symbols: [UInt8]
  /// For each length, at its index: the first code, how many there are, and where its symbols begin.
  private(set) var firstCode: InlineArray<17, Int> = .init(repeating: 0)
  private(set) var count: InlineArray<17, Int> = .init(repeating: 0)
  private(set) var firstSymbol: InlineArray<17, Int> = .init(repeating: 0)

  /// - Parameter counts: How many codes there are of each length from 1 to 16 (BITS).
  /// - Returns: Nil if so many codes do not fit; the code of ones alone is never used (C.2).
  init?(counts: InlineArray<16, Int>, symbols: [UInt8]) {
    self.symbols = symbols
    var code = 0
    var symbol = 0
    for length in 1...HuffmanTable.longestCode {
      let number = counts[length - 1]
      firstCode[length] = code
      count[length] = number
      firstSymbol[length] = symbol
      code += number
      symbol += number
      if number > 0 && code >= 1 << length { return nil }
      code <<= 1
    }
    guard symbol == symbols.count else { return nil }
  }

  /// The symbol whose code `bits` begins with, by its length: DECODE (F.2.2.3). Nil if there is none.
  ///
  /// - Parameter bits: The code is in the topmost bits.
  func symbol(in bits: UInt64) -> (symbol: Int, length: Int)? {
    for length in 1...HuffmanTable.longestCode {
      let offset = Int(bits >> UInt64(64 - length)) - firstCode[length]
      if offset >= 0 && offset < count[length] {
        return (Int(symbols[firstSymbol[length] + offset]), length)
      }
    }
    return nil
  }

  /// Calls `body` with every code of at most `longest` bits, its length and its symbol.
  func forEachCode(upTo longest: Int, _ body: (_ code: Int, _ length: Int, _ symbol: Int) -> Void) {
    for length in 1...longest {
      for index in 0..<count[length] {
        body(firstCode[length] + index, length, Int(symbols[firstSymbol[length] + index]))
      }
    }
  }
}
