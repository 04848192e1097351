import PholioLayout

extension Destination<CellIndex> {
  /// A list as it is after a move here.
  func moving<Element>(_ held: Held, in list: [Element]) -> [Element] {
    guard let first = insertionIndex(of: held, count: list.count) else { return list }
    var rest = list.indices.filter { !held.contains(CellIndex($0)) }.map { list[$0] }
    rest.insert(contentsOf: held.cells.map { list[$0.rawValue] }, at: first.rawValue)
    return rest
  }
}
