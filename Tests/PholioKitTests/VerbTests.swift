import PholioCatalog
import PholioKit
import PholioLayout
import PholioLibrary
import PholioOut
import PholioTestSupport
import SystemPackage
import Testing

/// The verbs by themselves, on a library in memory: photos 0…8 in `A`, 9…13 in `B`, `C` empty.
@Suite struct VerbTests {
  let library: Library

  init() throws {
    library = try ReorderingTests.Model().library
  }

  private func order(_ name: String) throws -> [ListItem] {
    try library.catalog.read { try $0.orders.items(of: .gallery($0.requireGallery(name).id)) }
  }

  private func state() throws -> [String] {
    try ["A", "B", "C"].map { try "\($0) \(library.gallery(.gallery($0)).revision) \(order($0))" }
  }

  private func selection(_ text: String) throws -> PhotoReference { .selection(try Selection(text)) }

  @Test func aRehearsalTellsTheSameAndChangesNothing() throws {
    let requests: [Reordering] = [
      .move(try selection("3"), to: .to(CellIndex(0))), .reverse, .remove(try selection("1-2")),
      .transfer(try selection("last"), into: .gallery("B"), at: .before(try selection("2")), copy: false),
    ]
    for request in requests {
      let before = try state()
      let rehearsed = try library.rehearsal().reorder(.gallery("A"), [request])
      #expect(try state() == before)
      let done = try library.reorder(.gallery("A"), [request])
      #expect(rehearsed.summary == done.summary && rehearsed.moved == done.moved)
      #expect(rehearsed.list == done.list && done.hasChanged)
      #expect(try rehearsed.orders?.after == order("A"))
      _ = try library.undo(nil)
    }
  }

  @Test func aRequestOnAnOldRevisionIsRefused() throws {
    let revision = try library.gallery(.gallery("A")).revision
    let reference = ListReference(.gallery("A"), revision: revision)
    _ = try library.reorder(reference, [.reverse])
    let before = try state()
    #expect(throws: ArrangeError.self) { try library.reorder(reference, [.reverse]) }
    #expect(throws: ArrangeError.self) { try library.edit(reference, GalleryEdit(name: "D")) }
    #expect(throws: ArrangeError.self) { try library.deleteGallery(reference) }
    let into = ListReference(.gallery("A"), revision: revision)
    #expect(throws: ArrangeError.self) {
      try library.reorder(
        .gallery("B"), [.transfer(.items(order("B")), into: into, at: .end, copy: true)])
    }
    #expect(try state() == before)
  }

  @Test func idsAreHeldAgainstTheList() throws {
    let (a, b) = (try order("A"), try order("B"))
    #expect(throws: ArrangeError.nothingNamed) { try library.reorder(.gallery("A"), [.remove(.items([]))]) }
    #expect(throws: ArrangeError.notInList(b[0], list: "A")) {
      try library.reorder(.gallery("A"), [.remove(.items([a[0], b[0]]))])
    }
    let moved = try library.reorder(.gallery("A"), [.move(.items([a[2], a[0], a[2]]), to: .end)])
    #expect(try order("A") == [a[1]] + a[3...] + [a[2], a[0]])
    #expect(moved.moved == 2 && moved.summary == "move 3 photos to last")
  }

  @Test func aMarkIsFoundByTheBytesOfItsName() throws {
    let (composed, decomposed) = ("caf\u{E9}", "cafe\u{301}")
    let first = try order("A")
    _ = try library.mark(.gallery("A"), named: decomposed)
    _ = try library.reorder(.gallery("A"), [.reverse])
    _ = try library.mark(.gallery("A"), named: composed)
    _ = try library.reorder(.gallery("A"), [.shuffle(seed: 3)])
    _ = try library.restore(.gallery("A"), mark: decomposed)
    #expect(try order("A") == first)
    _ = try library.restore(.gallery("A"), mark: composed)
    #expect(try order("A") == first.reversed())
  }

  @Test func anOrderTextIsAGallerysByTheBytesOfItsName() throws {
    _ = try library.edit(.gallery("A"), GalleryEdit(name: "caf\u{E9}"))
    let text = try OrderText(TextLines("# pholio order cafe\u{301} revision 1"))
    #expect(throws: OrderTextError.otherGallery("cafe\u{301}", gallery: "caf\u{E9}")) {
      try library.reorder(.gallery("caf\u{E9}"), [.order(text)])
    }
  }

  @Test func galleriesAreChangedAndToldAsTheyAre() throws {
    let edit = GalleryEdit(name: "D", cap: DropCap(columns: 2, rows: 3), isLocked: true, policy: .byDate)
    #expect(try library.edit(.gallery("A"), edit).hasChanged)
    #expect(try !library.edit(.gallery("D"), edit).hasChanged)
    let told = try #require(try library.galleries().first { $0.gallery.name == "D" })
    #expect(told.gallery.isLocked && told.policy == .byDate)
    #expect(throws: OrderError.self) { try library.reorder(.gallery("D"), [.reverse]) }
  }

  @Test func aNameMuchTheSameIsSuggested() {
    #expect(throws: LibraryError.unknownGallery("a", nearest: "A")) { try library.gallery(.gallery("a")) }
    #expect("Hollidya".nearest(among: ["Holiday", "Birthday"]) == "Holiday")
    #expect("export".nearest(among: ["show", "import", "order"]) == "import")
    #expect("xyz".nearest(among: ["show", "import"]) == nil && "".nearest(among: []) == nil)
    // What shares no letter is not similar.
    #expect("6".nearest(among: ["0", "5", "none"]) == nil && "".nearest(among: ["0"]) == nil)
    #expect("b".nearest(among: ["a", "bc"]) == "bc")
    #expect(String(repeating: "x", count: 100_000).nearest(among: ["show"]) == nil)
  }

  @Test func manyPositionsAreFoundAtOnce() throws {
    let positions = repeatElement("2,9,4-6", count: 40_000).joined(separator: ",")
    let start = ContinuousClock.now
    let outcome = try library.reorder(.gallery("A"), [.move(selection(positions), to: .to(CellIndex(0)))])
    #expect(try order("A") == [2, 9, 4, 5, 6, 1, 3, 7, 8].map { $0 })
    #expect(outcome.summary.utf8.count < 120 && outcome.summary.contains("…"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }
}
