package import PholioLayout

/// A photo at its place in a gallery.
package struct PlacedPhoto: Sendable {
  package var position: Position
  package var photo: Photo
  /// Where its file was seen, in byte order of paths; may be empty.
  package var files: [FileLocation]
}
