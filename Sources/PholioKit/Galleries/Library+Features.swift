import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// Photos that span several cells.
extension Library {
  /// Gives photos of a gallery a span, there alone: one change of its history. They keep it wherever they are
  /// moved in the gallery, and when they are taken out and put back. The order stays, so a lock stops nobody.
  ///
  /// While a photo is the gallery's first, the gallery's cap counts instead of its own span.
  ///
  /// - Parameter span: `.none`: one cell again.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`, `ArrangeError`.
  package func feature(
    _ reference: ListReference, _ chosen: PhotoReference, span: DropCap, isDryRun: Bool = false
  ) throws -> ChangeOutcome {
    try change(isDryRun: isDryRun) { tx in
      let gallery = try tx.gallery(reference)
      let scope = ListScope(gallery)
      let photos = try chosen.resolve(in: scope, tx)
      var outcome = try ChangeOutcome(
        recording: tx.orders.setFeature(span, of: photos, in: gallery.id),
        "feature \(chosen.shown(in: scope, tx)) \(span)", about: scope.list, touching: [scope.list], tx)
      outcome.named = photos.count
      outcome.namesFirst = try photos.contains(tx.orders.item(at: Position(1), of: scope.list))
      return outcome
    }
  }
}
