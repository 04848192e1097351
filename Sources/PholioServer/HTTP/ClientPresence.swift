import Synchronization

/// Whether a client still waits for its answers: it has not closed its connection.
package final class ClientPresence: Sendable {
  private struct State {
    var hasLeft = false
    /// What ends the work that is done for the client alone.
    var ends: [Int: @Sendable () -> Void] = [:]
    var last = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// The client waits no longer: the work for it is cancelled.
  package func leave() {
    let ends = state.withLock { state in
      state.hasLeft = true
      defer { state.ends = [:] }
      return state.ends.values
    }
    for end in ends { end() }
  }

  /// Does work that nobody needs when the client leaves: its task is cancelled then.
  ///
  /// - Throws: What `work` throws, `CancellationError` for instance.
  package func whileHere<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    let task = Task { try await work() }
    let number = state.withLock { state -> Int? in
      if state.hasLeft { return nil }
      state.last += 1
      state.ends[state.last] = { task.cancel() }
      return state.last
    }
    if number == nil { task.cancel() }
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      task.cancel()
    }
    if let number { state.withLock { state in state.ends[number] = nil } }
    return try result.get()
  }
}
