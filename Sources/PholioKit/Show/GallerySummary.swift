package import PholioCatalog
package import PholioFacts
package import PholioLayout

/// A gallery as `galleries` lists it.
package struct GallerySummary: Encodable {
  package var gallery: Gallery
  package var firstTaken: CaptureTime?
  package var lastTaken: CaptureTime?

  package init(_ gallery: Gallery, _ tx: CatalogTransaction) throws {
    self.gallery = gallery
    let range = try tx.galleries.takenRange(in: gallery.id)
    firstTaken = range?.first
    lastTaken = range?.last
  }

  enum CodingKeys: String, CodingKey {
    case name, count, revision, cap
    case firstTaken = "first_taken"
    case lastTaken = "last_taken"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery.name, forKey: .name)
    try container.encode(gallery.count, forKey: .count)
    try container.encode(gallery.revision, forKey: .revision)
    try container.encode(CapRecord(gallery.cap), forKey: .cap)
    try container.encode(firstTaken?.localText, forKey: .firstTaken)
    try container.encode(lastTaken?.localText, forKey: .lastTaken)
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
