import Glibc

extension StopSignal {
  /// Lets the two signals through, and listens for them: who starts us may have blocked them, and a process begins with
  /// its parent's mask (posix_spawn(3)). To be called before there are other threads, which begin with this one's.
  package static func listenUnblocked() {
    listen()
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
