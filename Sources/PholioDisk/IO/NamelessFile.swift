import Foundation
package import SystemPackage

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
