import Glibc
import PholioCatalog
import PholioDisk
import SystemPackage

/// What some of the kernel's events mean.
struct EventInterpreter {
  var folders: WatchedFolders
  var arrivals: PendingImports
  /// Folders to watch, with all below.
  private(set) var new: Set<ByteString> = []
  /// Watches that count no more.
  private(set) var ended: [Int32] = []
  /// Of a file that was renamed while somebody was writing it.
  private var renamedUnfinished: UInt32?

  init(folders: WatchedFolders, arrivals: PendingImports) {
    self.folders = folders
    self.arrivals = arrivals
  }

  mutating func take(_ event: Inotify.Event) {
    // A watch that has ended may still have events.
    guard let folder = folders.path(of: event.watch) else { return }
    if event.isAny(IN_IGNORED) {
      // The kernel has ended it: the folder is gone, or its disk. Those below have events of their own.
      _ = folders.remove(event.watch)
    } else if event.name.bytes.isEmpty {
      // The folder itself. Of most of this, the one above tells as well.
      if event.isAny(IN_UNMOUNT) {
        arrivals.endAll(below: folder)
        new.insert(folder)
      } else if event.isAny(IN_ATTRIB), folders.isRoot(event.watch) {
        new.insert(folder)
      }
    } else if event.isAny(IN_ISDIR) {
      takeFolder(event, FileLocation(folder: folder, name: event.name))
    } else {
      takeFile(event, FileLocation(folder: folder, name: event.name))
    }
  }

  private mutating func takeFolder(_ event: Inotify.Event, _ location: FileLocation) {
    // Hidden ones are not watched.
    if location.name.isHidden { return }
    let path = location.path
    if event.isAny(IN_DELETE, IN_MOVED_FROM) {
      ended += folders.remove(at: path)
      arrivals.endAll(below: path)
      // Its photos are gone, or elsewhere. An empty folder above is told by its own names.
      arrivals.note(path, whole: true)
      arrivals.note(location.folder)
    } else if event.isAny(IN_CREATE, IN_MOVED_TO, IN_ATTRIB) {
      new.insert(path)
    }
  }

  private mutating func takeFile(_ event: Inotify.Event, _ location: FileLocation) {
    if event.isAny(IN_MODIFY) {
      arrivals.begin(location)
      return
    }
    if event.isAny(IN_CREATE), location.isEmptyFile {
      arrivals.begin(location)
      return
    }
    if event.isAny(IN_CLOSE_WRITE, IN_DELETE) { arrivals.end(location) }
    if event.isAny(IN_MOVED_FROM), arrivals.end(location) { renamedUnfinished = event.cookie }
    if event.isAny(IN_MOVED_TO) {
      arrivals.end(location)
      if renamedUnfinished == event.cookie { arrivals.begin(location) }
    }
    if location.name == IgnoreRules.fileName {
      // What it leaves out may count now, or not any more.
      new.insert(location.folder)
    } else if !location.name.isHidden {
      arrivals.note(location.folder)
    }
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
