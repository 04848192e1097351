import GRDB
import PholioLayout

/// Galleries' capacities and policies.
extension GalleryStore {
  /// How many photos a gallery may have (nil: any number), and its overflow gallery.
  package func capacity(of gallery: GalleryID) throws -> (capacity: Int?, overflow: GalleryID?) {
    let link = try link(of: gallery)
    let exists = try link.overflow.map {
      try db.hasRow("SELECT 1 FROM gallery WHERE id = ? AND portfolio IS NOT NULL", [$0])
    }
    return (link.capacity, exists == true ? link.overflow : nil)
  }

  /// - Throws: `OrderError.overflowCycle`.
  package func setCapacity(_ capacity: Int?, overflow: GalleryID?, of gallery: GalleryID) throws {
    // This is the greatest count that can be stored.
    let capacity = capacity.map { min($0, 1 << 53) }
    try db.execute(
      sql: "UPDATE gallery SET capacity = ?, overflow = ? WHERE id = ?",
      arguments: [capacity, overflow, gallery])
    do {
      // Deleted galleries count: undo may bring them back.
      _ = try OverflowChain(from: gallery) { try link(of: $0) }
    } catch OverflowRefusal<GalleryID>.cycle(let ids) {
      throw OrderError.overflowCycle(galleries: try ids.map { try self.gallery($0).name })
    }
  }

  package func setPolicy(_ policy: PlacingPolicy, of gallery: GalleryID) throws {
    try db.execute(sql: "UPDATE gallery SET policy = ? WHERE id = ?", arguments: [policy.rawValue, gallery])
  }

  package func policy(of gallery: GalleryID) throws -> PlacingPolicy {
    let columns = Self.policyColumns
    let policy = try db.first(columns, "SELECT \(columns.sql) FROM gallery WHERE id = ?", [gallery]) {
      try $0.word("policy", as: PlacingPolicy.self)
    }
    guard let policy else { throw RowError(missing: gallery.rawValue, in: .gallery) }
    return policy
  }

  /// A gallery's stored capacity; its overflow gallery may be deleted.
  private func link(of gallery: GalleryID) throws -> (capacity: Int?, overflow: GalleryID?) {
    let columns = Self.capacityColumns
    let link = try db.first(columns, "SELECT \(columns.sql) FROM gallery WHERE id = ?", [gallery]) {
      (capacity: try $0.optionalInt("capacity"), overflow: try $0.optionalGallery("overflow"))
    }
    guard let link else { throw RowError(missing: gallery.rawValue, in: .gallery) }
    return link
  }

  private static let policyColumns = StoredTable.gallery.columns("policy")
  private static let capacityColumns = StoredTable.gallery.columns("capacity", "overflow")
}
