import GRDB
import PholioLayout

/// Galleries' policies.
extension GalleryStore {
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

  private static let policyColumns = StoredTable.gallery.columns("policy")
}
