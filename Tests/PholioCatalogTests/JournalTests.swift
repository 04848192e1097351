import PholioCatalog
import PholioLayout
import Testing

/// What the journal keeps, and for how long.
@Suite struct JournalTests {
  @Test func aGalleryKeepsItsLastThousandChanges() throws {
    let test = try TestCatalog(photos: 4)
    let list = OrderedList.gallery(test.gallery)
    try test.catalog.write { try $0.orders.mark(test.gallery, named: "first") }
    var orders: [[Int]] = []
    for number in 0..<1003 {
      orders.append(try test.order())
      _ = try test.catalog.write { tx in
        let items = try tx.orders.items(of: list)
        let edit = try tx.orders.move([items[number % 3 + 1]], to: .to(CellIndex(0)), in: list)
        return try tx.orders.record(edit, "move \(number)")
      }
    }
    let history = try test.catalog.read { try $0.orders.history(of: list) }
    #expect(history.count == 1000 && history.last?.summary == "move 3")
    for order in orders.dropFirst(3).reversed() {
      _ = try test.catalog.write { try $0.orders.undo(list) }
      #expect(try test.order() == order)
    }
    #expect(throws: OrderError.nothingToUndo(gallery: "Test")) {
      try test.catalog.write { try $0.orders.undo(list) }
    }
    #expect(try test.catalog.read { try $0.orders.marks(of: test.gallery).map(\.name) } == ["first"])
  }

  /// Against the same renames one by one, each in a transaction of its own.
  @Test func manyPhotosReplacedInOneTransactionAreReplacedAsOneByOne() throws {
    func changed(together: Bool) throws -> (orders: [[Int]], marks: [[ListItem]]) {
      let test = try TestCatalog(photos: 30)
      let list = OrderedList.gallery(test.gallery)
      try test.catalog.write { try $0.orders.mark(test.gallery, named: "first") }
      for number in 0..<8 {
        _ = try test.catalog.write { tx in
          let items = try tx.orders.items(of: list)
          let moved = [items[number * 3], items[29 - number]]
          let edit = try tx.orders.move(moved, to: .to(CellIndex(number)), in: list)
          return try tx.orders.record(edit, "move \(number)")
        }
      }
      // A chain, a merge of two that both have positions, and others alone.
      let pairs = [(0, 1), (1, 2), (20, 9), (9, 21), (5, 6), (28, 27)]
      let act = { (tx: CatalogTransaction, pair: (Int, Int)) in
        try tx.photos.replace(test.photos[pair.0], by: test.photos[pair.1], in: test.gallery)
      }
      if together {
        try test.catalog.write { tx in for pair in pairs { try act(tx, pair) } }
      } else {
        for pair in pairs { try test.catalog.write { try act($0, pair) } }
      }
      var orders = [try test.order()]
      for _ in 0..<8 {
        _ = try test.catalog.write { try $0.orders.undo(list) }
        orders.append(try test.order())
      }
      return (orders, try test.catalog.read { try $0.orders.marks(of: test.gallery).map(\.photos) })
    }
    let (together, apart) = (try changed(together: true), try changed(together: false))
    #expect(together.orders == apart.orders)
    #expect(together.marks == apart.marks)
  }

  @Test func aSortedOrderIsKeptOnce() throws {
    let test = try TestCatalog(photos: 500)
    let list = OrderedList.gallery(test.gallery)
    let before = try test.order()
    _ = try test.catalog.write { tx in
      try tx.orders.record(tx.orders.sort(test.gallery, by: [.size], reversed: false), "sort by size")
    }
    let sorted = try test.order()
    #expect(sorted != before)
    for _ in 0..<3 {
      #expect(try test.journalByteCount() < 500 * 5)
      _ = try test.catalog.write { try $0.orders.undo(list) }
      #expect(try test.order() == before)
      #expect(try test.journalByteCount() < 500 * 5)
      _ = try test.catalog.write { try $0.orders.redo(list) }
      #expect(try test.order() == sorted)
    }
  }
}
