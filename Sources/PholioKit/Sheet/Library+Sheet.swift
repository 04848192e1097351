import PholioCatalog
package import SystemPackage

/// Which sheet is to be made, and what is to be written where.
package struct SheetOrder: Sendable {
  /// Nil: the portfolio, a cell a gallery.
  package var gallery: String?
  package var options: SheetOptions
  /// Nil: all.
  package var pages: PageRange?
  /// How many pictures are made at once.
  package var jobs: Int

  package var output: FilePath
  /// What kind of file the output is.
  package var kind: any SheetOutput
  /// Files that have all pages in them, besides.
  package var bound: [(path: FilePath, kind: any BoundSheetOutput)] = []
  /// Where to write the pages' maps, too.
  package var mapFile: FilePath?
  /// Whether pages carry their maps.
  package var withMap = true
  /// Tell where each photo lies.
  package var withFrames = false
  /// Only say what would be written.
  package var isDryRun = false

  package init(
    gallery: String?, output: FilePath, as kind: any SheetOutput = SheetOutputs.usual, options: SheetOptions,
    jobs: Int
  ) {
    self.gallery = gallery
    self.output = output
    self.kind = kind
    self.options = options
    self.jobs = jobs
  }
}

extension Library {
  /// Composes the contact sheet of a gallery or of the portfolio and writes its files, each whole or not at
  /// all. The same gallery, photos and options give the same bytes; a file that has these bytes already is
  /// left as it is.
  ///
  /// - Parameter progress: Called after each picture, or each page.
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`, `Interruption`; `FileError` for a
  ///   path that can't be written.
  package func sheet(
    _ order: SheetOrder, cancellation: Cancellation = Cancellation(),
    progress: (WorkProgress) -> Void = { _ in }
  ) throws -> WrittenSheet {
    let sheet = try layOutSheet(
      of: order.gallery, order.options, pages: order.pages, as: order.kind, jobs: order.jobs)
    let writer = try SheetWriter(sheet, order, cancellation: cancellation)
    try requireWritable(writer.targets)
    if !order.isDryRun {
      // What a killed run left beside its files.
      for folder in Set(writer.targets.map { $0.removingLastComponent() }) {
        AtomicFile.removeLeftovers(beside: folder.appending("sheet"))
      }
    }
    return try writer.write(progress: progress)
  }

  /// Lays out the sheet of a gallery, or of the portfolio where none is named, to be looked at page by page.
  ///
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`.
  package func prepareSheet(of gallery: String?, _ options: SheetOptions) throws -> PreparedSheet {
    PreparedSheet(try layOutSheet(of: gallery, options, pages: nil, as: SheetOutputs.usual, jobs: 1))
  }

  private func layOutSheet(
    of gallery: String?, _ options: SheetOptions, pages: PageRange?, as kind: any SheetOutput, jobs: Int
  ) throws -> Sheet {
    let content = try sheetContent(of: gallery, photosEach: options.stacks ? CellStack.depth : 1)
    return try Sheet(
      of: gallery, content, options, pages: pages, as: kind, jobs: jobs, thumbnails: thumbnails)
  }

  /// - Throws: `SheetError` for files that are one, or that hold something that can't be made again.
  private func requireWritable(_ files: [FilePath]) throws {
    var targets: Set<FilePath> = []
    for file in files {
      let target = SystemCall.target(of: file)
      if !targets.insert(target).inserted { throw SheetError.sameFile(file.string) }
      if target.starts(with: SystemCall.resolved(folder) ?? folder) {
        throw SheetError.isInLibrary(file.string)
      }
      if try isOriginal(file) { throw SheetError.isOriginal(file.string) }
    }
  }

  /// Whether this is, by the name given or by where it leads, a photo's file: originals are never written,
  /// not even where somebody names one as the output.
  func isOriginal(_ path: FilePath) throws -> Bool {
    try [path, SystemCall.target(of: path)].contains { path in
      let name = path.name
      let location = FileLocation(folder: path.removingLastComponent().byteString, name: name)
      return try catalog.read { try $0.files.isOriginal(location) }
    }
  }
}
