import Foundation
import GRDB
package import PholioLayout

extension CatalogTransaction {
  /// The galleries, in their own order.
  package func galleries() throws -> [Gallery] {
    try Row.fetchAll(
      db, sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL ORDER BY rank"
    ).map(Gallery.init(row:))
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

  package func gallery(named name: String) throws -> Gallery? {
    try Row.fetchOne(
      db, sql: "SELECT \(Gallery.columns) FROM gallery WHERE portfolio IS NOT NULL AND name = ?",
      arguments: [name]
    ).map(Gallery.init(row:))
  }

  /// The gallery of this name that was deleted last.
  package func deletedGallery(named name: String) throws -> GalleryID? {
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

  /// Makes an empty gallery, the last of all.
  ///
  /// - Throws: `WordingError`, `OrderError.nameTaken`.
  package func makeGallery(named name: String, from source: GallerySource? = nil) throws -> GalleryID {
    try Wording.galleryName.check(name)
    guard try gallery(named: name) == nil else { throw OrderError.nameTaken(name) }
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
    try raiseRevision(of: .portfolio)
    return GalleryID(rawValue: id)
  }

  /// - Throws: `WordingError`, `OrderError.nameTaken`.
  package func rename(_ gallery: GalleryID, to name: String) throws {
    try Wording.galleryName.check(name)
    if let other = try self.gallery(named: name), other.id != gallery { throw OrderError.nameTaken(name) }
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
    var edit = try arrange(.gallery(gallery), as: [], isByHand: false)
    edit += try remove([gallery.rawValue], from: .portfolio)
    return edit
  }

  /// What a gallery holds at most, and where it runs on into; nil: any number, and nowhere.
  package func capacity(of gallery: GalleryID) throws -> (capacity: Int?, overflow: GalleryID?) {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT gallery.capacity, other.id FROM gallery
            LEFT JOIN gallery AS other ON other.id = gallery.overflow AND other.portfolio IS NOT NULL
          WHERE gallery.id = ?
          """), arguments: [gallery])
    return (row?[0], row?[1])
  }

  /// - Throws: `OrderError.overflowCycle`.
  package func setCapacity(_ capacity: Int?, overflow: GalleryID?, of gallery: GalleryID) throws {
    try db.execute(
      sql: "UPDATE gallery SET capacity = ?, overflow = ? WHERE id = ?",
      arguments: [capacity, overflow, gallery])
    do {
      // Through deleted galleries too: undo may bring them back.
      _ = try OverflowChain(from: gallery) { id in
        let row = try Row.fetchOne(
          db, sql: "SELECT capacity, overflow FROM gallery WHERE id = ?", arguments: [id])
        return (row?[0], row?[1])
      }
    } catch OverflowRefusal<GalleryID>.cycle(let ids) {
      throw OrderError.overflowCycle(galleries: try ids.map { try self.gallery($0).name })
    }
  }

  package func setPolicy(_ policy: PlacingPolicy, of gallery: GalleryID) throws {
    try db.execute(sql: "UPDATE gallery SET policy = ? WHERE id = ?", arguments: [policy.rawValue, gallery])
  }

  package func policy(of gallery: GalleryID) throws -> PlacingPolicy {
    let text = try String.fetchOne(db, sql: "SELECT policy FROM gallery WHERE id = ?", arguments: [gallery])
    return text.flatMap(PlacingPolicy.init(rawValue:)) ?? .append
  }

  func raiseRevision(of list: OrderedList) throws {
    switch list {
    case .gallery(let id):
      try db.cachedStatement(sql: "UPDATE gallery SET revision = revision + 1 WHERE id = ?").execute(
        arguments: [id])
    case .portfolio:
      try db.cachedStatement(sql: "UPDATE portfolio SET revision = revision + 1").execute()
    }
  }

  /// The first and the last capture time in a gallery.
  package func takenRange(in gallery: GalleryID) throws -> (first: Photo.Taken, last: Photo.Taken)? {
    func end(_ direction: String) throws -> Photo.Taken? {
      try Row.fetchOne(
        db,
        sql: """
          SELECT taken_local, taken_fraction, taken_offset, taken_source
          FROM placement JOIN photo ON photo.id = placement.photo WHERE gallery = ?
          ORDER BY taken_local \(direction), rtrim(taken_fraction, '0') \(direction) LIMIT 1
          """, arguments: [gallery]
      ).map { Photo.Taken(local: $0[0], fraction: $0[1], offsetMinutes: $0[2], source: $0[3]) }
    }
    guard let first = try end("ASC"), let last = try end("DESC") else { return nil }
    return (first, last)
  }
}
