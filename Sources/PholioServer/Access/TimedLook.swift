import Synchronization

/// A look at some files that somebody waits for, but not for ever.
final class TimedLook: Sendable {
  private struct State {
    var answers: [(Int, Bool)] = []
    var waiter: CheckedContinuation<[(Int, Bool)], Never>?
    var isOver = false
    var isOverdue = false
  }

  private let state = Mutex(State())

  /// Whether nobody waits any more.
  var isOver: Bool { state.withLock(\.isOver) }

  func add(_ answer: (Int, Bool)) {
    state.withLock { $0.answers.append(answer) }
  }

  /// There is no more to come.
  ///
  /// - Returns: Whether it has come too late.
  @discardableResult func end() -> Bool {
    let (waiter, answers, isOverdue) = state.withLock { state in
      defer {
        state.isOver = true
        state.waiter = nil
      }
      return (state.waiter, state.answers, state.isOverdue)
    }
    waiter?.resume(returning: answers)
    return isOverdue
  }

  /// Waits for the end.
  ///
  /// - Returns: What has been answered by then.
  func answers(within patience: Duration, onOverdue: @escaping @Sendable () -> Void) async -> [(Int, Bool)] {
    let timer = Task {
      try await Task.sleep(for: patience)
      self.expire(onOverdue)
    }
    defer { timer.cancel() }
    return await withCheckedContinuation { waiter in
      let answers = state.withLock { state -> [(Int, Bool)]? in
        if state.isOver { return state.answers }
        state.waiter = waiter
        return nil
      }
      if let answers { waiter.resume(returning: answers) }
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
