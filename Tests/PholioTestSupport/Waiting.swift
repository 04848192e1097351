import Foundation
package import Testing

/// Waits for another process; fails if that takes too long for any machine.
package func waitUntil(
  _ what: String, seconds: Double = 120, sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: () throws -> Bool
) throws {
  let end = ContinuousClock.now + .seconds(seconds)
  while try !holds() {
    try #require(
      ContinuousClock.now < end, "waited \(seconds) s for: \(what)", sourceLocation: sourceLocation)
    usleep(5_000)
  }
}
