import Glibc
import PholioDisk
package import SystemPackage

/// Watches folders and all below them, and tells in which something has happened.
///
/// A folder is watched before its names are read, so nothing that comes to it in between is missed. Which
/// folders count is decided by `FolderWalk`, as for an import.
final class FolderWatch {
  /// A file in a watched folder, also where that folder is renamed.
  private struct WatchedFile: Hashable {
    var watch: Int32
    var name: ByteString
  }

  /// Not one in another.
  let roots: [FilePath]
  private let library: FilePath
  private let takesJunk: Bool
  private let cancellation: Cancellation
  private var inotify: Inotify
  private var mounts = WatchedMounts()
  private var haveMountsChanged = false
  /// The folders that the roots' paths lead to now.
  private var identities: [FilePath: FileIdentity] = [:]
  /// The watched folders. Below one that was renamed, paths are the former ones until its root is walked
  /// through again.
  private var folders: [Int32: ByteString] = [:]
  /// Files that somebody is writing, and when that was last heard of. Their writer's end makes them arrive.
  private var unfinished: [WatchedFile: ContinuousClock.Instant] = [:]
  /// Of a file that was renamed while somebody was writing it.
  private var renamedUnfinished: UInt32?
  /// Roots in which something has happened that no import has seen.
  private(set) var pending: Set<FilePath> = []
  /// Roots in which folders have come or gone: other folders are to be watched.
  private var stale: Set<FilePath> = []
  private var (first, last): (ContinuousClock.Instant?, ContinuousClock.Instant?) = (nil, nil)

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

  // MARK: Imports

  /// When `pending` is to be imported: once nothing has happened for `rest`, but at the latest after ten times
  /// that. Nil: nothing has happened.
  func due(rest: Duration) -> ContinuousClock.Instant? {
    guard let first, let last, !pending.isDisjoint(with: present) else { return nil }
    return min(last + rest, first + rest * 10)
  }

  /// What an import is to look at now, which then is pending no more.
  ///
  /// - Throws: `WatchError`; `Interruption`.
  func take() throws -> (roots: [FilePath], unfinished: Set<FileLocation>) {
    for root in present where stale.contains(root) { try rewatch(root) }
    let roots = present.filter(pending.contains)
    pending.subtract(roots)
    (first, last) = (nil, nil)
    let files = unfinished.keys.compactMap { file in
      folders[file.watch].map { FileLocation(folder: $0, name: file.name) }
    }
    return (roots, Set(files))
  }

  /// Has the root at or above a path imported.
  func note(_ path: ByteString) {
    for root in roots where PathSet([root]).covers(path) { pending.insert(root) }
    (first, last) = (first ?? .now, .now)
  }

  // MARK: Watching

  /// Watches all folders anew: anything may have happened.
  private func watchAll() throws {
    (folders, unfinished) = ([:], [:])
    inotify = try Self.makeInotify()
    for root in present { try rewatch(root) }
  }

  /// Watches a root's folders, and no longer what has left it: anything may have happened there.
  private func rewatch(_ root: FilePath) throws {
    note(root.byteString)
    stale.remove(root)
    let inside = PathSet([root])
    let before = folders.filter { inside.covers($0.value) }.keys
    let watches = identities[root] == nil ? [] : try watch(root)
    for watch in before where !watches.contains(watch) {
      inotify.end(watch)
      forget(watch)
    }
  }

  /// Watches a folder and all below.
  ///
  /// - Returns: Their watches.
  private func watch(_ top: FilePath) throws -> Set<Int32> {
    var watches: Set<Int32> = []
    var failure: WatchError?
    let stop = Cancellation(within: cancellation)
    do {
      let walk = try FolderWalk(
        [top], skipping: library, takingJunk: takesJunk, cancellation: stop
      ) { [self] folder in
        do throws(Errno) {
          let watch = try inotify.watch(folder, followingLinks: identities[folder] != nil)
          folders[watch] = folder.byteString
          watches.insert(watch)
        } catch {
          if error == .noSpace || error == .noMemory { failure = .tooMany(folders.count, error) }
          // An import tells of what can't be read.
          if failure != nil { stop.cancel(signal: SIGTERM) }
        }
      }
      for _ in walk {}
    } catch is FileError {
      // It is gone again; if it is a root, `look` will see that.
    }
    try cancellation.check()
    if let failure { throw failure }
    return watches
  }

  private func forget(_ watch: Int32) {
    folders[watch] = nil
    unfinished = unfinished.filter { $0.key.watch != watch }
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
      } else {
        for event in events { try take(event) }
      }
    }
    // Files that nobody has written to for ten minutes arrive as they are: truncate(2) has no end to tell of.
    for (file, heard) in unfinished where heard + .seconds(600) <= .now {
      unfinished[file] = nil
      if let folder = folders[file.watch] { note(folder) }
    }
    if haveMountsChanged {
      haveMountsChanged = false
      for root in mounts.changed(in: present) { try rewatch(root) }
    }
    return try lookAtRoots()
  }

  private func take(_ event: Inotify.Event) throws {
    // A watch that has ended may still have events.
    guard let folder = folders[event.watch] else { return }
    if event.isAny(IN_IGNORED) {
      // The kernel has ended it: the folder is gone, or its disk.
      forget(event.watch)
    } else if event.name.bytes.isEmpty {
      // The folder itself. Of most of this, the one above tells as well.
      if event.isAny(IN_UNMOUNT) || event.isAny(IN_ATTRIB) && identities[FilePath(folder)] != nil {
        foldersHaveChanged(in: folder)
      }
    } else if event.isAny(IN_ISDIR) {
      // Hidden ones are not watched.
      guard !event.name.isHidden else { return }
      foldersHaveChanged(in: folder)
      // At once: files are written there.
      if event.isAny(IN_CREATE, IN_MOVED_TO, IN_ATTRIB) {
        _ = try watch(FilePath(FileLocation(folder: folder, name: event.name).path))
      }
    } else {
      take(event, ofFileIn: folder)
    }
  }

  private func foldersHaveChanged(in folder: ByteString) {
    note(folder)
    for root in roots where PathSet([root]).covers(folder) { stale.insert(root) }
  }

  private func take(_ event: Inotify.Event, ofFileIn folder: ByteString) {
    let file = WatchedFile(watch: event.watch, name: event.name)
    let location = FileLocation(folder: folder, name: event.name)
    if event.isAny(IN_MODIFY) || event.isAny(IN_CREATE) && location.isEmptyFile {
      unfinished[file] = .now
      return
    }
    if event.isAny(IN_CLOSE_WRITE, IN_DELETE) { unfinished[file] = nil }
    if event.isAny(IN_MOVED_FROM), unfinished.removeValue(forKey: file) != nil {
      renamedUnfinished = event.cookie
    }
    if event.isAny(IN_MOVED_TO) { unfinished[file] = renamedUnfinished == event.cookie ? .now : nil }
    if event.name == IgnoreRules.fileName {
      // What it leaves out may count now, or not any more.
      foldersHaveChanged(in: folder)
    } else if !event.name.isHidden {
      note(folder)
    }
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
      try rewatch(root)
    }
    return changes
  }
}

extension ByteString {
  fileprivate var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

extension FileLocation {
  /// Whether it is a new file that somebody is about to write. A second name of a file is none, nor a link:
  /// nobody need write them.
  fileprivate var isEmptyFile: Bool {
    guard let status = try? SystemCall.status(FilePath(path)) else { return false }
    return status.st_mode & S_IFMT == S_IFREG && status.st_size == 0 && status.st_nlink == 1
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
