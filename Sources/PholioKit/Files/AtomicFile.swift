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
    do {
      let target = SystemCall.resolved(path) ?? path
      if let status = try? SystemCall.status(target), status.st_mode & S_IFMT != S_IFREG {
        let file = try FileDescriptor.open(target, .writeOnly, options: [.closeOnExec])
        return try file.closeAfter { try body(file) }
      }
      try swap(target, durability, body)
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
      try swap(path, durability, body)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
  }

  private static func swap(
    _ path: FilePath, _ durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    let name = ".pholio-\(getpid())-\(UInt32.random(in: 0 ... .max)).tmp"
    let temporary = path.removingLastComponent().appending(name)
    let file = try FileDescriptor.open(
      temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
      permissions: [.ownerReadWrite, .groupRead, .otherRead])
    do {
      try file.closeAfter {
        try body(file)
        if durability == .full { try SystemCall.synchronize(file) }
      }
      try SystemCall.rename(temporary, to: path)
    } catch {
      try? SystemCall.unlink(temporary)
      throw error
    }
    if durability == .full { try SystemCall.synchronizeFolder(path.removingLastComponent()) }
  }
}
