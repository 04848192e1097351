import Foundation
import PholioImaging

/// Text renderers for several threads: each serves one at a time, and keeps what it has learned of its fonts.
///
/// Unchecked: `idle` is only touched under `lock`, and a renderer taken out of it belongs to the thread that
/// took it.
package final class TextRendererPool: @unchecked Sendable {
  private let family: String?
  private let lock = NSLock()
  private var idle: [TextRenderer]

  /// - Throws: `TextError`: no fonts, or not this one.
  init(family: String?) throws(TextError) {
    self.family = family
    idle = [try TextRenderer(family: family)]
  }

  func with<Result>(_ body: (TextRenderer) throws -> Result) throws -> Result {
    let renderer = try lock.withLock { idle.popLast() } ?? TextRenderer(family: family)
    defer { lock.withLock { idle.append(renderer) } }
    return try body(renderer)
  }
}
