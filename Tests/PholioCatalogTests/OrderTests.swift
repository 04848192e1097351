import PholioCatalog
import PholioLayout
import PholioTestSupport
import Testing

/// The catalog's order against a plain list's.
@Suite struct OrderTests {
  /// A request in terms of photo numbers.
  enum Request: CustomStringConvertible {
    case move([Int], Destination<Int>)
    case swap(Int, Int)
    case sort([SortKey], reversed: Bool)
    case reverse

    var description: String {
      switch self {
      case .move(let items, let destination): "move \(items) \(destination)"
      case .swap(let a, let b): "swap \(a) \(b)"
      case .sort(let keys, let reversed): "sort \(keys) reversed \(reversed)"
      case .reverse: "reverse"
      }
    }

    /// The same request on a plain list.
    func applied(to list: [Int]) -> [Int] {
      switch self {
      case .move(let items, let destination):
        var rest = list.filter { !items.contains($0) }
        if let anchor = destination.anchor, items.contains(anchor) {
          if case .onto = destination { return list }
          // They gather where it is.
          let index = list.prefix { $0 != anchor }.filter { !items.contains($0) }.count
          rest.insert(contentsOf: items, at: index)
          return rest
        }
        let index =
          switch destination {
          case .to(let cell): min(cell.rawValue, rest.count)
          case .end: rest.count
          case .before(let anchor): rest.firstIndex(of: anchor)!
          case .after(let anchor): rest.firstIndex(of: anchor)! + 1
          case .onto(let anchor):
            rest.firstIndex(of: anchor)!
              + (list.firstIndex(of: items[0])! < list.firstIndex(of: anchor)! ? 1 : 0)
          }
        rest.insert(contentsOf: items, at: index)
        return rest
      case .swap(let a, let b):
        return list.map { $0 == a ? b : $0 == b ? a : $0 }
      case .sort(let keys, let reversed):
        func key(_ number: Int) -> [Int] {
          keys.map { $0 == .size ? 1000 + number * 7919 % 1009 : number } + [number]
        }
        let sorted = list.sorted { key($0).lexicographicallyPrecedes(key($1)) }
        return reversed ? sorted.reversed() : sorted
      case .reverse:
        return list.reversed()
      }
    }

    func perform(on test: TestCatalog) throws -> Bool {
      func id(_ number: Int) -> ListItem { test.photos[number].rawValue }
      let list = OrderedList.gallery(test.gallery)
      return try test.catalog.write { tx in
        let edit =
          switch self {
          case .move(let items, let destination):
            try tx.orders.move(items.map(id), to: destination.map(id), in: list)
          case .swap(let a, let b): try tx.orders.swap(id(a), id(b), in: list)
          case .sort(let keys, let reversed): try tx.orders.sort(test.gallery, by: keys, reversed: reversed)
          case .reverse:
            try tx.orders.arrange(list, as: tx.orders.items(of: list).reversed(), isByHand: false)
          }
        return try tx.orders.record(edit, description)
      }
    }
  }

  static func random(_ count: Int, _ random: inout SeededGenerator) -> Request {
    let items = Array(
      (0..<count).shuffled(using: &random).prefix(.random(in: 1...min(count, 5), using: &random)))
    let anchor = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return .swap(items[0], anchor)
    case 1:
      return .sort(
        [[.date], [.name], [.size], [.size, .date]].randomElement(using: &random)!,
        reversed: .random(using: &random))
    case 2: return .reverse
    case 3, 4, 5: return .move(items, .to(CellIndex(.random(in: 0...count + 2, using: &random))))
    case 6, 7: return .move(items, .before(anchor))
    case 8, 9: return .move(items, .after(anchor))
    default: return .move(items, .onto(anchor))
    }
  }

  @Test(arguments: 0..<20)
  func everySequenceIsAPlainListsAndUndoesToTheStartAndRedoesToTheEnd(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...30, using: &random)
    let test = try TestCatalog(photos: count)
    var lists = [try test.order()]
    #expect(lists[0] == Array(0..<count))
    for _ in 0..<120 {
      let request = Self.random(count, &random)
      let expected = request.applied(to: lists.last!)
      let revision = try test.revision()
      let changed = try request.perform(on: test)
      let order = try test.order()
      #expect(order == expected, "\(request) on \(lists.last!)")
      #expect(changed == (expected != lists.last!), "\(request)")
      #expect(try test.revision() == revision + (changed ? 1 : 0), "\(request)")
      if changed { lists.append(order) }
    }
    for list in lists.dropLast().reversed() {
      _ = try test.catalog.write { try $0.orders.undo(.gallery(test.gallery)) }
      #expect(try test.order() == list)
    }
    #expect(throws: OrderError.nothingToUndo(gallery: "Test")) {
      try test.catalog.write { try $0.orders.undo(.gallery(test.gallery)) }
    }
    for list in lists.dropFirst() {
      _ = try test.catalog.write { try $0.orders.redo(nil) }
      #expect(try test.order() == list)
    }
    #expect(throws: OrderError.nothingToRedo(gallery: nil)) {
      try test.catalog.write { try $0.orders.redo(nil) }
    }
  }

  @Test func movingIntoTheSameSpotForEverKeepsTheOrder() throws {
    let test = try TestCatalog(photos: 60)
    var list = try test.order()
    for step in 0..<3000 {
      let request = Request.move([list.last!], .to(CellIndex(step % 2 + 3)))
      list = request.applied(to: list)
      #expect(try request.perform(on: test))
    }
    #expect(try test.order() == list)
  }

  @Test func aNewOrderCanBeGivenUpHalfWritten() throws {
    struct Stop: Error {}
    let test = try TestCatalog(photos: 20)
    let items = test.photos.map(\.rawValue)
    var left = 10
    func check() throws {
      left -= 1
      if left == 0 { throw Stop() }
    }
    #expect(throws: Stop.self) {
      _ = try test.catalog.write { tx in
        try tx.orders.arrange(.gallery(test.gallery), as: items.reversed(), isByHand: true, check: check)
      }
    }
    left = 10
    #expect(throws: Stop.self) {
      _ = try test.catalog.write { tx in
        try tx.orders.sort(test.gallery, by: [.date], reversed: true, check: check)
      }
    }
    #expect(try test.order() == Array(0..<20))
  }

  @Test func aMoveWritesItsOwnPlacementsOnly() throws {
    let test = try TestCatalog(photos: 2000)
    for count in [1, 3, 17] {
      let before = try test.ranks()
      let moved = Array(test.photos[100..<100 + count])
      _ = try test.catalog.write { tx in
        try tx.orders.move(moved.map(\.rawValue), to: .to(CellIndex(5)), in: .gallery(test.gallery))
      }
      let after = try test.ranks()
      let changed = Set(after.filter { before[$0.key] != $0.value }.keys)
      #expect(changed == Set(moved))
    }
  }

  @Test func aLockedGalleryKeepsItsOrder() throws {
    let test = try TestCatalog(photos: 3)
    _ = try Request.reverse.perform(on: test)
    try test.catalog.write { try $0.galleries.setLocked(true, test.gallery) }
    let refused = OrderError.locked(gallery: "Test")
    #expect(throws: refused) { try Request.reverse.perform(on: test) }
    #expect(throws: refused) { try Request.move([2], .to(CellIndex(0))).perform(on: test) }
    #expect(throws: refused) { try test.catalog.write { try $0.orders.undo(.gallery(test.gallery)) } }
    #expect(try test.order() == [2, 1, 0])
  }

  @Test func undoingAfterAnImportKeepsWhatItPlaced() throws {
    let test = try TestCatalog(photos: 6)
    let late = try test.addPhoto(6)
    _ = try Request.reverse.perform(on: test)
    _ = try test.catalog.write { try $0.imports.place([late], in: test.gallery, stopped: false) }
    #expect(try test.order() == [5, 4, 3, 2, 1, 0])
    #expect(try test.last() == late)
    _ = try test.catalog.write { try $0.orders.undo(.gallery(test.gallery)) }
    #expect(try test.order() == [0, 1, 2, 3, 4, 5])
    #expect(try test.last() == late)
    _ = try test.catalog.write { try $0.orders.redo(.gallery(test.gallery)) }
    #expect(try test.order() == [5, 4, 3, 2, 1, 0])
    #expect(try test.last() == late)
  }

  /// A stopped import leaves what it has placed to be sorted anew, unless a person has ordered the list
  /// since; undo and redo do that, too.
  @Test(arguments: [Change.State.undone, .done]) func takingBackKeepsWhatAStoppedImportPlaced(
    _ state: Change.State
  ) throws {
    let test = try TestCatalog(photos: 6)
    let (earlier, later) = (try test.addPhoto(7), try test.addPhoto(8))
    _ = try Request.reverse.perform(on: test)
    if state == .done { _ = try test.catalog.write { try $0.orders.undo(.gallery(test.gallery)) } }
    _ = try test.catalog.write { try $0.imports.place([later], in: test.gallery, stopped: true) }
    _ = try test.catalog.write { tx in
      state == .undone
        ? try tx.orders.undo(.gallery(test.gallery)) : try tx.orders.redo(.gallery(test.gallery))
    }
    _ = try test.catalog.write { try $0.imports.place([earlier], in: test.gallery, stopped: false) }
    #expect(try test.last() == earlier)
  }
}
