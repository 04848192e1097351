import Foundation
import PholioCatalog
import PholioFacts
import PholioImaging
import PholioLayout
package import SystemPackage

/// What to put where.
package struct SheetOrder: Sendable {
  /// Nil: the portfolio, a cell a gallery.
  package var gallery: String?
  package var output: FilePath
  package var options: SheetOptions
  /// Nil: all.
  package var pages: PageRange?
  /// How many pictures are made at once.
  package var jobs: Int
  /// Only say what would be written.
  package var isDryRun = false
  /// Tell where each photo lies.
  package var withFrames = false
  /// Whether pages carry their maps.
  package var withMap = true
  /// Where to write the maps, too.
  package var mapFile: FilePath?
  /// Where to write all pages as one PDF, too.
  package var pdf: FilePath?

  package init(gallery: String?, output: FilePath, options: SheetOptions, jobs: Int) {
    self.gallery = gallery
    self.output = output
    self.options = options
    self.jobs = jobs
  }
}

extension Library {
  /// Composes a gallery's contact sheet and writes its pages, each whole or not at all. The same gallery, photos and
  /// options give the same bytes; a page whose file has these bytes already is left as it is.
  ///
  /// - Parameter progress: Called after each picture, or each page.
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`, `Interruption`; `FileError` for a path that
  ///   can't be written.
  package func writeSheet(
    _ order: SheetOrder, cancellation: Cancellation = Cancellation(),
    progress: (WorkProgress) -> Void = { _ in }
  ) throws -> WrittenSheet {
    let sheet = try sheet(order, cancellation)
    let files = sheet.chosen.map(sheet.names.path) + [order.mapFile, order.pdf].compactMap(\.self)
    var targets: Set<FilePath> = []
    for file in files {
      let target = SystemCall.target(of: file)
      if !targets.insert(target).inserted { throw SheetError.sameFile(file.string) }
      if target.starts(with: SystemCall.resolved(folder) ?? folder) {
        throw SheetError.isInLibrary(file.string)
      }
      if try isOriginal(file) { throw SheetError.isOriginal(file.string) }
    }
    if !order.isDryRun {
      for folder in Set(targets.map { $0.removingLastComponent() }) {
        AtomicFile.removeLeftovers(beside: folder.appending("sheet"))
      }
    }
    return try sheet.write(progress: progress)
  }

  /// Lays a sheet out, and writes nothing.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`.
  func sheet(_ order: SheetOrder, _ cancellation: Cancellation = Cancellation()) throws -> Sheet {
    guard let name = order.gallery else { return try portfolioSheet(order, cancellation) }
    let (gallery, items) = try catalog.read { tx in
      let gallery = try tx.requireGallery(name)
      return (gallery, try tx.sheetItems(of: gallery))
    }
    guard !items.isEmpty else { throw SheetError.emptyGallery(name) }
    let words = FieldValues.Page(gallery: gallery.name, count: items.count, today: .today)
    return try sheet(order, words, items, cap: gallery.cap, cancellation)
  }

  /// The galleries in their own order, around their own drop cap.
  private func portfolioSheet(_ order: SheetOrder, _ cancellation: Cancellation) throws -> Sheet {
    let (cap, items) = try catalog.read { tx in
      let tiles = try tx.galleries.all().map {
        try PortfolioTile($0, depth: order.options.stacks ? CellStack.depth : 1, tx)
      }
      return (
        try tx.galleries.portfolio().cap, tiles.enumerated().map { SheetItem($1, position: $0 + 1) }
      )
    }
    guard !items.isEmpty else { throw SheetError.noGalleries }
    let words = FieldValues.Page(
      gallery: "Galleries", count: items.compactMap(\.photoCount).reduce(0, +), today: .today)
    return try sheet(order, words, items, cap: cap, cancellation)
  }

  private func sheet(
    _ order: SheetOrder, _ words: FieldValues.Page, _ items: [SheetItem], cap: DropCap,
    _ cancellation: Cancellation
  ) throws -> Sheet {
    try Sheet(
      order, words: words, items: items, cap: order.options.cap ?? cap, thumbnails: thumbnails,
      cancellation: cancellation)
  }

  /// Whether this is, by the name given or by where it leads, a photo's file: originals are never written, not even
  /// where somebody names one as the output.
  func isOriginal(_ path: FilePath) throws -> Bool {
    try [path, SystemCall.target(of: path)].contains { path in
      let name = path.name
      let location = FileLocation(folder: path.removingLastComponent().byteString, name: name)
      return try catalog.read { try $0.files.isOriginal(location) }
    }
  }
}

extension CatalogTransaction {
  fileprivate func sheetItems(of gallery: Gallery) throws -> [SheetItem] {
    var items: [SheetItem] = []
    items.reserveCapacity(gallery.count)
    try photos.forEachPlaced(in: gallery.id) { items.append(SheetItem($0)) }
    return items
  }
}

extension CivilTime {
  /// By the machine's clock, in its zone.
  static var today: CivilTime {
    CaptureTime(modified: Int64(Date().timeIntervalSince1970)).civil
  }
}
