import CLoader
import Glibc
import Synchronization

/// A pholio-loader under way. It serves one thread at a time, and ends with this.
final class Loader: Sendable {
  /// Whether the kernel took its filter of system calls.
  let isFiltered: Bool
  private let channel: LoaderChannel
  private let isReaped = Atomic(false)

  var process: pid_t { channel.process }

  /// Why there is no answer. The loader is of no use any more.
  enum Failure: Error {
    case cancelled
    /// Somebody else ended it. This is no fault of the file.
    case killed
    /// Its limits can't be set, so it got no file.
    case notLimited
    case crashed
    case tooSlow
    /// What it answered can't be meant.
    case nonsense
  }

  /// What an answer may cost.
  struct Limits {
    /// Of processor time.
    var seconds: UInt32
    /// Of any time.
    var patience: Duration
    /// Bytes.
    var addressSpace: UInt64
  }

  /// Starts the program at `path`, and greets it.
  ///
  /// - Throws: `ImagingError.noLoader`.
  init(_ path: String) throws(ImagingError) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_SEQPACKET.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw .noLoader(cause: Self.text(errno)) }
    var process: pid_t = 0
    let error = Self.start(path, socket: ends[1], &process)
    close(ends[1])
    guard error == 0 else {
      close(ends[0])
      throw .noLoader(cause: "\(path): \(Self.text(error))")
    }
    let channel = LoaderChannel(process: process, socket: ends[0])
    var greeting = loader_request()
    greeting.version = LOADER_VERSION
    greeting.verb = UInt32(LOADER_GREET)
    do throws(LoaderChannel.Failure) {
      // It is not limited yet: it is about to lower its own limits, and gets no file.
      let reply = try channel.exchange(greeting, [], patience: .seconds(60), isCancelled: { false })
      isFiltered = reply.filtered == 1
      self.channel = channel
    } catch {
      channel.end()
      throw .noLoader(cause: "\(path) does not answer")
    }
  }

  deinit {
    _ = reap()
  }

  private static func text(_ error: Int32) -> String { String(cString: strerror(error)) }

  /// With the socket, nothing of our surroundings, and a process group of its own: Ctrl-C in a terminal is
  /// for pholio, which finishes what it has in hand.
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
    // One thread is enough: other photos have the other processors. Without a time zone, libraries would look
    // for a file.
    var variables = ["OMP_NUM_THREADS=1", "TZ=UTC0"]
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
  ///   - memory: The file's and the answer's.
  ///   - isCancelled: Asked twenty times a second.
  func ask(
    _ request: loader_request, _ memory: [SharedMemory], _ limits: Limits, isCancelled: () -> Bool
  ) throws(Failure) -> loader_reply {
    guard loader_limit(process, limits.seconds, limits.addressSpace) == 0 else { throw .notLimited }
    do throws(LoaderChannel.Failure) {
      return try channel.exchange(request, memory, patience: limits.patience, isCancelled: isCancelled)
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .tooSlow: throw .tooSlow
      case .nonsense: throw .nonsense
      // It has done nothing with this file yet.
      case .notSent: throw .killed
      case .ended: throw failure()
      }
    }
  }

  /// Why it ended.
  private func failure() -> Failure {
    // One that has closed its socket itself, and goes on, was killed by nobody.
    guard let status = reap(grace: 1000) else { return .crashed }
    switch status & 0x7F {
    case SIGXCPU: return .tooSlow
    case SIGKILL, SIGTERM, SIGINT, SIGHUP, SIGQUIT: return .killed
    default: return .crashed
    }
  }

  /// Ends it, unless that was done before: then nil.
  private func reap(grace: Int = 0) -> Int32? {
    isReaped.exchange(true, ordering: .relaxed) ? nil : channel.end(grace: grace)
  }
}
