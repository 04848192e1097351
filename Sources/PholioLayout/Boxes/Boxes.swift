/// A gallery's photos in order. The array alone decides where photos lie on the page; moving photos takes
/// them out and puts them in elsewhere. After the dynamic boxes of the original Pholio for iPad.
///
/// An element is in the list at most once.
package struct Boxes<Element: Hashable> {
  package private(set) var elements: [Element]

  /// - Complexity: O(n)
  package init(_ elements: some Sequence<Element>) {
    self.elements = Array(elements)
    precondition(
      Set(self.elements).count == self.elements.count, "A list holds an element once: \(self.elements)")
  }

  package var count: Int { elements.count }

  package var isEmpty: Bool { elements.isEmpty }

  package subscript(cell: CellIndex) -> Element { elements[cell.rawValue] }

  /// - Complexity: O(n)
  package func index(of element: Element) -> CellIndex? {
    elements.firstIndex(of: element).map { CellIndex($0) }
  }

  /// Moves elements, in the order given, to a destination. An element given twice counts once, at its first
  /// mention.
  ///
  /// A destination next to one of the moved elements changes nothing: they would land on themselves.
  ///
  ///     var boxes = Boxes("abcdef")
  ///     boxes.move(["e", "b"], to: .onto("d"))
  ///     print(String(boxes.elements))
  ///     // acebdf
  ///
  /// - Returns: whether the order changed.
  /// - Complexity: O(n + k log k) for k moved elements.
  @discardableResult
  package mutating func move(_ selection: some Sequence<Element>, to destination: Destination<Element>)
    -> Bool
  {
    let cells = cellIndexes(of: selection)
    if cells.isEmpty { return false }
    return move(Held(cells), to: destination.map { cellIndex(of: $0) })
  }

  /// Moves held cells to a destination, both counted in the list before the move.
  ///
  /// - Returns: whether the order changed.
  /// - Complexity: O(n) for n elements.
  @discardableResult
  package mutating func move(_ held: Held, to destination: Destination<CellIndex>) -> Bool {
    guard let first = destination.insertionIndex(of: held, count: count), !held.lies(at: first) else {
      return false
    }
    let moved = held.cells.map { self[$0] }
    take(held)
    elements.insert(contentsOf: moved, at: first.rawValue)
    return true
  }

  /// The list as it is after a move.
  package func moved(_ selection: some Sequence<Element>, to destination: Destination<Element>) -> Boxes {
    var boxes = self
    boxes.move(selection, to: destination)
    return boxes
  }

  /// Puts elements in, in the order given, so that the first of them ends at `cell`, or at the end of the
  /// list if that comes first. Elements that are in the list already are moved there. Given twice, an element
  /// counts once.
  ///
  ///     var boxes = Boxes("abc")
  ///     boxes.insert("xb", at: CellIndex(0))
  ///     print(String(boxes.elements))
  ///     // xbac
  ///
  /// - Parameter cell: counted in the list after the change.
  /// - Complexity: O(n + k) for k inserted elements.
  package mutating func insert(_ inserted: some Sequence<Element>, at cell: CellIndex) {
    var given: Set<Element> = []
    let inserted = inserted.filter { given.insert($0).inserted }
    elements.removeAll { given.contains($0) }
    elements.insert(contentsOf: inserted, at: min(cell.rawValue, count))
  }

  /// Takes elements out; those that are not in the list are passed over.
  ///
  /// - Complexity: O(n + k) for k removed elements.
  package mutating func remove(_ removed: some Sequence<Element>) {
    let removed = Set(removed)
    elements.removeAll { removed.contains($0) }
  }

  /// Takes out and returns, in order, the elements past the first `count`.
  package mutating func removeAll(past count: Int) -> [Element] {
    precondition(count >= 0, "A list cannot be cut to \(count) elements")
    let rest = Array(elements.dropFirst(count))
    elements.removeLast(rest.count)
    return rest
  }

  /// Exchanges two elements; each must be in the list.
  ///
  /// - Complexity: O(n)
  package mutating func swap(_ one: Element, _ other: Element) {
    elements.swapAt(cellIndex(of: one).rawValue, cellIndex(of: other).rawValue)
  }

  /// - Complexity: O(n)
  package mutating func reverse() {
    elements.reverse()
  }

  private mutating func take(_ held: Held) {
    var rest: [Element] = []
    rest.reserveCapacity(count)
    var kept = 0
    for cell in held.ascending {
      rest += elements[kept..<cell.rawValue]
      kept = cell.rawValue + 1
    }
    rest += elements[kept...]
    elements = rest
  }

  private func cellIndex(of element: Element) -> CellIndex {
    guard let cell = index(of: element) else { preconditionFailure("\(element) is not in the list") }
    return cell
  }

  /// The cells of a selection in the order given, each once.
  private func cellIndexes(of selection: some Sequence<Element>) -> [CellIndex] {
    var given: Set<Element> = []
    let selection = selection.filter { given.insert($0).inserted }
    if selection.count < 2 { return selection.map { cellIndex(of: $0) } }
    var indexes: [Element: CellIndex] = [:]
    for (cell, element) in elements.enumerated() where given.contains(element) {
      indexes[element] = CellIndex(cell)
    }
    return selection.map { element in
      guard let cell = indexes[element] else { preconditionFailure("\(element) is not in the list") }
      return cell
    }
  }
}

extension Boxes: Equatable {}
extension Boxes: Hashable {}
extension Boxes: Sendable where Element: Sendable {}

extension Boxes: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
