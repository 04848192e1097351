import Foundation
import Glibc
import Synchronization

/// What a run of the program has around it: what was typed, the environment, and where its text goes. Those
/// of the process, or what a test passes: many runs may share a process then.
package final class Terminal: Sendable {
  /// Of the code that runs now.
  @TaskLocal static var current = Terminal()

  private struct Kept {
    var output: [UInt8] = []
    var messages: [UInt8] = []
  }

  /// What was typed behind the program's name, any bytes.
  let arguments: [[UInt8]]
  /// Variables that count before those of the process.
  let variables: [String: String]
  /// Nil: text goes to the process's own streams.
  private let kept: Mutex<Kept>?
  private let changed = Atomic<Bool>(false)

  /// The process's own.
  private init() {
    arguments = (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
    variables = [:]
    kept = nil
  }

  /// One that keeps what is written. Nothing can be read from it, and signals don't reach it.
  package init(arguments: [String], variables: [String: String]) {
    self.arguments = arguments.map { Array($0.utf8) }
    self.variables = variables
    kept = Mutex(Kept())
  }

  /// Runs what was typed, and gives the exit code.
  package func run() -> Int32 { Self.$current.withValue(self) { Main.run() } }

  package var output: String { text(\.output) }
  package var messages: String { text(\.messages) }

  private func text(_ stream: KeyPath<Kept, [UInt8]>) -> String {
    String(decoding: kept?.withLock { $0[keyPath: stream] } ?? [], as: UTF8.self)
  }

  /// The typed words; what is not UTF-8 is repaired.
  var words: [String] { arguments.map { String(decoding: $0, as: UTF8.self) } }

  /// Whether a stream of the process's is a terminal, and used.
  func isTerminal(_ stream: Int32) -> Bool { kept == nil && isatty(stream) == 1 }

  /// Whether the process's signals end the run.
  var hasSignals: Bool { kept == nil }

  /// Data, for standard output.
  func write(_ text: String) {
    guard kept == nil else {
      kept?.withLock { $0.output += text.utf8 }
      return
    }
    print(text, terminator: "")
  }

  func write(_ bytes: [UInt8]) {
    guard kept == nil else {
      kept?.withLock { $0.output += bytes }
      return
    }
    for byte in bytes { putchar(Int32(byte)) }
  }

  /// Writes out what waits; false if the system did not take all of it.
  func flush() -> Bool { kept != nil || fflush(nil) == 0 }

  /// A message, for standard error. An error of writing is ignored: nobody could be told.
  func writeMessage(_ text: String) {
    guard kept == nil else {
      kept?.withLock { $0.messages += text.utf8 }
      return
    }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Notes that the library was changed. If the data can't be printed, the message says so.
  func noteChange() { changed.store(true, ordering: .relaxed) }

  var hasChange: Bool { changed.load(ordering: .relaxed) }
}
