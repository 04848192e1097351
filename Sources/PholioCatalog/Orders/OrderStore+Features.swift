import GRDB
package import PholioLayout

/// What a change does to how many columns and rows a photo of a gallery spans.
struct FeatureEdit: Hashable, Sendable {
  var gallery: GalleryID
  var photo: PhotoID
  var before: DropCap
  var after: DropCap
}

/// Photos that span several cells, and the journal of that. The first photo's own span does not count as long
/// as it is the first: the gallery's cap does.
extension OrderStore {
  /// Gives photos of a gallery a span. The order stays, so a lock stops nobody.
  ///
  /// - Parameters:
  ///   - photos: Each once.
  ///   - span: `.none`: one cell again.
  /// - Returns: The edit, to be recorded as one change; empty if all had that span already.
  package func setFeature(_ span: DropCap, of photos: [ListItem], in gallery: GalleryID) throws -> Edit {
    try setFeatures(photos.map { ($0, span) }, in: gallery)
  }

  /// Lets photos that come into a gallery from another keep their spans; where they have one already, that
  /// one stays.
  package func carryFeatures(
    of photos: [ListItem], from source: GalleryID, into goal: GalleryID
  ) throws -> Edit {
    let spans = try tx.galleries.spans(in: source)
    if spans.isEmpty { return Edit() }
    let known = try tx.galleries.spans(in: goal)
    var edit = try setFeatures(
      photos.compactMap { photo in known[photo] == nil ? spans[photo].map { (photo, $0) } : nil }, in: goal)
    edit.movedCount = 0
    return edit
  }

  private func setFeatures(_ spans: [(photo: ListItem, span: DropCap)], in gallery: GalleryID) throws -> Edit
  {
    var edit = Edit()
    for (photo, span) in spans {
      let feature = FeatureEdit(
        gallery: gallery, photo: PhotoID(rawValue: photo),
        before: try tx.galleries.span(of: PhotoID(rawValue: photo), in: gallery), after: span)
      if feature.before == span { continue }
      try set(span, of: feature)
      edit.features.append(feature)
    }
    if edit.features.isEmpty { return edit }
    edit.parts = [Part(list: .gallery(gallery), before: [], after: [])]
    edit.movedCount = edit.features.count
    return edit
  }

  private func set(_ span: DropCap, of feature: FeatureEdit) throws {
    if span == .none {
      try db.cachedStatement(sql: "DELETE FROM feature WHERE gallery = ? AND photo = ?").execute(
        arguments: [feature.gallery, feature.photo])
    } else {
      try db.cachedStatement(
        sql: """
          INSERT INTO feature(gallery, photo, columns, rows) VALUES (?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET columns = excluded.columns, rows = excluded.rows
          """
      ).execute(arguments: [feature.gallery, feature.photo, span.columns, span.rows])
    }
  }

  // MARK: The journal

  /// Writes what a change set.
  func write(_ features: [FeatureEdit], of change: Int64) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO change_feature(change, gallery, photo, was_columns, was_rows, columns, rows)
        VALUES (?, ?, ?, ?, ?, ?, ?)
        """)
    for feature in features {
      let (before, after) = (feature.before, feature.after)
      try statement.execute(arguments: [
        change, feature.gallery, feature.photo, before.columns, before.rows, after.columns, after.rows,
      ])
    }
  }

  /// Sets back what a change set, or sets it again. The change is the latest in its galleries: nobody has set
  /// anything else since.
  ///
  /// - Returns: Its galleries.
  func setFeatures(of change: Change, as state: Change.State) throws -> Set<OrderedList> {
    let features = try features(of: change.id)
    for feature in features { try set(state == .undone ? feature.before : feature.after, of: feature) }
    return Set(features.map { .gallery($0.gallery) })
  }

  func features(of change: Int64) throws -> [FeatureEdit] {
    let columns = StoredTable.changeFeature.columns
    return try db.all(columns, "SELECT \(columns.sql) FROM change_feature WHERE change = ?", [change]) {
      FeatureEdit(
        gallery: try $0.gallery(), photo: try $0.photo(), before: try $0.span("was_"), after: try $0.span())
    }
  }

  /// Gives `new` the spans of `old`, where it has none, in a gallery (nil: in all), now and in the journal.
  func renameInFeatures(_ old: PhotoID, to new: PhotoID, of gallery: GalleryID?) throws {
    for table in ["feature", "change_feature"] {
      for sql in [
        "UPDATE OR IGNORE \(table) SET photo = ?2 WHERE photo = ?1 AND gallery = coalesce(?3, gallery)",
        // Both may have had one.
        "DELETE FROM \(table) WHERE photo = ?1 AND gallery = coalesce(?3, gallery)",
      ] {
        try db.execute(sql: sql, arguments: [old, new, gallery])
      }
    }
  }
}
