import Foundation
import PholioImaging

/// Text renderers for several threads. Each serves one at a time, and keeps what it knows of its fonts.
///
/// Unchecked: `idle` is only used under `lock`; a renderer taken out of it belongs to one thread.
package final class TextRendererPool: @unchecked Sendable {
  private let family: String?
  private let lock = NSLock()
  private var idle: [TextRenderer]

  /// - Throws: `TextError`: no fonts, or an unknown one.
  init(family: String?) throws(TextError) {
    self.family = family
    idle = [try TextRenderer(family: family)]
  }

  func with<Result>(_ body: (TextRenderer) throws -> Result) throws -> Result {
    let renderer = try lock.withLock { idle.popLast() } ?? TextRenderer(family: family)
    defer { lock.withLock { idle.append(renderer) } }
    return try body(renderer)
  }

  /// What no font has, of all texts that were set.
  var missing: MissingLetters {
    lock.withLock { idle.reduce(into: MissingLetters()) { $0.add($1.missing) } }
  }
}
