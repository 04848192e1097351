import GRDB
package import PholioLayout

/// A named, ordered list of photos.
package struct Gallery: Hashable, Sendable {
  package var id: GalleryID
  package var name: String
  package var revision: Int
  package var cap: DropCap
  package var isLocked: Bool
  package var count: Int
}

/// Where imports put new photos.
package enum PlacingPolicy: String, CaseIterable, Sendable {
  /// At the end.
  case append
  /// Before the first later photo among those not placed by hand.
  case byDate = "by-date"
}

/// A list that has an order: a gallery's photos, or the galleries themselves.
package enum OrderedList: Hashable, Sendable {
  case gallery(GalleryID)
  case portfolio
}

/// The portfolio: the list of the galleries themselves.
package struct Portfolio: Hashable, Sendable {
  package var revision: Int
  package var cap: DropCap
  package var count: Int
}

extension Gallery {
  static let columns = """
    gallery.id, gallery.name, gallery.revision, gallery.cap_columns, gallery.cap_rows, gallery.locked,
    (SELECT coalesce(sum(count), 0) FROM block WHERE block.gallery = gallery.id)
    """

  /// From a row that begins with `columns`.
  init(row: Row) {
    id = row[0]
    name = row[1]
    revision = row[2]
    cap = DropCap(columns: row[3], rows: row[4])
    isLocked = row[5]
    count = row[6]
  }
}

extension OrderedList {
  /// nil: the portfolio.
  var galleryID: GalleryID? {
    if case .gallery(let id) = self { id } else { nil }
  }
}
