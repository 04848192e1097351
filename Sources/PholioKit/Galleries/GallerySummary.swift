package import PholioCatalog
package import PholioFacts
package import PholioLayout
import PholioLibrary

/// A gallery in the list of `galleries`.
package struct GallerySummary: Encodable, Sendable {
  package var gallery: Gallery
  package var policy: PlacingPolicy
  /// What it fills itself with; nil if it does not.
  package var filling: String?
  package var firstTaken: CaptureTime?
  package var lastTaken: CaptureTime?

  init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    let state = try GalleryState(gallery, tx)
    policy = state.policy
    filling = state.filling
    let range = try tx.galleries.takenRange(in: gallery.id)
    firstTaken = range?.first
    lastTaken = range?.last
  }

  enum CodingKeys: String, CodingKey {
    case name, count, revision, cap, locked, policy
    case filling = "where"
    case firstTaken = "first_taken"
    case lastTaken = "last_taken"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery.name, forKey: .name)
    try container.encode(gallery.count, forKey: .count)
    try container.encode(gallery.revision, forKey: .revision)
    try container.encode(CapRecord(gallery.cap), forKey: .cap)
    try container.encode(gallery.isLocked, forKey: .locked)
    try container.encode(policy.rawValue, forKey: .policy)
    try container.encode(filling, forKey: .filling)
    try container.encode(firstTaken?.localText, forKey: .firstTaken)
    try container.encode(lastTaken?.localText, forKey: .lastTaken)
  }
}

extension Library {
  /// The galleries, in their own order.
  package func galleries() throws -> [GallerySummary] {
    try catalog.read { tx in try tx.galleries.all().map { try GallerySummary($0, tx) } }
  }
}

/// A drop cap in JSON.
package struct CapRecord: Encodable {
  var columns: Int
  var rows: Int

  package init(_ cap: DropCap) {
    columns = cap.columns
    rows = cap.rows
  }
}
