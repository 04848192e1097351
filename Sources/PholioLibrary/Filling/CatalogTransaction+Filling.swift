package import PholioCatalog
import PholioDisk

/// Galleries that fill themselves: after changes, imports, undo and redo.
extension CatalogTransaction {
  /// Writes an edit to the journal as one change, with what it lets come into galleries that fill themselves.
  ///
  /// - Parameter files: Whether photos' files were changed, too: then something else may be true of photos
  ///   that the edit is not about.
  /// - Returns: Whether there was anything to write.
  package func record(_ edit: Edit, _ summary: String, changingFiles files: Bool = false) throws -> Bool {
    try orders.record(filled(after: edit, touching: files ? nil : edit.touchedPhotos), summary)
  }

  /// An edit, and what it lets come in.
  ///
  /// - Complexity: O(photos touched · log n), unless any may be.
  private func filled(after edit: Edit, touching photos: PhotoSet?) throws -> Edit {
    guard try !galleries.fillings().isEmpty, edit.mayFill else { return edit }
    var (whole, touched) = (edit, photos)
    for filling in try fillings() {
      let next = try orders.fill(filling.gallery.id, with: filling.photos(self, touched: touched))
      whole += next
      // The next gallery may ask about this one.
      if let more = next.touchedPhotos { touched?.formUnion(more) }
    }
    // What a person did counts; the rest follows from it.
    whole.movedCount = edit.movedCount
    return whole
  }

  /// Fills galleries after a change was undone or redone. The journal has nothing of it, as of imports.
  ///
  /// - Returns: The galleries that were offered photos.
  package func fillAll(after change: Change) throws -> [GalleryID] {
    guard try !galleries.fillings().isEmpty else { return [] }
    let edit = try orders.edit(of: change)
    guard edit.mayFill else { return [] }
    var touched = edit.touchedPhotos
    return try fillings().compactMap { try fill($0, touching: &touched) }
  }

  /// Makes a new gallery fill itself, and fills it.
  ///
  /// - Throws: `SelectionError`; `LibraryError.unknownGallery`, `.fillingTooLong`, `.fillingCircle`.
  package func startFilling(_ gallery: GalleryID, with selection: Selection) throws {
    for name in selection.galleriesNamed() { _ = try requireGallery(name) }
    // Photos of a name may still come; a selection without a meaning, or of positions, is refused.
    _ = try selection.photos(self, isKept: true)
    try setFilling(selection.bytes, of: gallery)
    try requireNoCircle(from: gallery)
    // Others may ask about it already, by its name.
    try fillAll()
  }

  /// Galleries that ask about a gallery ask about it by its new name, also deleted ones: they may come back.
  ///
  /// - Throws: `LibraryError.fillingTooLong`; `.fillingCircle`: somebody has asked about a gallery of this
  ///   name before.
  package func renameInFillings(_ gallery: GalleryID, from old: String, to new: String) throws {
    for stored in try galleries.fillings() {
      let filling = try GalleryFilling(galleries.gallery(stored.gallery), stored.selection, self)
      // By bytes: names that only look alike are two galleries.
      let names = filling.selection.galleriesNamed()
      guard names.contains(where: { $0.utf8.elementsEqual(old.utf8) }) else { continue }
      try setFilling(filling.selection.renaming(in: old, to: new), of: stored.gallery)
    }
    try requireNoCircle(from: gallery)
    if try fillings().contains(where: { $0.sources.contains(gallery) }) { try fillAll() }
  }

  /// - Throws: `LibraryError.fillingTooLong`.
  private func setFilling(_ selection: ByteString, of gallery: GalleryID) throws {
    // Names that are not UTF-8 can also be typed as they are shown.
    let text = selection.text ?? selection.shown
    guard text.utf8.count <= Filling.longest else {
      throw LibraryError.fillingTooLong(byteCount: text.utf8.count)
    }
    try galleries.setFilling(text, of: gallery)
  }

  /// What galleries are to fill themselves with, and no selection is: for `check`.
  package func unreadableFillings() throws -> [RowError] {
    var faults: [RowError] = []
    for stored in try galleries.fillings() {
      do {
        _ = try GalleryFilling(galleries.gallery(stored.gallery), stored.selection, self)
      } catch let fault as RowError {
        faults.append(fault)
      }
    }
    return faults
  }

  /// All that are there, in the order in which they fill.
  package func fillings() throws -> [GalleryFilling] {
    try galleries.fillings().compactMap { stored in
      try galleries.existing(stored.gallery).map { try GalleryFilling($0, stored.selection, self) }
    }.inFillingOrder
  }

  private func fillAll() throws {
    var touched: PhotoSet?
    for filling in try fillings() { _ = try fill(filling, touching: &touched) }
  }

  /// - Parameter touched: The photos that may match now and did not before; nil: any. Those that come in are
  ///   added.
  /// - Returns: The gallery, if it was offered photos.
  private func fill(_ filling: GalleryFilling, touching touched: inout PhotoSet?) throws -> GalleryID? {
    let gallery = filling.gallery.id
    let photos = try imports.photosToOffer(of: filling.photos(self, touched: touched), to: gallery)
    if photos.isEmpty { return nil }
    try imports.place(photos, in: gallery, stopped: false)
    touched?.formUnion(PhotoSet(photos.map(\.rawValue)))
    return gallery
  }

  private func requireNoCircle(from gallery: GalleryID) throws {
    if let circle = try fillings().circle(from: gallery) {
      throw LibraryError.fillingCircle(try circle.map { try galleries.gallery($0).name })
    }
  }
}
