import PholioCatalog
import PholioFacts
import PholioLayout
import PholioTestSupport
import Testing

/// Photos that span several cells, and the journal of that.
@Suite struct FeatureJournalTests {
  private let test: TestCatalog
  private var list: OrderedList { .gallery(test.gallery) }
  private static let two = DropCap(columns: 2, rows: 2)

  init() throws { test = try TestCatalog(photos: 9) }

  /// - Returns: Whether anything was changed.
  @discardableResult
  private func feature(_ span: DropCap, _ photos: Int..., in gallery: GalleryID? = nil) throws -> Bool {
    try test.catalog.write { tx in
      let items = photos.map { test.photos[$0].rawValue }
      return try tx.orders.record(
        tx.orders.setFeature(span, of: items, in: gallery ?? test.gallery), "feature")
    }
  }

  private func features(of gallery: GalleryID? = nil) throws -> Features {
    try test.catalog.read { try $0.galleries.features(of: gallery ?? test.gallery) }
  }

  @Test func aSpanIsAChangeOfItsGallery() throws {
    let revision = try test.revision()
    #expect(try feature(Self.two, 3, 5) && test.revision() == revision + 1)
    #expect(try features() == Features([CellIndex(3): Self.two, CellIndex(5): Self.two]))
    #expect(try !feature(Self.two, 3) && test.revision() == revision + 1)
    #expect(try test.catalog.read { try $0.orders.history(of: list).map(\.movedCount) } == [2])
    #expect(try feature(.none, 3) && features() == Features([CellIndex(5): Self.two]))
    for expected in [Features([CellIndex(3): Self.two, CellIndex(5): Self.two]), .none] {
      _ = try test.catalog.write { try $0.orders.undo(list) }
      #expect(try features() == expected)
    }
    _ = try test.catalog.write { try $0.orders.redo(list) }
    #expect(try features() == Features([CellIndex(3): Self.two, CellIndex(5): Self.two]))
    #expect(try test.revision() == revision + 5)
    #expect(try test.faults() == [])
  }

  @Test func aLockKeepsTheOrderAndNoSpans() throws {
    try test.catalog.write { try $0.galleries.setLocked(true, test.gallery) }
    #expect(try feature(Self.two, 4))
    _ = try test.catalog.write { try $0.orders.undo(list) }
    #expect(try features() == .none)
  }

  @Test func theFirstPhotosOwnSpanDoesNotCountWhileItIsTheFirst() throws {
    try feature(Self.two, 0)
    #expect(try features() == .none)
    try test.catalog.write { tx in
      _ = try tx.orders.record(tx.orders.move([test.photos[0].rawValue], to: .end, in: list), "move")
    }
    #expect(try features() == Features([CellIndex(8): Self.two]))
  }

  /// Whatever is done to the order: each photo keeps its span, and undo and redo give back both.
  @Test(arguments: 0..<8) func spansGoWithTheirPhotos(seed: Int) throws {
    struct State: Equatable {
      var order: [Int]
      var spans: [Int: DropCap] = [:]
    }
    var random = SeededGenerator(seed: UInt64(seed))
    var states = [State(order: Array(0..<9))]
    var undone: [State] = []
    for _ in 0..<60 {
      var state = states.last!
      let photo = Int.random(in: 0..<9, using: &random)
      let item = test.photos[photo].rawValue
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let span = DropCap(
          columns: .random(in: 1...3, using: &random), rows: .random(in: 1...2, using: &random))
        guard state.order.contains(photo) else { continue }
        let before = state
        state.spans[photo] = span == .none ? nil : span
        #expect(try feature(span, photo) == (before != state))
      case 2:
        guard state.order.contains(photo) else { continue }
        try test.catalog.write { tx in
          _ = try tx.orders.record(tx.orders.move([item], to: .to(CellIndex(0)), in: list), "move")
        }
        state.order = [photo] + state.order.filter { $0 != photo }
      case 3:
        try test.catalog.write { tx in
          if state.order.contains(photo) {
            _ = try tx.orders.record(tx.orders.remove([item], from: list), "remove")
            state.order.removeAll { $0 == photo }
          } else {
            _ = try tx.orders.record(tx.orders.insert([item], at: nil, into: test.gallery), "insert")
            state.order.append(photo)
          }
        }
      case 4 where states.count > 1:
        _ = try test.catalog.write { try $0.orders.undo(list) }
        undone.append(states.removeLast())
        state = states.last!
      case 5 where !undone.isEmpty:
        _ = try test.catalog.write { try $0.orders.redo(list) }
        state = undone.removeLast()
        states.append(state)
      default: continue
      }
      if state != states.last! {
        states.append(state)
        undone = []
      }
      #expect(try test.order() == state.order)
      let expected = state.order.indices.compactMap { index in
        state.spans[state.order[index]].map { (CellIndex(index), $0) }
      }
      #expect(try features() == Features(Dictionary(uniqueKeysWithValues: expected)))
      let placed = try test.catalog.read {
        try $0.photos.placed(from: CellIndex(0), count: 9, in: test.gallery).map(\.span)
      }
      #expect(placed == state.order.map { state.spans[$0] ?? .none })
    }
    #expect(try test.faults() == [])
  }

  /// Cells are found by the blocks' counts, in galleries of many blocks too.
  @Test func cellsAreTheIndexesOfALongGallery() throws {
    let long = try TestCatalog(photos: 5000)
    var random = SeededGenerator(seed: 7)
    try long.catalog.write { tx in
      let shuffled = try tx.orders.items(of: .gallery(long.gallery)).shuffled(using: &random)
      _ = try tx.orders.record(
        tx.orders.arrange(.gallery(long.gallery), as: shuffled, isByHand: true), "shuffle")
      _ = try tx.orders.record(
        tx.orders.setFeature(
          Self.two, of: Array(shuffled.prefix(900).shuffled(using: &random)), in: long.gallery),
        "feature")
      _ = try tx.orders.record(tx.orders.sort(long.gallery, by: [.date], reversed: false), "sort")
      let spans = try tx.galleries.spans(in: long.gallery)
      var expected: [CellIndex: DropCap] = [:]
      for (index, item) in try tx.orders.items(of: .gallery(long.gallery)).enumerated() {
        expected[CellIndex(index)] = spans[item]
      }
      #expect(expected.count == 900)
      #expect(try tx.galleries.features(of: long.gallery) == Features(expected))
    }
  }

  @Test func aDeletedGalleryComesBackWithItsSpans() throws {
    try feature(Self.two, 2, 6)
    let before = try features()
    try test.catalog.write { tx in
      _ = try tx.orders.record(tx.galleries.delete(test.gallery), "delete")
      _ = try tx.orders.undo(nil)
    }
    #expect(try features() == before && test.faults() == [])
  }

  @Test func aMergedPhotosSpansAreTheOthers() throws {
    let (one, other) = (try test.addPhoto(9), try test.addPhoto(10))
    let wide = DropCap(columns: 3, rows: 1)
    try test.catalog.write { tx in
      let items = [one, other, test.photos[3]].map(\.rawValue)
      _ = try tx.orders.record(tx.orders.setFeature(wide, of: items, in: test.gallery), "wide")
      _ = try tx.orders.record(tx.orders.setFeature(Self.two, of: [items[2]], in: test.gallery), "two")
      // The first goes into one without a span, the second into one with another.
      try tx.photos.merge(one, into: test.photos[5])
      try tx.photos.merge(other, into: test.photos[3])
    }
    func spans() throws -> [DropCap] {
      try test.catalog.read { tx in
        try [5, 3].map { try tx.galleries.span(of: test.photos[$0], in: test.gallery) }
      }
    }
    #expect(try spans() == [wide, Self.two] && test.faults() == [])
    for expected in [[wide, wide], [.none, .none]] {
      _ = try test.catalog.write { try $0.orders.undo(list) }
      #expect(try spans() == expected)
    }
    #expect(try test.faults() == [])
  }

  @Test func aFilesNewContentLeavesItsSpan() throws {
    try feature(Self.two, 4)
    try test.catalog.write { try $0.photos.setContent(TestCatalog.content(77), of: test.photos[4]) }
    #expect(try features() == Features([CellIndex(4): Self.two]))
  }

  @Test func spansGoAlongIntoAnotherGalleryUnlessThereIsOne() throws {
    let wide = DropCap(columns: 3, rows: 1)
    try feature(wide, 2, 3)
    let other = try test.catalog.write { tx in
      let other = try tx.galleries.make(named: "Other")
      let items = [1, 2, 3].map { test.photos[$0].rawValue }
      _ = try tx.orders.record(tx.orders.insert([items[0], items[1]], at: nil, into: other), "copy")
      _ = try tx.orders.record(tx.orders.setFeature(Self.two, of: [items[1]], in: other), "feature")
      var edit = try tx.orders.insert(items, at: nil, into: other)
      edit += try tx.orders.carryFeatures(of: items, from: test.gallery, into: other)
      _ = try tx.orders.record(edit, "move")
      return other
    }
    #expect(try features(of: other) == Features([CellIndex(1): Self.two, CellIndex(2): wide]))
    _ = try test.catalog.write { try $0.orders.undo(.gallery(other)) }
    #expect(try features(of: other) == Features([CellIndex(1): Self.two]) && test.faults() == [])
  }

  @Test func shapesAreThoseOfTurnedPhotosInOrder() throws {
    try test.catalog.write { tx in
      _ = try tx.orders.record(
        tx.photos.setOwn([.turn(.by(.left))], of: [test.photos[1].rawValue], in: nil), "turn")
      _ = try tx.orders.record(tx.orders.move([test.photos[1].rawValue], to: .end, in: list), "move")
    }
    #expect(
      try test.catalog.read { try $0.photos.shapes(in: test.gallery) }
        == Array(repeating: Float(1.5), count: 8) + [Float(2) / 3])
  }
}
