import Glibc
import Synchronization

/// SIGINT and SIGTERM as a question to be asked between two steps, so that work ends at a safe place.
package enum StopSignal {
  private static let received = Atomic<Int32>(0)
  /// When it came first, in seconds of the monotonic clock.
  private static let time = Atomic<Int>(0)

  /// From now on the two signals are only noted. One that comes a second after the first, or later, ends the process
  /// at once; before that it is taken for the same (timeout(1) signals a process and its group).
  ///
  /// To be called before there are other threads: they begin with this one's mask, and a process with its parent's
  /// (posix_spawn(3)), who may have blocked the two.
  package static func listen() {
    var both = sigset_t()
    sigemptyset(&both)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      // Only atomics, clock_gettime and _exit: what a signal handler may do is little (signal-safety(7)).
      action.__sigaction_handler.sa_handler = { number in
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        if StopSignal.received.load(ordering: .relaxed) == 0 {
          StopSignal.time.store(now.tv_sec, ordering: .relaxed)
          StopSignal.received.store(number, ordering: .relaxed)
        } else if now.tv_sec - StopSignal.time.load(ordering: .relaxed) > 1 {
          _exit(128 + number)
        }
      }
      sigaction(number, &action, nil)
      sigaddset(&both, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &both, nil)
  }

  /// The signal that came, if one did.
  package static var current: Int32? {
    let number = received.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }
}
