import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLooks

extension Selection {
  /// The photos that look like any of these, and these: by their signatures alone, since nothing but the
  /// catalog is read, and therefore nearer to each other than those of a group have to be.
  static func alike(to photos: PhotoSet, _ tx: CatalogTransaction) throws -> PhotoSet {
    if photos.isEmpty { return photos }
    // Of a picture of one colour nothing is known that would make another look like it.
    let looked = try tx.photos.signatures(of: nil).filter { $0.1.quality > 0 }
    let distinct = DistinctSignatures(looked.map(\.1))
    var isLike = [Bool](repeating: false, count: distinct.signatures.count)
    for (photo, number) in zip(looked, distinct.numbers) where photos.contains(photo.0.rawValue) {
      isLike[number] = true
    }
    let index = SignatureIndex(distinct.signatures)
    try index.forEachNeighbour(of: isLike, within: Signature.strictDistance, cancellation: Cancellation()) {
      isLike[$0] = true
    }
    var found = photos
    for (photo, number) in zip(looked, distinct.numbers) where isLike[number] {
      found.insert(photo.0.rawValue)
    }
    return found
  }
}
