import Foundation
import PholioImaging
import Synchronization

/// All memory for files: no file can be read until it is given back.
///
/// A thread of its own takes it and gives it back. The few threads that run tests may all be waiting for
/// memory meanwhile, so that none of them may be needed for that.
final class TakenMemory: Sendable {
  private let isOver = Mutex(false)

  /// So that a test that is held up does not hold up the others for ever.
  private static let mostSeconds = 20.0

  static func take() async -> TakenMemory {
    let memory = TakenMemory()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let all = try? MemoryBudget.files.enter(.max)
        continuation.resume()
        let end = Date(timeIntervalSinceNow: mostSeconds)
        while !memory.isOver.withLock(\.self), Date() < end { Thread.sleep(forTimeInterval: 0.005) }
        all?.giveBack()
      }
    }
    return memory
  }

  func giveBack() { isOver.withLock { $0 = true } }
}
