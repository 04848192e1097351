import Foundation
import PholioTestSupport
import Testing

/// Meeting a program in the middle of its work: it is stopped for each look, so that it can't run away
/// meanwhile.
extension Program.Running {
  /// Stops the program at a moment when `isInTheMiddle` holds; `proceed` lets it go on. Fails if it ended
  /// before.
  func pause(
    sourceLocation: SourceLocation = #_sourceLocation, when isInTheMiddle: () throws -> Bool
  ) throws {
    let deadline = ContinuousClock.now + .seconds(60)
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
  /// A test of how far an import has come: whether it has made `some` thumbnails since now, and has `all` not
  /// yet.
  func hasMade(thumbnails some: Int, of all: Int) throws -> () throws -> Bool {
    let before = try thumbnails().count
    return { (before + some..<all).contains(try thumbnails().count) }
  }
}
