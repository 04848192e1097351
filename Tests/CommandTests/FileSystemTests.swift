import Foundation
import PholioTestSupport
import Testing

/// File systems that are full or read-only.
@Suite(.needsMounts, .serialized) struct FileSystemTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<150 {
      try folder.write(
        Fixture.photo(number, taken: "2020:01:01 00:0\(number / 60):\(10 + number % 50)"),
        to: "in/\(number % 3)/\(number).jpg")
    }
    try folder.makeFolder("library")
  }

  private func expectNotWritable(_ run: Program.Run) {
    #expect(run.status == 73, "\(run.status) \(run.messages)")
    let lines = run.messages.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].hasPrefix("pholio: "), "\(run.messages)")
    #expect(lines.first?.contains("can't be written") == true, "\(run.messages)")
  }

  @Test(arguments: [200, 500, 800])
  func anImportOnAFullDiskGoesOnWhenThereIsRoom(kilobytes: Int) throws {
    let undisturbed = Program(library: folder["undisturbed"])
    try #require(try undisturbed("import", "--quiet", folder["in"]).status == 0)
    let originals = try Originals(in: folder["in"])
    let library = folder["library"]
    let namespace = try MountNamespace("mount -t tmpfs -o size=\(kilobytes)k none '\(library)'")
    let pholio = Program(library: library, launcher: namespace.launcher)
    for _ in 0..<2 { expectNotWritable(try pholio("import", "--quiet", folder["in"])) }
    #expect(try namespace.shell("mount -o remount,size=64m '\(library)'").status == 0)
    let last = try pholio("import", "--quiet", folder["in"])
    #expect(last.status == 0 && last.messages.isEmpty, "\(last.messages)")
    #expect(try LibraryState(of: pholio) == LibraryState(of: undisturbed))
    let check = try namespace.shell(
      "sqlite3 '\(library)/catalog.sqlite' 'PRAGMA integrity_check; PRAGMA journal_mode'")
    #expect(check.output == "ok\nwal\n")
    #expect(try Originals(in: folder["in"]) == originals)
  }

  /// Sizes and times that the catalog's numbers or ours can't hold.
  @Test func filesOfImpossibleSizesAndTimesStopNoImport() throws {
    let photos = folder["odd"]
    try folder.makeFolder("odd")
    let namespace = try MountNamespace(
      """
      mount -t tmpfs none '\(photos)'; cp '\(folder["in/0/0.jpg"])' '\(photos)/a.jpg'
      truncate -s 7E '\(photos)/disk.img' '\(photos)/b.jpg'; cp '\(folder["in/1/1.jpg"])' '\(photos)/c.jpg'
      touch -d '1601-01-01' '\(photos)/disk.img' '\(photos)/c.jpg'
      """)
    let pholio = Program(library: folder["library"], launcher: namespace.launcher)
    for _ in 0..<2 {
      let run = try pholio("import", photos)
      #expect(run.status == 3 && run.messages.contains("b.jpg: not a JPEG"), "\(run.messages)")
    }
    #expect(try pholio("check").status == 0)
    #expect(try pholio("show", "odd").output.split(separator: "\n").count >= 2)
  }

  @Test func aReadOnlyLibraryIsSaidToBeSoAndCanBeRead() throws {
    let outside = Program(library: folder["library"])
    try #require(try outside("import", "--quiet", folder["in"]).status == 0)
    let before = try LibraryState(of: outside)
    try folder.write(Fixture.photo(1000), to: "in/0/1000.jpg")
    let path = folder["library"]
    let namespace = try MountNamespace(
      "mount --bind '\(path)' '\(path)'; mount -o remount,ro,bind '\(path)'")
    let pholio = Program(library: folder["library"], launcher: namespace.launcher)
    expectNotWritable(try pholio("import", folder["in"]))
    expectNotWritable(try pholio("reorder", "0", "--move", "2", "--to", "1"))
    expectNotWritable(try pholio("gallery", "create", "new"))
    #expect(try LibraryState(of: pholio) == before)
    let sheet = try pholio("sheet", "0", "-o", folder["sheet.jpg"])
    #expect(sheet.status == 0, "\(sheet.messages)")
    #expect(FileManager.default.fileExists(atPath: folder["sheet.jpg"]))
  }

  @Test func aLibraryOfSomebodyElseIsSaidToBeNotWritable() throws {
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
    let owner = Program(library: folder["library"])
    try #require(try owner("import", "--quiet", folder["in"]).status == 0)
    let before = try LibraryState(of: owner)
    // A copy of the program that an ordinary user can run.
    let copy = folder["pholio"]
    try Program.install(Program.path, at: copy)
    func asNobody(_ arguments: String...) throws -> Program.Run {
      try Program.run(
        nobody[0], nobody.dropFirst() + [copy] + arguments, environment: ["PHOLIO_LIBRARY": folder["library"]]
      )
    }
    try folder.write(Fixture.photo(1000), to: "in/0/1000.jpg")
    expectNotWritable(try asNobody("import", folder["in"]))
    expectNotWritable(try asNobody("reorder", "0", "--move", "2", "--to", "1"))
    let none = try Program.run(
      nobody[0], nobody.dropFirst() + [copy, "import", folder["in"]],
      environment: ["PHOLIO_LIBRARY": folder["new/library"]])
    expectNotWritable(none)
    #expect(try LibraryState(of: owner) == before)
  }
}
