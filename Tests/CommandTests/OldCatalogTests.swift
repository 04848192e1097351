import Foundation
import PholioTestSupport
import Testing

/// A catalog of an older pholio.
@Suite struct OldCatalogTests {
  let folder: TemporaryFolder
  let pholio: Program

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    try load("catalog-2")
  }

  /// Makes the library's catalog from a dump.
  private func load(_ name: String) throws {
    try folder.write([], to: "library/catalog.sqlite")
    let dump = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).sql")
    try sql(".read '\(dump.path)'")
  }

  @discardableResult
  func sql(_ text: String, of name: String = "library/catalog.sqlite") throws -> String {
    let run = try Program.run("/usr/bin/sqlite3", [folder[name], text])
    try #require(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    return run.output
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder["library"]).sorted() }
  }

  @Test func itIsMigratedAfterABackupBesideIt() throws {
    let before = try sql("SELECT * FROM photo; SELECT * FROM placement; SELECT * FROM change")
    #expect(try pholio("galleries").status == 0)
    #expect(try files == ["catalog.sqlite", "catalog.sqlite.before-3"])
    #expect(
      try sql(
        "SELECT * FROM photo; SELECT * FROM placement; SELECT * FROM change",
        of: "library/catalog.sqlite.before-3") == before)
    #expect(try sql("SELECT count(*) FROM grdb_migrations", of: "library/catalog.sqlite.before-3") == "2\n")
    #expect(try sql("PRAGMA integrity_check; PRAGMA foreign_key_check") == "ok\n")
    #expect(try !pholio("check").output.contains("catalog-"))
    let names = ["IMG_20190712_193045.jpg", "PANO_20200702_120000.jpg", "IMG_20200913_071502.jpg"]
    func shown() throws -> [String] {
      let json = try pholio("show", "a", "--json").json as? [String: Any]
      return (json?["photos"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }
    #expect(try shown() == names)
    // The old journal can still be undone and redone.
    #expect(try pholio("undo", "a").status == 0)
    #expect(try shown() != names)
    for _ in 0..<2 { #expect(try pholio("undo", "a").status == 0) }
    for _ in 0..<3 { #expect(try pholio("redo", "a").status == 0) }
    #expect(try shown() == names)
    #expect(try pholio("restore", "a", "Kept").status == 0)
    // Ids of deleted photos are not used again.
    #expect(try sql("SELECT seq FROM sqlite_sequence WHERE name = 'photo'") == "5\n")
  }

  @Test func timesMayBeFromXMPAndIPTCToo() throws {
    #expect(try pholio("galleries").status == 0)
    for source in ["xmp", "iptc", "filename", "mtime", "exif"] {
      try sql("UPDATE photo SET taken_source = '\(source)' WHERE id = 1")
    }
    let run = try Program.run(
      "/usr/bin/sqlite3", [folder["library/catalog.sqlite"], "UPDATE photo SET taken_source = 'gps'"])
    #expect(run.status != 0 && run.messages.contains("taken_source"), "\(run.messages)")
  }

  @Test func whatAnOlderProgramAllowedIsReadAndNotTakenForDamage() throws {
    // U+202E and U+2066 turn text.
    try sql(
      """
      UPDATE photo SET title = 'a' || char(8238) || 'b', description = char(8294) WHERE id = 1;
      UPDATE change SET summary = 'move ' || hex(zeroblob(1 << 20)) || ' to 1' WHERE id = 3
      """)
    for verb in [
      ["show", "a", "--json"], ["history", "a"], ["undo", "a"], ["redo", "a"],
      ["caption", "a", "1-last", "--title", "new"],
    ] {
      let run = try pholio.run(verb)
      #expect(run.status == 0, "\(verb): \(run.messages.prefix(500))")
    }
    let check = try pholio("check")
    // Its tables are a new catalog's, to the letter.
    #expect(!check.output.contains("catalog-"), "\(check.output.prefix(2000))")
    #expect(try pholio("caption", "a", "1", "--title", "a\u{202E}b").status == 64)
  }

  @Test func copiesOfKilledProcessesAreRemovedAndNoOthers() throws {
    // The first is one that somebody makes, here or on another machine.
    let kept = [".888888888.tmp", ".888888888.tmp-journal", ".notes", ".x.tmp", "-x.999999999.tmp"]
    let killed = ["", "-journal", "-wal", "-shm"].map { ".999999999.tmp\($0)" } + ["-3.999999999.tmp"]
    for end in kept + killed {
      try folder.write([], to: "library/catalog.sqlite.before\(end)")
    }
    let made = open(folder["library/catalog.sqlite.before\(kept[0])"], O_RDWR | O_CLOEXEC)
    defer { close(made) }
    var lock = flock(l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 0, l_len: 1, l_pid: 0)
    // F_OFD_SETLK of fcntl(2).
    try #require(fcntl(made, 37, &lock) == 0)
    #expect(try pholio("galleries").status == 0)
    #expect(
      try files == (["", ".before-3"] + kept.map { ".before\($0)" }).map { "catalog.sqlite\($0)" }.sorted())
  }

  @Test func whatACutLeavesOfAMigrationIsRemovedByImports() throws {
    #expect(try pholio("galleries").status == 0)
    try folder.makeFolder("in")
    let left = [
      "catalog.sqlite.before.999999999.tmp", "catalog.sqlite.new.9-9.tmp", ".pholio-1-2.tmp",
      "originals/.pholio-1-2.tmp",
    ]
    for command in [["import", folder["in"]], ["check", "--repair"]] {
      for name in left {
        try folder.write([], to: "library/" + name, modified: Date(timeIntervalSinceNow: -7200))
      }
      _ = try pholio.run(command)
      for name in left {
        #expect(!FileManager.default.fileExists(atPath: folder["library/" + name]), "\(command)")
      }
    }
  }

  @Test func whatNoReleaseHadIsRefusedUntouchedByALineWithTheRevisionThatOpensIt() throws {
    let between = [
      ("catalog-10", 10, "88329699"), ("catalog-2", 17, "5556603d"), ("catalog-2", 18, "5e5ec5cb"),
    ]
    for (name, version, revision) in between {
      try load(name)
      // As a program between 0.2.0 and the next release left it.
      if version > 15 { try sql("INSERT INTO grdb_migrations VALUES ('\(version) any number')") }
      let before = try sql(".dump")
      for verb in [["galleries"], ["undo", "a"], ["import", folder["in"]], ["check"]] {
        try folder.makeFolder("in")
        let run = try pholio.run(verb)
        #expect(
          run.status == 1
            && run.messages == """
              pholio: \(folder["library/catalog.sqlite"]): made between two releases of pholio; its revision \
              \(revision) opens it

              """,
          "\(verb): \(run.status) \(run.messages)")
      }
      #expect(try sql(".dump") == before)
      #expect(try files == ["catalog.sqlite"])
    }
  }

  @Test func whatGalleriesHaveNoMoreIsToldOnceAndIsInTheCopy() throws {
    try load("catalog-15")
    let before = try sql(".dump")
    let order = "SELECT gallery, photo, by_hand FROM placement ORDER BY gallery, rank"
    let placements = try sql(order)
    let told = """
      Best: its order is no longer written into /var/tmp/pholio-0.2/orders after each change; \
      'pholio order --all <dir>' writes all orders
      Wall: its order is no longer written into \(folder["library/mirror"]) after each change; \
      'pholio order --all <dir>' writes all orders
      Best: it holds any number of photos now, and no longer 1 at most
      Wall: it holds any number of photos now, and no longer 5 at most with the rest in Second
      Full: it holds any number of photos now, and no longer 2 at most

      """
    try folder.makeFolder("in")
    let run = try pholio("import", "--quiet", folder["in"])
    #expect(run.messages == told, "\(run.messages)")
    #expect(try pholio("galleries").messages.isEmpty)
    #expect(try sql(".dump", of: "library/catalog.sqlite.before-16") == before)
    // Photos stay where they are, and those that had no room are offered by the next import.
    #expect(try sql(order) == placements)
    #expect(try sql("SELECT state, count(*) FROM offer GROUP BY state") == "offered|21\n")
    #expect(try sql("SELECT count(*) FROM folder WHERE unplaced") == "2\n")
    #expect(try sql("SELECT seq FROM sqlite_sequence WHERE name = 'gallery'") == "8\n")
    #expect(try sql("PRAGMA integrity_check; PRAGMA foreign_key_check") == "ok\n")
    #expect(try !pholio("check").output.contains("catalog-"))
    for verb in ["undo", "redo"] { #expect(try pholio(verb, "Wall").status == 0) }
    #expect(try pholio("restore", "Wall", "Hung").status == 0)
  }

  /// The fixtures were written by these programs; those of 0.2.0 have rows in every table.
  @Test(arguments: ["catalog-2", "catalog-14", "catalog-15"])
  func everyRowOfEveryTableIsCarriedOver(_ name: String) throws {
    try load(name)
    try FileManager.default.copyItem(atPath: folder["library/catalog.sqlite"], toPath: folder["old.sqlite"])
    #expect(try pholio("galleries").status == 0)
    let tables = try sql(
      """
      ATTACH '\(folder["old.sqlite"])' AS old;
      SELECT old.name || '|' || (
        SELECT group_concat(mine.name) FROM pragma_table_info(old.name, 'main') AS mine
        JOIN pragma_table_info(old.name, 'old') AS theirs USING (name))
      FROM old.sqlite_schema AS old JOIN main.sqlite_schema AS new USING (type, name)
      WHERE type = 'table' AND name NOT IN ('grdb_migrations', 'sqlite_sequence')
      """
    ).split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    #expect(tables.count >= (name == "catalog-2" ? 14 : 26), "\(tables)")
    for table in tables {
      let (table, columns) = (table[0], table[1])
      // Galleries hold any number now: what found no room is offered again, from its folder.
      // Sidecars are read again.
      let kept =
        switch table {
        case "offer": "WHERE state <> 'left'"
        case "skipped": "WHERE bytes >= 0"
        case "companion": "WHERE kind <> 'sidecar'"
        case "listing": "WHERE folder NOT IN (SELECT folder FROM old.companion WHERE kind = 'sidecar')"
        default: ""
        }
      let compared = columns.split(separator: ",").filter { table != "folder" || $0 != "unplaced" }
        .joined(separator: ", ")
      let (lost, rows) = (
        try sql(
          """
          ATTACH '\(folder["old.sqlite"])' AS old;
          SELECT \(compared) FROM old.\(table) \(kept) EXCEPT SELECT \(compared) FROM main.\(table)
          """),
        try sql(
          "ATTACH '\(folder["old.sqlite"])' AS old; SELECT count(*) FROM old.\(table) \(kept)")
      )
      #expect(lost.isEmpty, "\(table): \(lost)")
      #expect(name == "catalog-2" || rows != "0\n", "\(table)")
    }
    #expect(
      try sql(
        """
        ATTACH '\(folder["old.sqlite"])' AS old;
        SELECT * FROM old.sqlite_sequence EXCEPT SELECT * FROM main.sqlite_sequence
        """) == "")
    #expect(try sql("PRAGMA integrity_check; PRAGMA foreign_key_check") == "ok\n")
    #expect(try !pholio("check").output.contains("catalog-"))
  }

  @Test func whatElseSomebodyHasPutIntoTheFileStays() throws {
    try load("catalog-15")
    try sql(
      """
      ANALYZE; CREATE TABLE notes(text); INSERT INTO notes VALUES ('mine');
      CREATE INDEX "odd ""one"" here" ON photo(bytes); CREATE VIEW names AS SELECT name FROM gallery;
      """)
    #expect(try pholio("galleries").status == 0)
    #expect(try sql("SELECT * FROM notes; SELECT count(*) FROM names") == "mine\n8\n")
    #expect(try !pholio("check").output.contains("catalog-"))
  }

  @Test func aProgramThatWasKilledRightAtTheStartIsNoHindrance() throws {
    try FileManager.default.removeItem(atPath: folder["library/catalog.sqlite"])
    try sql("CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY)")
    #expect(try pholio("galleries").status == 0)
    #expect(try pholio("check").status == 0)
  }

  @Test func aBrokenReferenceStopsTheUpgradeAndNoSoundRowIsBlamed() throws {
    try load("catalog-15")
    try sql("INSERT INTO placement VALUES (1, 999, 12345, 0)")
    let before = try sql(".dump")
    let run = try pholio("galleries")
    #expect(run.status == 65 && !run.messages.contains("'left'"), "\(run.messages)")
    #expect(try sql(".dump") == before)
  }

  @Test func anUnreadableFileOfBeforeIsNotBlamedForAnotherFault() throws {
    try sql(
      """
      INSERT INTO skipped VALUES (1, x'78', -1, 0, 'problem', 'no');
      PRAGMA ignore_check_constraints = ON; UPDATE mark SET name = ''
      """)
    let run = try pholio("galleries")
    #expect(run.status == 65 && run.messages.contains("table mark"), "\(run.messages)")
  }

  @Test func aValueThatNoCatalogMayHaveStopsTheMigrationAndNothingIsTouched() throws {
    try sql("PRAGMA ignore_check_constraints = ON; UPDATE photo SET taken_local = 1 << 62 WHERE id = 3")
    let before = try sql(".dump")
    let run = try pholio("galleries")
    #expect(run.status == 65, "\(run.messages)")
    #expect(run.messages.contains("table photo, row id 3, column taken_local"), "\(run.messages)")
    #expect(try sql(".dump") == before)
    #expect(try !files.contains("catalog.sqlite.before-3"))
  }

  @Test(.needsMounts) func withoutRoomForTheBackupNothingIsTouched() throws {
    let before = try sql(".dump")
    let namespace = try MountNamespace(
      """
      mkdir '\(folder["small"])'; mount -t tmpfs -o size=200k none '\(folder["small"])'
      cp '\(folder["library/catalog.sqlite"])' '\(folder["small"])/'
      """)
    let small = Program(library: folder["small"], launcher: namespace.launcher)
    let run = try small("galleries")
    #expect(run.status == 73 && run.messages.contains("before-3"), "\(run.status) \(run.messages)")
    let left = try namespace.shell(
      "ls '\(folder["small"])'; sqlite3 '\(folder["small"])/catalog.sqlite' .dump")
    #expect(left.output == "catalog.sqlite\n" + before, "\(left.output.prefix(200))")
  }

  @Test func whereItMayNotBeWrittenItIsReadAsItIs() throws {
    let reader = try UnwritableLibrary(folder)
    let before = try sql(".dump")
    for verb in [["galleries"], ["show", "a"], ["layout", "a", "--width", "900"], ["history", "a"]] {
      let run = try reader.pholio.run(verb)
      #expect(run.status == 0, "\(verb): \(run.messages)")
    }
    let run = try reader.pholio("reorder", "a", "--reverse")
    #expect(run.status == 73, "\(run.messages)")
    #expect(try sql(".dump") == before)
    #expect(try files == ["catalog.sqlite"])
  }
}
