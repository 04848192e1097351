import PholioCatalog
import PholioFacts
import PholioLayout
import Testing

/// What people say of photos, and its journal.
@Suite struct ValueJournalTests {
  private let test: TestCatalog
  private var list: OrderedList { .gallery(test.gallery) }

  /// Four photos; the file of the first has four stars, a label and two keywords.
  init() throws {
    test = try TestCatalog(photos: 4)
    var words = PhotoWords()
    (words.rating, words.label, words.keywords) = (4, "Blue", ["sea", "Été"])
    try test.catalog.write { [test] in try $0.photos.setWords(words, from: .file, of: test.photos[0]) }
  }

  /// - Returns: Whether anything was changed.
  @discardableResult
  private func say(_ changes: Annotation..., of photos: Int..., outside: Bool = false) throws -> Bool {
    try say(changes, of: photos.map { test.photos[$0] }, in: outside ? nil : test.gallery)
  }

  @discardableResult
  private func say(_ changes: [Annotation], of photos: [PhotoID], in gallery: GalleryID?) throws -> Bool {
    try test.catalog.write { tx in
      try tx.orders.record(tx.photos.setOwn(changes, of: photos.map(\.rawValue), in: gallery), "say")
    }
  }

  private func photo(_ number: Int) throws -> Photo {
    try test.catalog.read { try $0.photos.photo(test.photos[number]) }
  }

  private func undo(_ list: OrderedList? = nil) throws {
    _ = try test.catalog.write { try $0.orders.undo(list) }
  }

  private func redo(_ list: OrderedList? = nil) throws {
    _ = try test.catalog.write { try $0.orders.redo(list) }
  }

  @Test func noneHidesWhatTheFileSaysAndFileBringsItBack() throws {
    let before = try photo(0).words
    #expect(try say(.rating(.some(.none)), .label(.some(.none)), .keywords(.none), of: 0, 1))
    let said = try photo(0)
    #expect(said.words.rating == nil && said.words.label == nil && said.words.keywords == [])
    #expect(said.own.rating == Override.none && said.own.label == Override.none && said.own.keywords == [])
    #expect(try say(.rating(.value(0)), .label(.value("Red")), .keywords(.list(["x"])), of: 0))
    let words = try photo(0).words
    #expect(words.rating == 0 && words.label == "Red" && words.keywords == ["x"])
    #expect(try say(.rating(nil), .label(nil), .keywords(.file), of: 0))
    #expect(try photo(0).words == before && photo(0).own == Annotations())
    for _ in 0..<3 { try undo(list) }
    #expect(try photo(0).words == before && photo(1).own == Annotations())
    #expect(try test.faults() == [])
  }

  @Test func keywordsAreEditedByTheirFoldedText() throws {
    #expect(try !say(.keywords(.edit(add: ["Sea", "ete"], remove: ["sky"])), of: 0))
    #expect(try photo(0).own.keywords == nil)
    #expect(try say(.keywords(.edit(add: ["b", "B", "a"], remove: ["SEA"])), of: 0, 1))
    #expect(try photo(0).own.keywords == ["Été", "b", "a"])
    #expect(try photo(1).own.keywords == ["b", "a"])
    #expect(try say(.keywords(.edit(add: [], remove: ["été", "a", "b"])), of: 0))
    #expect(try photo(0).own.keywords == [] && photo(0).words.keywords == [])
    let many = (0...TextLimits.mostKeywords).map { "\($0)" }
    #expect(throws: TextLimitError.tooMany(.keyword, count: 1001)) { try say(.keywords(.list(many)), of: 2) }
    for keyword in ["", "a\nb", "\u{7}", "a\u{2028}b", "a\u{202E}b", String(repeating: "x", count: 513)] {
      #expect(throws: TextLimitError.self) {
        try say(.keywords(.edit(add: [keyword], remove: [])), of: 2)
      }
      #expect(throws: TextLimitError.self) {
        try say(.keywords(.edit(add: [], remove: [keyword])), of: 2)
      }
    }
    #expect(try photo(2).own == Annotations())
  }

  @Test func turnsGoOnFromOneAnother() throws {
    var degrees: [Int] = []
    for turn in [Turn.left, .left, .half, .right, .right] {
      try say(.turn(.by(turn)), of: 1)
      degrees.append(try photo(1).own.turn.rawValue)
    }
    #expect(degrees == [270, 180, 0, 90, 180])
    #expect(try photo(1).size == PixelSize(width: 3, height: 2))
    try say(.turn(.to(.right)), of: 1)
    #expect(try photo(1).size == PixelSize(width: 2, height: 3))
    #expect(try say(.turn(.reset), of: 1) && !say(.turn(.reset), of: 1))
    for degrees in [90, 180, 90, 0, 180, 270, 0] {
      try undo(list)
      #expect(try photo(1).own.turn.rawValue == degrees)
    }
  }

  @Test func valuesAreNoOrder() throws {
    let (order, revision) = (try test.order(), try test.revision())
    try test.catalog.write { try $0.galleries.setLocked(true, test.gallery) }
    try say(.rating(.value(5)), .flag(.pick), of: 0, 2)
    #expect(try test.catalog.read { try $0.orders.history(of: list).map(\.movedCount) } == [2])
    try undo(list)
    #expect(try photo(2).own == Annotations())
    try redo(list)
    #expect(try photo(2).own.flag == .pick && photo(2).words.rating == 5)
    #expect(try test.order() == order && test.revision() == revision)
    try undo(list)
    #expect(throws: OrderError.nothingToUndo(gallery: "Test")) { try undo(list) }
    #expect(try test.faults() == [])
  }

  @Test func aLockKeepsTheOrderOnly() throws {
    _ = try test.catalog.write { tx in
      let items = try tx.orders.items(of: list)
      return try tx.orders.record(tx.orders.move([items[2]], to: .to(CellIndex(0)), in: list), "move")
    }
    try say(.flag(.reject), of: 3)
    try test.catalog.write { try $0.galleries.setLocked(true, test.gallery) }
    try undo()
    #expect(try photo(3).own.flag == nil)
    #expect(throws: OrderError.locked(gallery: "Test")) { try undo() }
  }

  @Test func whatWasSaidSinceSurvivesUndo() throws {
    let other = try test.catalog.write { tx in
      let other = try tx.galleries.make(named: "Other")
      let items = try tx.orders.items(of: list)
      _ = try tx.orders.record(tx.orders.insert(items, at: nil, into: other), "copy")
      return other
    }
    try say(.rating(.value(1)), of: 0, 1)
    try say([.rating(.value(2))], of: [test.photos[0]], in: other)
    try undo(list)
    #expect(try photo(0).words.rating == 2 && photo(1).words.rating == nil)
    try redo(list)
    #expect(try photo(0).words.rating == 2 && photo(1).words.rating == 1)
    try undo(.gallery(other))
    #expect(try photo(0).words.rating == 1)
  }

  @Test func changesOfSeveralGalleriesAreUndoneAndRedoneInAnyOrder() throws {
    let galleries = try test.catalog.write { tx in
      try ["A", "B", "C"].map { name in
        let gallery = try tx.galleries.make(named: name)
        _ = try tx.orders.record(tx.orders.insert([test.photos[1].rawValue], at: nil, into: gallery), "copy")
        return gallery
      }
    }
    let stars = [1, 2, 1]
    for (number, gallery) in zip(stars, galleries) {
      let turn = Turn.allCases[number]
      try say([.rating(.value(number)), .turn(.to(turn))], of: [test.photos[1]], in: gallery)
    }
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    var done: Set<Int> = [0, 1, 2]
    // The latest change that is done counts.
    func requireLatest() throws {
      let own = try photo(1).own
      let number = done.max().map { stars[$0] }
      #expect(own.rating?.value == number && own.turn == Turn.allCases[number ?? 0])
    }
    for undone in orders {
      for redone in orders {
        for number in undone {
          try undo(.gallery(galleries[number]))
          done.remove(number)
          try requireLatest()
        }
        for number in redone {
          try redo(.gallery(galleries[number]))
          done.insert(number)
          try requireLatest()
        }
      }
    }
    #expect(try test.faults() == [])
  }

  @Test func aPhotoInNoGalleryIsUndoneByTheLibrary() throws {
    try say(.rating(.value(3)), of: 0)
    try say(.text(PhotoWords.title, "Evening"), of: 1, outside: true)
    #expect(try test.catalog.read { try $0.orders.history(of: list).count } == 1)
    #expect(try test.faults() == [])
    try undo()
    #expect(try photo(1).own.texts.title == nil && photo(0).words.rating == 3)
    try redo()
    #expect(try photo(1).own.texts.title == "Evening")
    try undo()
    // Another such change: what was undone can't be redone any more.
    try say(.text(PhotoWords.title, "Morning"), of: 2, outside: true)
    #expect(throws: OrderError.nothingToRedo(gallery: nil)) { try redo() }
    #expect(try test.faults() == [])
  }

  @Test(arguments: [false, true]) func theLastThousandAreKept(outside: Bool) throws {
    for number in 0..<1003 { try say(.rating(.value(number % 6)), of: 1, outside: outside) }
    for number in (2..<1002).reversed() {
      try undo()
      #expect(try photo(1).words.rating == number % 6)
    }
    #expect(throws: OrderError.self) { try undo() }
    #expect(try test.faults() == [])
  }

  @Test func aMergedPhotosChangesAreTheOthers() throws {
    let old = try test.addPhoto(9)
    try say([.rating(.value(1)), .flag(.pick)], of: [old], in: test.gallery)
    try say([.rating(.value(2))], of: [old, test.photos[2]], in: test.gallery)
    try say(.label(.value("Red")), of: 2)
    try test.catalog.write { try $0.photos.merge(old, into: test.photos[2]) }
    #expect(try test.faults() == [])
    let own = try photo(2).own
    #expect(own.rating?.value == 2 && own.flag == .pick && own.label?.value == "Red")
    try undo(list)
    #expect(try photo(2).own.label == nil)
    // This change was about both: the rating is what it was of the photo that stayed.
    try undo(list)
    #expect(try photo(2).own.rating == nil && photo(2).own.flag == .pick)
    try undo(list)
    #expect(try photo(2).own == Annotations())
    #expect(try test.faults() == [])
  }

  @Test func aFilesNewContentLeavesWhatWasSaid() throws {
    try say(.rating(.value(1)), .keywords(.list(["a"])), .turn(.by(.half)), of: 0)
    let own = try photo(0).own
    try test.catalog.write { try $0.photos.setContent(TestCatalog.content(77), of: test.photos[0]) }
    #expect(try photo(0).own == own)
    try undo(list)
    #expect(try photo(0).own == Annotations())
  }
}
