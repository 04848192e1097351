import Glibc
package import SystemPackage

/// Writes a file so that its path has the old content or the new, never a part.
package enum AtomicFile {
  /// How sure it must be that the new content survives a power cut.
  package enum Durability {
    /// For files that can be made again.
    case none
    /// For files that can be made again, but would not be if a part were there: the bytes are on disk before
    /// the name is.
    case whole
    /// The file and its name are on disk when the call returns.
    case full
  }

  /// Lets `body` write into a temporary file beside `path`, which is then renamed to `path`. On an error the
  /// temporary file is removed and `path` is as it was.
  ///
  /// Links are followed, also to missing files. The file keeps its permissions; a new one gets the process's
  /// (umask(2)). A device or a pipe is written directly: it takes bytes by `send`.
  ///
  /// - Throws: `FileError`, and what `body` throws.
  package static func write(
    to path: FilePath, durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    _ = try write(to: path, durability, keepsSame: false, body)
  }

  /// Writes with full durability. A file that has these very bytes already is left alone, with its time.
  ///
  /// - Returns: Whether the file was written.
  package static func replaceIfChanged(
    _ path: FilePath, _ body: (FileDescriptor) throws -> Void
  ) throws -> Bool {
    try write(to: path, .full, keepsSame: true, body)
  }

  private static func write(
    to path: FilePath, _ durability: Durability, keepsSame: Bool, _ body: (FileDescriptor) throws -> Void
  ) throws -> Bool {
    do {
      let target = SystemCall.target(of: path)
      guard isReplaceable(path, target) else {
        let file = try FileDescriptor.openToSend(path, .ofSignals)
        try file.closeAfter { try body(file) }
        return true
      }
      return try swap(target, durability, keepsSame: keepsSame, mode: mode(of: target), body)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// Writes a file in a folder of our own: `path` is replaced without a look at it. A look costs more than
  /// writing a small file.
  package static func replace(
    _ path: FilePath, durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    do {
      _ = try swap(path, durability, keepsSame: false, mode: nil, body)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// Whether a file can take the place of what is at `path`, which leads to `target`: a regular file or
  /// nothing, but no device and no circle of links. A pipe behind `/dev/stdout` is only found by `path`.
  package static func isReplaceable(_ path: FilePath, _ target: FilePath) -> Bool {
    let status = (try? SystemCall.status(path, followingLinks: true)) ?? (try? SystemCall.status(target))
    return status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true
  }

  /// The permissions of the file at `path`, for the file that replaces it; nil if there is none.
  package static func mode(of path: FilePath) -> FilePermissions? {
    guard let status = try? SystemCall.status(path) else { return nil }
    return FilePermissions(rawValue: status.st_mode & 0o777)
  }

  /// Removes temporary files that killed runs left beside a file that is to be written.
  package static func removeLeftovers(beside path: FilePath) {
    TemporaryFile.removeLeftovers(in: SystemCall.target(of: path).removingLastComponent())
  }

  private static func swap(
    _ path: FilePath, _ durability: Durability, keepsSame: Bool, mode: FilePermissions?,
    _ body: (FileDescriptor) throws -> Void
  ) throws -> Bool {
    let temporary = try TemporaryFile(beside: path, mode: mode)
    defer { try? temporary.file.close() }
    var isSame = false
    do {
      try body(temporary.file)
      isSame = keepsSame && (try? hasSameBytes(temporary.path, path)) == true
      if durability != .none && !isSame { try SystemCall.synchronize(temporary.file) }
      // Some file systems (NFS) report write errors only on closing; closing the file itself would end its
      // lock.
      try temporary.file.duplicate().close()
      if isSame {
        try SystemCall.unlink(temporary.path)
      } else {
        try SystemCall.rename(temporary.path, to: path)
      }
    } catch {
      temporary.remove()
      throw error
    }
    if isSame { return false }
    do {
      if durability == .full { try SystemCall.synchronizeFolder(path.removingLastComponent()) }
    } catch let error as Errno {
      throw FileError(.confirming, path, error)
    }
    return true
  }

  private static func hasSameBytes(_ one: FilePath, _ other: FilePath) throws -> Bool {
    guard try SystemCall.status(one).st_size == SystemCall.status(other).st_size else { return false }
    let (first, second) = (
      try FileDescriptor.open(one, .readOnly, options: [.closeOnExec]),
      try FileDescriptor.open(other, .readOnly, options: [.closeOnExec])
    )
    defer {
      try? first.close()
      try? second.close()
    }
    while true {
      let block = try WholeFile.prefix(first, byteCount: blockBytes)
      guard try block == WholeFile.prefix(second, byteCount: blockBytes) else { return false }
      if block.isEmpty { return true }
    }
  }

  private static let blockBytes = 1 << 16
}
