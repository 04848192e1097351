import Foundation
import PholioTestSupport
import Testing

/// `pholio prune`.
@Suite struct PruneTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }

  init() throws {
    library = try TestLibrary(["a": 0..<5, "ab": 5..<7, "c": 10..<12])
    try #require(try library.pholio("reorder", "a", "--move", "5", "--to", "1").status == 0)
  }

  private func prune(_ arguments: String..., status: Int32 = 0) throws -> [String: Any] {
    let run = try library.pholio.run(["prune", "--json"] + arguments)
    #expect(run.status == status, "\(run.messages)")
    return run.json as? [String: Any] ?? [:]
  }

  private func remove(_ names: String...) throws {
    for name in names { try FileManager.default.removeItem(atPath: folder[name]) }
  }

  @Test func goneFilesAreForgottenAndUndoBringsTheirPlacesBack() throws {
    let order = try library.names("a")
    try remove("in/a/1.jpg", "in/a/3.jpg", "in/ab/5.jpg")
    let report = try prune(folder["in/a"])
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.map { $0["path"] as? String } == [folder["in/a/1.jpg"], folder["in/a/3.jpg"]])
    #expect(report["photos"] as? Int == 2)
    #expect(try library.names("a") == order.filter { !["1.jpg", "3.jpg"].contains($0) })
    #expect(try library.names("ab") == ["5.jpg", "6.jpg"])
    #expect(try library.pholio("check").status == 0)
    #expect(try library.pholio("undo").status == 0)
    #expect(try library.names("a") == order.map { ["1.jpg", "3.jpg"].contains($0) ? "-" : $0 })
  }

  @Test func aWholeFolderThatIsGoneIsOneChangeOverAllItsGalleries() throws {
    try remove("in")
    let dry = try library.pholio("prune", "--dry-run", folder["in"])
    #expect(dry.status == 0 && dry.output.split(separator: "\n").count == 9, "\(dry.output)")
    #expect(try library.names("a").count == 5)
    #expect(try library.pholio("prune", folder["in"]).output == dry.output)
    for gallery in ["a", "ab", "c"] { #expect(try library.names(gallery) == []) }
    #expect(try library.pholio("undo").status == 0)
    #expect(try ["a", "ab", "c"].map { try library.names($0).count } == [5, 2, 2])
    #expect(try library.sql("SELECT count(*) FROM file") == "0\n")
    #expect(try library.sql("SELECT count(*) FROM photo") == "9\n")
  }

  @Test func aPhotoWithAnotherFileStays() throws {
    try folder.write(try #require(library.bytes("in/a/1.jpg")), to: "in/c/copy.jpg")
    #expect(try library.pholio("import", folder["in"]).status == 0)
    try remove("in/a/1.jpg")
    let report = try prune(folder["in/a/1.jpg"])
    #expect((report["files"] as? [Any])?.count == 1 && report["photos"] as? Int == 0)
    #expect(try library.names("a").contains("copy.jpg") && library.names("c").contains("copy.jpg"))
  }

  @Test func whatIsThereIsNotForgotten() throws {
    let before = try library.sql(".dump")
    let run = try library.pholio("prune", folder["in"], folder["unknown"], folder["in/a/1.jpg"])
    #expect(
      run.status == 0 && run.output == "" && run.messages.contains("Nothing to forget"), "\(run.messages)")
    #expect(try library.sql(".dump") == before)
  }

  @Test func aLockedGalleryStopsItAll() throws {
    #expect(try library.pholio("gallery", "lock", "c").status == 0)
    try remove("in/a/0.jpg", "in/c/10.jpg")
    let before = try library.sql(".dump")
    let run = try library.pholio("prune", folder["in"])
    #expect(run.status == 1 && run.messages.contains("'c' is locked"), "\(run.messages)")
    #expect(try library.sql(".dump") == before)
    #expect(try library.pholio("prune", folder["in/a"]).status == 0)
  }

  @Test func filesThatWereNoPhotosAreForgottenToo() throws {
    try folder.write(Array("no photo".utf8), to: "in/a/bad.jpg")
    try folder.write(Array("text".utf8), to: "in/a/text.bin")
    #expect(try library.pholio("import", folder["in"]).status == 3)
    try remove("in/a/bad.jpg")
    #expect(try prune(folder["in"])["skipped"] as? Int == 1)
    #expect(try library.sql("SELECT count(*) FROM skipped WHERE CAST(name AS TEXT) = 'bad.jpg'") == "0\n")
  }

  @Test func noImportIsUnderWayMeanwhile() throws {
    let run = try Program.run(
      "/usr/bin/flock", [folder["library"], Program.path, "prune", folder["in"]],
      environment: ["PHOLIO_LIBRARY": folder["library"]])
    #expect(run.status == 75)
  }
}
