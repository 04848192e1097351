import GRDB

/// The journal and the marks name photos and galleries that exist. One entry may have a million items: what
/// pholio has written is read in place, and other JSON in SQL.
extension CatalogCheck {
  func checkJournal(_ report: (CatalogFault) throws -> Void) throws {
    let empty = try db.rows(
      """
      SELECT id, summary FROM change
      WHERE NOT EXISTS (SELECT 1 FROM change_part WHERE change_part.change = change.id)
        AND NOT EXISTS (SELECT 1 FROM change_value WHERE change_value.change = change.id)
      """)
    while let row = try empty.next() {
      try report(
        CatalogFault(.journal, "change \(row.value(at: 0)) (\(row.text(at: 1) ?? "")) is about nothing"))
    }
    for column in ["was", "became"] {
      try checkRuns(column, report)
    }
  }

  /// - Parameter column: `was` or `became`.
  private func checkRuns(_ column: String, _ report: (CatalogFault) throws -> Void) throws {
    let photos = try tx.photos.all()
    let galleries = PhotoSet(
      try db.all(Self.galleries, "SELECT \(Self.galleries.sql) FROM gallery") { try $0.integer("id") })
    // Texts that pholio has not written so.
    var others: [(change: Int64, step: Int64)] = []
    var strangers: Set<Stranger> = []
    let parts = try db.rows("SELECT change, step, gallery, \(column) FROM change_part ORDER BY change, step")
    while let row = try parts.next() {
      guard let change = row.integer(at: 0), let step = row.integer(at: 1) else { continue }
      guard row.isText(at: 3), let runs = row.withBytes(at: 3, RunText.runs) else {
        others.append((change, step))
        continue
      }
      let known = row.isNull(at: 2) ? galleries : photos
      for run in runs {
        for item in [run.after, run.before].compactMap({ $0 }) + run.items where !known.contains(item) {
          strangers.insert(Stranger(change: change, gallery: row.integer(at: 2), item: item))
        }
      }
    }
    for part in others { try checkUnusual(column, ofChange: part.change, step: part.step, report) }
    for stranger in strangers.sorted(by: <) {
      try report(
        Self.speaksOf(
          stranger.gallery == nil ? "gallery" : "photo", "\(stranger.item)",
          change: "\(stranger.change)", gallery: nameIfKnown(stranger.gallery)))
    }
  }

  private static let galleries = StoredTable.gallery.columns()

  /// An item that is not there.
  private struct Stranger: Hashable, Comparable {
    var change: Int64
    /// Nil: the galleries' own list.
    var gallery: Int64?
    var item: Int64

    static func < (one: Stranger, other: Stranger) -> Bool {
      (one.change, one.gallery ?? .min, one.item) < (other.change, other.gallery ?? .min, other.item)
    }
  }

  private static func speaksOf(
    _ what: String, _ item: String, change: String, gallery: String?
  ) -> CatalogFault {
    CatalogFault(
      .journal, gallery: gallery, "change \(change) speaks of \(what) \(item), which is not there")
  }

  /// The runs of any JSON.
  private func checkUnusual(
    _ column: String, ofChange change: Int64, step: Int64, _ report: (CatalogFault) throws -> Void
  ) throws {
    let text = "change_part.\(column)"
    let runs = "json_each(iif(json_valid(\(text)) AND json_type(\(text)) = 'array', \(text), '[]')) AS run"
    let run = "iif(run.type = 'object', run.value, '{}')"
    let unreadable = try db.rows(
      """
      SELECT change, (SELECT name FROM gallery WHERE gallery.id = change_part.gallery) FROM change_part
      WHERE change = ? AND step = ? AND (NOT iif(json_valid(\(text)), json_type(\(text)) = 'array', 0)
        OR EXISTS (SELECT 1 FROM \(runs)
          WHERE run.type <> 'object' OR json_type(\(run), '$.items') IS NOT 'array'))
      """, [change, step])
    while let row = try unreadable.next() {
      try report(
        CatalogFault(
          .journal, gallery: row.text(at: 1),
          "change \(row.value(at: 0)): where its items stood can't be read"))
    }
    let strangers = try db.rows(
      """
      WITH named AS (
        SELECT change, gallery, item.value AS item
        FROM change_part, \(runs), json_each(\(run), '$.items') AS item WHERE change = ?1 AND step = ?2
        UNION
        SELECT change, gallery, anchor.value FROM change_part, \(runs),
          json_each(json_array(json_extract(\(run), '$.after'), json_extract(\(run), '$.before'))) AS anchor
        WHERE change = ?1 AND step = ?2 AND anchor.value IS NOT NULL)
      SELECT change, (SELECT name FROM gallery WHERE gallery.id = named.gallery), gallery IS NULL, item
      FROM named
      WHERE iif(gallery IS NULL, NOT EXISTS (SELECT 1 FROM gallery WHERE gallery.id = named.item),
        NOT EXISTS (SELECT 1 FROM photo WHERE photo.id = named.item))
      """, [change, step])
    while let row = try strangers.next() {
      try report(
        Self.speaksOf(
          row.integer(at: 2) == 1 ? "gallery" : "photo", "\(row.value(at: 3))",
          change: "\(row.value(at: 0))", gallery: row.text(at: 1)))
    }
  }

  func checkMarks(_ report: (CatalogFault) throws -> Void) throws {
    let unreadable = try db.rows(
      """
      SELECT gallery, name FROM mark WHERE NOT iif(json_valid(photos), json_type(photos) = 'array', 0)
      """)
    while let row = try unreadable.next() {
      try report(
        CatalogFault(
          .mark, gallery: nameIfKnown(row.integer(at: 0)), "mark '\(row.text(at: 1) ?? "")' can't be read"))
    }
    let strangers = try db.rows(
      """
      SELECT gallery, mark.name, item.value FROM mark,
        json_each(iif(json_valid(photos) AND json_type(photos) = 'array', photos, '[]')) AS item
      WHERE NOT EXISTS (SELECT 1 FROM photo WHERE photo.id = item.value)
      """)
    while let row = try strangers.next() {
      let item = row.value(at: 2)
      try report(
        CatalogFault(
          .mark, gallery: nameIfKnown(row.integer(at: 0)),
          "mark '\(row.text(at: 1) ?? "")' speaks of photo \(item), which is not there"))
    }
  }
}
