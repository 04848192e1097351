import PholioCatalog

extension CatalogTransaction {
  /// Offers a folder's new photos to its gallery.
  ///
  /// - Returns: nil where there was nothing to offer.
  func place(_ scanned: ScannedFolder, stopped: Bool) throws -> ImportReport.Placed? {
    guard let folder = try folder(scanned.path) else { return nil }
    let known = try gallery(madeFrom: folder)
    let photos = try photosToOffer(
      in: folder, to: known, includingMoved: false, isCounted: scanned.isCounted)
    guard !photos.isEmpty else {
      if let known, !stopped { try settle(known) }
      return nil
    }
    let gallery = try makeGallery(of: folder, named: scanned.name)
    return try place(photos, inGallery: gallery, stopped: stopped)
  }

  /// Offers all photos of some folders to one gallery, which is made if need be.
  func place(
    _ scanned: [ScannedFolder], inGallery name: String, stopped: Bool
  ) throws -> [ImportReport.Placed] {
    let known = try gallery(named: name)?.id
    var photos: [PhotoID] = []
    var met: Set<PhotoID> = []
    for folder in scanned {
      guard let id = try self.folder(folder.path) else { continue }
      photos += try photosToOffer(in: id, to: known, includingMoved: true, isCounted: folder.isCounted)
        .filter { met.insert($0).inserted }
    }
    guard !photos.isEmpty else {
      if let known, !stopped { try settle(known) }
      return []
    }
    return [try place(photos, inGallery: known ?? makeGallery(named: name), stopped: stopped)]
  }

  private func place(
    _ photos: [PhotoID], inGallery id: GalleryID, stopped: Bool
  ) throws -> ImportReport.Placed {
    let before = try gallery(id).count
    let notFitting = try place(photos, in: id, stopped: stopped)
    let gallery = try gallery(id)
    return ImportReport.Placed(
      name: gallery.name, added: gallery.count - before, revision: gallery.revision, notFitting: notFitting)
  }
}
