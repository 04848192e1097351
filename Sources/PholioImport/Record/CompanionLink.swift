package import PholioCatalog
package import PholioDisk

/// How a file is the companion of a photo.
package struct CompanionLink: Hashable, Sendable {
  package var kind: Companion.Kind
  /// The name of the photo's file in the same folder. Nil: none is there, and the companion stays with the
  /// photo that it has.
  package var owner: ByteString?
  /// What the file was when the folder was listed.
  package var stamp: FileStamp

  package init(_ kind: Companion.Kind, of owner: ByteString?, stamp: FileStamp) {
    self.kind = kind
    self.owner = owner
    self.stamp = stamp
  }
}
