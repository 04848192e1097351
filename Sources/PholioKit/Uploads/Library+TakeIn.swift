package import PholioCatalog
package import PholioDisk
import PholioImport
import PholioLayout
import PholioLibrary
import SystemPackage

/// What became of an upload's files.
package struct UploadResult: Sendable {
  /// A file whose photo the library had before, or that came twice.
  package struct Duplicate: Sendable {
    package var name: ByteString
    /// Whether the gallery had it, too.
    package var isInGallery: Bool
  }

  /// A file that was not taken in.
  package struct Problem: Sendable {
    package var name: ByteString
    package var reason: String
  }

  package var outcome: ChangeOutcome
  /// How many photos came into the gallery.
  package var added: Int
  package var duplicates: [Duplicate]
  package var problems: [Problem]
}

extension Library {
  /// Copies an upload's files into the library as `import --copy` does, and puts their photos into a gallery:
  /// as one change that can be undone. They stay in the library then.
  ///
  /// - Parameters:
  ///   - before: The photo before which they come, if it is in the gallery; otherwise they come where the
  ///     gallery's policy says.
  ///   - wait: How many seconds to wait for the end of another import.
  ///   - jobs: How many files are read at once.
  /// - Throws: `OrderError.locked`, `ArrangeError.unknownGallery`, and then nothing was done;
  ///   `LibraryError.importing`; `FileError`, `CatalogError`; `Interruption`.
  package func takeIn(
    _ upload: UploadFolder, into id: GalleryID, before: PhotoID? = nil, wait: Double = 0, jobs: Int,
    cancellation: Cancellation = Cancellation()
  ) throws -> UploadResult {
    _ = try catalog.read { try $0.requireUnlocked(id) }
    return try importing(waiting: wait, cancellation: cancellation) {
      var problems = try UploadedFiles(folder: upload.path, formats: formats).removeOthers()
      let lastKnown = try catalog.read { try $0.photos.lastID() }
      var options = ImportOptions(paths: [upload.path], jobs: jobs)
      options.division = .nowhere
      options.copies = true
      let report = try importPhotos(options, cancellation: cancellation)
      try cancellation.check()
      problems += report.refusals
      return try catalog.write { tx in
        try tx.place(from: upload.path, into: id, before: before, lastKnown: lastKnown, problems)
      }
    }
  }

  /// Forgets where uploads were that are gone: their photos are in the library.
  package func forgetUploads() throws {
    let path = folder.appending("uploads").byteString
    let gone = try catalog.read { try $0.files.folders(atOrUnder: path) }.map(\.path)
      .filter { SystemCall.lacksFolder(FilePath($0)) }
    if gone.isEmpty { return }
    try catalog.write { tx in for path in gone { try tx.files.forgetSources(atOrUnder: path) } }
  }
}

extension CatalogTransaction {
  /// - Throws: `OrderError.locked`; `ArrangeError.unknownGallery`.
  fileprivate func requireUnlocked(_ id: GalleryID) throws -> Gallery {
    let gallery = try requireGallery(id)
    if gallery.isLocked { throw OrderError.locked(gallery: gallery.name) }
    return gallery
  }

  /// Puts what was copied from a folder into a gallery, and forgets the folder.
  ///
  /// - Parameter lastKnown: The greatest id of a photo before.
  fileprivate func place(
    from folder: FilePath, into id: GalleryID, before: PhotoID?, lastKnown: Int64,
    _ problems: [UploadResult.Problem]
  ) throws -> UploadResult {
    _ = try requireUnlocked(id)
    let path = folder.byteString
    let files = try self.files.folder(path).map { try self.files.copied(in: $0) } ?? []
    let list = OrderedList.gallery(id)
    let there = Set(try orders.items(of: list))
    var coming: [ListItem] = []
    var seen: Set<ListItem> = []
    var duplicates: [UploadResult.Duplicate] = []
    for file in files {
      guard let photo = file.photo?.rawValue else { continue }
      let isFirst = seen.insert(photo).inserted
      if isFirst, !there.contains(photo) { coming.append(photo) }
      if !isFirst || photo <= lastKnown {
        duplicates.append(.init(name: file.name, isInGallery: !isFirst || there.contains(photo)))
      }
    }
    let offered = try imports.photosToOffer(of: PhotoSet(coming), to: id)
    var edit = try orders.fill(id, with: PhotoSet(coming))
    // Of those that were taken out before, no import thinks; a person who brings them wants them.
    let others = Set(coming).subtracting(offered.map(\.rawValue))
    let back = coming.filter(others.contains)
    if !back.isEmpty { edit += try orders.insert(back, at: nil, into: id) }
    let added = edit.movedCount
    let placed = try orders.items(of: list).filter { !there.contains($0) }
    if let before, there.contains(before.rawValue), !placed.isEmpty {
      edit += try orders.move(placed, to: .before(before.rawValue), in: list)
    }
    try self.files.forgetSources(atOrUnder: path)
    let summary = added == 1 ? "add a photo" : "add \(added) photos"
    return UploadResult(
      outcome: try ChangeOutcome(recording: edit, summary, about: list, touching: [list], self),
      added: added, duplicates: duplicates, problems: problems)
  }
}

extension ImportReport {
  /// The files that are no photos of the library now, each once.
  fileprivate var refusals: [UploadResult.Problem] {
    var seen: Set<ByteString> = []
    let notes = problems + (left ?? [])
    return notes.filter { seen.insert($0.path).inserted }.map {
      UploadResult.Problem(name: FileLocation(path: $0.path).name, reason: $0.reason)
    }
  }
}
