import PholioKit
package import SystemPackage

/// Access to the disks with photos' files.
package struct DiskAccess: Sendable {
  /// Whether nothing is at a path.
  package var isMissing: @Sendable (FilePath) -> Bool
  /// What identifies the disk of a path. Finding it must not touch the disk: it may hang.
  package var disk: @Sendable (FilePath) -> String

  package init(
    isMissing: @escaping @Sendable (FilePath) -> Bool, disk: @escaping @Sendable (FilePath) -> String
  ) {
    self.isMissing = isMissing
    self.disk = disk
  }

  package static let system = DiskAccess(
    isMissing: SystemCall.isMissing, disk: { $0.components.prefix(2).map(\.string).joined(separator: "/") })
}
