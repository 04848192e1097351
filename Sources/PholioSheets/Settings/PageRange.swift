import PholioFacts

/// Pages to write, as people write them: `2`, `2-3`, `2-`, `1,4-5`. Counted from 1.
package struct PageRange: Hashable, Sendable {
  package let text: String
  private let parts: [Part]

  private struct Part: Hashable, Sendable {
    var first: Int
    /// Nil: the last page there is.
    var last: Int?
  }

  /// - Throws: `SheetOptionError.notAPageRange`.
  package init(_ text: String) throws(SheetOptionError) {
    self.text = text
    var parts: [Part] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count <= 2, let first = Self.number(ends[0]) else { throw .notAPageRange(text) }
      if ends.count == 2, ends[1].isEmpty {
        parts.append(Part(first: first, last: nil))
        continue
      }
      guard let last = ends.count == 1 ? first : Self.number(ends[1]), first <= last else {
        throw .notAPageRange(text)
      }
      parts.append(Part(first: first, last: last))
    }
    self.parts = parts
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.isAllDigits, let number = Int(digits), number > 0 else { return nil }
    return number
  }

  /// The pages, counted from 0, in order.
  ///
  /// - Throws: `SheetError.noSuchPage` for a range past the last page.
  func pages(of count: Int) throws(SheetError) -> [Int] {
    var chosen: [ClosedRange<Int>] = []
    for part in parts {
      guard part.first <= count, part.last ?? count <= count else { throw .noSuchPage(text, pages: count) }
      chosen.append(part.first...(part.last ?? count))
    }
    return (0..<count).filter { page in chosen.contains { $0.contains(page + 1) } }
  }
}
