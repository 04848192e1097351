import Synchronization

/// A request to stop work early. Long work asks for it between two steps:
///
/// - Imports and checks ask between files. A file is read, hashed and copied in pieces of 16 MB at most; its
///   decoder asks too.
/// - A walk asks at each name, a new order at each line and photo, a sheet at each photo, page and cell, and
///   at every 64 captions that it measures.
/// - A check of the catalog asks ten times a second, and interrupts SQLite.
///
/// That is well within half a second on any disk that answers. Nothing else asks within one call of the
/// system or of SQLite: a large file that is put on the disk, or a large table that is sorted, is waited for.
///
/// What was committed stays; the rest is as if it had not begun.
package final class Cancellation: Sendable {
  /// 0: no request.
  private let number = Atomic<Int32>(0)
  private let outer: Cancellation?

  /// - Parameter outer: A request that stops this work too, with other work.
  package init(within outer: Cancellation? = nil) {
    self.outer = outer
  }

  /// The request that this process's signals make, if it listens to them. What waits for another process asks
  /// it.
  package static let ofSignals = Cancellation()

  /// Requests a stop, because of a signal. The first one counts.
  ///
  /// A signal handler may call it: it only uses one atomic number (signal-safety(7)).
  package func cancel(signal: Int32) {
    _ = number.compareExchange(expected: 0, desired: signal, ordering: .relaxed)
  }

  /// The signal of the request, if there is one.
  package var signal: Int32? {
    let number = number.load(ordering: .relaxed)
    return number == 0 ? outer?.signal : number
  }

  package var isCancelled: Bool { signal != nil }

  /// - Throws: `Interruption` after a request.
  package func check() throws(Interruption) {
    if let signal { throw Interruption(signal: signal) }
  }
}

/// The work was stopped before its end: SIGINT or SIGTERM came.
package struct Interruption: Error, Hashable {
  package var signal: Int32

  package init(signal: Int32) {
    self.signal = signal
  }
}
