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

  private func kept() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder["library"])
      .filter { $0.hasPrefix("catalog.sqlite.before-restore-") }
  }

  @Test func aBackupIsPutBackAndTheCatalogThatWasThereIsKept() throws {
    let file = folder["out/b.sqlite"]
    #expect(try backup(file).status == 0)
    let (restored, bytes) = (try library.names("a"), library.bytes("out/b.sqlite"))
    #expect(try library.pholio("reorder", "a", "--reverse").status == 0)
    let replaced = try library.names("a")

    let rehearsal = try backup("--restore", file, "--dry-run")
    #expect(rehearsal.status == 0 && rehearsal.messages.contains("Would restore"), "\(rehearsal.messages)")
    #expect(try library.names("a") == replaced && kept().isEmpty)

    let run = try backup("--restore", file, "--json")
    #expect(run.status == 0, "\(run.messages)")
    let report = try #require(run.json as? [String: Any])
    #expect(report["galleries"] as? Int == 1 && report["photos"] as? Int == 6)
    #expect(try library.names("a") == restored)
    #expect(library.bytes("out/b.sqlite") == bytes)
    #expect(try library.pholio("check").status == 0)
    #expect(try library.pholio("undo", "a").status == 0)
    // The other way round.
    let path = try #require(report["kept"] as? String)
    #expect(try kept().map { folder["library/\($0)"] } == [path])
    #expect(try backup("--restore", path).status == 0)
    #expect(try library.names("a") == replaced)
    #expect(try kept().count == 2)
  }

  @Test func aBackupIsPutBackWhateverIsInItsPlace() throws {
    let (file, catalog) = (folder["out/b.sqlite"], folder["library/catalog.sqlite"])
    #expect(try backup(file).status == 0)
    let names = try library.names("a")
    for content in [Data(), Data("no catalog".utf8), Data(repeating: 7, count: 100_000), nil] {
      for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: catalog + end) }
      try content?.write(to: URL(fileURLWithPath: catalog))
      let run = try backup("--restore", file)
      #expect(run.status == 0, "\(run.messages)")
      #expect(try library.names("a") == names)
      #expect(try library.pholio("check").status == 0)
    }
    // Empty ones, too; but there is nothing to keep of none.
    #expect(try kept().count == 3)
    // And into no library at all.
    let other = Program(library: folder["other"])
    #expect(try other("backup", "--restore", file).status == 0)
    #expect(try other("show", "a").status == 0)
  }

  @Test func whatIsNoSoundBackupIsNotPutBack() throws {
    let order = try library.sql("SELECT group_concat(photo) FROM placement")
    try folder.write([], to: "out/empty")
    try folder.write(Array("no catalog".utf8), to: "out/text")
    _ = try Program.run("/usr/bin/sqlite3", [folder["out/foreign"], "CREATE TABLE t (x)"])
    #expect(try backup(folder["out/torn"]).status == 0)
    var torn = try #require(library.bytes("out/torn"))
    torn.removeSubrange(torn.count / 2..<torn.count)
    try folder.write(torn, to: "out/torn")
    for (name, status) in [
      ("out/empty", 66), ("out/text", 66), ("out/foreign", 66), ("out/torn", 66), ("out/none", 66),
      ("out", 66),
      ("library/catalog.sqlite", 73),
    ] {
      let run = try backup("--restore", folder[name])
      #expect(run.status == status, "\(name): \(run.messages)")
    }
    #expect(try library.pholio("backup", "--restore", "--force", folder["out/b"]).status == 64)
    #expect(try library.sql("SELECT group_concat(photo) FROM placement") == order)
    #expect(try kept().isEmpty)
  }

  /// A full disk, a copy that broke off, a sync program's placeholder.
  @Test(arguments: [true, false]) func aCatalogWithoutContentIsNoNewLibrary(isThere: Bool) throws {
    let catalog = folder["library/catalog.sqlite"]
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: catalog + end) }
    if isThere { try Data().write(to: URL(fileURLWithPath: catalog)) }
    let thumbnails = try Program.run("find", [folder["library/thumbnails"], "-type", "f"]).output
    for arguments in [
      ["galleries"], ["show", "a"], ["backup", folder["out/b.sqlite"]], ["import", folder["in"]],
      ["import", "--dry-run", folder["in"]], ["reorder", "a", "--reverse"], ["find", "portrait"], ["serve"],
      ["watch", folder["in"]], ["gallery", "create", "b"], ["export", "a", folder["out/x"]],
    ] {
      let run = try library.pholio.run(arguments)
      #expect(run.status == 65, "\(arguments): \(run.messages)")
      #expect(run.messages.contains(isThere ? "it has 0 bytes" : "it is missing"), "\(run.messages)")
      #expect(run.messages.contains("pholio backup --restore FILE"))
    }
    for arguments in [["check"], ["check", "--repair"]] {
      let check = try library.pholio.run(arguments)
      #expect(check.status == 2 && check.output.hasPrefix("catalog-damage: "), "\(check.output)")
    }
    #expect(library.bytes("library/catalog.sqlite") == (isThere ? [] : nil))
    #expect(try Program.run("find", [folder["library/thumbnails"], "-type", "f"]).output == thumbnails)
  }
}

/// A catalog that is replaced while `pholio serve` has it open, by hand or by `backup --restore`.
struct ReplacedCatalogTests {
  private let served: ServedLibrary
  private var folder: TemporaryFolder { served.folder }
  private var backup: String { folder["b.sqlite"] }

  init() throws {
    served = try ServedLibrary()
  }

  private func order() throws -> [Int] {
    let sql = "SELECT photo FROM placement WHERE gallery = 1 ORDER BY rank"
    return try served.pholio.sql(sql).split(separator: "\n").compactMap { Int($0) }
  }

  private func served(_ path: String) throws -> [String: Any] {
    let reply = try served.ask("GET", path)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(reply.body.utf8)) as? [String: Any], "\(reply)")
  }

  /// The status of a move to the front, on the revision that the server tells.
  private func move(_ photo: Int) throws -> Int {
    let revision = try #require(try served("/api/galleries/1")["revision"] as? Int)
    let body = #"{"revision": \#(revision), "photos": [\#(photo)], "target": {"to": 1}}"#
    return try served.ask("POST", "/api/galleries/1/move", body).status
  }

  enum Way: String, CaseIterable { case copied, renamed, restored }

  /// Puts the backup in the catalog's place.
  private func replace(_ way: Way) throws {
    let catalog = folder["library/catalog.sqlite"]
    switch way {
    case .copied:
      // As one does by hand.
      let script = "rm -f '\(catalog)-wal' '\(catalog)-shm'; cp '\(backup)' '\(catalog)'"
      try #require(try Program.run("sh", ["-c", script]).status == 0)
    case .renamed:
      // As programs do that keep folders the same.
      let script = "cp '\(backup)' '\(catalog).new'; rm -f '\(catalog)'-*; mv '\(catalog).new' '\(catalog)'"
      try #require(try Program.run("sh", ["-c", script]).status == 0)
    case .restored: try #require(try served.pholio("backup", "--restore", backup).status == 0)
    }
  }

  @Test(arguments: Way.allCases) func nothingIsLostAndNothingIsOverwritten(way: Way) throws {
    let old = try order()
    #expect(try served.pholio("backup", backup).status == 0)
    #expect(try move(3) == 200 && move(5) == 200)
    try replace(way)
    // The command line and the page are of one mind again, at once.
    #expect(try order() == old)
    #expect(try served("/api/galleries/1/order")["photos"] as? [Int] == old)
    #expect(try move(4) == 200)
    let moved = [4] + old.filter { $0 != 4 }
    #expect(try order() == moved)
    #expect(try served.pholio("reorder", "in", "--move", "2", "--to", "1").status == 0)
    let last = try order()
    // Its end writes nothing of the old one.
    let run = try served.running.finish(by: SIGTERM) { true }
    #expect(run.status == 143 || run.status == 0, "\(run.messages)")
    #expect(try order() == last)
    #expect(try served.pholio("check").status == 0)
  }

  /// A move that was meant for the old catalog, on its revision: the new one may have the same by chance.
  @Test(arguments: Way.allCases) func whatIsSaidOfAMoveThatMeetsANewCatalogIsSo(way: Way) throws {
    #expect(try served.pholio("backup", backup).status == 0)
    let old = try order()
    let revision = try #require(try served("/api/galleries/1")["revision"] as? Int)
    try replace(way)
    let body = #"{"revision": \#(revision), "photos": [4], "target": {"to": 1}}"#
    let status = try served.ask("POST", "/api/galleries/1/move", body).status
    #expect([200, 503].contains(status))
    let moved = [4] + old.filter { $0 != 4 }
    #expect(try order() == (status == 200 ? moved : old))
    #expect(try served.ask("POST", "/api/galleries/1/move", body).status == (status == 200 ? 412 : 200))
    #expect(try order() == moved)
  }
}
