import PholioFacts

/// Transforms by source profile; photos of one camera share one. Safe to use from any thread.
final class ColourTransformCache: Sendable {
  struct Key: Hashable, Sendable {
    let profile: ICCProfile
    let colours: PixelColours
  }

  /// The result for a key: a broken profile is not tried again for every photo that has it.
  typealias Outcome = Result<ColourTransform, ProfileError>

  static let shared = ColourTransformCache()

  private let outcomes = RecentValues<Key, Outcome>(most: 32)

  func outcome(for key: Key, make: () -> Outcome) -> Outcome {
    if let known = outcomes[key] { return known }
    // Outside the lock: at worst two threads both make it.
    let made = make()
    outcomes.keep(made, for: key)
    return made
  }
}
