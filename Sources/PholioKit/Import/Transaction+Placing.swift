import PholioCatalog

extension CatalogTransaction {
  /// Offers a folder's new photos to its gallery.
  ///
  /// - Returns: nil where there was nothing to offer.
  func place(_ scanned: ScannedFolder, stopped: Bool) throws -> ImportReport.Placed? {
    guard let folder = try files.folder(scanned.path) else { return nil }
    let known = try galleries.made(from: .folder(folder))
    let photos = try imports.photosToOffer(
      of: .files(includingMoved: false), in: folder, to: known, isCounted: scanned.isCounted)
    var placed: ImportReport.Placed?
    if !photos.isEmpty {
      let gallery = try galleries.make(of: .folder(folder), named: scanned.name)
      placed = try place(photos, inGallery: gallery, stopped: stopped)
    } else if let known, !stopped {
      try imports.settle(known)
    }
    if scanned.isWhole && !stopped && (placed?.notFitting ?? 0) == 0 { try files.setUnplaced(false, folder) }
    return placed
  }

  /// Offers photos to the gallery of a month or a day.
  func place(
    _ photos: [PhotoID], inGalleryOf period: String, stopped: Bool
  ) throws -> ImportReport.Placed? {
    try place(photos, inGallery: galleries.make(of: .period(period), named: period), stopped: stopped)
  }

  /// Offers photos to one gallery, which is made if need be.
  func place(
    _ photos: [PhotoID], inGallery name: String, stopped: Bool
  ) throws -> [ImportReport.Placed] {
    let known = try galleries.named(name)?.id
    guard !photos.isEmpty else {
      if let known, !stopped { try imports.settle(known) }
      return []
    }
    let gallery =
      try known ?? galleries.deleted(name).map { try galleries.bringBack($0) } ?? galleries.make(named: name)
    return [try place(photos, inGallery: gallery, stopped: stopped)]
  }

  private func place(
    _ photos: [PhotoID], inGallery id: GalleryID, stopped: Bool
  ) throws -> ImportReport.Placed {
    let before = try galleries.gallery(id).count
    let notFitting = try imports.place(photos, in: id, stopped: stopped)
    let gallery = try galleries.gallery(id)
    return ImportReport.Placed(
      name: gallery.name, added: gallery.count - before, revision: gallery.revision, notFitting: notFitting)
  }
}
