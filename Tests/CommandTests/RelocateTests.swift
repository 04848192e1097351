import Foundation
import PholioTestSupport
import Testing

/// `pholio relocate`.
@Suite struct RelocateTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }

  init() throws {
    library = try TestLibrary(["a": 0..<4, "ab": 4..<6, "a/deep": 6..<8])
    try #require(try library.pholio("reorder", "a", "--reverse").status == 0)
  }

  private func relocate(_ old: String, _ new: String, _ arguments: String..., status: Int32 = 0) throws
    -> [String: Any]
  {
    let run = try library.pholio.run(["relocate", "--json", folder[old], folder[new]] + arguments)
    #expect(run.status == status, "\(run.messages)")
    return run.json as? [String: Any] ?? [:]
  }

  private func paths() throws -> [String] {
    let text = try library.sql(
      "SELECT CAST(path AS TEXT) FROM folder WHERE id IN (SELECT folder FROM file) ORDER BY path")
    return text.split(separator: "\n").map { String($0.dropFirst(folder.path.count + 1)) }
  }

  private func importAgain(_ names: String...) throws -> [String: Int] {
    let run = try library.pholio.run(["import", "--json"] + names.map { folder[$0] })
    return (run.json as? [String: Any] ?? [:]).compactMapValues { $0 as? Int }.filter { $0.value != 0 }
  }

  @Test func aMovedFolderKeepsEverythingAndIsKnownToImports() throws {
    let order = try library.names("a")
    try folder.makeFolder("disk")
    try FileManager.default.moveItem(atPath: folder["in/a"], toPath: folder["disk/x"])
    let report = try relocate("in/a", "disk/x")
    #expect(report["folders"] as? Int == 2 && report["files"] as? Int == 6)
    #expect(report["there"] as? Int == 6 && report["missing"] as? Int == 0)
    #expect(try paths() == ["disk/x", "disk/x/deep", "in/ab"])
    #expect(try library.names("a") == order)
    #expect(try library.photos("a").allSatisfy { $0["missing"] as? Bool == false })
    #expect(try importAgain("disk/x", "in/ab") == ["seen": 8, "known": 8])
    try folder.write(Fixture.photo(50), to: "disk/x/new.jpg")
    #expect(try importAgain("disk/x") == ["seen": 7, "known": 6, "added": 1])
    #expect(try library.names("a") == order + ["new.jpg"])
    #expect(try library.pholio("check", "--originals").status == 0)
  }

  @Test func theDiskNeedNotBeThere() throws {
    let run = try library.pholio("relocate", folder["in"], "/mnt/disk that is away")
    #expect(
      run.status == 0 && run.output == "" && run.messages.contains("0 there now, 8 not there"),
      "\(run.messages)")
    #expect(try library.photos("a").allSatisfy { $0["missing"] as? Bool == true })
    #expect(try library.pholio("relocate", "/mnt/disk that is away", folder["in"]).status == 0)
    #expect(try importAgain("in") == ["seen": 8, "known": 8])
  }

  @Test func aDryRunDoesNothing() throws {
    let before = try library.sql(".dump")
    #expect(try relocate("in", "elsewhere", "--dry-run")["folders"] as? Int == 3)
    #expect(try library.sql(".dump") == before)
  }

  @Test func anUnknownFolderIsNamed() throws {
    for name in ["in/x", "i", "in/a/0.jpg"] {
      let run = try library.pholio("relocate", folder[name], folder["new"])
      #expect(run.status == 64 && run.messages.contains(folder[name]), "\(run.messages)")
    }
  }

  @Test(arguments: [
    ("in", "in/a", ["in/a/a", "in/a/a/deep", "in/a/ab"]), ("in/a", "in", ["in", "in/ab", "in/deep"]),
  ])
  func aFolderMayGoIntoOrOutOfItself(old: String, new: String, expected: [String]) throws {
    _ = try relocate(old, new)
    #expect(try paths() == expected)
    #expect(try library.sql("SELECT count(*) FROM file") == "8\n")
    #expect(try library.pholio("check").status == 0)
  }

  @Test func foldersKnownAtBothPlacesBecomeOne() throws {
    let galleries = try library.pholio("galleries", "--json").output
    // The same two photos at both paths, and one more at the new one.
    for number in [0, 1] {
      try folder.write(try #require(library.bytes("in/a/\(number).jpg")), to: "new/a/\(number).jpg")
    }
    try folder.write(Fixture.photo(30), to: "new/a/30.jpg")
    #expect(try importAgain("new/a")["added"] == 1)
    let order = try library.names("a")
    let report = try relocate("in/a", "new/a")
    #expect(report["merged_folders"] as? Int == 1 && report["dropped_files"] as? Int == 2)
    #expect(report["unlinked_galleries"] as? [String] == ["a"], "\(galleries)")
    #expect(try paths() == ["in/ab", "new/a", "new/a/deep"])
    #expect(try library.names("a") == order)
    #expect(try library.sql("SELECT count(*) FROM file") == "9\n")
    for number in [2, 3] {
      try folder.write(try #require(library.bytes("in/a/\(number).jpg")), to: "new/a/\(number).jpg")
    }
    // Photos that were placed in the old gallery are offered to no other.
    _ = try importAgain("new/a")
    #expect(try library.names("a (2)").sorted() == ["0.jpg", "1.jpg", "30.jpg"])
    #expect(try library.pholio("check").status == 0)
  }

  @Test func aDeletedGalleryGivesWayToOneThatIsThere() throws {
    try folder.write(Fixture.photo(30), to: "new/a/30.jpg")
    _ = try importAgain("new/a")
    #expect(try library.pholio("gallery", "delete", "a (2)").status == 0)
    #expect(try relocate("in/a", "new/a")["unlinked_galleries"] as? [String] == [])
    try folder.write(Fixture.photo(31), to: "new/a/31.jpg")
    _ = try importAgain("new/a")
    #expect(try library.names("a").contains("31.jpg"))
  }

  @Test func anotherPhotoOfTheSameNameStopsItAll() throws {
    try folder.write(Fixture.photo(30), to: "new/a/2.jpg")
    _ = try importAgain("new/a")
    let before = try library.sql(".dump")
    let run = try library.pholio("relocate", folder["in"], folder["new"])
    #expect(run.status == 1 && run.messages.contains(folder["new/a/2.jpg"]), "\(run.messages)")
    #expect(try library.sql(".dump") == before)
  }

  @Test func noImportIsUnderWayMeanwhile() throws {
    let run = try Program.run(
      "/usr/bin/flock", [folder["library"], Program.path, "relocate", folder["in"], folder["new"]],
      environment: ["PHOLIO_LIBRARY": folder["library"]])
    #expect(run.status == 75)
  }
}
