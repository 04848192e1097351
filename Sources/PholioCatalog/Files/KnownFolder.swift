package import PholioDisk

/// A folder that the catalog knows.
package struct KnownFolder: Hashable, Sendable {
  package var id: FolderID
  package var path: ByteString
  /// What identifies the disk it was on, if known.
  package var fileSystem: String?

  package init(id: FolderID, path: ByteString, fileSystem: String? = nil) {
    self.id = id
    self.path = path
    self.fileSystem = fileSystem
  }
}
