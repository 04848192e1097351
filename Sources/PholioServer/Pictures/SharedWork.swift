import Glibc
import PholioDisk

/// Work that several may ask for at once: equal requests share one, and what nobody waits for any more is not
/// done to its end.
actor SharedWork<Key: Hashable & Sendable, Value: Sendable> {
  private typealias Made = Result<Value, any Error>

  private struct Work {
    var number: Int
    var cancellation: Cancellation
    /// Who waits for it, by numbers.
    var waiters: [Int: CheckedContinuation<Made, Never>] = [:]
  }

  private let cancellation: Cancellation
  private var underWay: [Key: Work] = [:]
  private var numbers = 0

  /// - Parameter cancellation: Ends all of it.
  init(cancellation: Cancellation) {
    self.cancellation = cancellation
  }

  /// Waits no longer when its task is cancelled.
  ///
  /// - Parameter make: Makes the value, unless somebody has begun to.
  /// - Throws: What `make` throws; `CancellationError`.
  func value(
    of key: Key, _ make: @escaping @Sendable (Cancellation) async throws -> Value
  ) async throws -> Value {
    numbers += 1
    let number = numbers
    let made = await withTaskCancellationHandler {
      await withCheckedContinuation { (waiter: CheckedContinuation<Made, Never>) in
        if Task.isCancelled {
          waiter.resume(returning: .failure(CancellationError()))
          return
        }
        if underWay[key] == nil { begin(key, make) }
        underWay[key]?.waiters[number] = waiter
      }
    } onCancel: {
      Task { await self.leave(key, number) }
    }
    return try made.get()
  }

  private func begin(_ key: Key, _ make: @escaping @Sendable (Cancellation) async throws -> Value) {
    numbers += 1
    let work = Work(number: numbers, cancellation: Cancellation(within: cancellation))
    underWay[key] = work
    Task {
      let made: Made
      do {
        made = .success(try await make(work.cancellation))
      } catch {
        made = .failure(error)
      }
      guard let waiters = self.underWay[key], waiters.number == work.number else { return }
      self.underWay[key] = nil
      for waiter in waiters.waiters.values { waiter.resume(returning: made) }
    }
  }

  /// Somebody waits no longer. If nobody does, the work ends; who asks from now on begins it anew.
  private func leave(_ key: Key, _ number: Int) {
    guard let waiter = underWay[key]?.waiters.removeValue(forKey: number) else { return }
    waiter.resume(returning: .failure(CancellationError()))
    guard let work = underWay[key], work.waiters.isEmpty else { return }
    underWay[key] = nil
    work.cancellation.cancel(signal: SIGTERM)
  }
}
