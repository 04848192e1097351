import CLoader
import Glibc

/// A child process and our end of its socket.
struct LoaderChannel: Sendable {
  let process: pid_t
  let socket: Int32

  enum Failure: Error {
    case cancelled
    case tooSlow
    /// The request did not reach it.
    case notSent
    /// It has closed its end.
    case ended
    case nonsense
  }

  /// Sends a request and waits for the reply.
  ///
  /// - Parameter isCancelled: Asked twenty times a second.
  func exchange(
    _ request: loader_request, _ memory: [SharedMemory], patience: Duration, isCancelled: () -> Bool
  ) throws(Failure) -> loader_reply {
    let sent = withUnsafeBytes(of: request) {
      loader_send(socket, $0.baseAddress, $0.count, memory.map(\.descriptor), memory.count)
    }
    guard sent == 0 else { throw .notSent }
    let end = ContinuousClock.now + patience
    var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, 50) <= 0 {
      if isCancelled() { throw .cancelled }
      if ContinuousClock.now > end { throw .tooSlow }
    }
    return try receive()
  }

  private func receive() throws(Failure) -> loader_reply {
    var reply = loader_reply()
    var count = 0
    var descriptors = [Int32](repeating: -1, count: Int(LOADER_DESCRIPTORS))
    var descriptorCount = 0
    let error = loader_receive(
      socket, &reply, MemoryLayout<loader_reply>.size, &count, &descriptors, &descriptorCount)
    // Nothing of the kind is meant to come.
    for descriptor in descriptors.prefix(descriptorCount) { close(descriptor) }
    if count == 0 { throw .ended }
    guard error == 0, count == MemoryLayout<loader_reply>.size, descriptorCount == 0,
      reply.version == LOADER_VERSION
    else { throw .nonsense }
    return reply
  }

  /// Ends the child.
  ///
  /// - Parameter grace: How many milliseconds it has to end before.
  /// - Returns: Its status as of wait(2); nil if it had to be ended.
  @discardableResult func end(grace: Int = 0) -> Int32? {
    close(socket)
    var status: Int32 = 0
    for _ in 0..<grace {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      guard ended == 0 || errno == EINTR else { return nil }
      usleep(1000)
    }
    kill(process, SIGKILL)
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    return nil
  }
}
