import Foundation

/// Does work on several threads and delivers the results in the order of the work.
///
/// At most `window` pieces of work are started and not delivered, so memory does not grow with their number.
package enum OrderedPipeline {
  /// - Parameters:
  ///   - jobs: How many threads do `work`.
  ///   - asksAgain: Whether deliveries may lead to more work after `next` gave nil. Then `next` is asked
  ///     after each delivery, until nothing is in work.
  ///   - isStopped: Asked after each delivery. Once true, work that no thread has begun is dropped; the rest
  ///     is delivered.
  ///   - next: Gives the next piece of work, nil at the end; called on this thread.
  ///   - work: Called on any of the threads.
  ///   - deliver: Takes the results, on this thread, in the order of `next`. If it throws, started work is
  ///     finished, its results are dropped, and the error is thrown on.
  /// - Returns: How many pieces of work were dropped.
  @discardableResult
  package static func run<Input: Sendable, Output: Sendable>(
    jobs: Int, asksAgain: Bool = false, isStopped: () -> Bool = { false }, next: () throws -> Input?,
    work: @escaping @Sendable (Input) -> Output, deliver: (Output) throws -> Void
  ) throws -> Int {
    precondition(jobs > 0, "\(jobs) jobs")
    let board = Board<Input, Output>()
    for _ in 0..<jobs {
      let thread = Thread {
        while let (number, input) = board.takeWork() { board.finish(number, work(input)) }
        board.leave()
      }
      // Decoding and text layout recurse little, but C libraries keep buffers on the stack.
      thread.stackSize = 4 << 20
      thread.start()
    }
    // Started work is finished: nothing is written after this returns.
    defer { board.close(workers: jobs) }
    let window = 4 * jobs
    var offered = 0
    var isExhausted = false
    var dropped = 0
    for delivered in 0... {
      if asksAgain { isExhausted = false }
      if isStopped() {
        isExhausted = true
        dropped += board.dropWork()
      }
      while !isExhausted, offered - delivered < window {
        if let input = try next() {
          board.offer(offered, input)
          offered += 1
        } else {
          isExhausted = true
        }
      }
      if delivered == offered - dropped { return dropped }
      try deliver(board.result(delivered))
    }
    return dropped
  }

  /// What the threads share.
  ///
  /// Unchecked: every access to its state is between `lock` and `unlock` of `condition`.
  private final class Board<Input: Sendable, Output: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var work: [(number: Int, input: Input)] = []
    private var results: [Int: Output] = [:]
    private var isClosed = false
    private var left = 0

    package func offer(_ number: Int, _ input: Input) {
      condition.withLock {
        work.append((number, input))
        condition.broadcast()
      }
    }

    /// Waits for work; nil at the end.
    package func takeWork() -> (Int, Input)? {
      condition.withLock {
        while work.isEmpty && !isClosed { condition.wait() }
        return work.isEmpty || isClosed ? nil : work.removeFirst()
      }
    }

    /// Work is begun in order: what is left is the end of it.
    package func dropWork() -> Int {
      condition.withLock {
        defer { work = [] }
        return work.count
      }
    }

    package func finish(_ number: Int, _ output: Output) {
      condition.withLock {
        results[number] = output
        condition.broadcast()
      }
    }

    package func result(_ number: Int) -> Output {
      condition.withLock {
        while true {
          if let result = results.removeValue(forKey: number) { return result }
          condition.wait()
        }
      }
    }

    package func leave() {
      condition.withLock {
        left += 1
        condition.broadcast()
      }
    }

    package func close(workers: Int) {
      condition.withLock {
        isClosed = true
        condition.broadcast()
        while left < workers { condition.wait() }
      }
    }
  }
}

/// The progress of a verb.
package struct WorkProgress: Sendable {
  package var done: Int
  /// Nil if it was not counted.
  package var total: Int?

  package init(done: Int, total: Int?) {
    self.done = done
    self.total = total
  }
}
