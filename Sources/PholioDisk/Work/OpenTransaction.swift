#if PHOLIO_ASSERTIONS
  import Foundation
#endif

/// Whether a transaction is open on this thread. Meanwhile nothing may access photos' files: their disk may
/// be slow, and others wait for the transaction. Tests are built with `PHOLIO_ASSERTIONS`, and stop if this
/// is broken.
package enum OpenTransaction {
  #if PHOLIO_ASSERTIONS
    private static let key = "pholio.transactions"

    private static var depth: Int {
      get { Thread.current.threadDictionary[key] as? Int ?? 0 }
      set { Thread.current.threadDictionary[key] = newValue }
    }

    /// Runs `body`, the inside of a transaction.
    package static func run<Result>(_ body: () throws -> Result) rethrows -> Result {
      depth += 1
      defer { depth -= 1 }
      return try body()
    }

    /// Stops the program if a transaction is open on this thread.
    package static func requireNone(_ call: StaticString = #function) {
      precondition(depth == 0, "\(call): the disk is looked at inside a transaction")
    }
  #else
    package static func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

    @inlinable
    package static func requireNone(_ call: StaticString = #function) {}
  #endif
}
