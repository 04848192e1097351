import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLayout
import PholioLibrary
import PholioSheets

extension Library {
  /// - Parameters:
  ///   - only: The photos of a gallery, those of a selection in the order of their mention; nil: all.
  ///   - photosEach: The most photos of a gallery in its cell on the portfolio's sheet.
  /// - Throws: `LibraryError.unknownGallery`; `SelectionError`, `ArrangeError`; `SheetError` if there is
  ///   nothing to show; `Interruption`.
  func sheetContent(
    of list: ListReference, only: PhotoReference?, photosEach: Int, _ cancellation: Cancellation
  ) throws -> SheetContent {
    try list.name == .portfolio
      ? galleries(photosEach: photosEach, cancellation) : photos(of: list, only: only, cancellation)
  }

  private func photos(
    of list: ListReference, only: PhotoReference?, _ cancellation: Cancellation
  ) throws -> SheetContent {
    let (gallery, photos) = try catalog.read { tx in
      let gallery = try tx.gallery(list)
      var photos: [PlacedPhoto] = []
      if let only {
        let chosen = try only.resolve(in: ListScope(gallery), tx)
        var placed: [ListItem: PlacedPhoto] = [:]
        for photo in try tx.photos.placed(chosen, in: gallery.id) { placed[photo.photo.id.rawValue] = photo }
        let indexes = try tx.orders.indexes(of: chosen, in: .gallery(gallery.id))
        photos = zip(chosen, indexes).compactMap { item, index in
          // Its number is the gallery's, which is what people pick by.
          placed[item]?.position = CellIndex(index).position
          return placed[item]
        }
        if case .items = only { photos.sort { $0.position < $1.position } }
        return (gallery, photos)
      }
      photos.reserveCapacity(gallery.count)
      try tx.photos.forEachPlaced(in: gallery.id) { photo in
        try cancellation.check()
        photos.append(photo)
      }
      return (gallery, photos)
    }
    if photos.isEmpty { throw SheetError.emptyGallery(gallery.name) }
    var spans: [CellIndex: DropCap] = [:]
    for (index, photo) in photos.enumerated() where photo.span != .none {
      spans[CellIndex(index)] = photo.span
    }
    let pictures = pictures
    // After the transaction: this looks for photos' files on the disk.
    let items = try photos.map { photo in
      try cancellation.check()
      return SheetItem(photo, pictures: pictures)
    }
    return SheetContent(
      gallery: gallery.name, items: items,
      words: FieldValues.Page(gallery: gallery.name, count: photos.count, today: .today), cap: gallery.cap,
      features: Features(spans))
  }

  /// The galleries in their own order, with the portfolio's drop cap.
  private func galleries(photosEach: Int, _ cancellation: Cancellation) throws -> SheetContent {
    let (cap, tiles) = try catalog.read { tx in
      (
        try tx.galleries.portfolio().cap,
        try tx.galleries.all().map { gallery in
          try cancellation.check()
          return try PortfolioTile(gallery, depth: photosEach, pictures, tx)
        }
      )
    }
    if tiles.isEmpty { throw SheetError.noGalleries }
    return SheetContent(
      items: tiles.enumerated().map { SheetItem($1, position: $0 + 1) },
      words: FieldValues.Page(
        gallery: "Galleries", count: tiles.map(\.count).reduce(0, +), today: .today), cap: cap)
  }
}

extension Library {
  /// Where its photos' pictures are.
  fileprivate var pictures: PicturePlaces { PicturePlaces(thumbnails: thumbnails, formats: formats) }
}

private struct PicturePlaces {
  var thumbnails: ThumbnailStore
  var formats: OriginalFormats
}

/// A photo's own files, and its thumbnail in the library.
private struct LibraryPictures: SheetPictures {
  let content: Photo.Content
  /// As they were seen last.
  let files: [KnownPhoto.File]
  let places: PicturePlaces

  func original(_ drawing: Drawing, renewsThumbnail: Bool, _ cancellation: Cancellation) -> Bitmap? {
    guard
      let original = OpenOriginal.open(
        content, files, formats: places.formats, cancellation: cancellation),
      let bitmap = try? original.draw(drawing).bitmap
    else { return nil }
    // Not needed for the sheet: if the library can't be written, it stays as it is.
    if renewsThumbnail, let thumbnail = try? original.thumbnail(), content.thumbnail.isOf(thumbnail.jpeg) {
      _ = try? places.thumbnails.write(thumbnail.jpeg, for: content.digest)
    }
    return bitmap
  }

  func thumbnail() -> [UInt8]? { places.thumbnails.read(content.digest, content.thumbnail) }
}

extension SheetPhoto {
  fileprivate init(_ photo: Photo, files: [KnownPhoto.File], _ places: PicturePlaces) {
    let content = photo.content
    self.init(
      content.digest, size: content.size, turn: photo.own.turn,
      shownPath: files.first?.location.path.shown ?? content.digest.hex,
      pictures: LibraryPictures(content: content, files: files, places: places))
  }
}

extension SheetItem {
  /// Looks at the disk only if there are several files, and takes the first that is there.
  fileprivate init(_ placed: PlacedPhoto, pictures places: PicturePlaces) {
    self.init(
      SheetPhoto(placed.photo, files: placed.asSeen, places), placed.photo,
      file: placed.files.count > 1 ? PhotoRecord(placed).location : placed.files.first,
      position: placed.position.rawValue)
  }
}

extension PortfolioTile {
  /// - Parameter depth: How many photos are shown at most.
  fileprivate init(
    _ gallery: Gallery, depth: Int, _ places: PicturePlaces, _ tx: CatalogTransaction
  ) throws {
    let items =
      gallery.count == 0
      ? []
      : try tx.orders.items(at: Position(1)...Position(min(depth, gallery.count)), of: .gallery(gallery.id))
    let photos = try items.map { item in
      let id = PhotoID(rawValue: item)
      return SheetPhoto(try tx.photos.photo(id), files: try tx.files.asSeen(of: id), places)
    }
    let range = try tx.galleries.takenRange(in: gallery.id)
    self.init(
      gallery.name, count: gallery.count, photos: photos, taken: range.map { ($0.first.civil, $0.last.civil) }
    )
  }
}
