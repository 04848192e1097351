import Foundation
import NIOPosix

/// Slow work on pictures: as many pieces at once as there are processors.
final class PictureWork: Sendable {
  private let pool: NIOThreadPool

  init() {
    pool = NIOThreadPool(numberOfThreads: ProcessInfo.processInfo.activeProcessorCount)
    pool.start()
  }

  deinit {
    pool.shutdownGracefully { _ in }
  }

  func run<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
    try await pool.runIfActive(body)
  }
}
