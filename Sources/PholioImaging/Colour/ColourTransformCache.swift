import Synchronization

/// Transforms by source profile; photos of one camera share one. Safe to use from any thread.
final class ColourTransformCache: Sendable {
  struct Key: Hashable, Sendable {
    let profile: ICCProfile
    let colours: PixelColours
  }

  /// The result for a key: a broken profile is not tried again for every photo that has it.
  typealias Outcome = Result<ColourTransform, ProfileError>

  static let shared = ColourTransformCache(capacity: 32)

  private struct State {
    var outcomes: [Key: Outcome] = [:]
    /// The oldest first.
    var order: [Key] = []
  }

  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) {
    self.capacity = capacity
  }

  func outcome(for key: Key, make: () -> Outcome) -> Outcome {
    if let known = state.withLock({ $0.outcomes[key] }) { return known }
    // Outside the lock: at worst two threads both make it.
    let made = make()
    return state.withLock { state in
      if let known = state.outcomes[key] { return known }
      if state.order.count == capacity { state.outcomes[state.order.removeFirst()] = nil }
      state.outcomes[key] = made
      state.order.append(key)
      return made
    }
  }
}
