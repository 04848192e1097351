import PholioDisk
package import SystemPackage

/// Access to the disks with photos' files.
package struct DiskAccess: Sendable {
  /// Whether nothing is at a path.
  package var isMissing: @Sendable (FilePath) -> Bool
  /// Reads the present mounts, and gives a function that identifies the disk of a path. No disk is touched
  /// for that: it may hang.
  package var disks: @Sendable () -> (FilePath) -> String

  package init(
    isMissing: @escaping @Sendable (FilePath) -> Bool,
    disks: @escaping @Sendable () -> (FilePath) -> String
  ) {
    self.isMissing = isMissing
    self.disks = disks
  }

  /// A disk is a mount. Different top folders count as different disks all the same: a link in one may lead
  /// to a share, and only the disk itself could tell that.
  package static let system = DiskAccess(
    isMissing: SystemCall.lacksFile,
    disks: {
      let mounts = MountTable.current
      // Most photos that are asked for at once lie in one folder.
      var last: (folder: FilePath, disk: String)?
      return { path in
        let folder = path.removingLastComponent()
        if let last, last.folder == folder { return last.disk }
        let top = folder.components.prefix(2).map(\.string).joined(separator: "/")
        let disk = (mounts?.mount(of: folder).map { $0.point.shown } ?? "") + "\n" + top
        last = (folder, disk)
        return disk
      }
    })
}

/// Which of a photo's files are there, as far as the disks have answered.
struct FilePresence: Sendable {
  /// The first file that is there, or else the first one seen. Nil if the photo has no file.
  let shown: FileLocation?
  /// Whether none of them is there; nil if a disk did not answer.
  let isMissing: Bool?

  /// - Parameter areMissing: One value for each file; nil if its disk did not answer.
  init(_ files: [FileLocation], areMissing: [Bool?]) {
    let there = zip(files, areMissing).first { $1 == false }?.0
    shown = there ?? files.first
    isMissing = there != nil ? false : areMissing.contains(nil) ? nil : true
  }
}
