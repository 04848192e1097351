import CLoader
import Glibc
import Synchronization

/// A pholio-loader under way. It serves one thread at a time, and ends with this.
final class Loader: Sendable {
  let process: pid_t
  private let socket: Int32
  private let isReaped = Atomic(false)

  /// Why there is no answer. The loader is of no use any more.
  enum Failure: Error {
    case cancelled
    /// Somebody else ended it. This is no fault of the file.
    case killed
    case crashed
    case tooSlow
    /// What it answered can't be meant.
    case nonsense
  }

  /// Starts the program at `path`.
  ///
  /// - Throws: `ImagingError.noLoader`.
  init(_ path: String) throws(ImagingError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .noLoader(cause: Self.text(errno)) }
    let (ours, theirs) = (ends[0], ends[1])
    defer { close(theirs) }
    var process: pid_t = 0
    let error = Self.start(path, socket: theirs, &process)
    guard error == 0 else {
      close(ours)
      throw .noLoader(cause: "\(path): \(Self.text(error))")
    }
    self.process = process
    socket = ours
  }

  deinit {
    close(socket)
    _ = reap()
  }

  private static func text(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// With the socket, nothing of our surroundings, and a process group of its own: Ctrl-C in a terminal is for
  /// pholio, which finishes what it has in hand.
  private static func start(_ path: String, socket: Int32, _ process: inout pid_t) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, socket, LOADER_SOCKET)
    for descriptor in 0..<LOADER_SOCKET {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    // One thread is enough: other photos have the other processors.
    var variables = ["OMP_NUM_THREADS=1"]
    if let libraries = getenv("LD_LIBRARY_PATH") {
      variables.append("LD_LIBRARY_PATH=" + String(cString: libraries))
    }
    var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(path), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    return posix_spawn(&process, path, &actions, &attributes, &arguments, &environment)
  }

  /// Sends a request and waits for its answer, which nobody has checked yet.
  ///
  /// - Parameters:
  ///   - seconds: Of processor time.
  ///   - patience: Of any time.
  ///   - isCancelled: Asked twenty times a second.
  func ask(
    _ request: loader_request, file: SharedMemory, room: SharedMemory, seconds: UInt32, patience: Duration,
    isCancelled: () -> Bool
  ) throws(Failure) -> loader_reply {
    _ = loader_limit_time(process, seconds)
    let sent = withUnsafeBytes(of: request) {
      loader_send(socket, $0.baseAddress, $0.count, [file.descriptor, room.descriptor], 2)
    }
    // It has done nothing with this file yet.
    guard sent == 0 else { throw .killed }
    let end = ContinuousClock.now + patience
    var wait = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while poll(&wait, 1, 50) <= 0 {
      if isCancelled() { throw .cancelled }
      if ContinuousClock.now > end { throw .tooSlow }
    }
    var reply = loader_reply()
    var count = 0
    var descriptors = [Int32](repeating: -1, count: Int(LOADER_DESCRIPTORS))
    var descriptorCount = 0
    let received = loader_receive(
      socket, &reply, MemoryLayout<loader_reply>.size, &count, &descriptors, &descriptorCount)
    for descriptor in descriptors.prefix(descriptorCount) { close(descriptor) }
    if count == 0 { throw failure() }
    guard received == 0, count == MemoryLayout<loader_reply>.size, descriptorCount == 0,
      reply.version == LOADER_VERSION
    else { throw .nonsense }
    return reply
  }

  /// Why it ended.
  private func failure() -> Failure {
    guard let status = reap() else { return .crashed }
    switch status & 0x7F {
    case SIGXCPU: return .tooSlow
    case SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT: return .killed
    default: return .crashed
    }
  }

  /// Ends it, unless it has ended by itself, and gives its status as of wait(2); nil if it was asked before.
  private func reap() -> Int32? {
    if isReaped.exchange(true, ordering: .relaxed) { return nil }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status
  }
}
