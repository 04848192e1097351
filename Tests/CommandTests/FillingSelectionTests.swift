import Foundation
import PholioTestSupport
import Testing

/// What galleries are told to fill themselves with.
@Suite struct FillingSelectionTests {
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

  @Test func whatMatchesNothingYetIsTold() throws {
    #expect(
      try run("gallery", "create", "Best", "--where", "rating:5") == "Best: 'rating:5' matches no photo\n")
    #expect(
      try run("gallery", "create", "Good", "--where", "ratng:4-")
        == "Good: 'ratng:4-' matches no photo (did you mean 'rating:'?)\n")
    #expect(try run("gallery", "create", "All", "--where", "landscape") == "")
    #expect(try run("gallery", "create", "None") == "")
  }

  @Test func aGalleryThatComesBackAsksByTheNewName() throws {
    try run("gallery", "create", "Copy", "--where", "in:a")
    try run("gallery", "delete", "Copy")
    try run("gallery", "rename", "a", "Rome")
    try run("undo")
    try run("reorder", "b", "--move", "1", "--into", "Rome")
    #expect(try library.names("Copy") == library.names("Rome"))
  }

  @Test func whatIsTooLongIsRefusedAndNothingIsDone() throws {
    let names = Array(repeating: "0.jpg", count: 12_000).joined(separator: ",")
    #expect(
      try run("gallery", "create", "Long", "--where", names, status: 64).contains(
        "has 65536 bytes at most, not 71999"))
    let galleries = Array(repeating: "in:a", count: 4000).joined(separator: ",")
    try run("gallery", "create", "Copy", "--where", galleries)
    let renamed = try run("gallery", "rename", "a", "The first of all", status: 64)
    #expect(renamed.contains("has 65536 bytes at most"), "\(renamed)")
    #expect(try library.pholio.galleryNames() == ["a", "b", "Copy"])
  }

  @Test func oneGalleryFillsTheNext() throws {
    // Made in the other order than they fill.
    try run("gallery", "create", "Best")
    try run("gallery", "create", "Wall", "--where", "in:Best and landscape")
    try run("gallery", "delete", "Best")
    try run("gallery", "create", "Best", "--where", "rating:4-")
    try run("rate", "a", "2", "5")
    #expect(try order("Best") == [1] && order("Wall") == [1])
    try run("undo", "Wall")
    #expect(try order("Best") == [] && order("Wall") == [])
    try run("gallery", "rename", "Best", "The best, or so")
    #expect(try filling("Wall") == "in:\"The best, or so\" and landscape")
    try run("rate", "a", "3", "5")
    #expect(try order("Wall") == [2])
    try run("gallery", "delete", "The best, or so")
    try run("rate", "a", "4", "5")
    #expect(try order("Wall") == [2])
  }

  /// What `galleries` tells of a gallery; `show` has to tell the same.
  private func filling(_ gallery: String) throws -> String? {
    let all = try library.pholio("galleries", "--json").json as? [[String: Any]]
    let one = try #require(all?.first { $0["name"] as? String == gallery })
    let shown = try library.pholio("show", gallery, "--json").json as? [String: Any]
    #expect(shown?["where"] as? String == one["where"] as? String)
    #expect(shown?.keys.contains("where") == true && one.keys.contains("where"))
    return one["where"] as? String
  }

  @Test func theSelectionIsToldAsTyped() throws {
    try run("gallery", "create", "Best", "--where", "rating:4- or 3.jpg")
    #expect(try filling("Best") == "rating:4- or 3.jpg")
    #expect(try filling("a") == nil)
  }

  @Test func circlesAreRefused() throws {
    func circle(_ names: String) -> String { "these would fill each other for ever: \(names)\n" }
    let one = try run("gallery", "create", "A", "--where", "in:A", status: 64)
    #expect(one.hasSuffix(circle("A, A")), "\(one)")
    try run("gallery", "create", "C")
    try run("gallery", "create", "B", "--where", "in:C")
    try run("gallery", "create", "A", "--where", "not in:B")
    try run("gallery", "delete", "C")
    let two = try run("gallery", "create", "C", "--where", "in:B", status: 64)
    #expect(two.hasSuffix(circle("C, B, C")), "\(two)")
    let three = try run("gallery", "create", "C", "--where", "portrait or in:A", status: 64)
    #expect(three.hasSuffix(circle("C, A, B, C")), "\(three)")
    // By another name.
    try run("gallery", "create", "D", "--where", "in:A")
    let renamed = try run("gallery", "rename", "D", "C", status: 64)
    #expect(renamed.hasSuffix(circle("C, A, B, C")), "\(renamed)")
    #expect(try library.pholio("galleries").output.contains(" D\n"))
  }

  @Test func whatHasNoMeaningThereIsRefused() throws {
    for selection in ["3", "2-4,rating:5", "last"] {
      #expect(
        try run("gallery", "create", "G", "--where", selection, status: 64).contains(
          "positions are a gallery's"))
    }
    #expect(
      try run("gallery", "create", "G", "--where", "in:Bset", status: 64).contains(
        "there is no gallery 'Bset'"))
    #expect(try run("gallery", "create", "a", "--where", "rating:5", status: 1).contains("already"))
    #expect(
      try run("gallery", "create", "G", "--where", "landscape", "--dry-run")
        == "would create G where landscape\n")
    #expect(try !library.pholio("galleries").output.contains("G\n"))
  }
}
