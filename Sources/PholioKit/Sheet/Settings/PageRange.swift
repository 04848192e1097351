/// Pages to write, as people write them: `2`, `2-3`, `2-`, `1,4-5`. Counted from 1.
package struct PageRange: Hashable, Sendable {
  package let text: String
  private let ranges: [ClosedRange<Int>]

  /// - Throws: `SheetOptionError.notAPageRange`.
  package init(_ text: String) throws(SheetOptionError) {
    self.text = text
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = Self.number(ends[0]) else { throw .notAPageRange(text) }
      let last = ends.count == 1 ? first : ends[1].isEmpty ? Int.max : Self.number(ends[1])
      guard let last, first <= last else { throw .notAPageRange(text) }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 48...57 ~= $0 }), let number = Int(digits), number > 0
    else {
      return nil
    }
    return number
  }

  /// The pages, counted from 0, in order.
  ///
  /// - Throws: `SheetError.noSuchPage` for a range past the last page.
  func pages(of count: Int) throws(SheetError) -> [Int] {
    for range in ranges
    where range.lowerBound > count || (range.upperBound > count && range.upperBound != .max) {
      throw .noSuchPage(text, pages: count)
    }
    return (0..<count).filter { page in ranges.contains { $0.contains(page + 1) } }
  }
}
