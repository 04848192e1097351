/// Where held photos go in a list. The anchor says which photo a destination is next to: an element of the
/// list or a `CellIndex`, always as the list was before the move.
package enum Destination<Anchor> {
  /// The first of them ends at this cell; past the end, at the end.
  case to(CellIndex)
  /// At the end.
  case end
  /// As if dropped on a box: together right after it if the first picked up was before it, else right before
  /// it.
  case onto(Anchor)
  /// Right before a photo, wherever it ends up; for one of themselves: where it is.
  case before(Anchor)
  /// Right after a photo, wherever it ends up; for one of themselves: where it is.
  case after(Anchor)

  /// The photo it is next to, if it is next to one.
  package var anchor: Anchor? {
    switch self {
    case .to, .end: nil
    case .onto(let anchor), .before(let anchor), .after(let anchor): anchor
    }
  }

  /// The same destination with another kind of anchor, for example a cell index instead of a name.
  package func map<Other, Failure: Error>(
    _ transform: (Anchor) throws(Failure) -> Other
  ) throws(Failure) -> Destination<Other> {
    switch self {
    case .to(let cell): .to(cell)
    case .end: .end
    case .onto(let anchor): .onto(try transform(anchor))
    case .before(let anchor): .before(try transform(anchor))
    case .after(let anchor): .after(try transform(anchor))
    }
  }
}

extension Destination: Equatable where Anchor: Equatable {}
extension Destination: Hashable where Anchor: Hashable {}
extension Destination: Sendable where Anchor: Sendable {}

extension Destination<CellIndex> {
  /// The cell index at which the first of the held photos ends when they go here, or nil if nothing changes
  /// because they are dropped onto one of themselves. Before or after one of themselves, they gather where it
  /// is.
  ///
  /// The result is in the index space of the list **after** the move; equally it says before which of the
  /// remaining photos, counted once the held ones have been taken out, they are inserted.
  /// `Held.cell(amongRemaining:)` gives the neighbours' indexes in the list before the move. With cells named
  /// by letters, holding e and then b:
  ///
  ///     let held = Held([CellIndex(4), CellIndex(1)])               // of a b c d e f
  ///     let onto = Destination.onto(CellIndex(3))                   // d
  ///     print(onto.insertionIndex(of: held, count: 6)!)             // a c e b d f
  ///     // cell 2
  ///
  /// A result other than nil does not mean a change: the photos may lie there already, see `Held.lies(at:)`.
  ///
  /// - Parameters:
  ///   - held: cells of the list before the move.
  ///   - count: how many photos the list has, the held ones included; the anchor is one of them.
  /// - Complexity: O(log k) for k held photos; the list itself is not needed.
  package func insertionIndex(of held: Held, count: Int) -> CellIndex? {
    precondition(
      held.ascending[held.count - 1].rawValue < count,
      "\(held.ascending[held.count - 1]) is not in a list of \(count)")
    if let anchor {
      precondition(anchor.rawValue < count, "\(anchor) is not in a list of \(count)")
      if held.contains(anchor) {
        if case .onto = self { return nil }
        return CellIndex(anchor.rawValue - held.countBefore(anchor))
      }
    }
    switch self {
    case .to(let cell):
      return min(cell, CellIndex(count - held.count))
    case .end:
      return CellIndex(count - held.count)
    case .onto(let anchor) where held.first < anchor, .after(let anchor):
      return CellIndex(anchor.rawValue - held.countBefore(anchor) + 1)
    case .onto(let anchor), .before(let anchor):
      return CellIndex(anchor.rawValue - held.countBefore(anchor))
    }
  }
}

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
