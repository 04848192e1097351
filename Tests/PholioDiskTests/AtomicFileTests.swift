import Foundation
import PholioDisk
import PholioTestSupport
import SystemPackage
import Testing

@Suite struct AtomicFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> FilePath { FilePath(folder[name]) }

  private func write(_ text: String, to name: String) throws {
    try AtomicFile.write(to: path(name), durability: .full) { try $0.writeAll(text.utf8) }
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder[name]).map { String(decoding: $0, as: UTF8.self) }
  }

  private func mode(_ name: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder[name])
    return (attributes[.posixPermissions] as? Int ?? 0) & 0o777
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test(arguments: [0o600, 0o640, 0o666, 0o755])
  func aFileKeepsItsPermissions(mode: Int) throws {
    try folder.write(Array("old".utf8), to: "a")
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder["a"])
    try write("new", to: "a")
    #expect(text("a") == "new")
    #expect(try self.mode("a") == mode)
    try AtomicFile.make(at: path("a"), replacing: true) { temporary in
      try Data("made".utf8).write(to: URL(fileURLWithPath: temporary.string))
    }
    #expect(try text("a") == "made" && self.mode("a") == mode)
  }

  /// The mask belongs to the whole process, so another test asks the program
  /// (`aNewFileHasThePermissionsOfTheProcess`).
  @Test func anErrorLeavesWhatWasThere() throws {
    struct Stop: Error {}
    try write("old", to: "a")
    #expect(throws: Stop.self) {
      try AtomicFile.write(to: path("a"), durability: .full) {
        try $0.writeAll("half".utf8)
        throw Stop()
      }
    }
    #expect(throws: Stop.self) { try AtomicFile.make(at: path("a"), replacing: true) { _ in throw Stop() } }
    #expect(try text("a") == "old" && names == ["a"])
  }

  @Test func aLinkToWhatIsNotThereYetIsFollowed() throws {
    try folder.makeFolder("there")
    try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: "b")
    try FileManager.default.createSymbolicLink(atPath: folder["b"], withDestinationPath: "there/c")
    try write("new", to: "a")
    #expect(text("there/c") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder["a"]) == "b")
    try FileManager.default.createSymbolicLink(atPath: folder["x"], withDestinationPath: "nowhere/c")
    try FileManager.default.createSymbolicLink(atPath: folder["y"], withDestinationPath: "y")
    for name in ["x", "y"] {
      #expect(throws: FileError.self, "\(name)") { try write("new", to: name) }
      #expect(throws: Never.self) { try FileManager.default.destinationOfSymbolicLink(atPath: folder[name]) }
    }
  }

  @Test func theSameBytesAreNotWrittenAgain() throws {
    #expect(try AtomicFile.replaceIfChanged(path("a")) { try $0.writeAll("one".utf8) })
    #expect(try !AtomicFile.replaceIfChanged(path("a")) { try $0.writeAll("one".utf8) })
    #expect(try AtomicFile.replaceIfChanged(path("a")) { try $0.writeAll("two".utf8) })
    #expect(try names == ["a"])
  }

  @Test func aFileThatIsThereIsNotReplacedUnasked() throws {
    try write("old", to: "a")
    #expect(throws: Errno.fileExists) { try AtomicFile.make(at: path("a"), replacing: false) { _ in } }
    #expect(try text("a") == "old" && names == ["a"])
  }

  /// Those of a killed run have no lock; files in use and other names are left alone.
  @Test func whatKilledRunsLeftIsRemovedAndNothingElse() throws {
    let left = [".pholio-1-2.tmp", ".pholio-1-2.tmp-wal", ".pholio-1-2.tmp-shm", ".pholio-77-9.tmp-journal"]
    let others = [".pholio-1.tmp", ".pholio-a-2.tmp", ".pholio-1-2.txt", "pholio-1-2.tmp", "photo.jpg"]
    for name in left + others { try folder.write([1], to: name) }
    try folder.makeFolder(".pholio-3-4.tmp")
    AtomicFile.removeLeftovers(beside: path("sheet.jpg"))
    #expect(try names == (others + [".pholio-3-4.tmp"]).sorted())
  }

  @Test func whatIsBeingWrittenIsNotTakenForALeftover() throws {
    try AtomicFile.write(to: path("a"), durability: .none) { file in
      AtomicFile.removeLeftovers(beside: path("b"))
      try file.writeAll("whole".utf8)
    }
    try AtomicFile.make(at: path("c"), replacing: false) { temporary in
      AtomicFile.removeLeftovers(beside: path("b"))
      try Data("whole".utf8).write(to: URL(fileURLWithPath: temporary.string))
    }
    #expect(try text("a") == "whole" && text("c") == "whole" && names == ["a", "c"])
  }

  @Test func foldersThatCanNeverBeMadeAreGivenUp() {
    for path in ["/proc/x", "/proc/x/y/z", "/proc/self/thumbnails"] {
      #expect(throws: Errno.noSuchFileOrDirectory, "\(path)") { try SystemCall.makeFolders(FilePath(path)) }
    }
  }
}
