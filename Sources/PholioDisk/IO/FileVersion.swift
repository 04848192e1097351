import Glibc
package import SystemPackage

/// Tells a file from what is written there later: another file, or the same one with other content.
package struct FileVersion: Hashable, Sendable {
  private let identity: FileIdentity
  private let modified: Int64
  package let byteCount: Int

  /// - Throws: `Errno`.
  package init(_ file: FileDescriptor) throws {
    let status = try SystemCall.status(file)
    identity = FileIdentity(status)
    modified = status.st_mtim.nanoseconds
    byteCount = Int(status.st_size)
  }
}
