import Foundation
import PholioTestSupport
import Testing

/// Names that a power cut must not take: strace says which folders are brought to the disk. What a cut leaves
/// is seen by `make test-power`.
@Suite(.enabled(if: Fault.areThere, "skipped without strace"))
struct LastingNamesTests {
  /// The folders and files that a run synchronizes, one for each time.
  private func synchronized(
    by pholio: Program, _ arguments: [String], calls: String = "fsync"
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    var watched = pholio
    watched.launcher = ["/usr/bin/strace", "-f", "-qq", "-y", "-o", folder["log"], "-e", "trace=" + calls]
    let run = try watched.run(arguments)
    #expect(run.status == 0, "\(run.messages)")
    let log = String(decoding: FileManager.default.contents(atPath: folder["log"]) ?? Data(), as: UTF8.self)
    return log.split(separator: "\n").compactMap { line in
      guard let start = line.firstIndex(of: "<"), let end = line[start...].firstIndex(of: ">") else {
        return nil
      }
      return String(line[line.index(after: start)..<end])
    }
  }

  /// A disk that comes back has ten thousand folders.
  @Test func whatIsGoneAndBackInManyFoldersIsRecordedTogether() throws {
    let folder = try TemporaryFolder()
    let pholio = Program(library: folder["library"])
    let gone = (0..<60).map { "in/\($0)/0.jpg" }
    for number in 0..<120 {
      try folder.write(Fixture.photo(number), to: "in/\(number / 2)/\(number % 2).jpg")
    }
    #expect(try pholio("import", folder["in"]).status == 0)
    func move(_ paths: [(from: String, to: String)]) throws {
      for (from, to) in paths { try FileManager.default.moveItem(atPath: from, toPath: to) }
    }
    func importAgain() throws -> Int {
      try synchronized(by: pholio, ["import", folder["in"]], calls: "fsync,fdatasync").count
    }
    try folder.makeFolder("away")
    let away = gone.indices.map { folder["away/\($0).jpg"] }
    try move(zip(gone, away).map { (folder[$0], $1) })
    #expect(try importAgain() < 20)
    #expect(try pholio.sql("SELECT count(*) FROM file WHERE gone = 1") == "60\n")
    try move(zip(gone, away).map { ($1, folder[$0]) })
    #expect(try importAgain() < 20)
    #expect(try pholio.sql("SELECT count(*) FROM file WHERE gone = 1") == "0\n")
  }

  /// Without links in it, as strace writes it.
  private func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  @Test func aNewLibrarysNameAndThoseAboveItAreOnDisk() throws {
    let other = try TestLibrary(["G": 1..<3])
    let pholio = Program(library: other.folder["new/data/library"])
    let folders = try synchronized(by: pholio, ["import", other.folder["in"]])
    for name in [".", "new", "new/data", "new/data/library"] {
      #expect(folders.contains(real(other.folder[name])), "\(name)")
    }
  }

  /// The folder is there, but not its name on the disk.
  @Test func aLibrarysFolderThatAKilledRunLeftIsOnDisk() throws {
    let other = try TestLibrary(["G": 1..<3])
    try other.folder.makeFolder("new/library")
    let pholio = Program(library: other.folder["new/library"])
    #expect(try synchronized(by: pholio, ["import", other.folder["in"]]).contains(real(other.folder["new"])))
  }

  @Test(arguments: ["export G", "publish"])
  func aNewFoldersNameAndThoseAboveItAreOnDisk(verb: String) throws {
    let out = try ExportFolder(2)
    let arguments = verb.split(separator: " ").map(String.init) + [out.library.folder["a/b/out"]]
    let folders = try synchronized(by: out.pholio, arguments)
    for name in [".", "a", "a/b", "a/b/out"] {
      #expect(folders.contains(real(out.library.folder[name])), "\(name)")
    }
  }

  @Test func foldersThatAKilledCopyLeftAreOnDisk() throws {
    let card = try TestLibrary(["G": 1..<3])
    let pholio = Program(library: card.folder["new"])
    try card.folder.makeFolder("new/originals/2020/01")
    let folders = try synchronized(by: pholio, ["import", "--copy", card.folder["in"]])
    for name in [".", "new", "new/originals", "new/originals/2020", "new/originals/2020/01"] {
      #expect(folders.contains(real(card.folder[name])), "\(name)")
    }
  }

  /// What is intended is on disk before the links are there.
  @Test(arguments: ["hard", "symbolic"]) func theJournalOfLinksIsOnDisk(kind: String) throws {
    let out = try ExportFolder(3)
    let paths = try synchronized(by: out.pholio, ["export", "G", out.path, "--link", kind])
    #expect(paths.contains(real(out.path) + "/.pholio-journal"))
  }

  /// One for each folder and batch, not for each file.
  @Test func linksAreNotSynchronizedOneByOne() throws {
    let out = try ExportFolder(40)
    #expect(try synchronized(by: out.pholio, ["export", "G", out.path, "--link", "hard"]).count < 10)
  }

  @Test(arguments: [("fsync", 2, Fault.Effect.fullDisk), ("rename", 1, .badDisk), ("link", 2, .badDisk)])
  func anExportThatFailsLeavesNoTemporaryFiles(call: String, number: Int, effect: Fault.Effect) throws {
    let out = try ExportFolder(40)
    let fault = Fault(call: call, number: number, effect: effect)
    let outcome = try fault.run(out.pholio, ["export", "G", out.path])
    #expect(!outcome.hasHappened || outcome.run.status != 0, "\(outcome.run.messages)")
    #expect(out.allNames.filter { $0.hasSuffix(".tmp") } == [])
  }

  @Test func aSiteThatFailsLeavesNoTemporaryFiles() throws {
    var failures = 0
    for number in 1...8 {
      let site = try SiteFolder(5)
      let outcome = try Fault(call: "mkdir", number: number, effect: .badDisk)
        .run(site.pholio, ["publish", site.path, "--jobs", "1"])
      guard outcome.hasHappened, outcome.run.status != 0 else { continue }
      failures += 1
      #expect(try site.leftovers.filter { $0.hasSuffix(".tmp") } == [], "\(number)")
    }
    #expect(failures > 0)
  }

  /// Where the disk has files without names, it has one for a moment.
  @Test func aZipRemovesWhatAKilledOneLeft() throws {
    let out = try ExportFolder(3)
    try out.library.folder.makeFolder("out")
    let zip = ["export", "G", "--zip", out.path + "/all.zip"]
    let outcome = try Fault(call: "rename", number: 1, effect: .kill).run(out.pholio, zip)
    try #require(outcome.hasHappened)
    #expect(try out.pholio.run(zip).status == 0)
    #expect(out.allNames == ["all.zip"])
  }
}
