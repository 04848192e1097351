import Synchronization

/// An answer that somebody waits for, but not for ever: what has come in time is taken.
final class TimedAnswer<Value: Sendable>: Sendable {
  private struct State {
    var value: Value
    var waiter: CheckedContinuation<Value, Never>?
    var isOver = false
    var isOverdue = false
  }

  private let state: Mutex<State>

  /// - Parameter value: The answer so far.
  init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  /// Whether nobody waits any more.
  var isOver: Bool { state.withLock { $0.isOver } }

  func change(_ body: (inout sending Value) -> Void) {
    state.withLock { body(&$0.value) }
  }

  /// Nothing more will come.
  ///
  /// - Returns: Whether this was too late.
  @discardableResult func end() -> Bool {
    let (waiter, value, isOverdue) = state.withLock { state in
      defer {
        state.isOver = true
        state.waiter = nil
      }
      return (state.waiter, state.value, state.isOverdue)
    }
    waiter?.resume(returning: value)
    return isOverdue
  }

  /// Waits for the end, or for `patience`.
  ///
  /// - Returns: What has come by then.
  func value(within patience: Duration, onOverdue: @escaping @Sendable () -> Void = {}) async -> Value {
    let timer = Task {
      try await Task.sleep(for: patience)
      self.expire(onOverdue)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiter in
      let value = state.withLock { state -> Value? in
        if state.isOver { return state.value }
        state.waiter = waiter
        return nil
      }
      if let value { waiter.resume(returning: value) }
    }
  }

  private func expire(_ onOverdue: () -> Void) {
    let isLate = state.withLock { state in
      if state.isOver { return false }
      state.isOverdue = true
      return true
    }
    guard isLate else { return }
    onOverdue()
    end()
  }
}
