import Glibc
import PholioKit
import Synchronization

/// SIGINT and SIGTERM, which ask the verb under way to end at a safe place.
enum StopSignal {
  private static let cancellation = Cancellation()
  /// When the first came, in seconds of the monotonic clock.
  private static let time = Atomic<Int>(0)

  /// From now on the two signals only cancel what is given back here. One that comes a second after the
  /// first, or later, ends the process at once; before that it is taken for the same (timeout(1) signals a
  /// process and its group).
  ///
  /// To be called before there are other threads: they begin with this one's mask, and a process with its
  /// parent's (posix_spawn(3)), who may have blocked the two.
  static func listen() -> Cancellation {
    // Made here, and not by a signal handler.
    let cancellation = cancellation
    var both = sigset_t()
    sigemptyset(&both)
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      // Only atomics, clock_gettime and _exit: what a signal handler may do is little (signal-safety(7)).
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
