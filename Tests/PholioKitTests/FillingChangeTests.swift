import PholioCatalog
import PholioFacts
import PholioKit
import PholioLibrary
import PholioTestSupport
import Testing

/// Changes ask only of the photos that they are about what galleries fill themselves with. Photos 0…8 in `A`,
/// 9…13 in `B`, `C` empty.
@Suite struct FillingChangeTests {
  let library: Library
  private static let selections = [
    "rating:4-", "not rating:none", "keyword:sea and not flag:reject", "label:red or in:C", "not in:A",
    "title:t* or text:sky", "in:\"Filled 0\" and in:B", "not (rating:3- or in:\"Filled 2\")", "3.jpg,*2.jpg",
    "folder:photos and flag:pick", "square", "rating:5 and portrait",
  ]

  init() throws {
    library = try ReorderingTests.Model().library
    for (number, selection) in Self.selections.enumerated() {
      _ = try library.makeGallery(named: "Filled \(number)", where: Selection(selection))
    }
  }

  /// Whether a fill of all galleries with all photos that match would bring nothing more.
  private func expectNothingIsLeftToFill(_ change: String) throws {
    try library.catalog.read { tx in
      for (number, selection) in Self.selections.enumerated() {
        let matching = try Selection(selection).photos(tx, isKept: true)
        let gallery = try tx.requireGallery("Filled \(number)").id
        let missing = try tx.imports.photosToOffer(of: matching, to: gallery)
        #expect(missing.isEmpty, "\(selection) after \(change): \(missing)")
      }
    }
  }

  private func perform(_ random: inout SeededGenerator) throws -> String {
    let galleries = try library.galleries().map(\.gallery).filter { $0.count > 0 }
    let gallery = galleries[Int.random(in: galleries.indices, using: &random)]
    let list = ListReference(.id(gallery.id))
    let items = try library.catalog.read { try $0.orders.items(of: .gallery(gallery.id)) }
    let chosen = PhotoReference.items(Array(items.shuffled(using: &random).prefix(2)))
    func say(_ change: Annotation) throws -> String {
      try library.set([change], of: chosen, in: list).summary
    }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: return try say(.rating(.value(Int.random(in: 0...5, using: &random))))
    case 2:
      let flags: [Flag?] = [.pick, .reject, nil]
      return try say(.flag(flags[Int.random(in: flags.indices, using: &random)]))
    case 3: return try say(.label(.value(Bool.random(using: &random) ? "Red" : "Green")))
    case 4: return try say(.keywords(.edit(add: ["sea"], remove: ["sky"])))
    case 5: return try say(.text(PhotoWords.title, Bool.random(using: &random) ? "The sky" : nil))
    case 6:
      let copy = Bool.random(using: &random)
      return try library.reorder(list, [.into(TypedGoal("C:1"), chosen, copy: copy)]).summary
    case 7: return try library.reorder(list, [.remove(chosen)]).summary
    case 8: return (try? library.undo(nil).summary) ?? "nothing"
    default: return (try? library.redo(nil).summary) ?? "nothing"
    }
  }

  @Test(arguments: [1, 2] as [UInt64]) func theyFillWithAllThatMatches(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    try expectNothingIsLeftToFill("making them")
    for _ in 0..<150 { try expectNothingIsLeftToFill(perform(&random)) }
  }
}
