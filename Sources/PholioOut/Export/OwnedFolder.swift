import Glibc
import PholioDisk
package import PholioLibrary
import Synchronization
package import SystemPackage

/// A folder outside of the library in which pholio keeps files of its own, beside other people's.
///
/// It remembers in a manifest what it wrote, and from what. What it did not write is never touched, and what
/// others have changed since neither. Paths are relative, `/` between names that `SafeName` makes.
///
/// The order of calls: `state` of every wanted path, and `keep` for those that are the same; then `rename`;
/// then `write` and `link`, of other paths also `state`, `keep` and `source`; at last `finish`, or `stop`.
/// Several threads may call it at once.
package final class OwnedFolder: Sendable {
  package enum Kind: String, Sendable {
    case export, site
  }

  package enum State: Hashable, Sendable {
    case missing
    /// As it was written, from the same source.
    case same
    /// As it was written, from another source.
    case stale
    /// Others have changed it since.
    case changed
    /// It was not written by pholio.
    case foreign
  }

  /// What became of the folder's files.
  package struct Outcome: Hashable, Sendable, Encodable {
    package var written = 0
    package var renamed = 0
    package var same = 0
    package var removed = 0
    /// What pholio wrote, is not wanted any more, and was not removed: in byte order, as those below.
    package var left: [String] = []
    /// What others have changed, whether it is wanted or not: not written, not removed.
    package var changed: [String] = []
    /// What is in the way, and was not written by pholio.
    package var foreign: [String] = []
    /// Of the files that were written.
    package var byteCount = 0

    package init() {}

    private enum CodingKeys: String, CodingKey {
      case written, renamed, same, removed, left, changed, foreign
      case byteCount = "bytes"
    }
  }

  /// What the threads share.
  struct Inside {
    var records: [String: FolderManifest.Record] = [:]
    /// What killed runs were about to write, or had written.
    var intended: [String: [FolderManifest.Record]] = [:]
    /// The paths that are to stay.
    var wanted: Set<String> = []
    var outcome = Outcome()
    var pending: [Pending] = []
    var pendingBytes = 0
    var journal: FileDescriptor?
    /// Folders with new names in them.
    var unsynchronized: Set<FilePath> = []
    var made: Set<FilePath> = []
    /// Folders that were not there before, with those above them.
    var new: Set<FilePath> = []
    /// Whether a killed run has left its journal.
    var isAfterKill = false
    /// Of folders in this one: what is in their way.
    var obstacles: [FilePath: String?] = [:]
    /// Whether the manifest has to be written.
    var isStale = false
  }

  package let path: FilePath
  let kind: Kind
  let isDryRun: Bool
  /// While it is open, no other run works here.
  let lock: FileDescriptor?
  let inside: Mutex<Inside>

  /// Opens a folder, or makes it.
  ///
  /// - Throws: `OwnedFolderError` for a folder that must not be written, or is in use; `FileError`.
  package init(at path: FilePath, kind: Kind, library: Library, isDryRun: Bool) throws {
    (self.path, self.kind, self.isDryRun) = (path, kind, isDryRun)
    try Self.requireElsewhere(path, library)
    var inside = Inside()
    do {
      if !isDryRun { try SystemCall.makeLastingFolders(path) }
      guard !SystemCall.isMissing(path) else {
        lock = nil
        self.inside = Mutex(inside)
        return
      }
      let folder = try FileDescriptor.open(path, .readOnly, options: [.directory, .closeOnExec])
      do {
        try Self.lock(folder, path)
        try inside.read(path, kind)
      } catch {
        try? folder.close()
        throw error
      }
      lock = folder
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    self.inside = Mutex(inside)
    if !isDryRun { Self.removeLeftovers(in: path, isAfterKill: inside.isAfterKill) }
  }

  deinit {
    inside.withLock { inside in
      inside.discardPending()
      try? inside.journal?.close()
    }
    try? lock?.close()
  }

  /// What is at a path now. Size and time are looked at; a file with its size and another time is read.
  ///
  /// - Parameters:
  ///   - source: What the wanted content is made from: letters that need no escapes in JSON.
  ///   - original: Of a hard link: the file that it is to be another name of. That this one was edited is no
  ///     change by others.
  /// - Throws: `FileError`.
  package func state(of path: String, source: String, hardLinkTo original: FilePath? = nil) throws -> State {
    try inside.withLock { inside in
      if try obstacle(to: path, &inside) != nil {
        inside.wanted.insert(path)
        return .foreign
      }
      let state = try self.state(of: path, source, original, &inside)
      switch state {
      case .changed: inside.outcome.changed.append(path)
      case .foreign: inside.outcome.foreign.append(path)
      case .missing, .same, .stale: return state
      }
      inside.wanted.insert(path)
      return state
    }
  }

  private func state(
    of path: String, _ source: String, _ original: FilePath?, _ inside: inout Inside
  ) throws -> State {
    let file = self.path.pushing(FilePath(path))
    guard let status = try Self.status(file) else { return .missing }
    if let original, var record = inside.records[path], record.sort == .hard,
      let other = try? SystemCall.status(original, followingLinks: true),
      FileIdentity(other) == FileIdentity(status)
    {
      (record.byteCount, record.modified) = (Int(status.st_size), status.st_mtim.nanoseconds)
      record.source = source
      inside.adopt(record, at: path)
      return .same
    }
    guard let record = try record(of: path, file, status, &inside) else {
      return inside.records[path] == nil && inside.intended[path] == nil ? .foreign : .changed
    }
    return record.source == source ? .same : .stale
  }

  /// The record of a file that is as pholio wrote it; nil if it is not.
  func record(
    of path: String, _ file: FilePath, _ status: stat, _ inside: inout Inside
  ) throws -> FolderManifest.Record? {
    let known = (inside.records[path].map { [$0] } ?? []) + (inside.intended[path] ?? [])
    if known.isEmpty { return nil }
    if let record = known.first(where: { $0.isOf(status) }) {
      inside.adopt(record, at: path)
      return record
    }
    // Other file systems keep coarser times, and those of other zones.
    guard status.st_mode & S_IFMT == S_IFREG,
      known.contains(where: { $0.byteCount == Int(status.st_size) && $0.sort != .symbolic }),
      let digest = HashedFile.digest(of: file), var record = known.first(where: { $0.digest == digest })
    else { return nil }
    record.modified = status.st_mtim.nanoseconds
    inside.adopt(record, at: path)
    return record
  }

  /// Says that a file is wanted as it is: as pholio wrote it, from whatever source.
  package func keep(_ path: String) {
    inside.withLock { inside in
      inside.wanted.insert(path)
      inside.outcome.same += 1
    }
  }

  /// What a file was made from; nil if it is not there as pholio wrote it.
  ///
  /// - Throws: `FileError`.
  package func source(of path: String) throws -> String? {
    let file = self.path.pushing(FilePath(path))
    return try inside.withLock { inside in
      guard try obstacle(to: path, &inside) == nil, let status = try Self.status(file) else { return nil }
      return try record(of: path, file, status, &inside)?.source
    }
  }

  /// A file's bytes; nil if it can't be read.
  package func content(of path: String) -> [UInt8]? {
    try? WholeFile.read(self.path.pushing(FilePath(path)), .regular)
  }

  /// The paths of a folder to which pholio has written, or was about to.
  package func paths(below folder: String) -> [String] {
    inside.withLock { inside in
      Set(inside.records.keys).union(inside.intended.keys).filter { $0.hasPrefix(folder) }.sorted()
    }
  }

  /// lstat(2); nil if there is nothing.
  static func status(_ file: FilePath) throws -> stat? {
    do {
      return try SystemCall.status(file)
    } catch  where error.isOfMissingFile {
      return nil
    } catch {
      throw FileError(.reading, file, error)
    }
  }
}

extension OwnedFolder.Inside {
  mutating func adopt(_ record: FolderManifest.Record, at path: String) {
    if records[path] == record { return }
    records[path] = record
    isStale = true
  }
}

extension OwnedFolder {
  /// How long a file was when pholio wrote it; nil if it never did.
  package func writtenByteCount(of path: String) -> Int? {
    inside.withLock { $0.records[path]?.byteCount }
  }
}
