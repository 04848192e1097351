import Foundation
import PholioTestSupport
import Testing

/// A library of somebody else: it can be read, but not written.
struct UnwritableLibrary {
  let pholio: Program

  /// - Parameter folder: It has the library in its folder `library`.
  init(_ folder: TemporaryFolder) throws {
    // As the user nobody, who owns nothing.
    let nobody = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    let open = try Program.run("/bin/chmod", ["-R", "a+rX,go-w", folder["library"]])
    try #require(open.status == 0, "\(open.messages)")
    pholio = Program(library: folder["library"], launcher: nobody)
  }
}

/// A shell that has a catalog open as long as the object lives.
private final class CatalogInUse {
  private let shell = Process()
  private let input = Pipe()

  init(_ library: TestLibrary, _ sql: String) throws {
    let output = Pipe()
    shell.executableURL = URL(fileURLWithPath: "/usr/bin/sqlite3")
    shell.arguments = [library.folder["library/catalog.sqlite"]]
    shell.standardInput = input
    shell.standardOutput = output
    try shell.run()
    input.fileHandleForWriting.write(Data("\(sql)\n.print ready\n".utf8))
    var answer = ""
    while !answer.contains("ready") {
      var reply = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      var count: Int32
      repeat { count = poll(&reply, 1, 60_000) } while count < 0 && errno == EINTR
      try #require(count == 1, "the shell does not answer: \(answer)")
      let some = output.fileHandleForReading.availableData
      try #require(!some.isEmpty, "the shell ended: \(answer)")
      answer += String(decoding: some, as: UTF8.self)
    }
  }

  deinit {
    // Not by the end of its input: another test's child may have inherited that.
    kill(shell.processIdentifier, SIGKILL)
    shell.waitUntilExit()
  }
}

@Suite(.enabled(if: geteuid() == 0, "skipped: only root can run programs as others"))
struct UnwritableLibraryTests {
  static let readers = [
    ["check"], ["galleries"], ["show", "a"], ["layout", "a", "--width", "900"], ["order", "a"],
    ["history", "a"],
  ]

  @Test(arguments: [false, true]) func itCanBeCheckedShownAndLaidOut(isInUse: Bool) throws {
    let library = try TestLibrary(["a": 0..<4])
    _ = try library.pholio("reorder", "a", "--reverse")
    // With and without the files that SQLite keeps beside an open catalog.
    let use = isInUse ? try CatalogInUse(library, "UPDATE gallery SET revision = revision;") : nil
    let reader = try UnwritableLibrary(library.folder)
    let whole = try #require(library.bytes("library/catalog.sqlite"))
    for verb in Self.readers {
      let run = try reader.pholio.run(verb)
      #expect(run.status == 0, "\(verb): \(run.status) \(run.messages)")
      #expect(run.output == (try library.pholio.run(verb)).output, "\(verb)")
    }
    for verb in [["reorder", "a", "--reverse"], ["undo"], ["gallery", "create", "new"]] {
      let run = try reader.pholio.run(verb)
      #expect(run.status == 73, "\(verb): \(run.status) \(run.messages)")
    }
    let rehearsal = try reader.pholio("reorder", "a", "--move", "1", "--to", "last", "--dry-run")
    #expect(rehearsal.status == 0, "\(rehearsal.messages)")
    #expect(library.bytes("library/catalog.sqlite") == whole)
    withExtendedLifetime(use) {}
  }

  @Test func whatWasLeftInALogIsReadToo() throws {
    let library = try TestLibrary(["a": 0..<4])
    // As a killed program leaves it: the change is only in the log.
    let use = try CatalogInUse(library, "PRAGMA wal_autocheckpoint = 0; UPDATE gallery SET name = 'renamed';")
    let other = try TemporaryFolder()
    for end in ["", "-wal"] {
      let bytes = try #require(library.bytes("library/catalog.sqlite\(end)"))
      try other.write(bytes, to: "library/catalog.sqlite\(end)")
    }
    withExtendedLifetime(use) {}
    let run = try UnwritableLibrary(other).pholio("galleries")
    #expect(run.status == 0 && run.output.contains("renamed"), "\(run.output)\(run.messages)")
  }

  @Test func aFolderThatMayNotBeEnteredAndAFileInItsPlaceAreToldAsWhatTheyAre() throws {
    let library = try TestLibrary(["a": 0..<2])
    let reader = try UnwritableLibrary(library.folder)
    _ = try Program.run("/bin/chmod", ["700", library.folder["library"]])
    let closed = try reader.pholio("galleries")
    #expect(closed.status == 66 && closed.messages.contains("Permission denied"), "\(closed.messages)")
    try library.folder.write([1], to: "file")
    let file = try Program(library: library.folder["file"])("galleries")
    #expect(file.status == 66 && file.messages.contains("it is no folder"), "\(file.messages)")
  }

  @Test func theNightlyCheckOfTheDocsIsNotSilentWithoutALibrary() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let docs = try String(contentsOf: root.appendingPathComponent("docs/trust.md"), encoding: .utf8)
    let line = try #require(docs.split(separator: "`").first { $0.hasPrefix("0 3 * * * ") })
    let command = line.dropFirst("0 3 * * * ".count)
    let programs = (Program.path as NSString).deletingLastPathComponent
    func nightly(_ library: String) throws -> Program.Run {
      try Program.run(
        "/bin/sh", ["-c", String(command)],
        environment: ["PATH": "\(programs):/usr/bin:/bin", "PHOLIO_LIBRARY": library])
    }
    let library = try TestLibrary(["a": 0..<2])
    let sound = try nightly(library.folder["library"])
    #expect(sound.output.isEmpty && sound.messages.isEmpty, "\(sound)")
    #expect(try nightly(library.folder["nowhere"]).output.contains("no library"))
    try library.sql("DELETE FROM block")
    #expect(try nightly(library.folder["library"]).output.contains("catalog-order"))
  }

  /// A dry run makes no folder again that is gone.
  @Test(arguments: [
    ["reorder", "in", "--move", "1", "--to", "last"], ["remove", "in", "1"],
    ["gallery", "rename", "in", "out"],
  ])
  func aDryRunMakesNoFolder(arguments: [String]) throws {
    let fixture = try SheetFixture(count: 2)
    let thumbnails = fixture.folder["library/thumbnails"]
    try FileManager.default.removeItem(atPath: thumbnails)
    let run = try fixture.pholio.run(arguments + ["--dry-run"])
    #expect(run.status == 0, "\(run.messages)")
    #expect(!FileManager.default.fileExists(atPath: thumbnails))
  }
}
