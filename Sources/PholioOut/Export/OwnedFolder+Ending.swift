import Glibc
import PholioDisk
import PholioLibrary
import Synchronization
import SystemPackage

extension OwnedFolder {
  /// Ends the work: all files are on disk under their names, and the manifest too.
  ///
  /// - Parameter deletes: Whether what pholio wrote and is not wanted any more is removed.
  /// - Throws: `FileError`.
  package func finish(deletes: Bool) throws -> Outcome {
    try inside.withLock { inside in
      // What gets no name now never does.
      defer { inside.discardPending() }
      try commit(&inside)
      for path in inside.records.keys.sorted() where !inside.wanted.contains(path) {
        try drop(path, deletes: deletes, &inside)
      }
      try save(&inside)
      inside.outcome.changed.sort()
      inside.outcome.foreign.sort()
      return inside.outcome
    }
  }

  /// Ends the work early: what was written stays, and nothing is removed.
  ///
  /// - Throws: `FileError`.
  package func stop() throws {
    try inside.withLock { inside in
      defer { inside.discardPending() }
      try commit(&inside)
      try save(&inside)
    }
  }

  /// A file that is not wanted any more.
  private func drop(_ path: String, deletes: Bool, _ inside: inout Inside) throws {
    if try obstacle(to: path, &inside) != nil { return }
    let file = self.path.pushing(FilePath(path))
    guard let status = try Self.status(file) else {
      inside.records[path] = nil
      inside.isStale = true
      return
    }
    guard try record(of: path, file, status, &inside) != nil else {
      inside.outcome.changed.append(path)
      return
    }
    guard deletes else {
      inside.outcome.left.append(path)
      return
    }
    inside.outcome.removed += 1
    if isDryRun { return }
    let folder = file.removingLastComponent()
    try OriginalsStore.act(.writing, file) { try SystemCall.unlink(file) }
    inside.records[path] = nil
    inside.isStale = true
    inside.unsynchronized.insert(folder)
    if folder != self.path { SystemCall.removeFolderIfEmpty(folder) }
  }

  private func save(_ inside: inout Inside) throws {
    if isDryRun { return }
    // A folder whose first file could not be written: no manifest would say whose it is.
    for folder in inside.new.sorted(by: { $0.length > $1.length }) { SystemCall.removeFolderIfEmpty(folder) }
    inside.new = []
    for folder in inside.unsynchronized where !SystemCall.isMissing(folder) {
      try OriginalsStore.act(.confirming, folder) { try SystemCall.synchronizeFolder(folder) }
    }
    inside.unsynchronized = []
    if inside.isStale {
      var manifest = FolderManifest()
      manifest.records = inside.records
      let text = Array(manifest.text(kind).utf8)
      try AtomicFile.replace(path.appending(FolderManifest.name), durability: .full) { file in
        try text.withUnsafeBytes { _ = try file.writeAll($0) }
      }
      inside.isStale = false
    }
    let journal = path.appending(FolderManifest.journalName)
    try? inside.journal?.close()
    inside.journal = nil
    if (try? SystemCall.unlink(journal)) != nil { try? SystemCall.synchronizeFolder(path) }
  }
}
