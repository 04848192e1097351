/// A Huffman table as a DHT segment gives it, with what canonical decoding needs (ITU-T T.81, annex C and
/// F.2.2.3).
final class HuffmanTable: Sendable {
  /// The longest code (B.2.4.2).
  static let longestCode = 16

  /// Symbols in the order of their codes.
  let symbols: [UInt8]
  /// For each length, at its index: the first code, how many there are, and where its symbols begin.
  private let lengths: [(firstCode: Int, count: Int, firstSymbol: Int)]

  /// - Parameter counts: How many codes there are of each length from 1 to 16 (BITS).
  /// - Returns: Nil if so many codes do not fit; the code of ones alone is never used (C.2).
  init?(counts: InlineArray<16, Int>, symbols: [UInt8]) {
    self.symbols = symbols
    var lengths = [(firstCode: 0, count: 0, firstSymbol: 0)]
    var code = 0
    var symbol = 0
    for length in 1...HuffmanTable.longestCode {
      let number = counts[length - 1]
      lengths.append((code, number, symbol))
      code += number
      symbol += number
      if number > 0 && code >= 1 << length { return nil }
      code <<= 1
    }
    guard symbol == symbols.count else { return nil }
    self.lengths = lengths
  }

  /// The symbol whose code `bits` begins with, by its length: DECODE (F.2.2.3). Nil if there is none.
  ///
  /// - Parameter bits: The code is in the topmost bits.
  func symbol(in bits: UInt64) -> (symbol: Int, length: Int)? {
    // Long codes come here, as tables have the others.
    for length in (1...HuffmanTable.longestCode).reversed() {
      let codes = lengths[length]
      let offset = Int(bits >> UInt64(64 - length)) - codes.firstCode
      if offset >= 0 && offset < codes.count { return (Int(symbols[codes.firstSymbol + offset]), length) }
    }
    return nil
  }

  /// Calls `body` with every code of at most `longest` bits, its length and its symbol.
  func forEachCode(upTo longest: Int, _ body: (_ code: Int, _ length: Int, _ symbol: Int) -> Void) {
    for length in 1...longest {
      let codes = lengths[length]
      for index in 0..<codes.count {
        body(codes.firstCode + index, length, Int(symbols[codes.firstSymbol + index]))
      }
    }
  }
}
