import Foundation
import PholioTestSupport
import Testing

/// A library of pholio 0.1.0, with its photos: two folders in orders made by hand, a card, and one of all.
@Suite struct UpgradeTests {
  /// Where that library was.
  private static let formerPath = "/var/tmp/pholio-0.1"
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/library-0.1").path

  let folder: TemporaryFolder
  let pholio: Program
  /// The catalog as it was, as a dump.
  let former: String

  init() throws {
    folder = try TemporaryFolder()
    pholio = Program(library: folder["library"])
    try folder.makeFolder("library")
    for (name, place) in [("photos", "."), ("originals", "library"), ("thumbnails", "library")] {
      let run = try Program.run("/usr/bin/cp", ["-R", "\(Self.fixture)/\(name)", folder[place]])
      try #require(run.status == 0, "\(run.messages)")
    }
    // It is known by its files' times, which no checkout keeps.
    let touched = try Program.run(
      "/usr/bin/find",
      [folder["photos"], folder["library/originals"], "-type", "f", "-exec"]
        + ["touch", "-d", "2021-03-04T05:06:07Z", "{}", "+"])
    try #require(touched.status == 0, "\(touched.messages)")
    let dump = try String(contentsOfFile: Self.fixture + "/catalog.sql", encoding: .utf8)
    func hexadecimal(_ text: String) -> String { text.utf8.map { String(format: "%02x", $0) }.joined() }
    let moved = dump.replacingOccurrences(of: hexadecimal(Self.formerPath), with: hexadecimal(folder.path))
    try folder.write(Array(moved.utf8), to: "catalog.sql")
    former = try Self.sql(folder["library/catalog.sqlite"], ".read '\(folder["catalog.sql"])'\n.dump")
    try #require(former.contains("2 imports, disks, copies, months"))
  }

  /// What the sqlite3 shell prints of it.
  @discardableResult
  private static func sql(_ path: String, _ commands: String) throws -> String {
    let run = try Program.run("/usr/bin/sqlite3", [path], input: commands)
    try #require(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
    return run.output
  }

  private func catalog(_ commands: String) throws -> String {
    try Self.sql(folder["library/catalog.sqlite"], commands)
  }

  private var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder["library"]).sorted() }
  }

  private func names(of gallery: String) throws -> [String] {
    let shown = try #require(try pholio("show", gallery, "--json").json as? [String: Any])
    let photos = try #require(shown["photos"] as? [[String: Any]])
    #expect(photos.allSatisfy { $0["missing"] as? Bool == false })
    return photos.compactMap { $0["name"] as? String }
  }

  @Test func everyOrderIsAsItWasAndSoAreCapsWordsLocksAndMarks() throws {
    let galleries = try pholio("galleries")
    #expect(
      galleries.output == """
        PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
             5  2x2         5  2020-07-01   2020-07-05  sea
             2  1x1         2  2020-08-01   2020-08-03  town
             2  1x1         1  2020-09-01   2020-09-02  2020-09
             3  1x1         2  2020-07-02   2020-08-03  Best (locked)

        """)
    #expect(galleries.status == 0 && galleries.messages.isEmpty, "\(galleries.messages)")
    let sea = ["IMG_2005.jpg", "IMG_2004.jpg", "IMG_2002.jpg", "IMG_2003.jpg", "IMG_2001.jpg"]
    #expect(try names(of: "sea") == sea)
    #expect(try names(of: "town") == ["DSC_0007.jpg", "Café am Markt.jpg"])
    #expect(try names(of: "2020-09") == ["CARD0001.jpg", "CARD0002.jpg"])
    #expect(try names(of: "Best") == ["IMG_2005.jpg", "IMG_2002.jpg", "Café am Markt.jpg"])
    #expect(try pholio("find", "in:town and title:market").output.contains("DSC_0007.jpg"))
    // What was done then can still be undone, done again and come back to.
    #expect(try pholio("undo", "sea").status == 0)
    #expect(try names(of: "sea") != sea)
    #expect(try pholio("restore", "sea", "Proof").status == 0)
    #expect(try names(of: "sea") == sea)
  }

  @Test func itsPhotosAreKnownSoundAndNotReadAgain() throws {
    let imported = try pholio("import", folder["photos"])
    #expect(imported.status == 0 && imported.messages.hasPrefix("Saw 8 files: 8 known\n"))
    let checked = try pholio("check", "--originals")
    #expect(checked.status == 0, "\(checked.output) \(checked.messages)")
    let sheet = try pholio("sheet", "Best", "-o", folder["sheet.jpg"])
    #expect(sheet.status == 0 && sheet.messages.contains("sheet.jpg: 3 photos, "), "\(sheet.messages)")
  }

  /// Its catalog has absolute paths.
  @Test func itsOwnFoldersAreKnownThroughALink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder["link"], withDestinationPath: folder["library"])
    let linked = Program(library: folder["link"])
    #expect(try linked("check", "--originals").status == 0)
    let paths = try catalog("SELECT CAST(path AS TEXT) FROM folder").split(separator: "\n")
    #expect(paths.contains { $0.hasPrefix("originals/") }, "\(paths)")
    #expect(!paths.contains { $0.hasPrefix(folder["library"]) }, "\(paths)")
  }

  @Test func theCatalogIsKeptAsItWasForThe0Dot1ThatRefusesTheNewOne() throws {
    #expect(try pholio("galleries").status == 0)
    #expect(try files == ["catalog.sqlite", "catalog.sqlite.before-3", "originals", "thumbnails"])
    #expect(try Self.sql(folder["library/catalog.sqlite.before-3"], ".dump") == former)
    // 0.1.0 refuses a catalog that has any migration but these two, and there is one now.
    let unknown = try catalog(
      "SELECT count(*) FROM grdb_migrations WHERE identifier NOT GLOB '1 *' AND identifier NOT GLOB '2 *'")
    #expect(unknown == "1\n")
  }

  @Test func aCatalogOfANewerProgramIsRefusedInOneLineThatNamesTheKeptCopy() throws {
    #expect(try pholio("galleries").status == 0)
    let known = try catalog("SELECT max(CAST(identifier AS INTEGER)) FROM grdb_migrations")
    let next = try #require(Int(known.dropLast())) + 1
    // As a newer program does it: a copy, then what is new.
    let path = folder["library/catalog.sqlite"]
    try FileManager.default.copyItem(atPath: path, toPath: "\(path).before-\(next)")
    _ = try catalog(
      "CREATE TABLE future(x); INSERT INTO grdb_migrations VALUES ('\(next) from the future')")
    let (dump, names) = (try catalog(".dump"), try files)
    for verb in [
      ["galleries"], ["reorder", "sea", "--reverse"], ["import", folder["photos"]], ["check"],
      ["undo", "sea"], ["sheet", "sea", "-o", folder["sheet.jpg"]], ["show", "sea", "--json"],
    ] {
      let run = try pholio.run(verb)
      #expect(run.status == 1 && run.output.isEmpty, "\(verb): \(run.status) \(run.output)")
      #expect(
        run.messages == """
          pholio: \(path): made by a newer pholio; this one can't use it \
          (as it was before, for this one: \(path).before-\(next))

          """, "\(verb): \(run.messages)")
    }
    #expect(try catalog(".dump") == dump && files == names)
    // And it is one.
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.moveItem(atPath: "\(path).before-\(next)", toPath: path)
    #expect(try self.names(of: "town") == ["DSC_0007.jpg", "Café am Markt.jpg"])
  }
}
