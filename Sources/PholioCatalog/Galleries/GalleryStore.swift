import GRDB
package import PholioFacts
package import PholioLayout

/// Galleries, and the portfolio that lists them.
package struct GalleryStore {
  let tx: CatalogTransaction

  var db: Database { tx.db }

  /// The galleries, in their own order.
  package func all() throws -> [Gallery] {
    try Row.fetchAll(
      db, sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank"
    ).map(Gallery.init(row:))
  }

  /// The galleries that a photo is in, in their own order.
  package func holding(_ photo: PhotoID) throws -> [GalleryID] {
    try GalleryID.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT gallery.id FROM placement JOIN gallery ON gallery.id = placement.gallery
          WHERE placement.photo = ? AND gallery.portfolio IS NOT NULL ORDER BY gallery.rank
          """), arguments: [photo])
  }

  package func named(_ name: String) throws -> Gallery? {
    try Row.fetchOne(
      db, sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL AND name = ?",
      arguments: [name]
    ).map(Gallery.init(row:))
  }

  /// The gallery of this name that was deleted last.
  package func deleted(_ name: String) throws -> GalleryID? {
    try GalleryID.fetchOne(
      db, sql: "SELECT id FROM gallery WHERE portfolio IS NULL AND name = ? ORDER BY id DESC LIMIT 1",
      arguments: [name])
  }

  package func gallery(_ id: GalleryID) throws -> Gallery {
    guard
      let row = try Row.fetchOne(
        db, sql: "SELECT \(Gallery.columns) FROM gallery WHERE id = ?", arguments: [id])
    else { preconditionFailure("no gallery \(id.rawValue)") }
    return Gallery(row: row)
  }

  /// The gallery of this id; nil if there never was one or it is deleted.
  package func existing(_ id: GalleryID) throws -> Gallery? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL AND id = ?"), arguments: [id]
    ).map(Gallery.init(row:))
  }

  /// Makes an empty gallery, the last of all.
  ///
  /// - Throws: `WordingError`, `OrderError.nameTaken`.
  package func make(named name: String, from source: GallerySource? = nil) throws -> GalleryID {
    try Wording.galleryName.check(name)
    guard try named(name) == nil else { throw OrderError.nameTaken(name) }
    try db.execute(sql: "INSERT INTO gallery(name) VALUES (?)", arguments: [name])
    let id = db.lastInsertedRowID
    switch source {
    case .folder(let folder):
      try db.execute(sql: "UPDATE gallery SET folder = ? WHERE id = ?", arguments: [folder, id])
    case .period(let period):
      try db.execute(sql: "UPDATE gallery SET period = ? WHERE id = ?", arguments: [period, id])
    case nil: break
    }
    try RankedList(db: db, list: .portfolio).append([id])
    try tx.orders.raiseRevision(of: .portfolio)
    return GalleryID(rawValue: id)
  }

  /// - Throws: `WordingError`, `OrderError.nameTaken`.
  package func rename(_ gallery: GalleryID, to name: String) throws {
    try Wording.galleryName.check(name)
    if let other = try named(name), other.id != gallery { throw OrderError.nameTaken(name) }
    try db.execute(sql: "UPDATE gallery SET name = ? WHERE id = ?", arguments: [name, gallery])
  }

  package func setCap(_ cap: DropCap, of gallery: GalleryID) throws {
    try db.execute(
      sql: "UPDATE gallery SET cap_columns = ?, cap_rows = ? WHERE id = ?",
      arguments: [cap.columns, cap.rows, gallery])
  }

  package func setLocked(_ locked: Bool, _ gallery: GalleryID) throws {
    try db.execute(sql: "UPDATE gallery SET locked = ? WHERE id = ?", arguments: [locked, gallery])
  }

  /// Takes a gallery out of the portfolio, its photos out of it; undoing brings both back.
  ///
  /// - Throws: `OrderError.locked`.
  package func delete(_ gallery: GalleryID) throws -> Edit {
    var edit = try tx.orders.arrange(.gallery(gallery), as: [], isByHand: false)
    edit += try tx.orders.remove([gallery.rawValue], from: .portfolio)
    return edit
  }

  package func portfolio() throws -> Portfolio {
    guard
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT revision, cap_columns, cap_rows, (SELECT count(*) FROM gallery WHERE portfolio IS NOT NULL)
          FROM portfolio
          """)
    else { preconditionFailure("the schema makes one portfolio") }
    return Portfolio(revision: row[0], cap: DropCap(columns: row[1], rows: row[2]), count: row[3])
  }

  /// Sets how far the first of the galleries spans, where all of them are laid out.
  package func setPortfolioCap(_ cap: DropCap) throws {
    try db.execute(
      sql: "UPDATE portfolio SET cap_columns = ?, cap_rows = ?", arguments: [cap.columns, cap.rows])
  }

  /// The first and the last capture time in a gallery.
  package func takenRange(in gallery: GalleryID) throws -> (first: CaptureTime, last: CaptureTime)? {
    func end(_ direction: String) throws -> CaptureTime? {
      try Row.fetchOne(
        db,
        sql: """
          SELECT photo.id, taken_local, taken_fraction, taken_offset, taken_source
          FROM placement JOIN photo ON photo.id = placement.photo WHERE gallery = ?
          ORDER BY taken_local \(direction), rtrim(taken_fraction, '0') \(direction) LIMIT 1
          """, arguments: [gallery]
      ).map { row in
        let source = CaptureTime.Source(rawValue: row[4])
        let time = source.flatMap {
          CaptureTime(local: row[1], fraction: row[2], offsetMinutes: row[3], source: $0)
        }
        guard let time else {
          let found: DatabaseValue = row[1]
          throw CatalogError.damagedRow(
            table: "photo", row: row[0], column: "taken_local", found: found.description)
        }
        return time
      }
    }
    guard let first = try end("ASC"), let last = try end("DESC") else { return nil }
    return (first, last)
  }
}
