/// Why photos can't go into a list of limited capacity.
package enum OverflowRefusal<Name: Hashable & Sendable>: Error, Hashable {
  /// This many photos would find no room, even in the chain's last list.
  case doesNotFit(name: Name, capacity: Int, excess: Int)
  /// The lists' overflows form a circle; each name once, in order.
  case cycle([Name])
}

/// What one list of a chain does when photos go into the first.
package struct OverflowStep<Name: Hashable & Sendable, Element: Hashable & Sendable>: Hashable, Sendable {
  package let name: Name
  /// The photos that go into this list, in order; also those that are in it already and are moved.
  package let inserted: [Element]
  /// Where the first of them goes, counted among the list's remaining photos: those it has without the
  /// inserted ones. Nil: at the end.
  package let first: CellIndex?
  /// The photos that then are past the capacity and leave, in order.
  package let pushed: [Element]
}

/// Lists of limited capacity, each of which runs on into the next, as an exhibition goes on along the next
/// wall. Photos that are pushed past a list's end go, in order, to the **start** of the next.
package struct OverflowChain<Name: Hashable & Sendable>: Hashable, Sendable {
  package struct Link: Hashable, Sendable {
    package let name: Name
    /// How many photos it holds at most; nil if any number.
    package let capacity: Int?

    package init(name: Name, capacity: Int?) {
      precondition(capacity ?? 1 >= 1, "The capacity of \(name) cannot be \(capacity ?? 0)")
      self.name = name
      self.capacity = capacity
    }
  }

  /// From the first list to the last that it can reach. All but the last have a capacity.
  package let links: [Link]

  /// Follows the chain from a list to one without an overflow, or with room for any number.
  ///
  /// - Parameter lookUp: Gives a list's capacity and its overflow.
  /// - Throws: `OverflowRefusal.cycle` if the chain comes back to one of its lists; what `lookUp` throws.
  package init(
    from name: Name, lookUp: (Name) throws -> (capacity: Int?, overflow: Name?)
  ) throws {
    var links: [Link] = []
    var next: Name? = name
    while let name = next {
      if let start = links.firstIndex(where: { $0.name == name }) {
        throw OverflowRefusal.cycle(links[start...].map(\.name))
      }
      let (capacity, overflow) = try lookUp(name)
      links.append(Link(name: name, capacity: capacity))
      next = capacity == nil ? nil : overflow
    }
    self.links = links
  }

  /// What inserting photos into the first list does to it and, where it overflows, to the others; a list that
  /// nothing reaches has no step.
  ///
  /// With *Wall* of capacity 3 holding a b c, running on into *Second* holding d e:
  ///
  ///     let steps = try chain.steps(inserting: ["x", "y"], at: CellIndex(1), list: list)
  ///     // Wall:   a x y
  ///     // Second: b c d e
  ///
  /// A list that does not grow, because the photos are only moved in it, is not asked for room; one that does
  /// is cut to its capacity, even if it was over it before. A pushed photo that is in the next list already
  /// is moved to the start with the others.
  ///
  /// - Parameters:
  ///   - inserted: the photos, in order; one given twice counts once.
  ///   - first: where the first of them goes in the first list, counted among its remaining photos; nil, or
  ///     past the end: at the end.
  ///   - list: gives a list's photos in order, without those that the same change takes out of it. It is
  ///     asked only for lists that have a capacity.
  /// - Throws: `OverflowRefusal.doesNotFit` if photos are left over at the end of the chain; what `list`
  ///   throws.
  /// - Complexity: O(n + k) for n photos in the lists reached and k inserted ones.
  package func steps<Element>(
    inserting inserted: [Element], at first: CellIndex?, list: (Name) throws -> [Element]
  ) throws -> [OverflowStep<Name, Element>] {
    var steps: [OverflowStep<Name, Element>] = []
    var arriving = Boxes(inserted: inserted)
    for link in links where !arriving.isEmpty {
      let first = steps.isEmpty ? first : CellIndex(0)
      var pushed: [Element] = []
      if let capacity = link.capacity {
        var boxes = Boxes(try list(link.name))
        let before = boxes.count
        boxes.insert(arriving.elements, at: first ?? CellIndex(before))
        if boxes.count > before { pushed = boxes.removeAll(past: capacity) }
      }
      steps.append(
        OverflowStep(name: link.name, inserted: arriving.elements, first: first, pushed: pushed))
      arriving = Boxes(pushed)
    }
    if !arriving.isEmpty, let last = links.last {
      throw OverflowRefusal.doesNotFit(name: last.name, capacity: last.capacity ?? 0, excess: arriving.count)
    }
    return steps
  }
}

extension Boxes {
  /// The elements in order, each at its first mention.
  fileprivate init(inserted elements: [Element]) {
    self.init([])
    insert(elements, at: CellIndex(0))
  }
}
