import PholioCatalog
import PholioDisk
import PholioImaging
import PholioLibrary
import SystemPackage

/// What the catalog knows of some folders of cards and phones: files count that were copied from there. If a
/// copy is gone, or is not what it was, the file is copied again. Nothing counts in a folder that was also
/// imported itself: its file system is that of its photos, and not of what was copied.
struct KnownCards {
  private struct Entry {
    var folder: KnownFolder
    /// In byte order of names.
    var files: [KnownFile]
  }

  private var entries: [ByteString: Entry] = [:]

  /// - Parameters:
  ///   - sources: What is imported.
  ///   - asksReaders: Whether to look which photos an older reader has read.
  init(_ listings: [FolderListing], in catalog: Catalog, copiedFrom sources: CardSources, asksReaders: Bool)
    throws
  {
    var copies = KnownCopies()
    entries = try catalog.read { tx in
      var entries: [ByteString: Entry] = [:]
      for listing in listings {
        let path = listing.folder.byteString
        guard let folder = try tx.files.knownFolder(path) else { continue }
        if try tx.files.hasPhotos(folder.id) {
          entries[path] = Entry(folder: folder, files: [])
          continue
        }
        var files = try tx.files.copied(in: folder.id)
        if asksReaders { try files.markReadBefore(tx) }
        entries[path] = Entry(folder: folder, files: files)
        try copies.add(folder, files, tx)
      }
      return entries
    }
    for path in entries.keys {
      if let files = entries[path]?.files { entries[path]?.files = copies.known(files, in: path, sources) }
    }
  }

  /// Compares a folder's files with these.
  func compare(_ listing: FolderListing, fileSystem: String?, by formats: OriginalFormats) -> FolderComparison
  {
    var comparison = FolderComparison(listing, fileSystem: fileSystem)
    let entry = entries[listing.folder.byteString]
    comparison.folder = entry?.folder
    // What was copied from another card at this path tells nothing of this one.
    let files = comparison.newFileSystem == nil ? entry?.files : nil
    comparison.compare(with: files ?? [], by: formats, names: nil)
    return comparison
  }
}

extension [KnownFile] {
  /// Marks those whose photos an older reader has read.
  mutating func markReadBefore(_ tx: CatalogTransaction) throws {
    let photos = try tx.photos.readBefore(PhotoMetadata.version, of: compactMap(\.photo))
    for index in indices where self[index].outcome == .photo {
      self[index].isReadBefore = self[index].photo.map { photos.contains($0) } ?? false
    }
  }
}

/// A file on a card that was copied by an earlier import.
struct KnownCardFile: Sendable {
  var path: ByteString
  var copy: KnownFile.Copy

  /// What is to be said if none of its copies has its content any more, as the disk has them.
  ///
  /// - Throws: `Interruption`.
  func damage(_ cancellation: Cancellation) throws -> ImportReport.Note? {
    for location in copy.locations {
      if try OriginalsStore.digest(of: FilePath(location.path), cancellation) == copy.digest { return nil }
    }
    let paths = copy.locations.map(\.path.shown).joined(separator: ", ")
    return ImportReport.Note(
      path: path, reason: "its copy in the library is damaged: \(paths)", isNew: true)
  }
}
