package import Glibc
import PholioDisk
package import PholioFacts
import PholioLibrary
import Synchronization
package import SystemPackage

extension OwnedFolder {
  /// A whole file, or a link, under a temporary name, which is to get its own.
  struct Pending {
    var temporary: FilePath
    /// Nil for a link.
    var file: FileDescriptor?
    var path: String
    var target: FilePath
    var record: FolderManifest.Record

    func discard() {
      try? SystemCall.unlink(temporary)
      try? file?.close()
    }
  }

  /// Files go to the disk together: so many, or so many bytes. Links have nothing open, so more of them may
  /// wait.
  private static let mostPending = 64
  private static let mostPendingLinks = 4096
  private static let mostPendingBytes = 256 << 20

  /// Lets `body` write a file, whole or not at all. It is read back at once; its name, and its bytes on disk,
  /// come with others', at `finish` at the latest.
  ///
  /// - Parameters:
  ///   - path: Its state was `.missing` or `.stale`.
  ///   - modified: The file's time; nil: now.
  /// - Throws: `FileError`, also if it is not read back as it was written; what `body` throws.
  package func write(
    _ path: String, source: String, modified: timespec? = nil, _ body: (HashedFile) throws -> Void
  ) throws {
    if isDryRun { return noteRehearsed(path) }
    let target = self.path.pushing(FilePath(path))
    try makeFolder(of: target)
    let temporary = try OriginalsStore.act(.writing, target) { try TemporaryFile(beside: target, mode: nil) }
    let record: FolderManifest.Record
    do {
      let file = HashedFile(temporary, for: target)
      try body(file)
      let digest = file.finish()
      let status = try OriginalsStore.act(.writing, target) { () throws -> stat in
        if let modified { try SystemCall.setModified(modified, of: temporary.file) }
        guard try HashedFile.digest(reading: temporary.path) == digest else { throw Errno.ioError }
        // The disk begins to write now.
        SystemCall.forgetContent(of: temporary.file)
        return try SystemCall.status(temporary.file)
      }
      record = FolderManifest.Record(
        byteCount: Int(status.st_size), modified: status.st_mtim.nanoseconds, digest: digest, source: source)
    } catch {
      temporary.remove()
      try? temporary.file.close()
      throw error
    }
    try add(
      Pending(temporary: temporary.path, file: temporary.file, path: path, target: target, record: record))
  }

  private func add(_ pending: Pending) throws {
    try inside.withLock { inside in
      inside.pending.append(pending)
      let most = pending.file == nil ? Self.mostPendingLinks : Self.mostPending
      if pending.file != nil { inside.pendingBytes += pending.record.byteCount }
      if inside.pending.count >= most || inside.pendingBytes >= Self.mostPendingBytes {
        try commit(&inside)
      }
    }
  }

  /// Brings what is pending to the disk, under its names.
  ///
  /// - Throws: `FileError`.
  func commit(_ inside: inout Inside) throws {
    if inside.pending.isEmpty { return }
    for pending in inside.pending {
      guard let file = pending.file else { continue }
      try OriginalsStore.act(.writing, pending.target) { try SystemCall.synchronize(file) }
    }
    try intend(inside.pending.map { ($0.path, $0.record) }, &inside)
    while let pending = inside.pending.last {
      if try isTaken(pending.path, &inside) {
        pending.discard()
        inside.pending.removeLast()
        continue
      }
      try OriginalsStore.act(.writing, pending.target) {
        if inside.records[pending.path] == nil {
          try SystemCall.name(pending.temporary, pending.target)
        } else {
          try SystemCall.rename(pending.temporary, to: pending.target)
          // Two names of one file: rename(2) does nothing then.
          if pending.record.sort == .hard { try? SystemCall.unlink(pending.temporary) }
        }
      }
      try? pending.file?.close()
      inside.pending.removeLast()
      inside.note(pending.record, at: pending.path, pending.target)
      if pending.file != nil { inside.outcome.byteCount += pending.record.byteCount }
    }
    inside.pendingBytes = 0
  }

  /// Whether others have put a file at a path, or changed the one there, since its state was asked for. It is
  /// left, and told of.
  ///
  /// - Throws: `FileError`.
  private func isTaken(_ path: String, _ inside: inout Inside) throws -> Bool {
    let file = self.path.pushing(FilePath(path))
    guard let status = try Self.status(file), try record(of: path, file, status, &inside) == nil else {
      return false
    }
    if inside.records[path] == nil {
      inside.outcome.foreign.append(path)
    } else {
      inside.outcome.changed.append(path)
    }
    inside.wanted.insert(path)
    return true
  }

  /// Puts a link to an original at a path, instead of a copy: with others, at `finish` at the latest.
  ///
  /// - Parameters:
  ///   - digest: The original's.
  ///   - symbolic: Whether the link is a path, not another name of the same file.
  /// - Throws: `FileError`; its cause is `.improperLink` where a hard link would lead to another disk.
  package func link(
    _ path: String, to original: FilePath, digest: PhotoDigest, source: String, symbolic: Bool
  ) throws {
    if isDryRun { return noteRehearsed(path) }
    let target = self.path.pushing(FilePath(path))
    try makeFolder(of: target)
    // Under another name first: it gets its own when what is intended is on disk. What is there is replaced,
    // and never written into.
    let name = TemporaryFile.freeName(beside: target)
    let status = try OriginalsStore.act(.writing, target) {
      if symbolic {
        try SystemCall.linkSymbolically(name, to: original)
      } else {
        try SystemCall.link(original, name)
      }
      return try SystemCall.status(name)
    }
    let record = Self.record(status, digest, source, symbolic ? .symbolic : .hard)
    try add(Pending(temporary: name, file: nil, path: path, target: target, record: record))
  }

  private static func record(
    _ status: stat, _ digest: PhotoDigest, _ source: String, _ sort: FolderManifest.Record.Sort
  ) -> FolderManifest.Record {
    FolderManifest.Record(
      byteCount: Int(status.st_size), modified: status.st_mtim.nanoseconds, digest: digest, source: source,
      sort: sort)
  }

  func noteRehearsed(_ path: String) {
    inside.withLock { inside in
      inside.wanted.insert(path)
      inside.outcome.written += 1
    }
  }

  /// Makes the folder of a file, once. Before that the journal is there, so that after a kill the folder is
  /// known as our own.
  private func makeFolder(of file: FilePath) throws {
    let folder = file.removingLastComponent()
    // Other threads wait until it is there.
    try inside.withLock { inside in
      guard !inside.made.contains(folder) else { return }
      _ = try journal(&inside)
      if folder != path {
        try OriginalsStore.act(.writing, folder) {
          if SystemCall.isMissing(folder) {
            var new = folder
            while new != path, SystemCall.isMissing(new) {
              inside.new.insert(new)
              new.removeLastComponent()
            }
            try SystemCall.makeFolders(folder)
          } else {
            TemporaryFile.removeLeftovers(in: folder, withLinks: inside.isAfterKill)
          }
        }
        // Their names too: a killed run may have made them.
        var above = folder
        while above != path {
          above.removeLastComponent()
          inside.unsynchronized.insert(above)
        }
      }
      inside.made.insert(folder)
    }
  }

  /// Never through a link, nor into a pipe, which would wait for a reader.
  private func journal(_ inside: inout Inside) throws -> FileDescriptor {
    if let journal = inside.journal { return journal }
    let file = path.appending(FolderManifest.journalName)
    let journal = try OriginalsStore.act(.writing, file) {
      try FileDescriptor.open(
        file, .writeOnly, options: [.create, .append, .noFollow, .nonBlocking, .closeOnExec],
        permissions: FilePermissions(rawValue: 0o666))
    }
    inside.journal = journal
    // What is intended is only known if the journal's name is on disk.
    try OriginalsStore.act(.confirming, file) { try SystemCall.synchronizeFolder(path) }
    return journal
  }

  /// Writes down what will be there, before it is: after a kill it is known as our own.
  ///
  /// - Throws: `FileError`. When the call returns, it is on disk.
  func intend(
    _ records: [(path: String, record: FolderManifest.Record)], _ inside: inout Inside
  ) throws {
    let journal = try journal(&inside)
    try OriginalsStore.act(.writing, path.appending(FolderManifest.journalName)) {
      // The first line break ends a line that a killed run has cut.
      let text = "\n" + records.map { $0.record.line(at: $0.path) }.joined(separator: "\n") + "\n"
      _ = try journal.writeAll(text.utf8)
      try SystemCall.synchronize(journal)
    }
  }
}

extension OwnedFolder.Inside {
  /// Removes what has no name of its own yet.
  mutating func discardPending() {
    for pending in pending { pending.discard() }
    (pending, pendingBytes) = ([], 0)
  }

  /// Notes that a file is there now, under its name.
  mutating func note(_ record: FolderManifest.Record, at path: String, _ target: FilePath) {
    records[path] = record
    wanted.insert(path)
    unsynchronized.insert(target.removingLastComponent())
    outcome.written += 1
    isStale = true
  }
}
