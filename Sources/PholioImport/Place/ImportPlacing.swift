import PholioCatalog
import PholioDisk
import PholioLibrary
import SystemPackage

/// The last stage of an import: offers recorded photos to galleries, sorted, all of a gallery's at once.
struct ImportPlacing {
  /// How many galleries get photos in one transaction: others want to write in between.
  private static let batchSize = 64

  let catalog: Catalog
  let options: ImportOptions
  /// The folders that were walked through.
  let folders: [ScannedFolder]
  /// The folder of the library's copies.
  let originals: FilePath
  /// Whether the import is stopping early: more photos may come.
  let isStopped: Bool
  let cancellation: Cancellation

  /// - Returns: The galleries that got photos.
  /// - Throws: `CatalogError`.
  func place() throws -> [ImportReport.Placed] {
    switch options.division {
    case .folders:
      return try place(foldersToPlace()) { tx, folder in try place(folder, tx) }
    case .periods(let length):
      let photos = try photosByPeriod(length)
      let placed = try place(photos.keys.sorted()) { tx, period in
        try tx.place(
          photos[period] ?? [], in: tx.galleries.make(of: .period(period), named: period), stopped: isStopped)
      }
      if !isStopped && !cancellation.isCancelled { try catalog.write { try $0.imports.closePeriodOffers() } }
      return placed
    case .gallery(let name):
      let photos = try photosToOffer(to: name)
      return try catalog.write { tx in try place(photos, inGallery: name, tx).map { [$0] } ?? [] }
    case .nowhere: return []
    }
  }

  private func place<Item>(
    _ items: [Item], _ body: (CatalogTransaction, Item) throws -> ImportReport.Placed?
  ) throws -> [ImportReport.Placed] {
    var placed: [ImportReport.Placed] = []
    for start in stride(from: 0, to: items.count, by: Self.batchSize) {
      // The next import places the rest.
      if !isStopped && cancellation.isCancelled { break }
      let batch = items[start..<min(start + Self.batchSize, items.count)]
      placed += try catalog.write { tx in try batch.compactMap { try body(tx, $0) } }
    }
    return placed
  }

  // MARK: Into one gallery

  /// Offers a folder's new photos to its gallery.
  ///
  /// - Returns: Nil if there was nothing to offer.
  private func place(_ scanned: ScannedFolder, _ tx: CatalogTransaction) throws -> ImportReport.Placed? {
    guard let folder = try tx.files.folder(scanned.path) else { return nil }
    let known = try tx.galleries.made(from: .folder(folder))
    let photos = try tx.imports.photosToOffer(
      of: .files(includingMoved: false), in: folder, to: known, isCounted: scanned.isCounted)
    var placed: ImportReport.Placed?
    if !photos.isEmpty {
      placed = try tx.place(
        photos, in: tx.galleries.make(of: .folder(folder), named: scanned.name), stopped: isStopped)
    } else if let known, !isStopped {
      try tx.imports.closeOffers(known)
    }
    if scanned.isWhole && !isStopped { try tx.files.setUnplaced(false, folder) }
    return placed
  }

  /// Offers photos to the gallery of this name; makes it if there is none.
  private func place(
    _ photos: [PhotoID], inGallery name: String, _ tx: CatalogTransaction
  ) throws -> ImportReport.Placed? {
    let known = try tx.galleries.named(name)?.id
    guard !photos.isEmpty else {
      if let known, !isStopped { try tx.imports.closeOffers(known) }
      return nil
    }
    let gallery =
      try known ?? tx.galleries.deleted(name).map { try tx.galleries.bringBack($0) }
      ?? tx.galleries.make(named: name)
    return try tx.place(photos, in: gallery, stopped: isStopped)
  }

  // MARK: What is left out

  /// The galleries that were offered photos of these paths before, and don't have them any more.
  func leftOut() throws -> [ImportReport.LeftOut] {
    try catalog.read { tx in
      var photos: [GalleryID: Set<PhotoID>] = [:]
      var order: [GalleryID] = []
      func look(
        for files: OfferedFiles, in folder: ScannedFolder, _ id: FolderID, from gallery: GalleryID
      ) throws {
        let found = try tx.imports.photosTakenOut(
          of: files, in: id, from: gallery, isCounted: folder.isCounted)
        if found.isEmpty { return }
        if photos[gallery] == nil { order.append(gallery) }
        photos[gallery, default: []].formUnion(found)
      }
      let goals: [GalleryID] =
        switch options.division {
        case .gallery(let name): try [tx.galleries.named(name)?.id].compactMap { $0 }
        case .periods: try tx.galleries.madeFromPeriods()
        case .folders, .nowhere: []
        }
      let lacking = try goals.filter(tx.imports.mayLack)
      for folder in folders {
        guard let id = try tx.files.folder(folder.path) else { continue }
        for gallery in lacking { try look(for: offered, in: folder, id, from: gallery) }
        if case .folders = options.division, !options.copies,
          let gallery = try tx.galleries.made(from: .folder(id)), try tx.imports.mayLack(gallery)
        {
          try look(for: .files(includingMoved: false), in: folder, id, from: gallery)
        }
      }
      return try order.map {
        ImportReport.LeftOut(name: try tx.galleries.gallery($0).name, count: photos[$0]?.count ?? 0)
      }
    }
  }

  // MARK: What there is to offer

  /// The folders that may have photos that their galleries were not offered.
  private func foldersToPlace() throws -> [ScannedFolder] {
    let unplaced = try catalog.read { try $0.files.unplacedFolders() }
    guard options.copies else { return folders.filter { unplaced.contains($0.path) } }
    return unplaced.sorted().compactMap { path in
      var relative = FilePath(path)
      guard relative.removePrefix(originals) else { return nil }
      return ScannedFolder(path: path, name: relative.byteString.shown)
    }
  }

  /// What these paths offer to galleries other than their folders' own.
  private var offered: OfferedFiles { options.copies ? .copied : .files(includingMoved: true) }

  private func photosToOffer(to name: String) throws -> [PhotoID] {
    try catalog.read { tx in
      let gallery = try tx.galleries.named(name)?.id ?? tx.galleries.deleted(name)
      var photos: [PhotoID] = []
      var seen: Set<PhotoID> = []
      for folder in folders {
        guard let id = try tx.files.folder(folder.path) else { continue }
        photos += try tx.imports.photosToOffer(of: offered, in: id, to: gallery, isCounted: folder.isCounted)
          .filter { seen.insert($0).inserted }
      }
      return photos
    }
  }

  private func photosByPeriod(_ length: PeriodLength) throws -> [String: [PhotoID]] {
    try catalog.read { tx in
      var photos: [String: [PhotoID]] = [:]
      var seen: Set<PhotoID> = []
      for folder in folders {
        guard let id = try tx.files.folder(folder.path) else { continue }
        try tx.imports.forEachPhotoToOffer(
          of: offered, in: id, by: length, trustingFileTimes: options.trustsFileTimes,
          isCounted: folder.isCounted
        ) { photo, period in
          if seen.insert(photo).inserted { photos[period, default: []].append(photo) }
        }
      }
      return photos
    }
  }
}

extension CatalogTransaction {
  /// Places photos in a gallery, as an import does.
  func place(_ photos: [PhotoID], in id: GalleryID, stopped: Bool) throws -> ImportReport.Placed {
    let added = try imports.place(photos, in: id, stopped: stopped)
    let gallery = try galleries.gallery(id)
    return ImportReport.Placed(name: gallery.name, added: added, revision: gallery.revision)
  }

  /// Fills galleries at an import's end.
  ///
  /// - Parameter isStopped: The import is stopping early: more photos may come.
  /// - Returns: The galleries that were offered photos.
  func fillAll(isStopped: Bool) throws -> [ImportReport.Placed] {
    try fillings().compactMap { filling in
      let gallery = filling.gallery.id
      let photos = try imports.photosToOffer(of: filling.photos(self), to: gallery)
      if photos.isEmpty {
        if !isStopped { try imports.closeOffers(gallery) }
        return nil
      }
      return try place(photos, in: gallery, stopped: isStopped)
    }
  }
}
