import Foundation
import PholioTestSupport
import Testing

/// `pholio check` on catalogs that were broken by other programs.
@Suite struct CheckCatalogTests {
  let library: TestLibrary

  init() throws {
    library = try TestLibrary(["a": 0..<4, "b": 4..<8], isApart: true)
    for arguments in [
      ["reorder", "a", "--move", "3", "--to", "1"], ["mark", "a", "Kept"],
      ["reorder", "a", "--move", "1", "--into", "b"],
      ["gallery", "reorder", "--reverse"], ["undo"],
    ] {
      let run = try library.pholio.run(arguments)
      try #require(run.status == 0, "\(arguments): \(run.messages)")
    }
  }

  struct Break: CustomTestStringConvertible, Sendable {
    var what: String
    var sql: String
    var kind: String
    var words: String
    var testDescription: String { what }

    init(_ what: String, _ sql: String, _ kind: String, _ words: String) {
      (self.what, self.sql, self.kind, self.words) = (what, sql, kind, words)
    }
  }

  static let unchecked = "PRAGMA ignore_check_constraints = ON;"
  static let breaks = [
    Break(
      "a block that counts too many", "UPDATE block SET count = count + 1 WHERE gallery = 1", "order",
      "counts"),
    Break("a block that is gone", "DELETE FROM block WHERE gallery = 2", "order", "counts 0 placements"),
    Break(
      "a placement of no photo", "UPDATE placement SET photo = 999 WHERE photo = 1", "reference",
      "there is no photo 999"),
    Break(
      "a placement in no gallery", "UPDATE placement SET gallery = 77 WHERE photo = 2", "reference",
      "no gallery 77"),
    Break(
      "an offer of no photo", "INSERT INTO offer VALUES (1, 998, 'offered')", "reference",
      "there is no photo 998"),
    Break(
      "a former content of no photo", "INSERT INTO former_content VALUES (994, zeroblob(32))", "reference",
      "there is no photo 994"),
    Break(
      "a file in no folder", "UPDATE file SET folder = 99 WHERE photo = 3", "reference",
      "there is no folder 99"),
    Break(
      "a file of no photo", "UPDATE file SET photo = 997 WHERE photo = 3", "reference",
      "there is no photo 997"),
    Break(
      "a photo twice in a gallery",
      "DROP INDEX placement_photo; UPDATE placement SET photo = 5 WHERE photo = 6", "order",
      "photo 5 has 2 positions"),
    Break("an index that is gone", "DROP INDEX file_photo", "schema", "index file_photo is not there"),
    Break(
      "an index over something else",
      "DROP INDEX offer_photo; CREATE INDEX offer_photo ON offer(gallery)",
      "schema", "offer_photo is not as it was made"),
    Break(
      "a table of SQLite's by another name",
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'sqlite', 'sqlIte') WHERE name = 'sqlite_sequence'
      """, "schema", "table sqlite_sequence is not as it was made"),
    Break(
      "a journal of no photo",
      "UPDATE change_part SET became = replace(became, '[3]', '[996]') WHERE change = 1",
      "journal", "speaks of photo 996"),
    Break(
      "a journal that can't be read", unchecked + "UPDATE change_part SET was = 'x' WHERE change = 1",
      "journal",
      "change 1: where its items stood can't be read"),
    Break(
      "a journal without items", "UPDATE change_part SET was = '[{}]' WHERE change = 1", "journal",
      "can't be read"),
    Break(
      "a journal that puts a photo somewhere twice",
      "UPDATE change_part SET became = replace(became, '[3]', '[3,3]') WHERE change = 1", "damage",
      "an item in it twice"),
    Break("a change of nothing", "DELETE FROM change_part WHERE change = 1", "journal", "is about nothing"),
    Break(
      "a part of no change", "INSERT INTO change_part VALUES (55, 0, 1, 0, '[]', '[]')", "reference",
      "no change 55"),
    Break("a mark of no photo", "UPDATE mark SET photos = '[1,995]'", "mark", "speaks of photo 995"),
    Break(
      "a mark that is no list", unchecked + "UPDATE mark SET photos = '7'", "mark",
      "mark 'Kept' can't be read"),
    Break(
      "a photo to be sorted again that is not there",
      """
      UPDATE offer SET state = 'waiting' WHERE gallery = 1;
      DELETE FROM placement WHERE gallery = 1 AND photo = 1
      """,
      "order", "is to be sorted again by the next import"),
    Break(
      "a revision behind the journal", "UPDATE gallery SET revision = 0", "order",
      "which the journal has seen"),
    Break(
      "a list of galleries that is gone", "DELETE FROM portfolio", "order", "there are 0 lists of galleries"),
    Break("a photo without width", unchecked + "UPDATE photo SET width = 0 WHERE id = 1", "damage", "CHECK"),
    Break(
      "an import's number that leaves none for the next", "UPDATE import SET id = 9007199254740992",
      "damage", "id is 9007199254740992"),
    Break("half a hash", unchecked + "UPDATE photo SET sha256 = x'0102' WHERE id = 1", "damage", "CHECK"),
    Break(
      "a sort key of another name", "UPDATE file SET natural = x'00' WHERE photo = 1", "order",
      "the sort key of"),
    Break(
      "a name that no file has", unchecked + "UPDATE file SET name = x'410042' WHERE photo = 1", "damage",
      "name is"),
  ]

  @Test(arguments: breaks) func whatIsBrokenIsFound(_ broken: Break) throws {
    #expect(try library.pholio("check").status == 0)
    // The shell does not check references by itself.
    try library.sql(broken.sql)
    let run = try library.pholio("check")
    #expect(run.status == 2, "\(run.output)\(run.messages)")
    let lines = run.output.split(separator: "\n").filter {
      $0.hasPrefix("catalog-\(broken.kind): ") && $0.contains(broken.words)
    }
    #expect(!lines.isEmpty, "\(run.output)\(run.messages)")
    #expect(run.messages.contains("finding"))
  }

  @Test func galleriesAreNamedInFindings() throws {
    try library.sql(
      "UPDATE block SET count = 40 WHERE gallery = 1 AND number = (SELECT max(number) FROM block)")
    let run = try library.pholio("check", "--json")
    let json = try #require(run.json as? [String: Any])
    let findings = try #require(json["findings"] as? [[String: Any]])
    #expect(findings.map { $0["gallery"] as? String } == ["a"])
    #expect(findings[0]["kind"] as? String == "catalog-order" && findings[0]["repaired"] as? Bool == false)
    #expect(json["found"] as? Int == 1 && json["counts"] as? [String: Int] == ["catalog-order": 1])
  }

  @Test func anIndexThatDisagreesWithItsTableIsFound() throws {
    try library.sql(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET rootpage = (SELECT rootpage FROM sqlite_schema WHERE name = 'offer_photo')
      WHERE name = 'file_photo';
      """)
    let run = try library.pholio("check")
    #expect(run.status == 2 && run.output.contains("catalog-damage: "), "\(run.output)\(run.messages)")
  }

  /// Pages full of noise, one after the other: each is found, and nothing crashes.
  @Test func noiseInAnyPageIsFound() throws {
    // Without free pages: nobody reads what is in them.
    try library.sql("VACUUM; PRAGMA journal_mode = DELETE")
    let whole = try #require(library.bytes("library/catalog.sqlite"))
    var random = SeededGenerator(seed: 7)
    for page in stride(from: 4096, to: whole.count, by: 4096) {
      var bytes = whole
      for index in page..<page + 4096 { bytes[index] = UInt8.random(in: 0...255, using: &random) }
      try library.folder.write(bytes, to: "library/catalog.sqlite")
      let run = try library.pholio("check")
      #expect(run.status == 2, "page \(page / 4096): \(run.output)\(run.messages)")
    }
  }

  @Test func aCatalogCutShortIsFoundAndSoIsOneThatIsNoCatalog() throws {
    try library.sql("PRAGMA journal_mode = DELETE")
    let whole = try #require(library.bytes("library/catalog.sqlite"))
    try library.folder.write(Array(whole.prefix(whole.count / 8192 * 4096)), to: "library/catalog.sqlite")
    let cut = try library.pholio("check", "--json")
    #expect(cut.status == 2, "\(cut.messages)")
    let findings = (cut.json as? [String: Any])?["findings"] as? [[String: Any]]
    #expect(findings?.first?["kind"] as? String == "catalog-damage")
    try library.folder.write(
      Array("not a catalog at all ".utf8) + whole.dropFirst(21), to: "library/catalog.sqlite")
    #expect(try library.pholio("check").status == 2)
    #expect(try library.pholio("galleries").status == 65)
    #expect(try Program(library: library.folder["nowhere"])("check").status == 66)
  }
}
