import PholioCatalog
import PholioFacts
import PholioLayout
import PholioTestSupport
import Testing

/// What comes into a gallery that fills itself, and what undo and redo make of it.
@Suite struct FillTests {
  let test: TestCatalog
  /// The gallery that fills itself.
  let best: GalleryID

  init() throws {
    test = try TestCatalog(photos: 10)
    best = try test.catalog.write { tx in
      let id = try tx.galleries.make(named: "Best")
      // A catalog does not ask what it means.
      try tx.galleries.setFilling("rating:4-", of: id)
      return id
    }
  }

  /// Fills with photos by their numbers, as one change.
  @discardableResult
  private func fill(_ numbers: Set<Int>) throws -> Bool {
    try test.catalog.write { tx in
      let photos = PhotoSet(numbers.map { test.photos[$0].rawValue })
      return try tx.orders.record(tx.orders.fill(best, with: photos), "fill \(numbers.sorted())")
    }
  }

  private func order(_ gallery: GalleryID) throws -> [Int] {
    let numbers = Dictionary(uniqueKeysWithValues: test.photos.enumerated().map { ($1.rawValue, $0) })
    return try test.catalog.read { tx in
      let items = try tx.orders.items(of: .gallery(gallery)).compactMap { numbers[$0] }
      // The blocks' counts go with it.
      #expect(try tx.galleries.gallery(gallery).count == items.count)
      return items
    }
  }

  private func revision(_ gallery: GalleryID) throws -> Int {
    try test.catalog.read { try $0.galleries.gallery(gallery).revision }
  }

  private func undo() throws { _ = try test.catalog.write { try $0.orders.undo(nil) } }
  private func redo() throws { _ = try test.catalog.write { try $0.orders.redo(nil) } }

  private func remove(_ numbers: [Int]) throws {
    try test.catalog.write { tx in
      let items = numbers.map { test.photos[$0].rawValue }
      _ = try tx.orders.record(tx.orders.remove(items, from: .gallery(best)), "remove")
    }
  }

  @Test func whatComesInIsAppendedByTimeAndOnce() throws {
    #expect(try fill([5, 1, 3]))
    #expect(try order(best) == [1, 3, 5])
    #expect(try fill([1, 3, 5, 0, 9]))
    #expect(try order(best) == [1, 3, 5, 0, 9])
    #expect(try !fill([0, 1, 3, 9]))
    #expect(try !fill([]))
  }

  @Test func aRevisionGoesUpByOneForEachChange() throws {
    let first = try revision(best)
    try fill([1, 2])
    #expect(try revision(best) == first + 1)
    try fill([1, 2])
    #expect(try revision(best) == first + 1)
    try undo()
    #expect(try revision(best) == first + 2)
  }

  @Test func whatWasTakenOutStaysOut() throws {
    try fill([1, 2, 3])
    try remove([2])
    #expect(try !fill([1, 2, 3]))
    #expect(try order(best) == [1, 3])
    // Undoing the removal puts it where it was.
    try undo()
    #expect(try order(best) == [1, 2, 3])
    try redo()
    #expect(try !fill([1, 2, 3]))
    #expect(try order(best) == [1, 3])
  }

  @Test func whatUndoTakesOutMayComeInAgain() throws {
    try fill([1, 2])
    try undo()
    #expect(try order(best) == [])
    #expect(try fill([2]))
    #expect(try order(best) == [2])
  }

  @Test func whatRedoPutsInAndAPersonTakesOutStaysOut() throws {
    try fill([1, 2])
    try undo()
    try redo()
    #expect(try order(best) == [1, 2])
    try remove([1])
    #expect(try !fill([1, 2]))
    #expect(try order(best) == [2])
  }

  @Test func whatAPersonPutsInIsNotForgottenByUndo() throws {
    try fill([1, 2])
    try remove([1])
    try test.catalog.write { tx in
      _ = try tx.orders.record(tx.orders.insert([test.photos[1].rawValue], at: nil, into: best), "put in")
    }
    #expect(try order(best) == [2, 1])
    try undo()
    #expect(try !fill([1, 2]))
    #expect(try order(best) == [2])
  }

  @Test func byDateItComesBeforeLaterPhotosNotPlacedByHand() throws {
    try test.catalog.write { try $0.galleries.setPolicy(.byDate, of: best) }
    try fill([2, 6, 8])
    try fill([1, 7])
    #expect(try order(best) == [1, 2, 6, 7, 8])
    try undo()
    #expect(try order(best) == [2, 6, 8])
    try redo()
    #expect(try order(best) == [1, 2, 6, 7, 8])
  }

  @Test func aLockStopsNoFilling() throws {
    try test.catalog.write { try $0.galleries.setLocked(true, best) }
    #expect(try fill([3]))
    #expect(try order(best) == [3])
    #expect(throws: OrderError.self) { try undo() }
  }

  /// What the gallery is at one point of its history.
  private struct Moment: Equatable {
    var order: [Int] = []
    /// What a person has taken out, and is not to come in again.
    var takenOut: Set<Int> = []
  }

  /// In random sequences: undo and redo give the order that was there, and what may come in is always what is
  /// not in the gallery, but for what a person took out.
  @Test(arguments: 0..<UInt64(8)) func offersGoBackAndForthWithTheJournal(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    if seed % 2 == 1 { try test.catalog.write { try $0.galleries.setPolicy(.byDate, of: best) } }
    var (history, now) = ([Moment()], 0)
    func note(_ moment: Moment) { (history, now) = (Array(history[...now]) + [moment], now + 1) }
    for step in 0..<60 {
      var moment = history[now]
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<3:
        let chosen = Set((0..<10).filter { _ in Bool.random(using: &random) })
        if try fill(chosen) {
          moment.order = try order(best)
          #expect(
            Set(moment.order) == Set(history[now].order).union(chosen.subtracting(moment.takenOut)),
            "seed \(seed), step \(step)")
          note(moment)
        } else {
          #expect(chosen.isSubset(of: moment.takenOut.union(moment.order)), "seed \(seed), step \(step)")
        }
      case 3..<5:
        guard let number = moment.order.randomElement(using: &random) else { continue }
        try remove([number])
        moment.order = try order(best)
        moment.takenOut.insert(number)
        note(moment)
      case 5..<7:
        guard let number = moment.order.randomElement(using: &random), moment.order.count > 1 else {
          continue
        }
        let isMoved = try test.catalog.write { tx in
          let items = [test.photos[number].rawValue]
          return try tx.orders.record(
            tx.orders.move(items, to: .to(CellIndex(0)), in: .gallery(best)), "move")
        }
        moment.order = try order(best)
        if isMoved { note(moment) }
      case 7..<9 where now > 0:
        try undo()
        now -= 1
      case 9 where now < history.count - 1:
        try redo()
        now += 1
      default: continue
      }
      #expect(try order(best) == history[now].order, "seed \(seed), step \(step)")
    }
  }
}
