import PholioCatalog
import PholioImaging
import PholioLayout
package import SystemPackage

/// A sheet that was written.
package struct WrittenSheet: Sendable, Encodable {
  package var path: String
  package var width: Int
  package var height: Int
  package var bytes: Int
  package var photos: Int
  /// What to know about single photos, a line each.
  package var notes: [String]
}

extension Library {
  /// Composes a gallery's contact sheet and puts it at `path`, whole or not at all. The same gallery, photos and options
  /// give the same bytes.
  ///
  /// - Parameters:
  ///   - jobs: How many pictures are made at once.
  ///   - isDryRun: Only say what would be written.
  ///   - progress: Called after each picture.
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`; `FileError` for a path that can't be written.
  package func writeSheet(
    of name: String, to path: FilePath, _ options: SheetOptions, jobs: Int,
    isDryRun: Bool = false, progress: (ImportProgress) -> Void = { _ in }
  ) throws -> WrittenSheet {
    let (gallery, photos) = try catalog.read { tx in
      let gallery = try tx.requireGallery(name)
      return (gallery, try tx.sheetPhotos(of: gallery, options))
    }
    guard !photos.isEmpty else { throw SheetError.emptyGallery(name) }
    try requireNoOriginal(at: path)
    let hasWords = options.caption != nil || options.title != nil
    let text = hasWords ? try SheetText(options) : nil
    let plan = try SheetPlan(
      options, count: photos.count, cap: options.cap ?? gallery.cap, lineHeights: text?.lineHeights ?? (0, 0))
    var notes: [String] = []
    var byteCount = 0
    func sheet() -> WrittenSheet {
      WrittenSheet(
        path: path.string, width: plan.size.width, height: plan.size.height, bytes: byteCount,
        photos: photos.count, notes: notes)
    }
    if isDryRun { return sheet() }
    try AtomicFile.write(to: path, durability: .full) { file in
      let writer = try JPEGWriter(size: plan.size, quality: options.quality, icc: SRGBProfile.icc) { bytes in
        byteCount += bytes.count
        try file.writeAll(bytes)
      }
      var composer = try SheetComposer(plan, text: text, writer: writer)
      var cells = photos.indices.makeIterator()
      var drawn = 0
      try OrderedPipeline.run(
        jobs: jobs,
        next: {
          if let signal = StopSignal.current { throw Interruption(signal: signal) }
          return cells.next()
        },
        work: { [thumbnails] index in
          let box = plan.pictureBox(of: CellIndex(index))
          return photos[index].picture(
            within: PixelSize(width: box.width, height: box.height), thumbnails: thumbnails)
        },
        deliver: { picture in
          if let note = picture.note { notes.append(note) }
          try composer.draw(picture, caption: photos[drawn].caption, in: CellIndex(drawn))
          drawn += 1
          progress(ImportProgress(done: drawn, total: photos.count))
        })
      try composer.finish()
    }
    return sheet()
  }
}

/// SIGINT or SIGTERM came before the work was done.
package struct Interruption: Error {
  package var signal: Int32
}

extension Library {
  /// Originals are never written, not even where somebody names one as the output.
  fileprivate func requireNoOriginal(at path: FilePath) throws {
    for path in [path, SystemCall.resolved(path) ?? path] {
      let name = FilePath(root: nil, path.components.suffix(1)).byteString
      let location = FileLocation(folder: path.removingLastComponent().byteString, name: name)
      if try catalog.read({ try $0.isOriginal(location) }) { throw SheetError.isOriginal(path.string) }
    }
  }
}

extension CatalogTransaction {
  fileprivate func sheetPhotos(of gallery: Gallery, _ options: SheetOptions) throws -> [SheetPhoto] {
    var photos: [SheetPhoto] = []
    try forEachPhoto(in: gallery.id) { placed in
      let record = PhotoRecord(placed)
      photos.append(
        SheetPhoto(
          content: placed.photo.content,
          caption: options.caption?.text(for: record) ?? record.location?.name.shown ?? "",
          files: placed.files))
    }
    return photos
  }
}
