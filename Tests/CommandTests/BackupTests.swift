import Foundation
import PholioTestSupport
import Testing

/// `pholio backup`, and restoring one.
@Suite struct BackupTests {
  let library: TestLibrary
  private var folder: TemporaryFolder { library.folder }

  init() throws {
    library = try TestLibrary(["a": 0..<6])
    try folder.makeFolder("out")
    for arguments in [["reorder", "a", "--move", "5", "--to", "1"], ["reorder", "a", "--swap", "2,3"]] {
      try #require(try library.pholio.run(arguments).status == 0)
    }
  }

  private func backup(_ arguments: String...) throws -> Program.Run {
    try library.pholio.run(["backup"] + arguments)
  }

  @Test func aBackupIsOneWholeFile() throws {
    let run = try backup(folder["out/b.sqlite"])
    #expect(run.status == 0 && run.messages.contains("1 gallery, 6 photos"), "\(run.messages)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["b.sqlite"])
    let looked = try Program.run(
      "/usr/bin/sqlite3",
      [
        folder["out/b.sqlite"],
        "PRAGMA journal_mode; PRAGMA integrity_check; SELECT group_concat(photo) FROM placement",
      ])
    let order = try library.sql("SELECT group_concat(photo) FROM placement")
    #expect(looked.output == "delete\nok\n\(order)")
  }

  @Test func theWholeWayBack() throws {
    let shown = try library.pholio("show", "a", "--json").output
    #expect(try backup(folder["out/b.sqlite"]).status == 0)
    #expect(try library.pholio("reorder", "a", "--shuffle", "--seed", "4").status == 0)
    try FileManager.default.removeItem(atPath: folder["library"])

    try folder.makeFolder("library")
    try FileManager.default.copyItem(atPath: folder["out/b.sqlite"], toPath: folder["library/catalog.sqlite"])
    #expect(try library.pholio("show", "a", "--json").output == shown)
    let missing = try library.pholio("check")
    #expect(missing.status == 2 && missing.output.split(separator: "\n").count == 6)
    #expect(missing.output.split(separator: "\n").allSatisfy { $0.hasPrefix("thumbnail-missing: ") })
    let repair = try library.pholio("check", "--repair")
    #expect(repair.status == 0 && repair.messages.contains("6 findings, 6 repaired"), "\(repair.messages)")
    #expect(try library.pholio("check", "--originals").status == 0)
    #expect(try library.pholio("undo", "a").status == 0)
    #expect(try library.names("a") == [4, 0, 1, 2, 3, 5].map { "\($0).jpg" })
    #expect(try library.sql("PRAGMA journal_mode") == "wal\n")
    let again = try library.pholio("import", folder["in"], "--json")
    #expect((again.json as? [String: Any])?["known"] as? Int == 6)
  }

  /// A restored backup is not in WAL mode yet, and SQLite does not wait for others when it changes that.
  @Test func aBackupPutBackIsOpenedWhileAnotherProgramReadsIt() throws {
    try library.sql("PRAGMA journal_mode = DELETE")
    let reader = Process()
    reader.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
    reader.arguments = [
      folder["library/catalog.sqlite"], "BEGIN", "SELECT count(*) FROM placement",
      ".shell touch '\(folder["reading"])'; while [ -e '\(folder["reading"])' ]; do sleep 0.02; done",
    ]
    reader.standardOutput = FileHandle.nullDevice
    try reader.run()
    try waitUntil("the other program reads") {
      FileManager.default.fileExists(atPath: folder["reading"])
    }
    #expect(try library.names("a") == [4, 1, 0, 2, 3, 5].map { "\($0).jpg" })
    #expect(try library.sql("PRAGMA journal_mode") == "delete\n")
    try FileManager.default.removeItem(atPath: folder["reading"])
    reader.waitUntilExit()
    #expect(try library.pholio("undo", "a").status == 0)
    #expect(try library.sql("PRAGMA journal_mode") == "wal\n")
  }

  @Test func nothingIsReplacedUnlessForced() throws {
    try folder.write([1, 2, 3], to: "out/b.sqlite")
    let refused = try backup(folder["out/b.sqlite"])
    #expect(refused.status == 73 && refused.messages.contains("--force"), "\(refused.messages)")
    #expect(library.bytes("out/b.sqlite") == [1, 2, 3])
    #expect(try backup("--dry-run", "--force", folder["out/b.sqlite"]).status == 0)
    #expect(library.bytes("out/b.sqlite") == [1, 2, 3])
    #expect(try backup("--force", folder["out/b.sqlite"]).status == 0)
    #expect(library.bytes("out/b.sqlite")?.starts(with: "SQLite format 3".utf8) == true)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["b.sqlite"])
    #expect(try backup("--dry-run", folder["out/c.sqlite"]).status == 0)
    #expect(library.bytes("out/c.sqlite") == nil)
  }

  @Test(arguments: ["", "-wal", "-shm", "-journal"]) func theCatalogIsNeverReplaced(suffix: String) throws {
    let order = try library.names("a")
    let run = try backup("--force", folder["library/../library/catalog.sqlite\(suffix)"])
    #expect(run.status == 73 && run.messages.contains("own catalog"), "\(run.messages)")
    #expect(try library.names("a") == order)
  }

  @Test func norByAnyOtherWayToIt() throws {
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder["out/link"], withDestinationPath: folder["library/catalog.sqlite"])
    try files.createSymbolicLink(atPath: folder["out/library"], withDestinationPath: folder["library"])
    try files.linkItem(atPath: folder["library/catalog.sqlite"], toPath: folder["out/hard"])
    for path in ["out/link", "out/library/catalog.sqlite", "out/hard"] {
      let run = try backup("--force", folder[path])
      #expect(run.status == 73 && run.messages.contains("own catalog"), "\(path): \(run.messages)")
    }
    #expect(try library.pholio("check").status == 0)
  }

  @Test func originalsAreNeverReplaced() throws {
    let original = library.bytes("in/a/0.jpg")
    let files = FileManager.default
    try files.createSymbolicLink(atPath: folder["out/link.jpg"], withDestinationPath: folder["in/a/0.jpg"])
    try files.createSymbolicLink(atPath: folder["out/in"], withDestinationPath: folder["in"])
    for path in ["in/a/0.jpg", "out/link.jpg", "out/in/a/0.jpg"] {
      let run = try backup("--force", folder[path])
      #expect(
        run.status == 73 && run.messages.contains("originals are never written"), "\(path): \(run.messages)")
    }
    #expect(library.bytes("in/a/0.jpg") == original)
  }

  @Test func whatCanNotHoldABackupIsRefused() throws {
    for path in ["/dev/null", folder["out"], folder["nowhere/b.sqlite"]] {
      let run = try backup("--force", path)
      #expect(run.status == 73 && run.messages.split(separator: "\n").count == 1, "\(path): \(run.messages)")
    }
    #expect(try Program(library: folder["none"])("backup", folder["out/b.sqlite"]).status == 66)
    #expect(library.bytes("out/b.sqlite") == nil)
  }

  @Test func aDamagedCatalogDoesNotReplaceAGoodBackup() throws {
    #expect(try backup(folder["out/b.sqlite"]).status == 0)
    let good = library.bytes("out/b.sqlite")
    try library.sql("PRAGMA journal_mode = DELETE")
    var bytes = try #require(library.bytes("library/catalog.sqlite"))
    for index in bytes.count - 3 * 4096..<bytes.count { bytes[index] = 0x5A }
    try folder.write(bytes, to: "library/catalog.sqlite")
    let run = try backup("--force", folder["out/b.sqlite"])
    #expect(run.status == 65 && run.messages.contains("damaged"), "\(run.messages)")
    #expect(library.bytes("out/b.sqlite") == good)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == ["b.sqlite"])
  }

  @Test func reordersGoOnMeanwhile() throws {
    for round in 0..<5 {
      let backups = try (0..<2).map { try library.pholio.start(["backup", folder["out/\(round)-\($0)"]]) }
      #expect(try library.pholio("reorder", "a", "--move", "1", "--to", "last").status == 0)
      for backup in backups { #expect(backup.finish().status == 0) }
      for number in 0..<2 {
        let sound = try Program.run(
          "/usr/bin/sqlite3",
          [folder["out/\(round)-\(number)"], "PRAGMA integrity_check; SELECT count(*) FROM placement"])
        #expect(sound.output == "ok\n6\n")
      }
    }
  }
}
