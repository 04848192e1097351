import Foundation
import PholioTestSupport
import Testing

/// PDFs on disks that fail or are full: the file is whole, or it is not there.
@Suite(.enabled(if: Fault.areThere, "skipped without strace"), .serialized)
struct PDFFaultTests {
  /// Cairo writes by our own hands; what is tried here is qpdf's: the calls from the first that begins a file
  /// of the version that only qpdf writes.
  @Test(
    .timeLimit(.minutes(TimeLimits.programs)), arguments: [Fault.Effect.badDisk, .fullDisk],
    [[], ["--preset", "proof", "--paper", "A5"]])
  func eachWriteThatFailsIsSaid(effect: Fault.Effect, options: [String]) throws {
    let fixture = try SheetFixture(count: 6)
    let making = ["sheet", "in", "--jobs", "1", "-o"]
    let expected = fixture.folder["expected.pdf"]
    try #require(try fixture.pholio.run(making + [expected] + options).status == 0)
    let path = fixture.folder["sheet.pdf"]
    var number = try firstWrite(of: "%PDF-1.7", fixture, making + [path] + options)
    var (tried, hasHappened) = (0, true)
    while hasHappened {
      try? FileManager.default.removeItem(atPath: path)
      let fault = Fault(call: "write", number: number, effect: effect)
      let outcome = try fault.run(fixture.pholio, making + [path] + options)
      hasHappened = outcome.hasHappened
      let comment: Comment = "\(fault): \(outcome.run.status) \(outcome.run.messages)"
      if outcome.run.status == 0 {
        // A library may try again.
        #expect(FileManager.default.contentsEqual(atPath: path, andPath: expected), comment)
      } else if !outcome.hasHitTheMessage {
        #expect(outcome.run.status == 73 && !FileManager.default.fileExists(atPath: path), comment)
      }
      (number, tried) = (number + 1, tried + 1)
      try #require(tried < 1000)
    }
    #expect(tried > 2)
  }

  /// The number of the writing thread's call.
  private func firstWrite(of text: String, _ fixture: SheetFixture, _ arguments: [String]) throws -> Int {
    var traced = fixture.pholio
    let log = fixture.folder["log"]
    traced.launcher = ["/usr/bin/strace", "-f", "-qq", "-o", log, "-e", "trace=write"]
    try #require(try traced.run(arguments).status == 0)
    let lines = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      .filter { $0.contains(" write(") }
    let index = try #require(lines.firstIndex { $0.contains(text) })
    let thread = lines[index].prefix { $0 != " " }
    return lines[...index].count { $0.hasPrefix(thread + " ") }
  }

  @Test(.needsMounts) func theDiskOfTheTemporaryFileIsNamed() throws {
    let fixture = try SheetFixture(count: 6)
    let scratch = fixture.folder["scratch"]
    try fixture.folder.makeFolder("scratch")
    let namespace = try MountNamespace("mount -t tmpfs -o size=4k none '\(scratch)'")
    let pholio = Program(library: fixture.pholio.library, launcher: namespace.launcher)
    let path = fixture.folder["sheet.pdf"]
    let run = try pholio.run(["sheet", "in", "-o", path], environment: ["TMPDIR": scratch])
    #expect(run.status == 73 && !FileManager.default.fileExists(atPath: path), "\(run.status)")
    #expect(run.messages == "pholio: \(scratch): can't be written: No space left on device\n")
  }
}
