import Foundation
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

extension AtomicFile {
  /// Lets `body` fill a file by itself, by the path of a temporary one beside `path`. The temporary file is
  /// then renamed to `path`: it is whole, and on disk when the call returns. On an error it is removed, with
  /// SQLite's files beside it, and `path` is as it was.
  ///
  /// - Parameter isReplacing: Whether `path` may exist already.
  /// - Throws: `Errno`, `.fileExists` for a file that may not be replaced; `FileError`, `.confirming` for one
  ///   that was replaced though the disk did not confirm it; what `body` throws.
  package static func make<Result>(
    at path: FilePath, replacing isReplacing: Bool, _ body: (FilePath) throws -> Result
  ) throws -> Result {
    let temporary = try TemporaryFile(beside: path, mode: isReplacing ? mode(of: path) : nil)
    // Not before `body` has closed it: closing any descriptor of a file ends SQLite's locks on it (fcntl(2)).
    defer { try? temporary.file.close() }
    let result: Result
    do {
      result = try body(temporary.path)
      try SystemCall.synchronize(temporary.file)
      if isReplacing {
        try SystemCall.rename(temporary.path, to: path)
      } else {
        try SystemCall.name(temporary.path, path)
      }
    } catch {
      temporary.remove()
      throw error
    }
    do {
      try SystemCall.synchronizeFolder(path.removingLastComponent())
    } catch let error as Errno {
      // The old file can't be had back; a new one can be removed.
      if isReplacing { throw FileError(.confirming, path, error) }
      try? SystemCall.unlink(path)
      throw error
    }
    return result
  }
}

extension SystemCall {
  /// Renames a file to a free name. Two processes never both get the same name, if the file system has hard
  /// links; without them (FAT), the name is looked for first.
  package static func name(_ temporary: FilePath, _ path: FilePath) throws(Errno) {
    OpenTransaction.requireNone()
    let linked = temporary.withPlatformString { old in path.withPlatformString { Glibc.link(old, $0) } }
    if linked == 0 { return try unlink(temporary) }
    guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw Errno(rawValue: errno) }
    guard isMissing(path) else { throw .fileExists }
    try rename(temporary, to: path)
  }
}

extension AtomicFile {
  /// Like `write` with full durability, for large files: where the disk has files without names, nothing
  /// stays of a run that is killed while it writes. What one left that was killed as it named its file is
  /// removed.
  ///
  /// - Throws: `FileError`, and what `body` throws.
  package static func writeNameless(
    to path: FilePath, _ body: (FileDescriptor) throws -> Void
  ) throws {
    let target = SystemCall.target(of: path)
    removeLeftovers(beside: path)
    guard isReplaceable(path, target),
      let file = openNameless(in: target.removingLastComponent(), mode: mode(of: target))
    else {
      return try write(to: path, durability: .full, body)
    }
    do {
      try file.closeAfter {
        try body(file)
        try SystemCall.synchronize(file)
        try SystemCall.name(file, target)
      }
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    do {
      try SystemCall.synchronizeFolder(target.removingLastComponent())
    } catch let error as Errno {
      throw FileError(.confirming, path, error)
    }
  }

  /// O_TMPFILE of open(2), which Glibc's module does not export.
  private static let nameless = 0o20000000 | O_DIRECTORY

  /// - Returns: Nil where the file system has no such files, or they can't be named.
  private static func openNameless(in folder: FilePath, mode: FilePermissions?) -> FileDescriptor? {
    OpenTransaction.requireNone()
    let options = FileDescriptor.OpenOptions(rawValue: nameless)
    let file = try? FileDescriptor.open(
      folder.isEmpty ? "." : folder, .writeOnly, options: options.union(.closeOnExec),
      permissions: mode ?? FilePermissions(rawValue: 0o666))
    guard let file else { return nil }
    // It has a temporary name for a moment, which others must not take for a left one.
    _ = try? SystemCall.lock(file)
    if let mode { try? SystemCall.setMode(mode, of: file) }
    if !SystemCall.isMissing(SystemCall.path(of: file)) { return file }
    try? file.close()
    return nil
  }
}

extension SystemCall {
  /// proc(5): a path of an open file, if it has a name or not.
  fileprivate static func path(of file: FileDescriptor) -> FilePath {
    FilePath("/proc/self/fd/\(file.rawValue)")
  }

  /// Gives a file without a name one; what has it is replaced.
  fileprivate static func name(_ file: FileDescriptor, _ path: FilePath) throws(Errno) {
    // linkat(2) replaces nothing: it gets a name for a moment.
    let temporary = TemporaryFile.freeName(beside: path)
    let linked = temporary.withPlatformString {
      linkat(AT_FDCWD, Self.path(of: file).string, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
    }
    if linked != 0 { throw Errno(rawValue: errno) }
    do {
      try rename(temporary, to: path)
    } catch {
      try? unlink(temporary)
      throw error
    }
  }
}

/// Files without a name: nothing stays behind, even after a crash.
package enum NamelessFile {
  /// - Parameters:
  ///   - folder: A folder on the disk for the file; made if it is missing.
  ///   - write: Called once, with a function that takes the file's bytes.
  /// - Returns: The file, open for reading, and its length. The caller closes it.
  /// - Throws: What `write` throws; `Errno`.
  package static func make(
    in folder: FilePath, _ write: ((UnsafeRawBufferPointer) throws -> Void) throws -> Void
  ) throws -> (file: FileDescriptor, byteCount: Int) {
    let file = try open(in: folder)
    do {
      var count = 0
      try write { bytes in count += try file.writeAll(bytes) }
      return (file, count)
    } catch {
      try? file.close()
      throw error
    }
  }

  /// An empty file for reading and writing. The caller closes it.
  ///
  /// - Parameter folder: The same.
  /// - Throws: `Errno`.
  package static func open(in folder: FilePath) throws -> FileDescriptor {
    try SystemCall.makeFolders(folder)
    let path = folder.appending(UUID().uuidString)
    let file = try FileDescriptor.open(
      path, .readWrite, options: [.create, .exclusiveCreate, .noFollow, .closeOnExec],
      permissions: .ownerReadWrite)
    do {
      try SystemCall.unlink(path)
      return file
    } catch {
      try? file.close()
      throw error
    }
  }
}
