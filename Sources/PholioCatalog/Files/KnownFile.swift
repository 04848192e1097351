/// What the catalog knows of one file of a folder.
package struct KnownFile: Hashable, Sendable {
  package enum Outcome: Hashable, Sendable {
    case photo
    /// The reason it could not be imported.
    case problem(String)
    /// The image type that is not imported.
    case unsupported(String)
    case ignored
  }

  package var name: ByteString
  /// What it was when it was read; nil where it could not be read, so that it is tried again.
  package var stamp: FileStamp?
  package var outcome: Outcome
  /// The photo seen at this path; also when the file has since become something that can't be imported.
  package var photo: PhotoID?
  /// Whether the last import did not find it there.
  package var isGone: Bool

  package init(name: ByteString, stamp: FileStamp?, outcome: Outcome, photo: PhotoID?, isGone: Bool = false) {
    self.name = name
    self.stamp = stamp
    self.outcome = outcome
    self.photo = photo
    self.isGone = isGone
  }
}

/// What tells, without reading a file, that it is still the file that was read.
package struct FileStamp: Hashable, Sendable {
  package var byteCount: Int
  /// Modification time, in nanoseconds from 1970-01-01T00:00:00Z.
  package var modified: Int64

  package init(byteCount: Int, modified: Int64) {
    self.byteCount = byteCount
    self.modified = modified
  }
}
