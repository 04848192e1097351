package import PholioCatalog
package import PholioDisk
package import PholioLibrary
package import PholioSheets
package import SystemPackage

/// A sheet to make, and its files.
package struct SheetOrder: Sendable {
  /// The portfolio's sheet has a cell for each gallery.
  package var list: ListReference
  package var look: SheetLook
  /// The photos on it, in the order of their mention; nil: all. Not for the portfolio's.
  package var only: Selection?
  /// Nil: all.
  package var pages: PageRange?
  package var files: SheetFiles
  /// For words, if they are being loaded.
  private(set) var fonts: TextRendererPool?

  package init(
    of list: ListReference, output: FilePath, as kind: any SheetOutput = SheetOutputs.default,
    look: SheetLook,
    jobs: Int
  ) {
    self.list = list
    self.look = look
    files = SheetFiles(output, as: kind, jobs: jobs)
  }

  /// Begins to load what words need, if there are any: to be called before the library is opened, which takes
  /// about as long.
  package mutating func beginLoadingFonts() {
    guard let options = try? look.options(isOfGalleries: list.name == .portfolio), options.hasWords else {
      return
    }
    fonts = TextRendererPool.beginLoading(family: options.font)
  }
}

extension Library {
  /// Composes the contact sheet of a gallery or of the portfolio and writes its files, each whole or not at
  /// all. The same gallery, photos and options give the same bytes; a file that has them already is left
  /// alone.
  ///
  /// - Parameter progress: Called after each picture, or each page.
  /// - Throws: `PresetError`, `SheetOptionError`, `LibraryError.unknownGallery`, `SelectionError`,
  ///   `SheetError`, `TextError`, `Interruption`; `FileError` for a path that can't be written.
  package func sheet(
    _ order: SheetOrder, cancellation: Cancellation = Cancellation(),
    progress: (WorkProgress) -> Void = { _ in }
  ) throws -> WrittenSheet {
    let sheet = try layOutSheet(
      of: order.list, order.look, only: order.only.map { .selection($0) }, pages: order.pages,
      as: order.files.kind,
      jobs: order.files.jobs, fonts: order.fonts, cancellation: cancellation)
    let writer = try SheetWriter(sheet, order.files, cancellation: cancellation)
    try requireWritable(writer.targets, cancellation)
    if !order.files.isDryRun {
      // Removes what a killed run left beside its files.
      for folder in Set(writer.targets.map { $0.removingLastComponent() }) {
        AtomicFile.removeLeftovers(beside: folder.appending("sheet"))
      }
    }
    return try writer.write(progress: progress)
  }

  /// Lays out the sheet of a gallery or of the portfolio, to be looked at page by page.
  ///
  /// - Parameter only: These photos of the gallery, in its order; nil: all. Not for the portfolio's.
  /// - Throws: What `sheet` throws, but for writing; `ArrangeError` for photos that are not in the gallery.
  package func prepareSheet(
    of list: ListReference, _ look: SheetLook, only: [ListItem]? = nil,
    cancellation: Cancellation = Cancellation()
  ) throws -> PreparedSheet {
    return PreparedSheet(
      try layOutSheet(
        of: list, look, only: only.map { .items($0) }, pages: nil, as: SheetOutputs.default, jobs: 1,
        cancellation: cancellation))
  }

  func layOutSheet(
    of list: ListReference, _ look: SheetLook, only: PhotoReference? = nil, pages: PageRange?,
    as kind: any SheetOutput, jobs: Int, fonts: TextRendererPool? = nil, cancellation: Cancellation
  ) throws -> Sheet {
    let options = try look.options(isOfGalleries: list.name == .portfolio)
    let content = try sheetContent(
      of: list, only: only, photosEach: options.stacks ? CellStack.depth : 1, cancellation)
    return try Sheet(
      content, options, pages: pages, as: kind, jobs: jobs, fonts: fonts, formats: formats,
      cancellation: cancellation)
  }

  /// - Throws: `SheetError` if two files are one, or one is a photo's or the library's; `Interruption`.
  private func requireWritable(_ files: [FilePath], _ cancellation: Cancellation) throws {
    var targets: Set<FilePath> = []
    for file in files {
      try cancellation.check()
      let target = SystemCall.target(of: file)
      if !targets.insert(target).inserted { throw SheetError.sameFile(file.string) }
      if target.starts(with: SystemCall.resolved(folder) ?? folder) {
        throw SheetError.isInLibrary(file.string)
      }
      if try isOriginal(file) { throw SheetError.isOriginal(file.string) }
    }
  }

  /// Whether this is a photo's file, by its name or through links: originals are never written, even if one
  /// is named as the output.
  func isOriginal(_ path: FilePath) throws -> Bool {
    try [path, SystemCall.target(of: path)].contains { path in
      let name = path.name
      let location = FileLocation(folder: path.removingLastComponent().byteString, name: name)
      return try catalog.read { try $0.files.isOriginal(location) }
    }
  }
}
