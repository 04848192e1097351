package import PholioFacts

/// A photo that the catalog gets.
package struct NewPhoto: Sendable {
  package var content: Photo.Content
  package var taken: CaptureTime

  package init(content: Photo.Content, taken: CaptureTime) {
    (self.content, self.taken) = (content, taken)
  }

  /// For the names of its columns.
  static let example = NewPhoto(
    content: Photo.Content(
      digest: PhotoDigest(hash: []), byteCount: 1, size: PixelSize(width: 1, height: 1),
      thumbnail: StoredThumbnail(byteCount: 1, checksum: nil), facts: PhotoFacts()),
    taken: CaptureTime(modified: 0))

  /// All values of its row, by their columns.
  ///
  /// - Parameter added: When it is recorded, in seconds from 1970-01-01T00:00:00Z.
  func forEachValue(added: Int64, _ values: inout some ColumnValues) {
    content.forEachValue(&values)
    values.set("taken_local", taken.local)
    values.set("taken_fraction", taken.fraction)
    values.set("taken_offset", taken.offsetMinutes)
    values.set("taken_source", taken.source.rawValue)
    values.set("added", added)
  }
}
