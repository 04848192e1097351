import Foundation
package import PholioImaging

/// Text renderers for several threads. Each serves one at a time, and keeps what it knows of its fonts.
///
/// Fontconfig looks through all the machine's fonts for each renderer and each size of letters: that takes as
/// long as setting some hundred names. So threads share a renderer, until they have waited for it as long as
/// another one would take.
///
/// Unchecked: all variables are only used under `condition`; a renderer taken out of `idle` belongs to one
/// thread.
package final class TextRendererPool: @unchecked Sendable {
  private let family: String?
  private let condition = NSCondition()
  private var idle: [TextRenderer] = []
  /// Nil until the first renderer was made or could not be.
  private var first: Result<Void, TextError>?
  /// Of all threads together, since the last renderer was made.
  private var waited = Duration.zero
  private static let patience = Duration.milliseconds(8)

  /// - Throws: `TextError`: no fonts, or an unknown one.
  package convenience init(family: String?) throws(TextError) {
    self.init(loading: family)
    makeFirst()
    try finishLoading()
  }

  private init(loading family: String?) { self.family = family }

  /// Begins to load the libraries for words and the machine's list of fonts, on a thread of its own: that
  /// takes a tenth of a small sheet's time. Whoever needs them sooner waits.
  package static func beginLoading(family: String?) -> TextRendererPool {
    let pool = TextRendererPool(loading: family)
    Thread.detachNewThread { pool.makeFirst() }
    return pool
  }

  private func makeFirst() {
    let made = Result { () throws(TextError) in try TextRenderer(family: family) }
    condition.withLock {
      if case .success(let renderer) = made { idle.append(renderer) }
      first = made.map { _ in }
      condition.broadcast()
    }
  }

  /// Waits until fonts are there.
  ///
  /// - Throws: `TextError`: no fonts, or an unknown one.
  package func finishLoading() throws(TextError) {
    let outcome = condition.withLock {
      while first == nil { condition.wait() }
      return first
    }
    try outcome?.get()
  }

  package func with<Result>(_ body: (TextRenderer) throws -> Result) throws -> Result {
    try finishLoading()
    let renderer = try takeIdle() ?? TextRenderer(family: family)
    defer {
      condition.withLock {
        idle.append(renderer)
        condition.signal()
      }
    }
    return try body(renderer)
  }

  /// Nil if it is better to make another one.
  private func takeIdle() -> TextRenderer? {
    condition.withLock {
      while true {
        if let renderer = idle.popLast() { return renderer }
        let patience = Self.patience - waited
        if patience <= .zero {
          waited = .zero
          return nil
        }
        let start = ContinuousClock.now
        _ = condition.wait(until: Date(timeIntervalSinceNow: patience / .seconds(1)))
        waited += ContinuousClock.now - start
      }
    }
  }

  /// What no font has, of all texts that were set.
  var missing: MissingLetters {
    condition.withLock { idle.reduce(into: MissingLetters()) { $0.add($1.missing) } }
  }
}
