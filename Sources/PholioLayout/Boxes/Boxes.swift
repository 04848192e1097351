/// A list's photos in order, while photos are put in and others leave at its end. After the dynamic boxes of
/// the original Pholio for iPad.
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

  /// Takes out and returns, in order, the elements past the first `count`.
  package mutating func removeAll(past count: Int) -> [Element] {
    precondition(count >= 0, "A list cannot be cut to \(count) elements")
    let rest = Array(elements.dropFirst(count))
    elements.removeLast(rest.count)
    return rest
  }
}
