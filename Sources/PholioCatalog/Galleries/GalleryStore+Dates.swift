import GRDB
package import PholioFacts

extension GalleryStore {
  /// The wall clock when a gallery's first and last photos were taken; nil if that is known of none.
  ///
  /// - Complexity: O(n) for n photos.
  package func dates(of gallery: GalleryID) throws -> (first: CivilTime, last: CivilTime)? {
    let rows = try db.rows(
      """
      SELECT min(photo.taken_local), max(photo.taken_local)
      FROM placement CROSS JOIN photo ON photo.id = placement.photo
      WHERE placement.gallery = ? AND photo.taken_source <> 'mtime'
      """, [gallery])
    guard let row = try rows.next(),
      let first = row.integer(at: 0).flatMap({ CivilTime(seconds: $0) }),
      let last = row.integer(at: 1).flatMap({ CivilTime(seconds: $0) })
    else { return nil }
    return (first, last)
  }
}
