import PholioCatalog
package import PholioDisk
package import SystemPackage

/// What has happened in watched folders and is not imported yet.
package struct PendingImports {
  /// Folders to list, and whether with all that is below.
  private var folders: [ByteString: Bool] = [:]
  /// Files that somebody is writing, and when that was last heard of. Their writer's end makes them arrive.
  package private(set) var unfinished: [FileLocation: ContinuousClock.Instant] = [:]
  private var first: ContinuousClock.Instant?
  private var last: ContinuousClock.Instant?

  package init() {}

  package var isEmpty: Bool { folders.isEmpty }

  /// Notes that something happened in a folder.
  ///
  /// - Parameter whole: Whether anything may have happened below it.
  package mutating func note(
    _ folder: ByteString, whole: Bool = false, at time: ContinuousClock.Instant = .now
  ) {
    folders[folder] = folders[folder] == true || whole
    first = first ?? time
    last = time
  }

  /// When they are to be imported: once nothing has happened for `rest`, but at the latest after ten times
  /// that. Nil: nothing has happened.
  package func due(rest: Duration) -> ContinuousClock.Instant? {
    guard let first, let last else { return nil }
    return min(last + rest, first + rest * 10)
  }

  /// The folders that have come until now. They are none of this any more.
  package mutating func take(in roots: [FilePath]) -> FolderScope {
    defer { (folders, first, last) = ([:], nil, nil) }
    return FolderScope(
      single: Set(folders.filter { !$0.value }.keys), whole: Set(folders.filter { $0.value }.keys), in: roots)
  }

  // MARK: Files being written

  package mutating func begin(_ file: FileLocation, at time: ContinuousClock.Instant = .now) {
    unfinished[file] = time
  }

  /// - Returns: Whether it was being written.
  @discardableResult
  package mutating func end(_ file: FileLocation) -> Bool { unfinished.removeValue(forKey: file) != nil }

  /// Forgets what was being written in a folder and below; nil: everywhere.
  package mutating func endAll(below folder: ByteString? = nil) {
    guard let folder else {
      unfinished = [:]
      return
    }
    if unfinished.isEmpty { return }
    let below = PathSet([FilePath(folder)])
    unfinished = unfinished.filter { !below.covers($0.key.folder) }
  }

  /// Files that nobody has written to for ten minutes arrive as they are: truncate(2) has no end to tell of.
  package mutating func endSilent(at time: ContinuousClock.Instant = .now) {
    if unfinished.isEmpty { return }
    for (file, heard) in unfinished where heard + .seconds(600) <= time {
      end(file)
      note(file.folder, at: time)
    }
  }
}
