import Glibc

/// The processor time that `body` takes on this thread, which does not depend on the machine's load.
package func processorTime<E: Error>(of body: () throws(E) -> Void) throws(E) -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try body()
  return now() - start
}
