import Synchronization

extension OwnedFolder {
  /// How long a file was when pholio wrote it; nil if it never did.
  package func writtenByteCount(of path: String) -> Int? {
    inside.withLock { $0.records[path]?.byteCount }
  }
}
