package import PholioDisk
package import PholioLayout

/// A photo at its position in a gallery.
package struct PlacedPhoto: Sendable {
  package var position: Position
  package var photo: Photo
  /// Its files, each as it was seen last, in byte order of paths; may be empty.
  package var asSeen: [KnownPhoto.File]
  /// In byte order of paths.
  package var companions: [Companion] = []
  /// How many columns and rows it spans in the gallery; the first photo's does not count.
  package var span = DropCap.none

  /// In byte order of paths; may be empty.
  package var files: [FileLocation] { asSeen.map(\.location) }
}
