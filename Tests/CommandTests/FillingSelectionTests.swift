import Foundation
import PholioTestSupport
import Testing

/// What galleries are told to fill themselves with.
@Suite struct FillingSelectionTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["a": 0..<3, "b": 3..<5])
  }

  /// - Returns: The messages.
  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try library.pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
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
}
