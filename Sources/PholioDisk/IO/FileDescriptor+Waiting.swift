import Glibc
package import SystemPackage

/// Pipes, whose opening, reading and writing wait for another process: only until this one is asked to stop.
extension FileDescriptor {
  /// In milliseconds: how often a request to stop is looked for while nothing comes.
  private static let pause: CInt = 100

  /// Opens what may be a pipe, for reading. This does not wait; `hasInput` waits for who writes into it.
  package static func openToRead(_ path: FilePath) throws(Errno) -> FileDescriptor {
    OpenTransaction.requireNone()
    do {
      return try open(path, .readOnly, options: [.nonBlocking, .closeOnExec])
    } catch {
      throw error as? Errno ?? .ioError
    }
  }

  /// Opens what may be a pipe, for writing by `send`: as soon as somebody reads from it.
  ///
  /// - Throws: `Errno`; `Interruption`.
  package static func openToSend(_ path: FilePath, _ cancellation: Cancellation) throws -> FileDescriptor {
    OpenTransaction.requireNone()
    while true {
      try cancellation.check()
      do {
        return try open(path, .writeOnly, options: [.nonBlocking, .closeOnExec])
      } catch Errno.noSuchAddressOrDevice where SystemCall.isPipe(path) {
        // "No process has the FIFO open for reading" (open(2)). No call waits for one, and for signals.
        usleep(useconds_t(pause) * 1000 / 4)
      }
    }
  }

  /// - Parameter isWaiting: Whether to wait for it.
  /// - Returns: Whether something can be read, or the end; false also once it has to stop.
  package func hasInput(waiting isWaiting: Bool, _ cancellation: Cancellation) throws -> Bool {
    while !cancellation.isCancelled {
      if try isReady(POLLIN, waiting: isWaiting) { return true }
      if !isWaiting { return false }
    }
    return false
  }

  /// Reads what there is, and waits if there is nothing yet.
  ///
  /// - Returns: How many bytes; 0 at the end.
  /// - Throws: `Errno`; `Interruption`.
  package func receive(into buffer: UnsafeMutableRawBufferPointer, _ cancellation: Cancellation) throws -> Int
  {
    while true {
      _ = try hasInput(waiting: true, cancellation)
      try cancellation.check()
      do {
        return try read(into: buffer)
      } catch Errno.resourceTemporarilyUnavailable {}
    }
  }

  /// Writes all bytes, and waits where nobody takes them.
  ///
  /// - Throws: `Errno`; `Interruption`.
  package func send(_ bytes: UnsafeRawBufferPointer, _ cancellation: Cancellation) throws {
    var rest = bytes
    while !rest.isEmpty {
      do {
        rest = UnsafeRawBufferPointer(rebasing: rest[try write(rest)...])
      } catch Errno.resourceTemporarilyUnavailable {
        repeat { try cancellation.check() } while try !isReady(POLLOUT, waiting: true)
      }
    }
  }

  private func isReady(_ events: CInt, waiting isWaiting: Bool) throws(Errno) -> Bool {
    var request = pollfd(fd: rawValue, events: Int16(events), revents: 0)
    let count = poll(&request, 1, isWaiting ? Self.pause : 0)
    if count < 0, errno != EINTR { throw Errno(rawValue: errno) }
    return count > 0
  }
}

extension SystemCall {
  fileprivate static func isPipe(_ path: FilePath) -> Bool {
    (try? status(path, followingLinks: true)).map { $0.st_mode & S_IFMT == S_IFIFO } == true
  }
}
