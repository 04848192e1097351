import Foundation
import PholioTestSupport
import Testing

/// Looks at a program in the middle of its work. It is stopped for each look, so that it can't go on
/// meanwhile.
extension Program.Running {
  /// Stops the program when `isInTheMiddle` holds; `proceed` lets it go on. Fails if the program ended
  /// before.
  func pause(
    sourceLocation: SourceLocation = #_sourceLocation, when isInTheMiddle: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(TimeLimits.waiting)
    while true {
      try #require(process.isRunning, "ended before its middle was seen", sourceLocation: sourceLocation)
      kill(process.processIdentifier, SIGSTOP)
      if try isInTheMiddle() { return }
      proceed()
      try #require(ContinuousClock.now < deadline, "no middle of the work", sourceLocation: sourceLocation)
      // Short: a few pictures are made in some milliseconds.
      usleep(200)
    }
  }

  /// Whether it has a file below a folder open.
  func holds(_ folder: String) -> Bool {
    let open = "/proc/\(process.processIdentifier)/fd"
    let files = (try? FileManager.default.contentsOfDirectory(atPath: open)) ?? []
    return files.contains { file in
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(open)/\(file)")
      return path?.hasPrefix("\(folder)/") ?? false
    }
  }

  func proceed() {
    kill(process.processIdentifier, SIGCONT)
  }

  /// Sends a signal at such a moment, and waits for the end.
  func finish(
    by signal: Int32, sourceLocation: SourceLocation = #_sourceLocation, when isInTheMiddle: () throws -> Bool
  ) throws -> Program.Run {
    try pause(sourceLocation: sourceLocation, when: isInTheMiddle)
    kill(process.processIdentifier, signal)
    proceed()
    return finish()
  }
}

extension Program {
  /// A test of an import's progress: whether it has made `some` thumbnails since now, but not `all`.
  func hasMade(thumbnails some: Int, of all: Int) throws -> () throws -> Bool {
    let before = try thumbnails().count
    return { (before + some..<all).contains(try thumbnails().count) }
  }
}
