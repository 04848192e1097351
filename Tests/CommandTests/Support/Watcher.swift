import Foundation
import PholioTestSupport
import Testing

/// A `pholio watch` under way. It ends with the object.
final class Watcher {
  let running: Program.Running

  /// Starts it, and waits until nothing that arrives is missed any more.
  ///
  /// - Parameter environment: `NAME=value`s.
  init(
    _ pholio: Program, _ arguments: [String], environment: [String] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) throws {
    var pholio = pholio
    if !environment.isEmpty { pholio.launcher = ["/usr/bin/env"] + environment + pholio.launcher }
    running = try pholio.start(["watch", "--min-age", "0.2s"] + arguments)
    try waitUntil("the watch to begin", file: file, line: line) {
      running.messages.contains("Watching ") || !running.process.isRunning
    }
  }

  deinit {
    if running.process.isRunning { kill(running.process.processIdentifier, SIGKILL) }
  }

  var messages: String { running.messages }

  func signal(_ number: Int32) { kill(running.process.processIdentifier, number) }

  /// Ends it as systemd does.
  func stop(_ number: Int32 = SIGTERM) -> Program.Run {
    signal(number)
    return running.finish()
  }

  /// The processor time that it has taken, in seconds (proc(5), "stat").
  func processorTime() throws -> Double {
    let stat = try String(
      contentsOfFile: "/proc/\(running.process.processIdentifier)/stat", encoding: .utf8)
    let fields = stat.split(separator: ")").last.map { $0.split(separator: " ") } ?? []
    let ticks = try #require(fields.count > 12 ? Double(fields[11] + "") : nil)
    let systemTicks = try #require(Double(fields[12]))
    return (ticks + systemTicks) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }
}
