import GRDB
package import PholioLayout

/// Photos of galleries that span several cells.
extension GalleryStore {
  /// A gallery's photos that span several cells, by their cells. The first photo's own span does not count.
  ///
  /// - Complexity: O(k log k) for k of them, and a thousandth of the gallery's size.
  package func features(of gallery: GalleryID) throws -> Features {
    let (feature, placement) = (Self.spanned, Self.placed)
    var found: [(rank: Int64, span: DropCap)] = []
    let rows = try db.rows(
      """
      SELECT \(feature.sql), \(placement.sql)
      FROM feature CROSS JOIN placement
        ON placement.photo = feature.photo AND placement.gallery = feature.gallery
      WHERE feature.gallery = ? ORDER BY placement.rank
      """, [gallery])
    while let row = try rows.next() {
      var (spans, places) = (StoredValues(row, feature), StoredValues(row, placement, from: feature.count))
      found.append((try places.integer("rank"), try spans.span()))
    }
    if found.isEmpty { return .none }
    let list = OrderedList.gallery(gallery)
    let indexes = try RankedList(db: db, list: list).indexes(ofAscending: found.map(\.rank))
    guard indexes.count == found.count else {
      throw tx.orders.wrongCount(of: list, "others than there are")
    }
    return Features(
      Dictionary(zip(indexes.map { CellIndex($0) }, found.map(\.span))) { first, _ in first })
  }

  /// The spans of all photos that have one in a gallery, also of those that were taken out of it.
  package func spans(in gallery: GalleryID) throws -> [ListItem: DropCap] {
    let columns = Self.spanned
    let spans = try db.all(
      columns, "SELECT \(columns.sql) FROM feature WHERE gallery = ?", [gallery]
    ) { (photo: try $0.integer("photo"), span: try $0.span()) }
    return Dictionary(spans.map { ($0.photo, $0.span) }) { first, _ in first }
  }

  /// How many columns and rows a photo spans, wherever it lies in a gallery.
  package func span(of photo: PhotoID, in gallery: GalleryID) throws -> DropCap {
    let columns = Self.spanned
    return try db.first(
      columns, "SELECT \(columns.sql) FROM feature WHERE gallery = ? AND photo = ?", [gallery, photo]
    ) { try $0.span() } ?? .none
  }

  private static let spanned = StoredTable.feature.columns("columns", "rows")
  private static let placed = StoredTable.placement.columns("photo")
}
