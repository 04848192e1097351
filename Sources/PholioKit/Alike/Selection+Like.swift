import PholioCatalog
import PholioFacts

extension Selection {
  /// The photos that look like any of these, and these: by their signatures alone, since nothing but the
  /// catalog is read, and therefore nearer to each other than those of a group have to be.
  static func alike(to photos: PhotoSet, _ tx: CatalogTransaction) throws -> PhotoSet {
    if photos.isEmpty { return photos }
    // Of a picture of one colour nothing is known that would make another look like it.
    let looked = try tx.photos.signatures(of: nil).filter { $0.1.quality > 0 }
    var found = photos
    let wanted = looked.map { photos.contains($0.0.rawValue) }
    let index = SignatureIndex(looked.map(\.1))
    try index.forEachNeighbour(of: wanted, within: Signature.strictDistance, cancellation: Cancellation()) {
      found.insert(looked[$0].0.rawValue)
    }
    return found
  }
}
