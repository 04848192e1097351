import Foundation
import GRDB
import PholioDisk

/// What orders depend on.
extension CatalogCheck {
  /// Stored ranks ascend strictly.
  func checkRanks(_ report: (CatalogFault) throws -> Void) throws {
    var last: (gallery: Int64, rank: Int64)?
    let rows = try db.rows("SELECT gallery, rank FROM placement ORDER BY gallery, rank")
    while let row = try rows.next() {
      guard let gallery = row.integer(at: 0), let rank = row.integer(at: 1) else { continue }
      if let last, (gallery, rank) <= last {
        try report(
          CatalogFault(
            .order, gallery: nameIfKnown(gallery), "rank \(rank) is stored behind rank \(last.rank)"))
      }
      last = (gallery, rank)
    }
  }

  /// No gallery has a photo twice. This counts in the table, not in the index that should prevent it.
  func checkDoubles(_ report: (CatalogFault) throws -> Void) throws {
    let rows = try db.rows(
      """
      SELECT gallery, photo, count(*) FROM placement NOT INDEXED
      GROUP BY +gallery, +photo HAVING count(*) > 1
      """)
    while let row = try rows.next() {
      try report(
        CatalogFault(
          .order, gallery: nameIfKnown(row.integer(at: 0)),
          "photo \(row.value(at: 1)) has \(row.value(at: 2)) positions"))
    }
  }

  /// Each block has the count of its placements.
  func checkBlocks(_ report: (CatalogFault) throws -> Void) throws {
    let rows = try db.rows(
      """
      WITH counted AS MATERIALIZED (
        SELECT gallery, rank >> 34 AS number, count(*) AS count FROM placement GROUP BY gallery, rank >> 34)
      SELECT gallery, number, block.count, counted.count FROM block LEFT JOIN counted USING (gallery, number)
      WHERE block.count IS NOT counted.count
      UNION ALL
      SELECT gallery, number, NULL, counted.count FROM counted LEFT JOIN block USING (gallery, number)
      WHERE block.count IS NULL
      """)
    while let row = try rows.next() {
      let (counted, there) = (row.integer(at: 2) ?? 0, row.integer(at: 3) ?? 0)
      try report(
        CatalogFault(
          .order, gallery: nameIfKnown(row.integer(at: 0)),
          "block \(row.value(at: 1)) counts \(counted) placements, and there are \(there)"))
    }
  }

  /// There is one portfolio, in which no two galleries have the same rank or name.
  func checkPortfolio(_ report: (CatalogFault) throws -> Void) throws {
    let count = try db.counted("SELECT count(*) FROM portfolio")
    if count != 1 {
      try report(CatalogFault(.order, "there are \(count) lists of galleries, and one is needed"))
    }
    for column in ["rank", "name"] {
      let rows = try db.rows(
        """
        SELECT count(*), min(name), group_concat(id, ', ') FROM gallery NOT INDEXED
        WHERE portfolio IS NOT NULL GROUP BY portfolio, +\(column) HAVING count(*) > 1
        """)
      while let row = try rows.next() {
        try report(
          CatalogFault(
            .order, gallery: row.text(at: 1),
            "\(row.value(at: 0)) galleries have the same \(column): \(row.value(at: 2))"))
      }
    }
  }

  /// No change of a list is newer than the list.
  func checkRevisions(_ report: (CatalogFault) throws -> Void) throws {
    let rows = try db.rows(
      """
      SELECT gallery.name, gallery.revision, max(change_part.revision)
      FROM change_part JOIN gallery ON gallery.id = change_part.gallery
      GROUP BY gallery.id HAVING max(change_part.revision) > gallery.revision
      UNION ALL
      SELECT NULL, portfolio.revision, max(change_part.revision)
      FROM change_part, portfolio WHERE change_part.gallery IS NULL
      GROUP BY portfolio.id HAVING max(change_part.revision) > portfolio.revision
      """)
    while let row = try rows.next() {
      try report(
        CatalogFault(
          .order, gallery: row.text(at: 0),
          "revision \(row.value(at: 1)) is before \(row.value(at: 2)), which the journal has seen"))
    }
  }

  /// Photos that the next import is to sort again are in their galleries.
  func checkOffers(_ report: (CatalogFault) throws -> Void) throws {
    let rows = try db.rows(
      """
      SELECT (SELECT name FROM gallery WHERE gallery.id = offer.gallery), photo FROM offer
      WHERE state = 'waiting' AND NOT EXISTS (
        SELECT 1 FROM placement WHERE placement.gallery = offer.gallery AND placement.photo = offer.photo)
      """)
    while let row = try rows.next() {
      try report(
        CatalogFault(
          .order, gallery: row.text(at: 0),
          "photo \(row.value(at: 1)) is to be sorted again by the next import, and is not there"))
    }
  }

  /// The sort keys of file names fit the names.
  func checkNaturalKeys(_ report: (CatalogFault) throws -> Void) throws {
    let rows = try db.rows(
      "SELECT file.name, file.natural, folder.path FROM file JOIN folder ON folder.id = file.folder")
    while let row = try rows.next() {
      guard case .blob(let bytes) = row.value(at: 0) else { continue }
      let name = ByteString(bytes)
      guard row.value(at: 1) != .blob(NaturalKey.make(name)), case .blob(let folder) = row.value(at: 2)
      else { continue }
      let path = FileLocation(folder: tx.paths.absolute(ByteString(folder)), name: name).path
      try report(CatalogFault(.order, "the sort key of \(path.shown) is not its name's"))
    }
  }

  /// A gallery's name, deleted or not; nil if there is no gallery of that id.
  func nameIfKnown(_ gallery: Int64?) throws -> String? {
    try db.rows("SELECT name FROM gallery WHERE id = ?", [gallery]).next()?.text(at: 0)
  }
}
