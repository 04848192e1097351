import CLoader
import Glibc
import Synchronization

/// The loaders of this process: as many as are needed at once, started when they are first needed. One that
/// could not read a file is replaced before the next.
package final class LoaderPool: Sendable {
  package static let shared = LoaderPool(program: LoaderPool.installedProgram)

  private let program: String
  private let seconds: UInt32
  private let patience: Duration
  private let idle = Mutex<[Loader]>([])

  /// What a loader may take for a pixel of the full picture, its rows included.
  static let bytesPerPixel = 12
  /// Address space for anything else: libraries, stacks, pools, the blocks of a file.
  private static let otherSpace: UInt64 = 512 << 20
  /// As many wait for work at most.
  private static let mostIdle = 16
  /// How often a file is read again whose loader was killed, or could not be limited.
  private static let mostRepeats = 4

  /// - Parameters:
  ///   - program: The path of pholio-loader.
  ///   - seconds: Of processor time for an answer at most.
  ///   - patience: Of any time for an answer: a loader may hang without doing anything.
  package init(program: String, seconds: UInt32 = 20, patience: Duration = .seconds(120)) {
    self.program = program
    self.seconds = seconds
    self.patience = patience
  }

  /// Beside this program, or else in the libexec folder beside its folder.
  private static var installedProgram: String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    let path = buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let end = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
    let folder = String(decoding: path[..<end], as: UTF8.self)
    let beside = folder + "/pholio-loader"
    return access(beside, X_OK) == 0 ? beside : folder + "/../libexec/pholio/pholio-loader"
  }

  /// How loaders are kept from doing harm.
  package enum Confinement: String, Hashable, Sendable, Encodable {
    /// By a filter of system calls, and by limits.
    case filter
    /// The kernel refuses the filter.
    case limits
    /// There is no loader.
    case missing
  }

  /// Starts a loader, unless one is there.
  package var confinement: Confinement {
    guard let loader = try? loader(isNew: false) else { return .missing }
    defer { giveBack(loader) }
    return loader.isFiltered ? .filter : .limits
  }

  /// Loaders that wait for work.
  package var idleProcesses: [Int32] { idle.withLock { $0.map(\.process) } }

  /// Sends a request to a loader and waits for its answer. Only a loader that had nothing to find fault with,
  /// and whose answer can be true, serves again.
  ///
  /// - Parameters:
  ///   - request: Version and sizes are filled in here.
  ///   - seconds: Of processor time; up to a second more is not noticed.
  ///   - pixels: Those that are decoded; a loader has memory for as many.
  ///   - check: Makes something of the answer, which nobody has checked before.
  func ask<Answer>(
    _ request: loader_request, seconds: UInt32, pixels: Int, file: SharedMemory, room: SharedMemory,
    isCancelled: () -> Bool, check: (loader_reply) throws(ImagingError) -> Answer
  ) throws(ImagingError) -> Answer {
    var request = request
    request.version = LOADER_VERSION
    request.byte_count = UInt64(clamping: file.byteCount)
    request.room = UInt64(clamping: room.byteCount)
    let limits = Loader.Limits(
      seconds: min(seconds, self.seconds), patience: patience,
      addressSpace: Self.otherSpace + UInt64(clamping: file.byteCount + pixels * Self.bytesPerPixel))
    for repeats in 0...Self.mostRepeats {
      // The first one may have been killed while it waited.
      let loader = try loader(isNew: repeats > 0)
      let reply: loader_reply
      do throws(Loader.Failure) {
        reply = try loader.ask(request, [file, room], limits, isCancelled: isCancelled)
      } catch {
        switch error {
        case .notLimited where repeats == Self.mostRepeats:
          throw .noLoader(cause: "its limits can't be set")
        case .killed, .notLimited: continue
        case .cancelled: throw .cancelled
        case .crashed: throw .decode(cause: "its loader crashed")
        case .tooSlow: throw .tooMuchWork
        case .nonsense: throw .nonsense
        }
      }
      let answer = try check(reply)
      // Damage may have left something behind.
      if reply.warnings == 0 && reply.whole_rows == reply.drawn_height { giveBack(loader) }
      return answer
    }
    throw .loaderKilled
  }

  private func loader(isNew: Bool) throws(ImagingError) -> Loader {
    if !isNew, let waiting = idle.withLock({ $0.popLast() }) { return waiting }
    return try Loader(program)
  }

  private func giveBack(_ loader: Loader) {
    idle.withLock { if $0.count < Self.mostIdle { $0.append(loader) } }
  }
}

extension ImagingError {
  /// A loader's answer can't be true.
  static let nonsense = ImagingError.decode(cause: "its loader gave an answer that makes no sense")
}
