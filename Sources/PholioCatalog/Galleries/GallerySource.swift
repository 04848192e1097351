import GRDB
import PholioDisk

/// What imports make a gallery from. The gallery keeps the link when it is renamed.
package enum GallerySource: Hashable, Sendable {
  case folder(FolderID)
  /// A year, a month or a day, as `PeriodLength` writes it, or `PeriodLength.undated`.
  case period(String)
}

/// The period whose photos share a gallery.
package enum PeriodLength: String, CaseIterable, Sendable {
  /// `2019`
  case year
  /// `2019-05`
  case month
  /// `2019-05-04`
  case day

  /// For SQLite's strftime.
  var format: String {
    switch self {
    case .year: "%Y"
    case .month: "%Y-%m"
    case .day: "%Y-%m-%d"
    }
  }

  /// Instead of a period, of any length: nobody knows when the photo was taken.
  static let undated = "undated"
}

/// Which of the photos in a folder an import offers.
package enum OfferedFiles: Hashable, Sendable {
  /// Photos whose files are there.
  ///
  /// - Parameter includingMoved: Whether files that were moved there count.
  case files(includingMoved: Bool)
  /// Photos that were copied from there.
  case copied

  /// SQL for a table (photo, name) of the folder `?1`.
  var sql: String {
    switch self {
    case .files(let includingMoved):
      "SELECT photo, name FROM file WHERE folder = ?1 AND gone = 0 AND moved <= \(includingMoved ? 1 : 0)"
    case .copied: "SELECT photo, name FROM copied WHERE folder = ?1"
    }
  }
}

/// Galleries that imports make from folders, years, months and days.
extension GalleryStore {
  /// The gallery of a folder or a period, deleted or not.
  package func made(from source: GallerySource) throws -> GalleryID? {
    let (column, value): (String, any DatabaseValueConvertible) =
      switch source {
      case .folder(let folder): ("folder", folder)
      case .period(let period): ("period", period)
      }
    let columns = StoredTable.gallery.columns()
    return try db.first(columns, "SELECT \(columns.sql) FROM gallery WHERE \(column) = ?", [value]) {
      try $0.gallery("id")
    }
  }

  /// The galleries of years, months and days, deleted or not.
  package func madeFromPeriods() throws -> [GalleryID] {
    let columns = StoredTable.gallery.columns()
    return try db.all(
      columns, "SELECT \(columns.sql) FROM gallery WHERE period IS NOT NULL ORDER BY period"
    ) { try $0.gallery("id") }
  }

  /// Makes the gallery of a folder or a period, or brings it back if it was deleted.
  ///
  /// If the name is taken, ` (2)`, ` (3)` … follows it. A name that is not allowed is changed.
  package func make(of source: GallerySource, named name: String) throws -> GalleryID {
    guard let known = try made(from: source) else {
      return try make(named: freeName(like: TextLimits.galleryName(like: name)), from: source)
    }
    return try bringBack(known)
  }

  /// Puts a deleted gallery at the portfolio's end, empty.
  package func bringBack(_ gallery: GalleryID) throws -> GalleryID {
    let list = RankedList(db: db, list: .portfolio)
    if try list.rank(of: gallery.rawValue) == nil {
      let name = try freeName(like: self.gallery(gallery).name)
      try db.execute(sql: "UPDATE gallery SET name = ? WHERE id = ?", arguments: [name, gallery])
      try list.append([gallery.rawValue])
      try tx.orders.raiseRevision(of: .portfolio)
    }
    return gallery
  }

  private func freeName(like name: String) throws -> String {
    var (free, number) = (name, 1)
    while try named(free) != nil {
      number += 1
      free = name.numbered(number, longest: TextLimits.galleryName.longest)
    }
    return free
  }
}
