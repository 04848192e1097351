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
