import PholioCatalog
import SystemPackage

/// Offering recorded photos to galleries.
extension ImportRun {
  /// How many folders get their galleries in one transaction: others want to write in between.
  private static let placingBatchSize = 64

  func place(stopped: Bool) throws {
    switch options.destination {
    case .folders:
      let folders = try foldersToPlace()
      try place(folders, stopped: stopped) { tx, folder in try tx.place(folder, stopped: stopped) }
    case .periods(let length):
      let photos = try photosByPeriod(length)
      try place(photos.keys.sorted(), stopped: stopped) { tx, period in
        try tx.place(photos[period] ?? [], inGalleryOf: period, stopped: stopped)
      }
      if !stopped && !cancellation.isCancelled {
        try library.catalog.write { try $0.imports.settlePeriods() }
      }
    case .gallery(let name):
      let photos = try photosToOffer(to: name)
      report.galleries += try library.catalog.write {
        try $0.place(photos, inGallery: name, stopped: stopped)
      }
    }
  }

  private func place<Item>(
    _ items: [Item], stopped: Bool,
    _ body: (CatalogTransaction, Item) throws -> ImportReport.Placed?
  ) throws {
    for start in stride(from: 0, to: items.count, by: Self.placingBatchSize) {
      // What is not placed now, the next import places.
      if !stopped && cancellation.isCancelled { return }
      let batch = items[start..<min(start + Self.placingBatchSize, items.count)]
      report.galleries += try library.catalog.write { tx in try batch.compactMap { try body(tx, $0) } }
    }
  }

  /// The folders in which there may be photos that their galleries have not been offered.
  private func foldersToPlace() throws -> [ScannedFolder] {
    let unplaced = try library.catalog.read { try $0.files.unplacedFolders() }
    guard let originals = copier?.originals.folder else {
      return scanned.filter { unplaced.contains($0.path) }
    }
    return unplaced.sorted().compactMap { path in
      var relative = FilePath(path)
      guard relative.removePrefix(originals) else { return nil }
      return ScannedFolder(path: path, name: relative.byteString.shown)
    }
  }

  /// What these paths offer to any gallery but their folders' own.
  private var offered: OfferedFiles { options.copies ? .copied : .files(includingMoved: true) }

  private func photosToOffer(to name: String) throws -> [PhotoID] {
    try library.catalog.read { tx in
      let gallery = try tx.galleries.named(name)?.id ?? tx.galleries.deleted(name)
      var photos: [PhotoID] = []
      var met: Set<PhotoID> = []
      for folder in scanned {
        guard let id = try tx.files.folder(folder.path) else { continue }
        photos += try tx.imports.photosToOffer(of: offered, in: id, to: gallery, isCounted: folder.isCounted)
          .filter { met.insert($0).inserted }
      }
      return photos
    }
  }

  private func photosByPeriod(_ length: PeriodLength) throws -> [String: [PhotoID]] {
    try library.catalog.read { tx in
      var photos: [String: [PhotoID]] = [:]
      var met: Set<PhotoID> = []
      for folder in scanned {
        guard let id = try tx.files.folder(folder.path) else { continue }
        try tx.imports.forEachPhotoToOffer(of: offered, in: id, by: length, isCounted: folder.isCounted) {
          photo, period in
          if met.insert(photo).inserted { photos[period, default: []].append(photo) }
        }
      }
      return photos
    }
  }
}
