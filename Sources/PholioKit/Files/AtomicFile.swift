import Glibc
package import SystemPackage

/// Writing a file so that its path holds the old content or the new, never half of one.
package enum AtomicFile {
  /// How sure it must be that the new content survives a power cut.
  package enum Durability {
    /// What can be made again.
    case none
    /// The file and its name are on disk when the call returns.
    case full
  }

  /// Lets `body` write into a temporary file beside `path`, which then takes the path's place. On an error the
  /// temporary file is removed and `path` is as it was.
  ///
  /// Links are followed. What is no regular file (a device, a pipe) is written to as it is.
  ///
  /// - Throws: `FileError`, and what `body` throws.
  package static func write(
    to path: FilePath, durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    _ = try write(to: path, durability, keepsSame: false, body)
  }

  /// The same, with full durability; a file that has these very bytes already is left as it is, its time too.
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
      let target = SystemCall.resolved(path) ?? path
      if let status = try? SystemCall.status(target), status.st_mode & S_IFMT != S_IFREG {
        let file = try FileDescriptor.open(target, .writeOnly, options: [.closeOnExec])
        try file.closeAfter { try body(file) }
        return true
      }
      return try swap(target, durability, keepsSame: keepsSame, body)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  /// The same for a file in a folder of our own: what stands at `path` is replaced without being looked at. Looking
  /// costs more than writing a small file.
  package static func replace(
    _ path: FilePath, durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    do {
      _ = try swap(path, durability, keepsSame: false, body)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  private static func swap(
    _ path: FilePath, _ durability: Durability, keepsSame: Bool, _ body: (FileDescriptor) throws -> Void
  ) throws -> Bool {
    let name = ".pholio-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = path.removingLastComponent().appending(name)
    let file = try FileDescriptor.open(
      temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: [.ownerReadWrite, .groupRead, .otherRead])
    var isSame = false
    do {
      try file.closeAfter {
        try body(file)
        isSame = keepsSame && (try? hasSameBytes(temporary, path)) == true
        if durability == .full && !isSame { try SystemCall.synchronize(file) }
      }
      if isSame {
        try SystemCall.unlink(temporary)
        return false
      }
      try SystemCall.rename(temporary, to: path)
    } catch {
      try? SystemCall.unlink(temporary)
      throw error
    }
    if durability == .full { try SystemCall.synchronizeFolder(path.removingLastComponent()) }
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
