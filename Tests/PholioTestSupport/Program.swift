package import Foundation

/// The built program, run as people run it.
package struct Program: Sendable {
  /// The library that `pholio` uses.
  package var library: String
  /// A program that runs it, with its options: strace, nsenter, setpriv. None as a rule.
  package var launcher: [String]
  /// Whether each run has a process of its own: for files and catalogs that might end one.
  package var isApart: Bool

  package init(library: String, launcher: [String] = [], isApart: Bool = false) {
    self.library = library
    self.launcher = launcher
    self.isApart = isApart
  }

  package struct Run: Sendable {
    package var status: Int32
    package var output: String
    package var messages: String

    package init(status: Int32, output: String, messages: String) {
      self.status = status
      self.output = output
      self.messages = messages
    }

    /// The output as JSON.
    package var json: Any? {
      try? JSONSerialization.jsonObject(with: Data(output.utf8))
    }
  }

  /// `pholio` with these arguments, in a process of its own, to its end.
  package func process(
    _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) throws -> Run {
    try Self.run(
      command[0], command.dropFirst() + arguments,
      environment: environment.merging(surroundings) { a, _ in a },
      input: input)
  }

  /// Any program, to its end.
  package static func run(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], input: String? = nil
  ) throws -> Run {
    let process = try start(path, arguments, environment: environment, input: input)
    return process.finish()
  }

  /// Copies a program, or a script, so that it can be run. Another process does this: what the tests' own
  /// process writes may still be open in a child that another test starts just then, and such a file can't be
  /// run ("text file busy").
  package static func install(_ path: String, at copy: String) throws {
    let run = try run("/usr/bin/install", ["-D", "-m", "755", path, copy])
    guard run.status == 0 else { throw CocoaError(.fileWriteUnknown, userInfo: ["reason": run.messages]) }
  }

  /// Nothing that the person who runs the tests has set counts.
  package var surroundings: [String: String] {
    ["PHOLIO_LIBRARY": library, "XDG_CONFIG_HOME": library + ".config"]
  }

  /// Starts `pholio` and leaves it running.
  package func start(_ arguments: [String]) throws -> Running {
    try Self.start(
      command[0], command.dropFirst() + arguments, environment: surroundings, input: nil)
  }

  private var command: [String] { launcher + [Self.path] }

  private static func start(
    _ path: String, _ arguments: [String], environment: [String: String], input: String?
  ) throws -> Running {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [path] + arguments
    // Through files: a pipe that nobody empties would stop the program.
    let files = try TemporaryFolder()
    // Nothing that the person who runs the tests has set counts, unless the test sets it.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CONFIG_HOME": files["config"]]) { _, new in new }
      .merging(environment) { _, new in new }
    for name in ["out", "err"] { try files.write([], to: name) }
    try files.write(Array((input ?? "").utf8), to: "in")
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: files["out"]))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: files["err"]))
    process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: files["in"]))
    // Threads that tests run on may block every signal, and a program inherits that.
    var (none, blocked) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    return Running(process: process, files: files)
  }

  /// A program under way.
  package struct Running {
    package let process: Process
    fileprivate let files: TemporaryFolder

    /// What it has written to standard output so far.
    package var output: String {
      String(decoding: FileManager.default.contents(atPath: files["out"]) ?? Data(), as: UTF8.self)
    }

    /// What it has said on standard error so far.
    package var messages: String {
      String(decoding: FileManager.default.contents(atPath: files["err"]) ?? Data(), as: UTF8.self)
    }

    /// Waits for its end.
    package func finish() -> Run {
      process.waitUntilExit()
      func text(_ name: String) -> String {
        String(decoding: FileManager.default.contents(atPath: files[name]) ?? Data(), as: UTF8.self)
      }
      let status =
        process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
      return Run(status: status, output: text("out"), messages: text("err"))
    }
  }

  /// The program built with the tests, beside them.
  package static let path: String =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appendingPathComponent("pholio").path
}

/// Photos for tests: real ones, or those that `make test` draws.
package enum Corpus {
  /// The folder that `PHOLIO_CORPUS` names.
  package static let path = ProcessInfo.processInfo.environment["PHOLIO_CORPUS"].map {
    URL(fileURLWithPath: $0).standardizedFileURL.path
  }
  package static var isHere: Bool { path != nil }
  /// Whether it has cameras' photos, with other programs' readings of them.
  package static let isReal =
    path.map { FileManager.default.fileExists(atPath: $0 + "/ORACLE.json") } ?? false

  /// How many files a part of it has.
  package static func count(_ part: String) throws -> Int {
    guard let path else { return 0 }
    let manifest = try String(contentsOfFile: path + "/MANIFEST.tsv", encoding: .utf8)
    return manifest.split(separator: "\n").count { $0.hasPrefix(part + "/") }
  }
}
