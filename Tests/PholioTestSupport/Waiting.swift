import Foundation

/// Waits for another process; fails if that takes too long for any machine.
///
/// - Throws: `WaitedTooLong`. It is no `#require`: a plain build has this module, too, and no Testing.
package func waitUntil(
  _ what: String, seconds: Double = TimeLimits.waiting, file: StaticString = #fileID, line: UInt = #line,
  _ holds: () throws -> Bool
) throws {
  let end = ContinuousClock.now + .seconds(seconds)
  while try !holds() {
    guard ContinuousClock.now < end else {
      throw WaitedTooLong(description: "\(file):\(line): waited \(seconds) s for: \(what)")
    }
    usleep(5_000)
  }
}

package struct WaitedTooLong: Error, CustomStringConvertible {
  package var description: String
}
