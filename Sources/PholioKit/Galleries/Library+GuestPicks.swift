package import PholioCatalog
import PholioFacts
import PholioLibrary

/// The photos that guests have marked as favourites: a gallery by this name, made at the first mark. It is an
/// ordinary one: its owner may lock it, rename it (the next mark makes another), or undo marks.
package struct GuestPicks: Hashable, Sendable {
  package static let galleryName = "Guests' picks"
  /// So that no guest can fill the disk with changes of one huge gallery.
  package static let most = 2000

  /// Nil until something has been marked.
  package let gallery: GalleryID?
  package let photos: [ListItem]
}

package enum GuestPickError: Error, Hashable {
  case tooMany
}

extension Library {
  package func guestPicks() throws -> GuestPicks {
    try catalog.read { tx in
      guard let gallery = try tx.galleries.named(GuestPicks.galleryName) else {
        return GuestPicks(gallery: nil, photos: [])
      }
      return GuestPicks(gallery: gallery.id, photos: try tx.orders.items(of: .gallery(gallery.id)))
    }
  }

  /// Marks a photo, or takes a mark back. What is so already stays.
  ///
  /// - Throws: `ArrangeError.unknownPhoto`, also for a photo that is in no gallery or a reject: guests don't
  ///   see it; `GuestPickError`; `OrderError`.
  package func setGuestPick(
    _ photo: PhotoID, to isPicked: Bool, atMost limit: Int = GuestPicks.most
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let item = photo.rawValue
      guard try tx.photos.exists(photo), try !tx.galleries.holding(photo).isEmpty,
        try tx.photos.photo(photo).own.flag != .reject
      else { throw ArrangeError.unknownPhoto(item) }
      let name = GuestPicks.galleryName
      let summary = isPicked ? "pick by a guest" : "take back a guest's pick"
      let known = try tx.galleries.named(name)
      guard isPicked || known != nil else {
        return try ChangeOutcome(hasChanged: false, summary: summary, about: nil, touching: [], tx)
      }
      let gallery = try known ?? tx.galleries.gallery(tx.galleries.make(named: name))
      let list = OrderedList.gallery(gallery.id)
      let isThere = try tx.orders.firstMissing(of: [item], in: list) == nil
      guard isThere != isPicked else {
        return try ChangeOutcome(hasChanged: false, summary: summary, about: list, touching: [list], tx)
      }
      if isPicked, gallery.count >= limit { throw GuestPickError.tooMany }
      let edit =
        try isPicked
        ? tx.orders.insert([item], at: nil, into: gallery.id) : tx.orders.remove([item], from: list)
      return try ChangeOutcome(recording: edit, summary, about: list, touching: [list], tx)
    }
  }
}
