import Foundation
import PholioTestSupport
import Testing

/// Galleries that fill themselves. Photo n of gallery `a` (0…5) or `b` (6…9) was taken in second 10 + n.
@Suite struct FillingTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["a": 0..<6, "b": 6..<10])
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try library.pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  /// The numbers of a gallery's photos.
  private func order(_ gallery: String) throws -> [Int] {
    try library.names(gallery).compactMap { Int($0.split(separator: ".")[0]) }
  }

  /// The last change's summary.
  private func lastChange(of gallery: String) throws -> String? {
    let changes = try library.pholio("history", gallery, "--json").json as? [[String: Any]]
    return changes?.first?["summary"] as? String
  }

  /// Another photo on the disk.
  private func add(_ number: Int, to gallery: String) throws {
    try library.folder.write(
      Fixture.photo(number, taken: "2020:01:01 00:00:\(10 + number % 50)"), to: "in/\(gallery)/\(number).jpg")
  }

  @Test func itIsFilledAtOnceAndByImports() throws {
    try run("gallery", "create", "Early", "--where", "taken:00:00:12..00:00:14 and not folder:b")
    #expect(try order("Early") == [2, 3, 4])
    try add(53, to: "a")
    try add(54, to: "b")
    try add(52, to: "a")
    let messages = try run("import", library.folder["in"])
    #expect(messages.contains("  Early: 2 photos placed\n"), "\(messages)")
    #expect(try order("Early") == [2, 3, 4, 52, 53])
    #expect(!(try run("import", library.folder["in"])).contains("Early"))
    #expect(try library.pholio("check").status == 0)
  }

  @Test func itHasWhatFindFinds() throws {
    let selections = ["taken:00:00:13-", "landscape and not in:a", "3.jpg or name:7.jpg,in:b", "missing"]
    for (number, selection) in selections.enumerated() {
      try run("gallery", "create", "Filled \(number)", "--where", selection)
    }
    for number in [60, 61, 62] { try add(number, to: number == 61 ? "b" : "c") }
    try run("import", library.folder["in"])
    for (number, selection) in selections.enumerated() {
      let found = try library.pholio("find", selection, "--json").json as? [String: Any]
      let names = try #require(found?["photos"] as? [[String: Any]]).compactMap { $0["name"] as? String }
      #expect(try Set(library.names("Filled \(number)")) == Set(names), "\(selection)")
    }
    #expect(try order("Filled 2").count == 6)
  }

  @Test func whatWasMovedStaysAndWhatWasTakenOutStaysOut() throws {
    try run("gallery", "create", "Late", "--where", "taken:00:00:15-")
    #expect(try order("Late") == [5, 6, 7, 8, 9])
    try run("reorder", "Late", "--move", "last", "--to", "1")
    try run("remove", "Late", "6.jpg")
    try add(40, to: "a")
    try run("import", library.folder["in"])
    #expect(try order("Late") == [9, 5, 7, 8, 40])
    try run("rate", "b", "6.jpg", "5")
    #expect(try order("Late") == [9, 5, 7, 8, 40])
    // Also if its file is another one, and is read again.
    try FileManager.default.removeItem(atPath: library.folder["in/b/6.jpg"])
    try run("import", library.folder["in"])
    try add(6, to: "b")
    try run("import", library.folder["in"])
    #expect(try order("Late") == [9, 5, 7, 8, 40])
  }

  @Test func aRatingAndWhatItLetsInAreOneChange() throws {
    try run("gallery", "create", "Best", "--where", "rating:4-")
    #expect(try order("Best") == [])
    try run("rate", "a", "5,2", "4")
    #expect(try order("Best") == [1, 4])
    #expect(try lastChange(of: "Best") == lastChange(of: "a"))
    try run("rate", "a", "1", "3")
    #expect(try order("Best") == [1, 4])
    try run("undo")
    try run("undo", "Best")
    #expect(try order("Best") == [])
    try run("redo", "a")
    #expect(try order("Best") == [1, 4])
    try run("undo", "a")
    try run("rate", "a", "5", "5")
    #expect(try order("Best") == [4])
    #expect(try library.pholio("check").status == 0)
  }

  @Test func whatNoLongerMatchesStays() throws {
    try run("gallery", "create", "Best", "--where", "rating:4-")
    try run("rate", "a", "1-3", "5")
    try run("rate", "a", "2", "none")
    #expect(try order("Best") == [0, 1, 2])
    try run("remove", "Best", "3")
    try run("rate", "a", "1-3", "4")
    #expect(try order("Best") == [0, 1])
  }

  @Test func anOrderMadeSinceIsUndoneFirst() throws {
    try run("gallery", "create", "Best", "--where", "rating:4-")
    try run("rate", "a", "1-3", "5")
    try run("reorder", "Best", "--reverse")
    #expect(try run("undo", "a", status: 1).contains("in 'Best' another change comes first: reverse"))
    try run("undo")
    try run("undo", "a")
    #expect(try order("Best") == [])
  }

  @Test func undoLetsInWhatMatchesAgain() throws {
    try run("rate", "b", "1", "3")
    try run("gallery", "create", "Plain", "--where", "rating:none and in:b")
    #expect(try order("Plain") == [7, 8, 9])
    // The gallery was made since, and nothing of it is in the journal.
    try run("undo")
    #expect(try order("Plain") == [7, 8, 9, 6])
    try run("redo")
    #expect(try order("Plain") == [7, 8, 9, 6])
    try add(41, to: "b")
    try run("import", library.folder["in"])
    #expect(try order("Plain") == [7, 8, 9, 6, 41])
  }

  @Test func photosMovedIntoAGalleryFillThoseThatAskAboutIt() throws {
    try run("gallery", "create", "Keep")
    try run("gallery", "create", "Kept of a", "--where", "in:Keep and in:a")
    try run("reorder", "a", "--move", "2,4", "--into", "Keep", "--copy")
    try run("reorder", "b", "--move", "1", "--into", "Keep", "--copy")
    #expect(try order("Kept of a") == [1, 3])
    try run("undo")
    try run("undo")
    #expect(try order("Kept of a") == [])
  }

  @Test func aLockedGalleryFillsItself() throws {
    try run("gallery", "create", "Best", "--where", "rating:4-")
    try run("gallery", "lock", "Best")
    try run("rate", "a", "1", "5")
    #expect(try order("Best") == [0])
    #expect(try run("undo", status: 1).contains("'Best' is locked"))
  }

  @Test func aDeletedGalleryIsNotFilledAndComesBackWithAll() throws {
    try run("gallery", "create", "Best", "--where", "rating:4-")
    try run("rate", "a", "1", "5")
    try run("gallery", "delete", "Best")
    try run("rate", "a", "3", "5")
    try run("import", library.folder["in"])
    #expect(try !library.pholio("galleries").output.contains("Best"))
    try run("undo", "Best")
    #expect(try order("Best") == [0, 2])
    #expect(try library.pholio("check").status == 0)
  }

  @Test func aNameThatIsGoneStopsNoImport() throws {
    // As long as the photo is there this is its name; then it has no meaning.
    try add(72, to: "c")
    try library.folder.write(Fixture.photo(70), to: "in/c/not rating:9.jpg")
    try run("import", library.folder["in"])
    try run("gallery", "create", "Odd", "--where", "not rating:9.jpg")
    #expect(try library.names("Odd") == ["not rating:9.jpg"])
    try FileManager.default.removeItem(atPath: library.folder["in/c/not rating:9.jpg"])
    try run("import", library.folder["in"])
    try run("prune", library.folder["in"])
    try add(71, to: "a")
    #expect(try run("import", library.folder["in"]).contains("a: 1 photo placed"))
    #expect(try library.pholio("check").status == 0)
  }
}
