import GRDB

/// The journal and the marks name photos and galleries that exist. Their JSON is read in SQL, since one entry
/// may have a million items.
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
    let text = "change_part.\(column)"
    let runs = "json_each(iif(json_valid(\(text)) AND json_type(\(text)) = 'array', \(text), '[]')) AS run"
    let run = "iif(run.type = 'object', run.value, '{}')"
    let unreadable = try db.rows(
      """
      SELECT change, (SELECT name FROM gallery WHERE gallery.id = change_part.gallery) FROM change_part
      WHERE NOT iif(json_valid(\(text)), json_type(\(text)) = 'array', 0)
        OR EXISTS (SELECT 1 FROM \(runs)
          WHERE run.type <> 'object' OR json_type(\(run), '$.items') IS NOT 'array')
      """)
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
        FROM change_part, \(runs), json_each(\(run), '$.items') AS item
        UNION
        SELECT change, gallery, anchor.value FROM change_part, \(runs),
          json_each(json_array(json_extract(\(run), '$.after'), json_extract(\(run), '$.before'))) AS anchor
        WHERE anchor.value IS NOT NULL)
      SELECT change, (SELECT name FROM gallery WHERE gallery.id = named.gallery), gallery IS NULL, item
      FROM named
      WHERE iif(gallery IS NULL, NOT EXISTS (SELECT 1 FROM gallery WHERE gallery.id = named.item),
        NOT EXISTS (SELECT 1 FROM photo WHERE photo.id = named.item))
      """)
    while let row = try strangers.next() {
      let what = row.integer(at: 2) == 1 ? "gallery" : "photo"
      try report(
        CatalogFault(
          .journal, gallery: row.text(at: 1),
          "change \(row.value(at: 0)) speaks of \(what) \(row.value(at: 3)), which is not there"))
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
