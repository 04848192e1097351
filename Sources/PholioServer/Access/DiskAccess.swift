import PholioKit
package import SystemPackage

/// What is asked of the disks that photos' files lie on.
package struct DiskAccess: Sendable {
  /// Whether there is nothing at a path.
  package var isMissing: @Sendable (FilePath) -> Bool
  /// What tells the disk that a path lies on from others. It is not touched for that: it may hang.
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
