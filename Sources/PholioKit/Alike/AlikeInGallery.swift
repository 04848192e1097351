package import PholioCatalog
package import PholioDisk
package import PholioFacts
package import PholioLayout
import PholioLibrary
package import PholioLooks

/// Photos of one gallery that look alike.
package struct AlikeInGallery: Sendable {
  /// A photo of a group, and what its thumbnail is found by.
  package struct Member: Sendable {
    package let photo: ListItem
    /// When this was asked for.
    package let cell: CellIndex
    package let digest: PhotoDigest
    package let turn: Turn
  }

  package struct Group: Sendable {
    package let kind: PhotoGroup.Kind
    /// The best one first.
    package let photos: [Member]
  }

  /// Of two photos at least, by the position of each group's first photo.
  package let groups: [Group]
  /// Photos that nobody has looked at yet, so that they are in no group.
  package let countWithoutSignature: Int
}

extension Library {
  /// Groups of a gallery's photos that look alike.
  ///
  /// - Throws: `ArrangeError.unknownGallery`; `Interruption`.
  package func alike(
    in gallery: GalleryID, distance: Int = Signature.defaultDistance, cancellation: Cancellation
  ) throws -> AlikeInGallery {
    let (order, traits) = try catalog.read { tx in
      let order = try tx.orders.items(of: .gallery(tx.requireGallery(gallery).id))
      return (order, try tx.alikePhotos(of: PhotoSet(order), cancellation))
    }
    let cells = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
    let pictures = Dictionary(uniqueKeysWithValues: zip(traits.0.map(\.photo), traits.1))
    let found = try alikeGroups(of: traits, distance: distance, cancellation)
    let groups = found.groups.filter { $0.photos.count > 1 }.map { group in
      AlikeInGallery.Group(
        kind: group.kind,
        photos: group.photos.compactMap { photo in
          guard let cell = cells[photo], let picture = pictures[photo] else { return nil }
          return AlikeInGallery.Member(
            photo: photo, cell: CellIndex(cell), digest: picture.digest, turn: picture.turn)
        })
    }
    func first(_ group: AlikeInGallery.Group) -> CellIndex? { group.photos.map(\.cell).min() }
    let sorted = groups.compactMap { group in first(group).map { ($0, group) } }.sorted { $0.0 < $1.0 }
    return AlikeInGallery(
      groups: sorted.map(\.1), countWithoutSignature: traits.0.count { $0.signature == nil })
  }
}
