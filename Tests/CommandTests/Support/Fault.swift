import Foundation
import PholioTestSupport
import Testing

/// A fault in one system call of a run, injected by strace.
struct Fault: CustomStringConvertible {
  enum Effect: String, CaseIterable {
    /// The process is killed instead of the call.
    case kill = "signal=KILL"
    case badDisk = "error=EIO"
    case fullDisk = "error=ENOSPC"
  }

  var call: String
  /// Which of each thread's calls, from 1.
  var number: Int
  var effect: Effect
  /// Only calls on these files, if any are named.
  var files: [String] = []

  var description: String { "\(call) \(number) \(effect)" }

  struct Outcome {
    var run: Program.Run
    /// Whether the run reached that call.
    var hasHappened: Bool
    /// Whether it hit the writing of the message.
    var hasHitTheMessage: Bool
  }

  static let areThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")

  func run(_ pholio: Program, _ arguments: [String]) throws -> Outcome {
    let folder = try TemporaryFolder()
    var disturbed = pholio
    // strace 6.1 sends no signals with a filter for the kernel, which would make it quicker.
    disturbed.launcher =
      ["/usr/bin/strace", "-f"] + (effect == .kill ? [] : ["--seccomp-bpf"]) + [
        "-qq", "-o", folder["log"], "-e", "trace=\(call)", "-e",
        "inject=\(call):\(effect.rawValue):when=\(number)",
      ] + files.flatMap { ["-P", $0] }
    let run = try disturbed.run(arguments)
    let log = String(
      decoding: FileManager.default.contents(atPath: folder["log"]) ?? Data(), as: UTF8.self)
    let hits = Self.calls(in: log).filter { $0.contains("(INJECTED)") }
    return Outcome(
      // It ends as the program does.
      run: run, hasHappened: effect == .kill ? run.status == 128 + SIGKILL : !hits.isEmpty,
      hasHitTheMessage: hits.contains { $0.contains("write(2,") })
  }

  /// The calls of strace's log, one a line. A call during which another thread makes one is written there in
  /// two parts.
  private static func calls(in log: String) -> [String] {
    var unfinished: [Substring: Substring] = [:]
    return log.split(separator: "\n").map { line in
      let thread = line.prefix { $0.isNumber }
      if line.hasSuffix("<unfinished ...>") { unfinished[thread] = line }
      guard line.contains(" resumed>") else { return String(line) }
      return String((unfinished.removeValue(forKey: thread) ?? "") + line)
    }
  }

  /// The faults of a kind, call after call, until one comes too late. Without `PHOLIO_SOAK` only some of
  /// them, others each time.
  static func each(
    _ call: String, _ effect: Effect, files: [String] = [], stride: Int,
    _ body: (Fault) throws -> Bool
  ) throws {
    let step = Soak.isOn ? 1 : stride
    var number = 1 + Int(Soak.seed % UInt64(step))
    while try body(Fault(call: call, number: number, effect: effect, files: files)) {
      number += step
      try #require(number < 100_000, "\(call) \(effect): no run makes so many calls")
    }
  }
}
