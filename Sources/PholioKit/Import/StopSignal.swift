import Glibc
import Synchronization

/// SIGINT and SIGTERM as a question to be asked between two steps, so that work ends at a safe place.
package enum StopSignal {
  private static let received = Atomic<Int32>(0)

  /// From now on the two signals are only noted. A second one of the same kind ends the process at once.
  package static func listen() {
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      // Only an atomic store: what a signal handler may do is little (signal-safety(7)).
      action.__sigaction_handler.sa_handler = { StopSignal.received.store($0, ordering: .relaxed) }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  /// The signal that came, if one did.
  package static var current: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
