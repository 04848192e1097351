import Foundation
import PholioCatalog
import SystemPackage

/// One import under way: walk, compare, read, record, place.
///
/// Photos are recorded in batches as they are read; galleries get them at the end, all together and sorted. So an import
/// that is killed has lost at most a batch, and the next one places what it left.
///
/// Known files with new content come after all new files, when it is known where the old content has gone: files may
/// have swapped names.
final class ImportRun {
  let library: Library
  let options: ImportOptions
  let reader: PhotoReader
  /// Where photos are copied into the library.
  let copier: PhotoCopier?
  let cancellation: Cancellation
  let progress: (WorkProgress) -> Void

  var walk: FolderWalk
  var total: Int?
  var report = ImportReport()
  /// Files met and compared that are yet to be dealt with, the last first.
  var ahead: [MetFile] = []
  var scanned: [ScannedFolder] = []
  var fileSystems = FileSystems()
  /// What the last imports said of folders.
  var folderProblems: [ByteString: String] = [:]
  /// Folders that are newly known to lie on some file system.
  var newFileSystems: [(folder: ByteString, name: String)] = []
  var batch: [FileReading] = []
  /// What has to wait for the end of the walk.
  var deferred: [FileReading] = []

  /// - Throws: `FileError` for a path that can't be read.
  init(
    _ library: Library, _ options: ImportOptions, cancellation: Cancellation,
    progress: @escaping (WorkProgress) -> Void, counting: Bool
  ) throws {
    self.library = library
    self.options = options
    self.cancellation = cancellation
    self.progress = progress
    let catalog = library.catalog
    reader = PhotoReader(
      thumbnails: library.thumbnails,
      knownThumbnail: { digest in try catalog.read { try $0.photos.thumbnailByteCount(digest) } },
      followsLinks: options.followsLinks, isCancelled: { cancellation.isCancelled })
    copier =
      options.copies ? PhotoCopier(library.originals, catalog: catalog, sources: options.paths) : nil
    walk = try FolderWalk(
      options.paths, skipping: library.folder, followingLinks: options.followsLinks)
    if counting { total = walk.prefix { _ in !cancellation.isCancelled }.reduce(0) { $0 + $1.files.count } }
  }

  /// - Throws: `CatalogError`, `FileError` where the library can't be written.
  func run() throws -> ImportReport {
    let started = Date.now
    try library.catalog.read { tx in
      folderProblems = try tx.files.folderProblems()
      report.lastKnownPhoto = try tx.photos.lastID()
    }
    if options.copies { library.originals.removeTemporaryFiles() }
    let dropped = try OrderedPipeline.run(
      jobs: options.jobs, isStopped: { cancellation.isCancelled },
      next: nextToRead,
      work: { [reader, copier] file in
        Result {
          let reading = try reader.read(file)
          return try copier?.copy(reading) ?? reading
        }
      },
      deliver: { result in try take(result.get()) })
    report.seen -= dropped
    try record()
    if !cancellation.isCancelled {
      try recordDeferred()
      try recordMissingFolders()
    } else {
      dropDeferred()
    }
    try place(stopped: cancellation.isCancelled)
    report.stopSignal = cancellation.signal
    try library.catalog.write { tx in
      for (folder, name) in newFileSystems {
        if let id = try tx.files.folder(folder) { try tx.files.setFileSystem(name, of: id) }
      }
      try tx.imports.addPast(
        PastImport(
          started: started, ended: .now, paths: options.paths.map(\.byteString.shown),
          isStopped: report.stopSignal != nil, counts: report.counts))
    }
    try removeReplacedThumbnails()
    return report
  }

  /// The thumbnails of content that no photo has any more.
  private func removeReplacedThumbnails() throws {
    for digest in report.replacedContent {
      if try library.catalog.read({ try $0.photos.id(digest) == nil }) { library.thumbnails.remove(digest) }
    }
  }
}

extension PhotoCopier {
  /// - Parameter sources: What is being imported.
  fileprivate init(_ originals: OriginalsStore, catalog: Catalog, sources: [FilePath]) {
    self.init(originals: originals) { digest in
      try catalog.read { tx in
        guard let id = try tx.photos.id(digest) else { return nil }
        let isKept = try tx.files.hasFile(of: id) { location, stamp in
          let path = FilePath(location.path)
          return !sources.contains(where: path.starts(with:)) && SystemCall.stamp(path) == stamp
        }
        return Known(taken: try tx.photos.photo(id).taken, isKept: isKept)
      }
    }
  }
}
