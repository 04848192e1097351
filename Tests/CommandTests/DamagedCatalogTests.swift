import Foundation
import PholioTestSupport
import Testing

/// Impossible values in the catalog give one line that names them, and never end the process by a signal.
@Suite struct DamagedCatalogTests {
  static let damages: [(sql: String, named: String)] = [
    ("UPDATE gallery SET cap_columns = 200", "table gallery, row id 1, column cap_columns: 200"),
    ("UPDATE gallery SET cap_columns = 0", "column cap_columns"),
    ("UPDATE gallery SET cap_rows = -1", "column cap_rows"),
    ("UPDATE portfolio SET cap_rows = 0", "table portfolio, row id 1, column cap_rows: 0"),
    ("DELETE FROM portfolio", "table portfolio, row id 1"),
    ("UPDATE photo SET taken_fraction = 'x'", "column taken_fraction: 'x'"),
    ("UPDATE photo SET taken_local = -9223372036854775808", "column taken_local: -9223372036854775808"),
    ("UPDATE photo SET width = 9223372036854775807", "column width"),
    ("UPDATE photo SET width = 0", "column width: 0"),
    ("UPDATE photo SET exposure_s = 9e99", "column exposure_s"),
    ("UPDATE photo SET sha256 = x'0102' WHERE id = 1", "column sha256"),
    ("UPDATE folder SET path = x'00'", "column path"),
    ("UPDATE file SET name = x'612f62' WHERE photo = 1", "column name"),
    ("UPDATE block SET count = -1", "table block, row gallery 1, column count"),
    ("UPDATE block SET count = 0 WHERE number = -1", "table block, row gallery 1, column count"),
    ("UPDATE block SET number = 9223372036854775807 WHERE number = 0", "column number: 9223372036854775807"),
    ("UPDATE block SET count = 9007199254740992", "table block, row gallery 1, column count"),
    ("PRAGMA foreign_keys = OFF; UPDATE photo SET id = -id", "table block, row gallery 1, column count"),
    (
      "PRAGMA foreign_keys = OFF; DELETE FROM photo WHERE id = 2",
      "column photo: 2, and there is no such photo"
    ),
    ("UPDATE change_part SET was = '{}'", "column was"),
    ("UPDATE change_part SET was = '[{\"after\":1e300}]'", "column was"),
    ("UPDATE change SET at = -1", "column at: -1"),
  ]

  static let verbs = [
    ["galleries"], ["show", "a"], ["show", "a", "1.jpg"], ["show", "a", "2.jpg"], ["show", "a", "--grid"],
    ["order", "a"], ["history", "a"],
    ["layout", "a", "--width", "900"], ["sheet", "--galleries", "-o", "/dev/null"],
    ["reorder", "a", "--move", "1", "--to", "last"], ["gallery", "reorder", "--reverse"], ["undo"],
  ]

  @Test(arguments: damages.indices) func whatStopsAVerbIsNamedAndNeverCalledSound(_ index: Int) throws {
    let (sql, named) = Self.damages[index]
    let library = try TestLibrary(["a": 0..<4], isApart: true)
    #expect(try library.pholio("reorder", "a", "--reverse").status == 0)
    try library.sql("PRAGMA ignore_check_constraints = ON; \(sql)")
    let whole = library.bytes("library/catalog.sqlite")
    var isNamed = false
    for verb in Self.verbs {
      if let whole { try library.folder.write(whole, to: "library/catalog.sqlite") }
      let run = try library.pholio.run(verb)
      #expect([0, 65, 66].contains(run.status), "\(sql): \(verb): \(run.status) \(run.messages)")
      if run.status == 65 {
        let lines = run.messages.split(separator: "\n").filter { $0.contains("damaged: ") }
        #expect(lines.count == 1 && run.messages.contains("pholio check"), "\(verb): \(run.messages)")
        isNamed = isNamed || run.messages.contains(named)
      }
    }
    #expect(isNamed, "\(sql): \(named)")
    if let whole { try library.folder.write(whole, to: "library/catalog.sqlite") }
    let check = try library.pholio("check")
    #expect(check.status == 2, "\(sql): \(check.output)\(check.messages)")
    // SQLite's own words name no row.
    let rows = check.output.split(separator: "\n").filter { !$0.contains("CHECK constraint failed in") }
    #expect(Set(rows).count == rows.count, "\(sql): said twice: \(check.output)")
  }

  static let counters = [
    ("UPDATE change SET state = 'undone', undone = 9007199254740992 WHERE id = 1", "undone", ["undo", "a"]),
    ("UPDATE gallery SET revision = 9007199254740992", "revision", ["undo", "a"]),
    ("UPDATE portfolio SET revision = 9007199254740992", "revision", ["gallery", "create", "b"]),
  ]

  /// The schema's rules allow these numbers, but not the next ones.
  @Test(arguments: counters.indices) func aNumberThatCannotGoUpIsNamedAndNotCalledSound(_ index: Int) throws {
    let (sql, column, verb) = Self.counters[index]
    let library = try TestLibrary(["a": 0..<3], isApart: true)
    for _ in 0..<2 { #expect(try library.pholio("reorder", "a", "--reverse").status == 0) }
    try library.sql(sql)
    let check = try library.pholio("check")
    #expect(check.status == 2, "\(check.output)\(check.messages)")
    let run = try library.pholio.run(verb)
    #expect(run.status == 65, "\(run.status) \(run.messages)")
    #expect(run.messages.contains("column \(column): 9007199254740992"), "\(run.messages)")
  }

  /// Long selections read the list once, and few terms are looked up one by one.
  @Test func longSelectionsOfAListThatIsShorterThanItsCountStopWithoutASignal() throws {
    let library = try TestLibrary(["a": 0..<2, "b": 2..<6], isApart: true)
    // One block counts six photos, the others none.
    try library.sql(
      """
      UPDATE block SET count =
        6 * (number = (SELECT max(number) FROM block AS other WHERE other.gallery = block.gallery))
      WHERE gallery = (SELECT id FROM gallery WHERE name = 'a')
      """)
    let many = Array(repeating: "1", count: 40).joined(separator: ",")
    for term in ["5", "1-5", "4-5", "last"] {
      let run = try library.pholio("reorder", "a", "--move", "\(many),\(term)", "--to", "1")
      #expect(run.status == 65, "\(term): \(run.status) \(run.messages)")
      #expect(run.messages.contains("table block, row gallery"), "\(term): \(run.messages)")
    }
  }

  @Test func aFileThatIsNoCatalogIsNamedInSQLitesWords() throws {
    let library = try TestLibrary(["a": 0..<2], isApart: true)
    try library.folder.write(Array(repeating: 0x41, count: 8192), to: "library/catalog.sqlite")
    let run = try library.pholio("galleries")
    #expect(run.status == 65 && run.messages.contains("file is not a database"), "\(run.messages)")
  }
}
