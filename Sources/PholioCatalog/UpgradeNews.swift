import GRDB
package import PholioDisk

/// What there is to tell while an older catalog is brought up to date.
package enum UpgradeNews: Sendable {
  /// How many photos are done.
  case progress(WorkProgress)
  case lost(UpgradeLoss)
}

/// What a gallery had that galleries have no more. The copy that is kept of the older catalog has it.
package enum UpgradeLoss: Hashable, Sendable {
  /// Its order was written into a text after each change.
  ///
  /// - Parameter folder: The text's, an absolute path.
  case orderText(gallery: String, folder: ByteString)
  /// It held so many photos at most.
  ///
  /// - Parameter overflow: The gallery that took what did not fit; nil: it was refused.
  case capacity(gallery: String, Int64, overflow: String?)
}

extension UpgradeLoss {
  /// What the galleries of an older catalog are about to lose.
  static func all(_ db: Database, _ paths: StoredPaths) throws -> [UpgradeLoss] {
    var losses: [UpgradeLoss] = []
    if try db.hasRow("SELECT 1 FROM sqlite_schema WHERE name = 'mirror'") {
      let rows = try db.rows(
        """
        SELECT gallery.name, coalesce(mirror.folder, x'6D6972726F72') FROM mirror JOIN gallery
          ON gallery.id = mirror.gallery WHERE gallery.portfolio IS NOT NULL ORDER BY gallery.rank
        """)
      while let row = try rows.next() {
        let folder = paths.absolute(row.withBytes(at: 1) { ByteString($0) })
        losses.append(.orderText(gallery: row.text(at: 0) ?? "", folder: folder))
      }
    }
    if try db.hasRow("SELECT 1 FROM pragma_table_info('gallery') WHERE name = 'capacity'") {
      let rows = try db.rows(
        """
        SELECT gallery.name, gallery.capacity, next.name FROM gallery LEFT JOIN gallery AS next
          ON next.id = gallery.overflow AND next.portfolio IS NOT NULL
        WHERE gallery.portfolio IS NOT NULL AND gallery.capacity IS NOT NULL ORDER BY gallery.rank
        """)
      while let row = try rows.next() {
        losses.append(
          .capacity(
            gallery: row.text(at: 0) ?? "", row.integer(at: 1) ?? 0, overflow: row.text(at: 2)))
      }
    }
    return losses
  }
}
