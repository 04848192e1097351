import GRDB
import PholioLayout

/// What a gallery takes, and where new photos go.
extension GalleryStore {
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
}
