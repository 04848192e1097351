import Glibc
import PholioDisk
import PholioLibrary
import Synchronization
import SystemPackage

extension OwnedFolder {
  /// Renames a file that is not wanted where it is, instead of writing it anew elsewhere.
  ///
  /// - Returns: False if there is none of this source, or if others have changed it.
  package func rename(to path: String, source: String) throws -> Bool {
    try !rename([(path, source)]).isEmpty
  }

  /// The same for many, which is quicker.
  ///
  /// - Parameter wanted: Paths whose state was `.missing` or `.stale`, and their sources. Everything that is
  ///   the same was kept before.
  /// - Returns: The paths that are there now.
  /// - Throws: `FileError`.
  package func rename(_ wanted: [(path: String, source: String)]) throws -> Set<String> {
    try inside.withLock { inside in
      var former: [String: [String]] = [:]
      for (path, record) in inside.records where !inside.wanted.contains(path) {
        former[record.source, default: []].append(path)
      }
      var pairs: [(old: String, new: String, record: FolderManifest.Record)] = []
      for (path, source) in wanted {
        while var paths = former[source], let old = paths.popLast() {
          former[source] = paths
          guard old != path, let record = try unchanged(old, &inside) else { continue }
          pairs.append((old, path, record))
          break
        }
      }
      if pairs.isEmpty { return [] }
      if !isDryRun { try intend(pairs.map { ($0.new, $0.record) }, &inside) }
      /// Where files are that had to make room for others.
      var moved: [String: FilePath] = [:]
      if !isDryRun {
        pairs = try pairs.filter { try move($0.old, to: $0.new, &moved, &inside) }
      }
      // What made room and is wanted nowhere is replaced.
      for aside in moved.values { try? SystemCall.unlink(aside) }
      for pair in pairs { inside.records[pair.old] = nil }
      for pair in pairs {
        inside.records[pair.new] = pair.record
        inside.wanted.insert(pair.new)
      }
      inside.outcome.renamed += pairs.count
      inside.isStale = true
      return Set(pairs.map(\.new))
    }
  }

  /// Renames one file; what is in its place makes room.
  ///
  /// - Parameter moved: Where files are that had to make room.
  /// - Returns: False if others have put a file there meanwhile, which is left.
  /// - Throws: `FileError`.
  private func move(
    _ old: String, to new: String, _ moved: inout [String: FilePath], _ inside: inout Inside
  ) throws -> Bool {
    let (from, to) = (moved[old] ?? file(old), file(new))
    return try OriginalsStore.act(.writing, to) {
      if let status = try? SystemCall.status(to), try !isSame(from, status) {
        guard inside.records[new]?.isOf(status) == true else { return false }
        let aside = TemporaryFile.freeName(beside: to)
        try SystemCall.rename(to, to: aside)
        moved[new] = aside
      }
      try SystemCall.rename(from, to: to)
      moved[old] = nil
      inside.unsynchronized.formUnion([from, to].map { $0.removingLastComponent() })
      return true
    }
  }

  private func file(_ path: String) -> FilePath { self.path.pushing(FilePath(path)) }

  private func isSame(_ file: FilePath, _ other: stat) throws -> Bool {
    FileIdentity(try SystemCall.status(file)) == FileIdentity(other)
  }

  /// The record of a file that nobody has changed; nil if it is missing, or somebody has.
  private func unchanged(_ path: String, _ inside: inout Inside) throws -> FolderManifest.Record? {
    guard try obstacle(to: path, &inside) == nil, let status = try Self.status(file(path)) else { return nil }
    return try record(of: path, file(path), status, &inside)
  }
}
