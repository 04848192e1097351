import PholioLayout
import PholioLibrary
package import PholioSheets

extension MarkedSheet {
  /// The marked cells, each once, at its first mention.
  ///
  /// - Throws: `PickError`, `SelectionError`, `FileError`.
  package func cells(_ marks: SheetMarks) throws -> [SheetMap.Cell] {
    let picked =
      switch marks {
      case .points(let points): try cells(at: points)
      case .numbers(let selection): try cells(numbered: selection)
      }
    var seen: Set<Int> = []
    return picked.filter { seen.insert($0.position).inserted }
  }

  private func cells(numbered selection: Selection) throws -> [SheetMap.Cell] {
    let (byNumber, last) = try numbered()
    func number(_ typed: Selection.TypedPosition) -> Int {
      if case .position(let position) = typed { position.rawValue } else { last }
    }
    let numbers = byNumber.keys.sorted()
    var picked: [SheetMap.Cell] = []
    for part in selection.split() {
      guard let terms = part.positions else {
        // First what is wrong with the text, if something is.
        _ = try selection.expression
        throw PickError.notANumber(part.shown)
      }
      for term in terms {
        let (low, high) = (number(term.first), number(term.last))
        guard low <= high else { throw SelectionError.backwards(part.shown) }
        guard byNumber[low] != nil, byNumber[high] != nil else {
          throw PickError.notOnSheet(part.shown, numbers: numbers)
        }
        picked += numbers.filter { (low...high).contains($0) }.compactMap { byNumber[$0] }
      }
    }
    return picked
  }
}
