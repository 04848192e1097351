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
  ///   - progress: Called after each picture.
  /// - Throws: `LibraryError.unknownGallery`, `SheetError`, `TextError`; `FileError` for a path that can't be written.
  package func writeSheet(
    of name: String, to path: FilePath, _ options: SheetOptions, jobs: Int,
    progress: (ImportProgress) -> Void = { _ in }
  ) throws -> WrittenSheet {
    let (gallery, photos) = try catalog.read { tx in
      let gallery = try tx.requireGallery(name)
      return (gallery, try tx.sheetPhotos(of: gallery, options))
    }
    guard !photos.isEmpty else { throw SheetError.emptyGallery(name) }
    let hasWords = options.caption != nil || options.title != nil
    let text = hasWords ? try SheetText(options) : nil
    let plan = try SheetPlan(
      options, count: photos.count, cap: options.cap ?? gallery.cap, lineHeights: text?.lineHeights ?? (0, 0))
    var notes: [String] = []
    var byteCount = 0
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
        next: { cells.next() },
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
    return WrittenSheet(
      path: path.string, width: plan.size.width, height: plan.size.height, bytes: byteCount,
      photos: photos.count,
      notes: notes)
  }
}

extension CatalogTransaction {
  fileprivate func sheetPhotos(of gallery: Gallery, _ options: SheetOptions) throws -> [SheetPhoto] {
    var photos: [SheetPhoto] = []
    try forEachPhoto(in: gallery.id) { placed in
      let record = PhotoRecord(placed)
      photos.append(
        SheetPhoto(
          content: placed.photo.content, caption: options.caption?.text(for: record) ?? "",
          location: record.location))
    }
    return photos
  }
}
