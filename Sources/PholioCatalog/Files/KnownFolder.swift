/// A folder that the catalog knows.
package struct KnownFolder: Hashable, Sendable {
  package var id: FolderID
  package var path: ByteString
  /// What told the disk it was on from others, if anything did.
  package var fileSystem: String?

  package init(id: FolderID, path: ByteString, fileSystem: String? = nil) {
    self.id = id
    self.path = path
    self.fileSystem = fileSystem
  }
}
