import Foundation
import PholioTestSupport
import Testing

/// Named pipes instead of files: whoever waits for another process at one ends when asked to, and what works
/// with a pipe goes on to work.
struct PipeTests {
  private static let waiting = [
    ["import", "--readings", "PIPE", "IN"], ["sheet", "G", "-o", "PIPE"], ["sheet", "G", "-o", "PIPE.pdf"],
    ["sheet", "G", "-o", "OUT.jpg", "--pdf", "PIPE.pdf"], ["export", "G", "--zip", "PIPE"],
    ["export", "G", "--tar", "PIPE"], ["sheet", "G", "--map", "PIPE", "-o", "OUT.jpg"],
    ["reorder", "G", "--order", "PIPE"],
  ]

  @Test(arguments: [SIGINT, SIGTERM], waiting)
  func aVerbThatWaitsAtAPipeEndsWhenAsked(signal: Int32, words: [String]) throws {
    let library = try TestLibrary(["G": 0..<3])
    let folder = library.folder
    for ending in ["", ".jpg", ".pdf"] { #expect(mkfifo(folder["pipe" + ending], 0o600) == 0) }
    let arguments = words.map { word in
      let isSheet = words.first == "sheet" && word == "PIPE" && words[2] == "-o"
      return word.replacingOccurrences(of: "PIPE", with: folder["pipe"] + (isSheet ? ".jpg" : ""))
        .replacingOccurrences(of: "IN", with: folder["in"]).replacingOccurrences(
          of: "OUT", with: folder["out"])
    }
    let running = try library.pholio.start(arguments)
    // It sleeps, or polls: until then the signal finds it before it listens.
    try running.waitUntilListening(to: signal)
    kill(running.process.processIdentifier, signal)
    let run = running.finish()
    #expect(run.status == 128 + signal, "\(words): \(run.status) \(run.messages)")
  }

  @Test func aReaderThatReadsNoMoreHoldsNobodyUp() throws {
    let library = try TestLibrary(["G": 0..<40])
    let pipe = library.folder["pipe"]
    #expect(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    let running = try library.pholio.start(["export", "G", "--tar", pipe])
    // It is full when nothing more fits.
    var (count, before) = (Int32(0), Int32(-1))
    while count == 0 || count != before {
      before = count
      usleep(100_000)
      #expect(ioctl(reader, UInt(FIONREAD), &count) == 0)
      try #require(running.process.isRunning)
    }
    kill(running.process.processIdentifier, SIGTERM)
    #expect(running.finish().status == 128 + SIGTERM)
  }

  @Test func whatIsWrittenIntoAPipeIsTheFile() throws {
    let library = try TestLibrary(["G": 0..<5])
    let out = library.folder["out"]
    let run = try Program.run(
      "/bin/bash",
      [
        "-c",
        """
        cd \(library.folder["."]) && export PHOLIO_LIBRARY=\(library.pholio.library) && p=\(Program.path)
        set -e
        mkdir out && mkfifo f.jpg f.tar
        $p sheet G -o out/a.jpg 2>/dev/null && (cat f.jpg >out/b.jpg & $p sheet G -o f.jpg 2>/dev/null; wait)
        $p export G --tar out/a.tar 2>/dev/null && (cat f.tar >out/b.tar & $p export G --tar f.tar 2>/dev/null; wait)
        $p export G --tar /dev/stdout 2>/dev/null | cat >out/c.tar
        cmp out/a.jpg out/b.jpg && cmp out/a.tar out/b.tar && cmp out/a.tar out/c.tar
        $p order G >out/order
        $p reorder G --order <(sleep 0.3; cat out/order) >&2
        (sleep 0.3; cat out/order) | $p reorder G --order - >&2
        """,
      ])
    #expect(run.status == 0, "\(run.messages) \(run.output)")
    #expect(FileManager.default.fileExists(atPath: out + "/c.tar"))
  }
}

extension Program.Running {
  /// Waits until the process catches a signal (proc(5)), and sleeps then.
  fileprivate func waitUntilListening(to signal: Int32) throws {
    let path = "/proc/\(process.processIdentifier)/status"
    while process.isRunning {
      let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let lines = status.split(separator: "\n")
      let caught = lines.first { $0.hasPrefix("SigCgt:") }
        .flatMap { UInt64($0.dropFirst(7).drop { $0 == "\t" }, radix: 16) }
      if let caught, caught >> UInt64(signal - 1) & 1 == 1, lines.contains("State:\tS (sleeping)") { return }
      usleep(10_000)
    }
  }
}
