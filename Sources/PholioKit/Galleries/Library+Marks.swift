package import PholioCatalog
import PholioDisk
package import PholioLibrary

extension Library {
  /// Keeps a gallery's present order under a name; replaces a mark of that name.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `TextLimitError`.
  package func mark(
    _ reference: ListReference, named name: String
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      try TextLimits.markName.check(name)
      let gallery = try tx.gallery(reference)
      try tx.orders.mark(gallery.id, named: name)
      return try ChangeOutcome(
        hasChanged: true, summary: "mark \(name)", about: .gallery(gallery.id),
        touching: [.gallery(gallery.id)], tx)
    }
  }

  /// A gallery's marks, the latest first.
  ///
  /// - Throws: `LibraryError.unknownGallery`.
  package func marks(of reference: ListReference) throws -> [Mark] {
    try catalog.read { try $0.orders.marks(of: $0.gallery(reference).id) }
  }

  /// Restores a marked order, by the exact bytes of its name. Photos that came in since keep their
  /// neighbours.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `.unknownMark`; `OrderError.locked`.
  package func restore(
    _ reference: ListReference, mark name: String
  ) throws -> ChangeOutcome {
    try catalog.write { tx in
      let gallery = try tx.gallery(reference)
      // Names that only look alike are two marks.
      let wanted = ByteString(name)
      let marks = try tx.orders.marks(of: gallery.id)
      guard let mark = marks.first(where: { ByteString($0.name) == wanted }) else {
        throw LibraryError.unknownMark(
          name, gallery: gallery.name, nearest: name.nearest(among: marks.map(\.name)))
      }
      let list = OrderedList.gallery(gallery.id)
      let order = try orderMerging(
        tx.photos.existing(mark.photos), into: tx.orders.items(of: list), without: [])
      return try ChangeOutcome(
        recording: tx.orders.arrange(list, as: order, isByHand: true), "restore \(name)", about: list,
        touching: [list], tx)
    }
  }
}
