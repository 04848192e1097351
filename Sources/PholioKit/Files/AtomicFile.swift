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
  /// - Throws: `FileError`, and what `body` throws.
  package static func write(
    to path: FilePath, durability: Durability, _ body: (FileDescriptor) throws -> Void
  ) throws {
    let temporary = path.removingLastComponent().appending(
      ".\(path.lastComponent?.string ?? "file").\(ProcessID.current).\(UInt32.random(in: 0 ... .max)).tmp")
    let file: FileDescriptor
    do {
      file = try FileDescriptor.open(
        temporary, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
        permissions: .ownerReadWriteOthersRead)
    } catch let error as Errno {
      throw FileError(.writing, path, error)
    }
    do {
      try file.closeAfter {
        try body(file)
        if durability == .full { try SystemCall.synchronize(file) }
      }
      try SystemCall.rename(temporary, to: path)
    } catch {
      try? SystemCall.unlink(temporary)
      throw (error as? Errno).map { FileError(.writing, path, $0) } ?? error
    }
    if durability == .full { try? SystemCall.synchronizeFolder(path.removingLastComponent()) }
  }
}

extension FilePermissions {
  /// 0644, less the process's mask.
  static let ownerReadWriteOthersRead: FilePermissions = [.ownerReadWrite, .groupRead, .otherRead]
}
