import Glibc

/// What `body` costs of this thread's processor time: the same however busy the machine is with other things.
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
