import Foundation
import PholioTestSupport
import Testing

/// A library keeps its own copies of photos when it is moved.
@Suite struct MovedLibraryTests {
  let folder: TemporaryFolder
  let pholio: Program
  let moved: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    moved = Program(library: folder["elsewhere/new"])
    for number in 0..<4 {
      try folder.write(Fixture.photo(number, taken: "2019:05:04 10:00:0\(number)"), to: "card/\(number).jpg")
    }
    try folder.write(Fixture.photo(9), to: "own/9.jpg")
    let copied = try pholio("import", "--copy", folder["card"])
    try #require(copied.status == 0, "\(copied.messages)")
    try #require(try pholio("import", folder["own"]).status == 0)
    try folder.makeFolder("elsewhere")
  }

  private func move() throws {
    try FileManager.default.moveItem(atPath: folder["library"], toPath: folder["elsewhere/new"])
  }

  private func stored() throws -> String {
    try Program.run(
      "sqlite3", [moved.library + "/catalog.sqlite", "SELECT CAST(path AS TEXT) FROM folder ORDER BY path"]
    ).output
  }

  @Test func itsOriginalsAreFound() throws {
    let order = try pholio.names(in: "2019/05")
    try move()
    let check = try moved("check", "--originals")
    #expect(check.status == 0, "\(check.output)\(check.messages)")
    #expect(try moved.names(in: "2019/05") == order)
    #expect(try stored().split(separator: "\n").contains("originals/2019/05"))
    let sheet = try moved("sheet", "2019/05", "-o", folder["sheet.jpg"], "--cell", "600")
    #expect(sheet.status == 0 && !sheet.messages.contains("stands in"), "\(sheet.messages)")
    // The card is known, and nothing is copied again.
    let again = try moved.importCounts(["--copy", folder["card"]])
    #expect(again == ["seen": 4, "known": 4])
  }

  @Test func itsPathsArePrunedAndRelocatedWhereItIs() throws {
    try move()
    let original = moved.library + "/originals/2019/05/1.jpg"
    try FileManager.default.removeItem(atPath: original)
    let prune = try moved("prune", folder["elsewhere"])
    #expect(prune.status == 0 && prune.output == "\(original)\n", "\(prune.output)\(prune.messages)")
    // Relocating a folder above it changes nothing in it; its own originals can be relocated.
    #expect(try moved("relocate", folder["elsewhere"], folder["nowhere"]).status == 64)
    try FileManager.default.moveItem(
      atPath: moved.library + "/originals", toPath: folder["originals"])
    #expect(try moved("relocate", moved.library + "/originals", folder["originals"]).status == 0)
    #expect(try moved("check", "--originals").status == 0)
    #expect(try stored().split(separator: "\n").allSatisfy { !$0.hasPrefix("originals") })
  }

  @Test func aBackupIsRestoredInAnotherFolder() throws {
    let backup = try pholio("backup", folder["backup.sqlite"])
    #expect(backup.status == 0, "\(backup.messages)")
    try move()
    for name in ["catalog.sqlite", "catalog.sqlite-wal", "catalog.sqlite-shm"] {
      try? FileManager.default.removeItem(atPath: moved.library + "/" + name)
    }
    try FileManager.default.copyItem(
      atPath: folder["backup.sqlite"], toPath: moved.library + "/catalog.sqlite")
    #expect(try moved("check", "--originals").status == 0)
  }
}
