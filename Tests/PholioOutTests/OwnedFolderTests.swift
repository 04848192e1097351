import Foundation
import PholioDisk
import PholioFacts
import PholioLibrary
import PholioOut
import PholioTestSupport
import SystemPackage
import Testing

/// Folders in which pholio keeps files beside other people's.
@Suite struct OwnedFolderTests {
  let folder: TemporaryFolder
  let library: Library

  init() throws {
    folder = try TemporaryFolder()
    library = try Library(at: FilePath(folder["library"]), create: true)
  }

  private func open(_ kind: OwnedFolder.Kind = .site, isDryRun: Bool = false) throws -> OwnedFolder {
    try OwnedFolder(at: FilePath(folder["out"]), kind: kind, library: library, isDryRun: isDryRun)
  }

  /// Brings the folder to have these files, each of its own text.
  @discardableResult
  private func publish(_ files: [String: String], deletes: Bool = false) throws -> OwnedFolder.Outcome {
    let out = try open()
    var waiting: [(path: String, source: String)] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      switch try out.state(of: path, source: text) {
      case .same: out.keep(path)
      case .missing, .stale: waiting.append((path, text))
      case .changed, .foreign: break
      }
    }
    let renamed = try out.rename(waiting)
    for (path, text) in waiting where !renamed.contains(path) {
      try out.write(path, source: text) { try $0.write(text) }
    }
    return try out.finish(deletes: deletes)
  }

  /// A disk that is full at once: no manifest says whose the folders are. Those that were there stay.
  @Test func aRunThatWritesNothingLeavesNoFoldersOfItsOwn() throws {
    for (kind, before) in [(OwnedFolder.Kind.site, []), (.export, ["a"])] {
      for name in before { try folder.makeFolder("out/" + name) }
      do {
        let out = try open(kind)
        #expect(throws: Errno.noSpace) { try out.write("a/b/c", source: "c") { _ in throw Errno.noSpace } }
        try out.stop()
      }
      #expect(try FileManager.default.subpathsOfDirectory(atPath: folder["out"]) == before)
      _ = try open(kind)
    }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: folder["out/" + path], encoding: .utf8)
  }

  @Test func filesOfSubfoldersAreWrittenKeptAndRemovedWithTheirFolders() throws {
    #expect(try publish(["a": "1", "b/c": "2", "b/d": "3"]).written == 3)
    let again = try publish(["a": "1", "b/c": "2", "b/d": "3"])
    #expect(again.same == 3 && again.written == 0)
    let less = try publish(["a": "1"], deletes: true)
    #expect(less.removed == 2 && less.same == 1)
    #expect(!FileManager.default.fileExists(atPath: folder["out/b"]))
  }

  @Test(arguments: [["a": "2", "b": "1"], ["a": "3", "b": "1", "c": "2"], ["b": "1", "c": "1", "d": "3"]])
  func filesThatChangePlacesAreRenamed(wanted: [String: String]) throws {
    try publish(["a": "1", "b": "2", "c": "3"])
    let outcome = try publish(wanted, deletes: true)
    #expect(outcome.renamed >= min(2, wanted.count))
    for (path, text) in wanted { #expect(self.text(path) == text) }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["out"])
    #expect(Set(names) == Set(wanted.keys).union([".pholio-manifest.json"]))
    #expect(try publish(wanted).same == wanted.count)
  }

  @Test func aSiteNeedsAFolderOfItsOwn() throws {
    try folder.write([1], to: "out/mine")
    #expect(throws: OwnedFolderError.notEmpty(folder["out"])) { try open() }
    #expect(throws: Never.self) { try open(.export) }
  }

  @Test func onlyOneRunWorksInAFolder() throws {
    let first = try open()
    #expect(throws: OwnedFolderError.busy(folder["out"])) { try open() }
    _ = try first.finish(deletes: false)
  }

  @Test func aRehearsalLeavesEverything() throws {
    try publish(["a": "1"])
    let before = try FileManager.default.contentsOfDirectory(atPath: folder["out"])
    do {
      let out = try open(isDryRun: true)
      #expect(try out.state(of: "b", source: "1") == .missing)
      #expect(try out.rename(to: "b", source: "1"))
      try out.write("c", source: "3") { _ in Issue.record("nothing is made") }
      let outcome = try out.finish(deletes: true)
      #expect(outcome.written == 1 && outcome.renamed == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder["out"]) == before)
  }

  /// A file that others have changed is named, whether it would be removed or not.
  @Test(arguments: [false, true]) func whatOthersHaveChangedIsNamedThoughNobodyWantsIt(deletes: Bool) throws {
    try publish(["a": "1", "b": "2", "c": "3"])
    try folder.write(Array("mine".utf8), to: "out/b")
    let outcome = try publish(["a": "1"], deletes: deletes)
    #expect(outcome.changed == ["b"] && outcome.left == (deletes ? [] : ["c"]))
    #expect(outcome.removed == (deletes ? 1 : 0) && text("b") == "mine")
  }

  /// Between the look at a path and its file's coming there may be minutes.
  @Test func whatOthersWriteMeanwhileIsLeft() throws {
    try publish(["a": "1", "b": "2"])
    let out = try open()
    #expect(try out.state(of: "a", source: "3") == .stale)
    #expect(try out.state(of: "c", source: "4") == .missing)
    #expect(try out.state(of: "d", source: "2") == .missing)
    #expect(try out.state(of: "e", source: "5") == .missing)
    for path in ["a", "c", "d", "e"] { try folder.write(Array("mine".utf8), to: "out/" + path) }
    #expect(try out.rename(to: "d", source: "2") == false)
    for (path, text) in [("a", "3"), ("c", "4"), ("d", "2")] {
      try out.write(path, source: text) { try $0.write(text) }
    }
    try folder.write(Array("original".utf8), to: "original")
    try out.link(
      "e", to: FilePath(folder["original"]), digest: SHA256.digest(of: Array("original".utf8)), source: "5",
      symbolic: true)
    let outcome = try out.finish(deletes: true)
    #expect(outcome.written == 0 && outcome.renamed == 0 && outcome.removed == 1)
    #expect(outcome.changed == ["a"] && outcome.foreign == ["c", "d", "e"])
    for path in ["a", "c", "d", "e"] { #expect(text(path) == "mine") }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder["out"])
    #expect(Set(names) == ["a", "c", "d", "e", ".pholio-manifest.json"])
  }

  /// A pipe in the journal's place is not waited for.
  @Test func aPipeForAJournalIsAnError() throws {
    try folder.makeFolder("out")
    try #require(mkfifo(folder["out/.pholio-journal"], 0o600) == 0)
    let out = try open(.export)
    #expect(throws: FileError.self) { try out.write("a", source: "1") { try $0.write("1") } }
  }

  /// What a killed run was about to write is known as pholio's own.
  @Test func aJournalIsReadThoughItsLastLineIsCut() throws {
    try publish(["a": "1", "b": "2"])
    let manifest = try #require(text(".pholio-manifest.json"))
    let lines = manifest.split(separator: "\n")[1...2].map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
    try FileManager.default.removeItem(atPath: folder["out/.pholio-manifest.json"])
    let journal = "\n\(lines[0])\n\n\(lines[1])\n{\"path\":\"c\",\"byt"
    try folder.write(Array(journal.utf8), to: "out/.pholio-journal")
    #expect(try publish(["a": "1", "b": "2"]).same == 2)
    #expect(text(".pholio-manifest.json") == manifest)
    #expect(text(".pholio-journal") == nil)
  }
}
