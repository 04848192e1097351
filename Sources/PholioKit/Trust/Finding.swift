import PholioCatalog
package import PholioDisk
package import PholioImaging

/// Something that `check` found.
package struct Finding: Hashable, Sendable, Encodable {
  package enum Kind: String, Hashable, Sendable, Encodable {
    case catalogDamage = "catalog-damage"
    case catalogSchema = "catalog-schema"
    case catalogReference = "catalog-reference"
    case catalogOrder = "catalog-order"
    case catalogJournal = "catalog-journal"
    case catalogMark = "catalog-mark"
    case thumbnailMissing = "thumbnail-missing"
    /// It does not have the length in the catalog.
    case thumbnailLength = "thumbnail-length"
    /// It is not the photo's thumbnail, whatever its length.
    case thumbnailDamaged = "thumbnail-damaged"
    /// A thumbnail of no photo.
    case orphan
    /// A half-written file of a killed run.
    case temporary
    /// Something among the thumbnails that is not pholio's.
    case stray
    /// An original's content has changed, but its time has not.
    case rot
    /// An original's content has changed since it was imported.
    case edited
    /// An original is gone.
    case missing
    /// A photo is there, and its RAW, movie or sidecar is gone.
    case companionMissing = "companion-missing"
    case unreadable
    /// A rule for orders has found something in a gallery.
    case alarm
  }

  package var kind: Kind
  package var path: ByteString?
  package var gallery: String?
  package var detail: String
  package var isRepaired = false

  init(_ kind: Kind, path: ByteString? = nil, _ detail: String) {
    self.kind = kind
    self.path = path
    self.detail = detail
  }

  init(_ alarm: OrderFinding) {
    self.init(.alarm, alarm.detail)
    gallery = alarm.gallery
  }

  init(_ fault: CatalogFault) {
    kind =
      switch fault.kind {
      case .damage, .value: .catalogDamage
      case .schema: .catalogSchema
      case .reference: .catalogReference
      case .order: .catalogOrder
      case .journal: .catalogJournal
      case .mark: .catalogMark
      }
    gallery = fault.gallery
    detail = fault.detail
  }

  enum CodingKeys: String, CodingKey {
    case kind, path, gallery, detail
    case pathBytes = "path_bytes"
    case isRepaired = "repaired"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(path, as: .path, bytes: .pathBytes)
    try container.encode(gallery, forKey: .gallery)
    try container.encode(detail, forKey: .detail)
    try container.encode(isRepaired, forKey: .isRepaired)
  }
}

/// What a check has read, and how much it found.
package struct CheckReport: Sendable, Encodable {
  package var photos = 0
  /// Originals that were fully read.
  package var originals = 0
  package var found = 0
  package var repaired = 0
  /// Signatures made, or in a rehearsal to be made, of photos that had none.
  package var signatures = 0
  /// How many findings of each kind there are.
  package var counts: [String: Int] = [:]
  /// How formats other than JPEG are read.
  package var loaders: LoaderPool.Confinement?
  /// The signal that stopped the check early.
  package var stopSignal: Int32?

  enum CodingKeys: String, CodingKey { case photos, originals, found, repaired, signatures, counts, loaders }

  mutating func count(_ finding: Finding) {
    found += 1
    repaired += finding.isRepaired ? 1 : 0
    counts[finding.kind.rawValue, default: 0] += 1
  }
}
