import Synchronization

/// A wish that work should end early, handed to the verb that is to hear it and asked between two steps.
///
/// A verb hears it within half a second. What it has committed stays; the rest is as if it had not begun.
package final class Cancellation: Sendable {
  /// 0: nobody wishes it.
  private let number = Atomic<Int32>(0)

  package init() {}

  /// Asks for the end, for the reason of a signal. The first reason counts.
  ///
  /// A signal handler may call it: it touches nothing but one atomic number (signal-safety(7)).
  package func cancel(signal: Int32) {
    _ = number.compareExchange(expected: 0, desired: signal, ordering: .relaxed)
  }

  /// The signal that asked for the end, if one did.
  package var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  package var isCancelled: Bool { signal != nil }

  /// - Throws: `Interruption` once the end was asked for.
  package func check() throws(Interruption) {
    if let signal { throw Interruption(signal: signal) }
  }
}

/// The work was given up before it was done: SIGINT or SIGTERM came.
package struct Interruption: Error, Hashable {
  package var signal: Int32

  package init(signal: Int32) {
    self.signal = signal
  }
}
