/// How many columns and rows a gallery's first cell spans, like the large first letter of a chapter.
package struct DropCap: Hashable, Sendable {
  /// Possible spans, in columns or in rows.
  package static let span = 1...99

  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    precondition(
      DropCap.span ~= columns && DropCap.span ~= rows,
      "A drop cap spans \(DropCap.span) columns and rows, not \(columns)x\(rows)")
    self.columns = columns
    self.rows = rows
  }

  /// No drop cap: the first cell is like the others.
  package static let none = DropCap(columns: 1, rows: 1)

  /// What may stand between columns and rows.
  package static let signs: Set<Character> = ["x", "X", "×"]

  /// Reads columns x rows, for example `2x2` or `2×2`: plain digits with no sign, no space and no leading
  /// zero.
  package init?(_ text: String) {
    let spans = text.split(omittingEmptySubsequences: false, whereSeparator: DropCap.signs.contains)
      .map(DropCap.readSpan)
    guard spans.count == 2, let columns = spans[0], let rows = spans[1] else { return nil }
    self.init(columns: columns, rows: rows)
  }

  private static func readSpan(_ digits: Substring) -> Int? {
    // Int's own reading also takes "+2" and "02".
    guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      digits.utf8.first != UInt8(ascii: "0"),
      let value = Int(digits), span ~= value
    else { return nil }
    return value
  }
}

extension DropCap: CustomStringConvertible {
  /// As it is read: `2x2`.
  package var description: String { "\(columns)x\(rows)" }
}
