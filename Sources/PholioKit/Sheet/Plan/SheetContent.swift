import Foundation
import PholioCatalog
import PholioFacts
import PholioLayout

/// The content of a sheet: photos or galleries, in order.
struct SheetContent: Sendable {
  /// The gallery's name; nil: the portfolio.
  var gallery: String?
  var items: [SheetItem]
  var words: FieldValues.Page
  /// The gallery's or the portfolio's own.
  var cap: DropCap
  /// Photos that span several cells.
  var features = Features.none
}

extension Library {
  /// - Parameters:
  ///   - only: The photos of a gallery, those of a selection in the order of their mention; nil: all.
  ///   - photosEach: The most photos of a gallery in its cell on the portfolio's sheet.
  /// - Throws: `LibraryError.unknownGallery`; `SelectionError`, `ArrangeError`; `SheetError` if there is
  ///   nothing to show; `Interruption`.
  func sheetContent(
    of list: ListReference, only: Chosen?, photosEach: Int, _ cancellation: Cancellation
  ) throws -> SheetContent {
    try list.name == .portfolio
      ? galleries(photosEach: photosEach, cancellation) : photos(of: list, only: only, cancellation)
  }

  private func photos(
    of list: ListReference, only: Chosen?, _ cancellation: Cancellation
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
    // After the transaction: this looks for photos' files on the disk.
    let items = try photos.map { photo in
      try cancellation.check()
      return SheetItem(photo)
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
          return try PortfolioTile(gallery, depth: photosEach, tx)
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

extension CivilTime {
  /// By the machine's clock, in its zone.
  static var today: CivilTime {
    CaptureTime(modified: Int64(Date().timeIntervalSince1970)).civil
  }
}
