import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// A listing, compared with what the catalog knows of its folder.
struct FolderComparison {
  var listing: FolderListing
  var folder: KnownFolder?
  var fileSystem: String?
  var differences: [Difference] = []
  /// Whether imports have met images of unsupported types in the folder.
  var holdsUnsupported = false
  /// By files that have to be read: RAWs that are photos, or have one, and are the files' companions now.
  var raws: [ByteString: [ByteString]] = [:]

  /// - Parameters:
  ///   - formats: Those that are read now.
  ///   - names: For telling companions; nil: each file is one by itself.
  init(
    _ listing: FolderListing, _ known: KnownFolders.Entry?, fileSystem: String?, formats: OriginalFormats,
    names: FileNames?
  ) {
    self.listing = listing
    self.fileSystem = fileSystem
    folder = known?.folder
    var files = known?.files ?? []
    // What was copied from another card at this path tells nothing of this one.
    if names == nil && newFileSystem != nil { files = [] }
    for index in files.indices where formats.haveCome(for: files[index]) { files[index].stamp = nil }
    holdsUnsupported = files.contains { if case .unsupported = $0.outcome { true } else { false } }
    differences = listing.failure == nil ? difference(seen: listing.files, known: files) : []
    if isElsewhere { differences = differences.map(\.withoutPhoto) }
    if let names { join(by: names) }
  }

  /// Whether another disk is at the folder's path: its files tell nothing of the former ones.
  var isElsewhere: Bool {
    guard let before = folder?.fileSystem, let fileSystem else { return false }
    return before != fileSystem
  }

  /// The folder's file system, unless it is known to be on that.
  var newFileSystem: String? { fileSystem == folder?.fileSystem ? nil : fileSystem }

  /// Whether any file has to be read.
  var holdsNew: Bool { differences.contains { if case .toRead = $0 { true } else { false } } }

  /// Photos' files that are gone, but were there at the last import.
  var missing: [KnownFile] {
    differences.compactMap { difference in
      guard case .gone(let file) = difference, file.isOfPhoto, !file.isGone else { return nil }
      return file
    }
  }

  /// Photos' files that are back.
  var back: [KnownFile] {
    differences.compactMap { difference in
      guard case .same(let file) = difference, file.isGone else { return nil }
      return file
    }
  }
}

extension OriginalFormats {
  /// Whether a file was passed over by a version of this program that did not read its format: it has to be
  /// read again.
  fileprivate func haveCome(for file: KnownFile) -> Bool {
    switch file.outcome {
    case .unsupported(let kind): has(kind: kind)
    case .ignored: format(named: file.name.bytes) != nil
    case .photo, .companion, .problem: false
    }
  }
}

extension Difference {
  /// The same, for a file that may not be the known one.
  fileprivate var withoutPhoto: Difference {
    guard case .toRead(let file, let known) = self else { return self }
    return .toRead(file, known: known?.withoutPhoto)
  }
}

/// What the catalog knows of some folders.
struct KnownFolders {
  struct Entry {
    var folder: KnownFolder
    /// In byte order of names.
    var files: [KnownFile]
  }

  private var entries: [ByteString: Entry] = [:]

  /// - Parameters:
  ///   - sources: For copies, what is imported: files count that were copied from there. If a copy is gone,
  ///     or is not what it was, the file is copied again. Nothing counts in a folder that was also imported
  ///     itself: its file system is that of its photos, and not of what was copied.
  ///   - asksReaders: Whether to look which photos an older reader has read.
  init(_ listings: [FolderListing], in catalog: Catalog, copiedFrom sources: CardSources?, asksReaders: Bool)
    throws
  {
    var copies = KnownCopies()
    entries = try catalog.read { tx in
      var entries: [ByteString: Entry] = [:]
      for listing in listings {
        let path = listing.folder.byteString
        guard let folder = try tx.files.knownFolder(path) else { continue }
        if sources != nil, try tx.files.hasPhotos(folder.id) {
          entries[path] = Entry(folder: folder, files: [])
          continue
        }
        var files =
          sources == nil ? try tx.files.known(in: folder.id) : try tx.files.copied(in: folder.id)
        if asksReaders { try Self.markReadBefore(&files, tx) }
        entries[path] = Entry(folder: folder, files: files)
        if sources != nil { try copies.add(folder, files, tx) }
      }
      return entries
    }
    guard let sources else { return }
    for path in entries.keys {
      if let files = entries[path]?.files { entries[path]?.files = copies.known(files, in: path, sources) }
    }
  }

  private static func markReadBefore(_ files: inout [KnownFile], _ tx: CatalogTransaction) throws {
    let photos = try tx.photos.readBefore(PhotoMetadata.version, of: files.compactMap(\.photo))
    for index in files.indices where files[index].outcome == .photo {
      files[index].isReadBefore = files[index].photo.map { photos.contains($0) } ?? false
    }
  }

  subscript(folder: FilePath) -> Entry? { entries[folder.byteString] }
}
