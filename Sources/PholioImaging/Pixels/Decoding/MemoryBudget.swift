internal import CMalloc
internal import Glibc

/// A limit for memory that all threads of this process share.
///
/// Whoever needs memory asks first and waits, in the order of asking, so that nobody waits for ever. A
/// request beyond the whole budget is served alone.
///
/// Returned memory may stay in malloc's pool for the thread. It counts as idle. When idle and used memory
/// would exceed the budget, all idle memory goes back to the system.
///
/// Unchecked: its state is only used while `mutex` is locked.
package final class MemoryBudget: @unchecked Sendable {
  /// For pictures that are being decoded, without the resulting pixels.
  package static let decoding = MemoryBudget(bytes: 160 << 20)
  /// For pictures that loaders decode.
  package static let loading = MemoryBudget(bytes: 512 << 20)
  /// For files that are read to be decoded.
  package static let files = MemoryBudget(bytes: 96 << 20)

  private let bytes: Int
  private var used = 0
  private var idle = 0
  private var nextTicket = 0
  private var servedTicket = 0
  private var leftTickets: Set<Int> = []
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(bytes: Int) {
    self.bytes = bytes
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Memory that was granted, to be returned once.
  package struct Share: Sendable {
    fileprivate let budget: MemoryBudget
    fileprivate let bytes: Int

    package func giveBack() {
      budget.giveBack(bytes)
    }
  }

  /// Waits until there is so much memory.
  ///
  /// - Parameter isCancelled: Asked ten times a second while waiting.
  /// - Returns: The share, to be returned when done.
  /// - Throws: `ImagingError.cancelled`.
  package func enter(
    _ amount: Int, isCancelled: () -> Bool = { false }
  ) throws(ImagingError) -> Share {
    let share = min(max(amount, 0), bytes)
    guard take(share, isCancelled) else { throw .cancelled }
    return Share(budget: self, bytes: share)
  }

  /// The most that was in use at once, for tests.
  package private(set) var peak = 0

  private func take(_ share: Int, _ isCancelled: () -> Bool) -> Bool {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let ticket = nextTicket
    nextTicket += 1
    while servedTicket != ticket || used + share > bytes {
      if isCancelled() {
        leftTickets.insert(ticket)
        advance()
        return false
      }
      wait()
    }
    used += share
    peak = max(peak, used)
    trim()
    servedTicket += 1
    advance()
    return true
  }

  fileprivate func giveBack(_ share: Int) {
    pthread_mutex_lock(mutex)
    used -= share
    idle += share
    trim()
    pthread_cond_broadcast(condition)
    pthread_mutex_unlock(mutex)
  }

  private func trim() {
    guard used + idle > bytes else { return }
    malloc_trim(0)
    idle = 0
  }

  /// Skips those who have cancelled.
  private func advance() {
    while leftTickets.remove(servedTicket) != nil { servedTicket += 1 }
    pthread_cond_broadcast(condition)
  }

  private func wait() {
    var until = timespec()
    clock_gettime(CLOCK_REALTIME, &until)
    until.tv_nsec += 100_000_000
    if until.tv_nsec >= 1_000_000_000 {
      until.tv_sec += 1
      until.tv_nsec -= 1_000_000_000
    }
    pthread_cond_timedwait(condition, mutex, &until)
  }
}
