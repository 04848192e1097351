import Foundation

/// Does work on several threads and hands the results over in the order the work came in.
///
/// At most `window` pieces of work are under way or waiting to be handed over, so memory does not grow with
/// their number.
package enum OrderedPipeline {
  /// - Parameters:
  ///   - jobs: How many threads do `work`.
  ///   - asksAgain: Whether there may be more work once results are delivered though `next` gave nil: then it
  ///     is asked after each delivery, until nothing is under way.
  ///   - isStopped: Asked after each delivery. Once it says so, work that no thread has begun is dropped;
  ///     what is under way is delivered.
  ///   - next: Gives the next piece of work, nil after the last; called on this thread.
  ///   - work: Called on any of the threads.
  ///   - deliver: Takes the results, on this thread, in the order of `next`. When it throws, the work under
  ///     way is finished, its results are dropped, and the error is thrown on.
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
    // What is under way is finished: nothing is written once this returns.
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

    func offer(_ number: Int, _ input: Input) {
      condition.withLock {
        work.append((number, input))
        condition.broadcast()
      }
    }

    /// Waits for work; nil when there will be no more.
    func takeWork() -> (Int, Input)? {
      condition.withLock {
        while work.isEmpty && !isClosed { condition.wait() }
        return work.isEmpty || isClosed ? nil : work.removeFirst()
      }
    }

    /// Work is begun in order: what is left is the last of it.
    func dropWork() -> Int {
      condition.withLock {
        defer { work = [] }
        return work.count
      }
    }

    func finish(_ number: Int, _ output: Output) {
      condition.withLock {
        results[number] = output
        condition.broadcast()
      }
    }

    func result(_ number: Int) -> Output {
      condition.withLock {
        while true {
          if let result = results.removeValue(forKey: number) { return result }
          condition.wait()
        }
      }
    }

    func leave() {
      condition.withLock {
        left += 1
        condition.broadcast()
      }
    }

    func close(workers: Int) {
      condition.withLock {
        isClosed = true
        condition.broadcast()
        while left < workers { condition.wait() }
      }
    }
  }
}
