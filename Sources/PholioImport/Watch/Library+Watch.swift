import Glibc
package import PholioCatalog
package import PholioDisk
package import PholioImaging
package import PholioLibrary
package import SystemPackage

extension Library {
  /// What there is to tell of a watch.
  package enum WatchNews {
    /// From now on, nothing that arrives is missed.
    case watching(folders: Int)
    /// A batch of arrivals is imported.
    case imported(ImportReport)
    /// A watched folder is gone, or its disk.
    case gone(FilePath)
    /// It is there again.
    case back(FilePath)
    /// Arrivals wait for the end of another import.
    case waiting
    /// Nothing is to be imported any more, for now.
    case idle(folders: Int)
    /// At least once a second, and while files are imported.
    case alive
  }

  /// Imports folders, and from then on what arrives in them, until it is cancelled.
  ///
  /// What arrives is imported in batches: when nothing more has come for `options.minimumAge` seconds, and at
  /// the latest after ten times that. Each is an import of the folders of `options.paths` in which something
  /// has happened. A file that somebody is writing waits for that one's end.
  ///
  /// - Parameters:
  ///   - folder: The library's; one is made if need be.
  ///   - options: Its paths are folders.
  ///   - cancellation: The batch in hand is placed, and nothing more begun.
  ///   - tell: Called on this thread.
  /// - Throws: As `importPhotos`; `WatchError`; always an `Interruption` at last.
  package static func watch(
    into folder: FilePath, _ options: ImportOptions, formats: OriginalFormats = .standard,
    cancellation: Cancellation, migrating: @escaping @Sendable (UpgradeNews) -> Void = { _ in },
    onNews: @escaping (WatchNews) throws -> Void
  ) throws {
    // Before a library is made: every path has to be a folder that can be read.
    for path in options.paths {
      do {
        guard try SystemCall.isFolder(path) else { throw Errno.notDirectory }
      } catch let error as Errno {
        throw FileError(.reading, path, error)
      }
    }
    _ = try FolderWalk(options.paths)
    try requireForeign(options.paths, to: folder)
    // It has to be there so that it is not watched.
    _ = try Library(at: folder, create: true, formats: formats, migrating: migrating)
    let watch = try FolderWatch(
      options.paths, library: folder, takingJunk: options.takesJunk, cancellation: cancellation)
    try onNews(.watching(folders: watch.count))
    var round = WatchRound(
      watch: watch, library: folder, options: options, formats: formats, cancellation: cancellation)
    while true {
      for change in try watch.look() { try onNews(change.isThere ? .back(change.root) : .gone(change.root)) }
      try cancellation.check()
      if round.isDue { try round.importArrivals(onNews) }
      try onNews(.alive)
      watch.wait(round.rest)
    }
  }
}

/// Imports of arrivals, one after another.
private struct WatchRound {
  let watch: FolderWatch
  let library: FilePath
  let options: ImportOptions
  let formats: OriginalFormats
  let cancellation: Cancellation
  /// What is there at the start need not rest.
  private var isFirst = true
  /// Not before this: another import is under way.
  private var earliest = ContinuousClock.now

  init(
    watch: FolderWatch, library: FilePath, options: ImportOptions, formats: OriginalFormats,
    cancellation: Cancellation
  ) {
    self.watch = watch
    self.library = library
    self.options = options
    self.formats = formats
    self.cancellation = cancellation
  }

  /// When arrivals are to be imported; nil: there are none.
  private var due: ContinuousClock.Instant? {
    let rest = isFirst ? .zero : Duration.seconds(options.minimumAge)
    return watch.due(rest: rest).map { max($0, earliest) }
  }

  var isDue: Bool { due.map { $0 <= .now } ?? false }

  /// How long there is nothing to do.
  var rest: Duration { due.map { max(.zero, $0 - .now) } ?? .seconds(1) }

  mutating func importArrivals(_ onNews: @escaping (Library.WatchNews) throws -> Void) throws {
    var options = options
    (options.paths, options.unfinished) = try watch.take()
    func again() {
      for root in options.paths { watch.note(root.byteString) }
      earliest = .now + .seconds(1)
    }
    let report: ImportReport
    do {
      report = try Library.importPhotos(
        into: library, options, formats: formats, cancellation: cancellation,
        progress: { _ in try? onNews(.alive) })
    } catch LibraryError.importing, CatalogError.busy, CatalogError.replaced {
      again()
      return try onNews(.waiting)
    } catch let error as FileError where error.act == .reading && SystemCall.isMissing(FilePath(error.path)) {
      // A root has gone meanwhile.
      return again()
    }
    isFirst = false
    for folder in report.waitingFolders { watch.note(folder) }
    try onNews(.imported(report))
    try cancellation.check()
    // What is pending of a root that is away waits until it is there again.
    if watch.pending.isDisjoint(with: watch.present) { try onNews(.idle(folders: watch.count)) }
  }
}

/// The one that has started this process and wants to know how it is: systemd, by sd_notify(3)'s protocol.
package struct ServiceManager {
  private let socket: ByteString
  /// How often it wants a sign of life, at the least; nil: never.
  package let watchdog: Duration?

  /// Nil if nobody wants to know.
  package init?() {
    guard let path = getenv("NOTIFY_SOCKET") else { return nil }
    socket = ByteString(Array(String(cString: path).utf8))
    watchdog = getenv("WATCHDOG_USEC").flatMap { Int64(String(cString: $0)) }.map { .microseconds($0) }
  }

  /// Tells it, one `NAME=value` a line. An error is ignored: nobody could be told.
  package func notify(_ lines: String...) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var path = socket.bytes
    // A name with an @ before it is no file (unix(7)).
    if path.first == UInt8(ascii: "@") { path[0] = 0 }
    let length = withUnsafeMutableBytes(of: &address.sun_path) { bytes -> Int? in
      guard !path.isEmpty, path.count < bytes.count else { return nil }
      bytes.copyBytes(from: path)
      return path.count
    }
    guard let length else { return }
    let file = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return }
    defer { close(file) }
    let size = socklen_t(MemoryLayout<sa_family_t>.size + length)
    let text = Array(lines.joined(separator: "\n").utf8)
    withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        _ = sendto(file, text, text.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT), address, size)
      }
    }
  }
}

/// What is mounted below watched folders. The kernel tells when that changes (proc(5), "mountinfo").
struct WatchedMounts: ~Copyable {
  private let file: Int32
  private var points: [ByteString: MountTable.Mount] = [:]

  init() {
    file = open("/proc/self/mountinfo", O_RDONLY | O_CLOEXEC)
    points = Self.points
  }

  deinit { if file >= 0 { close(file) } }

  /// For poll(2), which reports a change once (POLLPRI and POLLERR).
  var descriptor: Int32? { file >= 0 ? file : nil }

  /// The roots below which something was mounted or unmounted since the last time. To be asked when poll(2)
  /// has reported a change.
  mutating func changed(in roots: [FilePath]) -> [FilePath] {
    let now = Self.points
    defer { points = now }
    let changed = Set(now.keys).union(points.keys).filter { now[$0] != points[$0] }
    return roots.filter { root in
      guard let resolved = SystemCall.resolved(root) else { return false }
      return changed.contains { $0 != resolved.byteString && PathSet([resolved]).covers($0) }
    }
  }

  private static var points: [ByteString: MountTable.Mount] { MountTable.current?.byPoint ?? [:] }
}
