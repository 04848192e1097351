import Glibc
import PholioDisk
import Synchronization

/// SIGINT and SIGTERM: they ask the running verb to stop safely.
enum StopSignal {
  private static let cancellation = Cancellation.ofSignals
  /// When the first one came, in seconds of the monotonic clock.
  private static let time = Atomic<Int>(0)

  /// From now on the two signals only cancel what this returns. One that comes a second after the first, or
  /// later, ends the process at once; an earlier one counts as the same (timeout(1) signals a process and its
  /// group).
  ///
  /// To be called before there are other threads: they inherit this one's mask. A process inherits its
  /// parent's (posix_spawn(3)), which may block the two.
  static func listen() -> Cancellation {
    guard Terminal.current.hasSignals else { return Cancellation() }
    // Made here, not in a signal handler.
    let cancellation = cancellation
    var both = sigset_t()
    sigemptyset(&both)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      // Only atomics, clock_gettime and _exit: signal handlers may do little (signal-safety(7)).
      action.__sigaction_handler.sa_handler = { number in
        var now = timespec()
        clock_gettime(CLOCK_MONOTONIC, &now)
        if !StopSignal.cancellation.isCancelled {
          StopSignal.time.store(now.tv_sec, ordering: .relaxed)
          StopSignal.cancellation.cancel(signal: number)
        } else if now.tv_sec - StopSignal.time.load(ordering: .relaxed) > 1 {
          _exit(128 + number)
        }
      }
      sigaction(number, &action, nil)
      sigaddset(&both, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &both, nil)
    return cancellation
  }
}
