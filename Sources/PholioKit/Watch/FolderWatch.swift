import Glibc
import PholioCatalog
import PholioDisk
package import SystemPackage

/// Watches folders and all below them, and collects what arrives.
///
/// A folder is watched before its names are read, so nothing that comes to it in between is missed. Which
/// folders count is decided by `FolderWalk`, as for an import.
final class FolderWatch {
  /// Not one in another.
  let roots: [FilePath]
  private let library: FilePath
  private let takesJunk: Bool
  private let cancellation: Cancellation
  private var inotify: Inotify
  private var mounts = WatchedMounts()
  private var haveMountsChanged = false
  var folders = WatchedFolders()
  var arrivals = PendingImports()
  /// The folders that the roots' paths lead to now.
  private var identities: [FilePath: FileIdentity] = [:]

  /// - Parameters:
  ///   - roots: Absolute paths of folders.
  ///   - library: The library's folder, which is not watched.
  ///   - takingJunk: As for an import's walk.
  /// - Throws: `FileError` for a root that can't be read; `WatchError`; `Interruption`.
  init(_ roots: [FilePath], library: FilePath, takingJunk: Bool = false, cancellation: Cancellation) throws {
    self.roots = PathSet(roots).outermost.map { FilePath($0) }
    self.library = library
    takesJunk = takingJunk
    self.cancellation = cancellation
    for root in self.roots {
      do {
        identities[root] = try FileIdentity(SystemCall.status(root, followingLinks: true))
        _ = try OpenFolder(root, followingLinks: true)
      } catch let error as Errno {
        throw FileError(.reading, root, error)
      }
    }
    inotify = try Self.makeInotify()
    try watchAll()
  }

  private static func makeInotify() throws -> Inotify {
    do {
      return try Inotify()
    } catch {
      throw WatchError.noInstance(error)
    }
  }

  /// How many folders are watched.
  var count: Int { folders.count }

  /// The roots that are there.
  var present: [FilePath] { roots.filter { identities[$0] != nil } }

  /// Waits until something happens, for at most a second: a signal may have come just before.
  func wait(_ longest: Duration) {
    let (seconds, attoseconds) = min(longest, .seconds(1)).components
    let milliseconds = Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    var files = [pollfd(fd: inotify.descriptor, events: Int16(POLLIN), revents: 0)]
    if let file = mounts.descriptor { files.append(pollfd(fd: file, events: Int16(POLLPRI), revents: 0)) }
    if poll(&files, nfds_t(files.count), max(0, milliseconds) + 1) > 0, files.count > 1 {
      haveMountsChanged = haveMountsChanged || files[1].revents != 0
    }
  }

  // MARK: Watching

  /// Watches all folders anew, and notes that anything may have happened.
  private func watchAll() throws {
    folders = WatchedFolders()
    arrivals.endAll()
    inotify = try Self.makeInotify()
    try watch(Set(present.map(\.byteString)))
  }

  /// Watches folders with all that is below, and notes that anything may have happened there.
  private func watch(_ paths: Set<ByteString>) throws {
    guard !paths.isEmpty else { return }
    for path in paths { arrivals.note(path, whole: true) }
    var failure: WatchError?
    let stop = Cancellation(within: cancellation)
    do {
      let walk = try FolderWalk(
        present, skipping: library, takingJunk: takesJunk, cancellation: stop,
        scope: FolderScope(whole: paths, in: present)
      ) { [self] folder in
        do throws(Errno) {
          let watch = try inotify.watch(folder, followingLinks: identities[folder] != nil)
          for old in folders.set(watch, at: folder.byteString) where old != watch { inotify.end(old) }
        } catch {
          if error == .noSpace || error == .noMemory { failure = .tooMany(folders.count, error) }
          // An import tells of what can't be read.
          if failure != nil { stop.cancel(signal: SIGTERM) }
        }
      }
      for _ in walk {}
    } catch is FileError {
      // A root is gone; `look` will see that.
    }
    try cancellation.check()
    if let failure { throw failure }
  }

  // MARK: What happens

  /// Takes what has happened since the last time.
  ///
  /// - Returns: Roots that are there, or gone, unlike before.
  /// - Throws: `WatchError`; `Interruption`.
  func look() throws -> [(root: FilePath, isThere: Bool)] {
    while true {
      let events: [Inotify.Event]
      do {
        events = try inotify.events()
      } catch {
        throw WatchError.lost(error)
      }
      if events.isEmpty { break }
      if events.contains(where: { $0.isAny(IN_Q_OVERFLOW) }) {
        try watchAll()
        continue
      }
      var happenings = EventInterpreter(folders: folders, arrivals: arrivals)
      // One owner: changes copy nothing.
      (folders, arrivals) = (WatchedFolders(), PendingImports())
      for event in events { happenings.take(event) }
      (folders, arrivals) = (happenings.folders, happenings.arrivals)
      for watch in happenings.ended { inotify.end(watch) }
      try watch(happenings.new)
    }
    arrivals.endSilent()
    if haveMountsChanged {
      haveMountsChanged = false
      for mount in mounts.changed(in: present) { try rewatch(mount) }
    }
    return try lookAtRoots()
  }

  /// Another file system is at a path, or no longer there.
  private func rewatch(_ path: ByteString) throws {
    arrivals.endAll(below: path)
    for watch in folders.remove(at: path) { inotify.end(watch) }
    try watch([path])
  }

  /// A root may be renamed, or a folder above it, or another disk be mounted there: of the last two, inotify
  /// tells nothing.
  private func lookAtRoots() throws -> [(root: FilePath, isThere: Bool)] {
    var changes: [(FilePath, Bool)] = []
    for root in roots {
      let now = try? FileIdentity(SystemCall.status(root, followingLinks: true))
      let before = identities[root]
      if now == before { continue }
      if (now == nil) != (before == nil) { changes.append((root, now != nil)) }
      identities[root] = now
      try rewatch(root.byteString)
    }
    return changes
  }
}

/// Why folders can't be watched.
package enum WatchError: Error {
  /// The kernel takes no more folders than these, or has no memory for more.
  case tooMany(Int, Errno)
  /// The kernel lets this user watch with no further program.
  case noInstance(Errno)
  /// What happens can't be read any more.
  case lost(Errno)

  /// The kernel's setting that says how many folders a user may watch, and its value; nil if the system does
  /// not tell.
  package static var limit: (setting: String, most: Int)? { Inotify.limit }

  /// A limit with room for more folders than these: a power of two, and what many systems have at the least.
  package static func roomyLimit(past count: Int) -> Int {
    var limit = 1 << 19
    while limit < 1 << 30, limit < count * 2 { limit *= 2 }
    return limit
  }
}
