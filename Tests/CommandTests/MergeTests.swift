import PholioTestSupport
import Testing

/// `pholio merge`, by the built program: photos 0…3 in `A`, 4…6 in `B`, 7…8 in `C`.
@Suite struct MergeTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["A": 0..<4, "B": 4..<7, "C": 7..<9])
  }

  @discardableResult
  private func run(_ arguments: String..., status: Int32 = 0) throws -> String {
    let run = try library.pholio.run(arguments)
    #expect(run.status == status, "\(arguments): \(run.messages)")
    return run.messages
  }

  private func order(_ gallery: String) throws -> String {
    try library.names(gallery).compactMap { $0.first.map(String.init) }.joined()
  }

  private func galleries() throws -> [String] { try library.pholio.galleryNames() }

  @Test func itIsOneChangeAndOneUndo() throws {
    try run("reorder", "B", "--reverse")
    try run("reorder", "B", "--move", "1", "--into", "A:2", "--copy")
    #expect(try order("A") == "06123" && order("B") == "654")
    let names = try galleries()
    #expect(try run("merge", "A", "B", "C", "--dry-run") == "A: would merge B, C: 4 photos would come in\n")
    #expect(try galleries() == names)
    #expect(try run("merge", "A", "B", "C") == "A: merged B, C: 4 photos came in\n")
    // The one that was in both stays where it is.
    #expect(try order("A") == "061235478" && galleries() == ["A"])
    #expect(try run("undo", "--dry-run") == "would undo: merge B, C into A\n")
    #expect(try run("undo") == "undid: merge B, C into A\n")
    #expect(try run("redo", "--dry-run") == "would do again: merge B, C into A\n")
    #expect(try order("A") == "06123" && order("B") == "654" && order("C") == "78")
    #expect(try galleries() == names)
    try run("redo", "A")
    #expect(try order("A") == "061235478" && galleries() == ["A"])
    #expect(try run("undo", "B") == "undid: merge B, C into A\n")
    #expect(try galleries() == names && order("B") == "654")
  }

  @Test func photosThatAreAllThereAlreadyLeaveTheOrderAsItIs() throws {
    try run("reorder", "A", "--move", "1-4", "--into", "B", "--copy")
    #expect(try run("merge", "B", "A", "A") == "B: merged A: 0 photos came in\n")
    #expect(try order("B") == "4560123" && !galleries().contains("A"))
    try run("undo")
    #expect(try order("A") == "0123" && order("B") == "4560123")
  }

  @Test func aLockStopsIt() throws {
    for name in ["A", "B"] {
      try run("gallery", "lock", name)
      #expect(try run("merge", "A", "B", status: 1).contains("'\(name)' is locked"))
      #expect(try order("A") == "0123" && order("B") == "456")
      try run("gallery", "unlock", name)
    }
    try run("gallery", "create", "Empty")
    try run("gallery", "lock", "A")
    #expect(try run("merge", "A", "Empty", status: 1).contains("'A' is locked"))
  }

  @Test func importsPutNothingBack() throws {
    try run("merge", "A", "B")
    try run("import", library.folder["in"])
    #expect(try order("A") == "0123456" && !galleries().contains("B"))
    let check = try library.pholio("check")
    #expect(check.status == 0, "\(check.output)")
  }
}
