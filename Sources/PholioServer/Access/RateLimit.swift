import Synchronization

/// Lets so many requests through at once, and then so many a second.
package final class RateLimit: Sendable {
  private let burst: Double
  private let perSecond: Double
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<(left: Double, at: ContinuousClock.Instant)>

  package init(
    burst: Int, perSecond: Int, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.burst, self.perSecond, self.now) = (Double(burst), Double(perSecond), now)
    state = Mutex((Double(burst), now()))
  }

  /// Whether one more request may be done now.
  package func admits() -> Bool {
    let time = now()
    return state.withLock { state in
      let seconds = (time - state.at) / .seconds(1)
      state = (min(burst, state.left + max(0, seconds) * perSecond), max(time, state.at))
      guard state.left >= 1 else { return false }
      state.left -= 1
      return true
    }
  }
}
