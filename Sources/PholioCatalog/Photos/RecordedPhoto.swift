package import PholioDisk

/// A photo as the catalog knows it: nobody has looked at the disk.
package struct RecordedPhoto: Sendable {
  package var photo: Photo
  /// Nil if no file is known.
  package var file: RecordedFile?
  /// In byte order of paths.
  package var companions: [Companion]
}

/// A file of a photo as the last import of its folder saw it. Those that were there are before those that
/// were not, and both in byte order of paths.
package struct RecordedFile: Hashable, Comparable, Sendable {
  package var location: FileLocation
  package var isGone: Bool

  package static func < (a: Self, b: Self) -> Bool {
    a.isGone == b.isGone ? a.location < b.location : b.isGone
  }
}
