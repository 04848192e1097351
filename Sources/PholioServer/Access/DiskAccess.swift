import PholioCatalog
import PholioKit
package import SystemPackage

/// Access to the disks with photos' files.
package struct DiskAccess: Sendable {
  /// Whether nothing is at a path.
  package var isMissing: @Sendable (FilePath) -> Bool
  /// Looks at what is mounted now, and gives what tells the disk that a path lies on from others. No disk is
  /// touched for that: it may hang.
  package var disks: @Sendable () -> (FilePath) -> String

  package init(
    isMissing: @escaping @Sendable (FilePath) -> Bool,
    disks: @escaping @Sendable () -> (FilePath) -> String
  ) {
    self.isMissing = isMissing
    self.disks = disks
  }

  /// A disk is what is mounted. What lies in different folders at the top counts as different disks all the
  /// same: a link may lead from there to a share, and only the disk itself could say so.
  package static let system = DiskAccess(
    isMissing: SystemCall.isMissing,
    disks: {
      let mounts = MountTable.current
      return { path in
        let top = path.components.prefix(2).map(\.string).joined(separator: "/")
        return (mounts?.mount(of: path).map { $0.point.shown } ?? "") + "\n" + top
      }
    })
}
