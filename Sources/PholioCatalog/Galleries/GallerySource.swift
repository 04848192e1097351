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
