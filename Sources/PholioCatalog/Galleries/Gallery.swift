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
  private static let stored = StoredTable.gallery.columns(
    "name", "revision", "locked", "cap_columns", "cap_rows")

  /// Columns for a SELECT: the gallery, its count by its blocks, and the greatest count that is possible.
  static let columns = """
    \(stored.sql), (SELECT coalesce(sum(count), 0) FROM block WHERE block.gallery = gallery.id),
    (SELECT coalesce(max(id), 0) FROM photo)
    """

  /// From a row that begins with `columns`.
  init(_ row: StoredRow) throws(RowError) {
    var values = StoredValues(row, Self.stored)
    id = try values.gallery("id")
    name = try values.text("name")
    revision = try values.int("revision")
    isLocked = try values.flag("locked")
    cap = try values.cap()
    // Layouts loop over this count: an impossible one would never end.
    let most = row.integer(at: Self.stored.count + 1) ?? 0
    guard let count = row.integer(at: Self.stored.count), 0 <= count, count <= most else {
      throw RowError(
        table: "block", row: "gallery \(id.rawValue)", column: "count",
        found: "\(row.value(at: Self.stored.count)) in all, of \(most) photos")
    }
    self.count = Int(count)
  }
}

extension RowError {
  /// The error that other rows refer to this id, which has no row.
  init(missing id: Int64, in table: StoredTable) {
    self.init(table: table.name, row: "id \(id)", column: "id", found: "no such row")
  }
}

extension OrderedList {
  init(_ gallery: GalleryID?) {
    self = gallery.map(OrderedList.gallery) ?? .portfolio
  }

  /// nil: the portfolio.
  var galleryID: GalleryID? {
    if case .gallery(let id) = self { id } else { nil }
  }
}
