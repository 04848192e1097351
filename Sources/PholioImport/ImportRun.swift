import Foundation
import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// One import: walk, compare, read, record, place. Each stage hands values to the next:
///
///     FolderWalk -> FolderListing -> ImportScan -> FileToRead -> PhotoReader -> FileReading ->
///     ImportRecorder
///     all folders walked through -> ImportPlacing, galleries that fill themselves -> the galleries' lines of
///     the report
///
/// From cards and phones, a `CardFetcher` reads the files of a stem together, and a `CardKeeper` names them.
/// Where others have read files, `ClusterReadings` stand in for them: `PhotoReader` takes a reading that fits
/// its file, and opens the file else. Photos are recorded in batches as they are read; galleries get them at
/// the end, all together and sorted.
struct ImportRun {
  let library: Library
  let options: ImportOptions
  /// Whether to count the files first, so that `progress` knows how many there are.
  let counting: Bool
  let cancellation: Cancellation
  let progress: (WorkProgress) -> Void

  /// - Throws: `FileError` for a path that can't be read, before anything is done, or a library that can't be
  ///   written; `CatalogError`.
  package func run() throws -> ImportReport {
    let started = Date.now
    let catalog = library.catalog
    let readings = try readings()
    if readings != nil { try catalog.expectManyPhotos() }
    var scan = try ImportScan(
      library, options, counting: counting, cancellation: cancellation, progress: progress)
    let reader = reader(readings, asksReaders: scan.hasPhotosToReadAgain)
    var queue = FileQueue(readings)
    let fetcher = scan.sources.map { CardFetcher(library, reader, sources: $0, cancellation: cancellation) }
    var keeper = scan.sources.map { _ in CardKeeper(library, cancellation: cancellation) }
    var recorder = try ImportRecorder(catalog, reader: reader)
    if options.copies { library.originals.removeTemporaryFiles(cancellation) }
    do {
      try OrderedPipeline.run(
        jobs: options.jobs, isStopped: { cancellation.isCancelled },
        next: {
          let files = try queue.next { try scan.next() }
          if readings == nil { files?.forEach(reader.readAhead) }
          return files
        },
        work: { files in
          Result<CardGroup, any Error> {
            if let fetcher { return try fetcher.fetch(files) }
            return CardGroup(others: try reader.read(files))
          }
        },
        deliver: { result in
          let group = try result.get()
          for reading in try keeper?.keep(group) ?? group.others { try recorder.take(reading) }
        })
    } catch {
      if options.copies { library.originals.removeTemporaryFiles(Cancellation()) }
      throw error
    }
    let isStopped = cancellation.isCancelled
    let recorded = try recorder.finish(isStopped: isStopped)
    if !isStopped { try scan.recordMissingFolders() }
    let placing = ImportPlacing(
      catalog: catalog, options: options, folders: scan.folders, originals: library.originals.folder,
      isStopped: isStopped, cancellation: cancellation)
    let leftOut = try placing.leftOut()
    let placed = try placing.place()
    // Galleries that fill themselves may ask for them.
    try ImportSignatures(
      catalog: catalog, thumbnails: library.thumbnails, jobs: options.jobs, cancellation: cancellation,
      progress: progress
    ).make()
    let filled = try catalog.write { try $0.fillAll(isStopped: cancellation.isCancelled) }
    var tally = scan.tally
    tally += recorded.tally
    var left = scan.left + (keeper?.left ?? [])
    let isWhole = options.paths.allSatisfy { (try? SystemCall.isFolder($0)) == true }
    let isPromised = options.copies && isWhole && !library.isRehearsal
    let notReadAgain = options.isFast ? scan.copies.count : 0
    if isPromised, left.isEmpty, notReadAgain == 0 { left = try damages(of: scan.copies) }
    if isPromised, left.isEmpty, !cancellation.isCancelled { left = scan.changedFolders() }
    var report = ImportReport(
      tally, galleries: placed + filled, leftOut: leftOut, stopSignal: cancellation.signal)
    report.readings = readings?.counts
    if options.copies { report.setLeft(left, notReadAgain: notReadAgain, isPromised: isPromised) }
    try record(report, started: started, fileSystems: scan.newFileSystems)
    try removeThumbnails(of: recorded.replacedContent)
    return report
  }

  /// Gives the path of each file that an import would open, in the order of its walk. None is opened, but for
  /// what `ClusterReadings` says of them.
  ///
  /// - Returns: Folders that can't be looked through, in byte order of paths.
  /// - Throws: As `run`; what `deliver` throws.
  func listNew(_ deliver: (ByteString) throws -> Void) throws -> [ImportReport.Note] {
    let readings = try readings()
    var scan = try ImportScan(
      library, options, counting: counting, cancellation: cancellation, progress: progress)
    let reader = reader(readings, asksReaders: scan.hasPhotosToReadAgain)
    while let files = try scan.next() {
      for file in files where file.isOpened {
        if try reader.alreadyRead(file) == nil { try deliver(file.location.path) }
      }
    }
    // Those of known files were told by the import that opened them.
    return scan.tally.problems.filter { scan.folderProblems[$0.path] != nil }.sorted { $0.path < $1.path }
  }

  private func readings() throws -> ClusterReadings? {
    try options.readings.map { origin in
      try ClusterReadings(
        from: origin, under: options.paths, thumbnails: options.thumbnails,
        formats: library.formats, cancellation: cancellation)
    }
  }

  /// - Parameter asksReaders: Whether older readers have read facts and words of any photo.
  private func reader(_ readings: ClusterReadings?, asksReaders: Bool) -> PhotoReader {
    let catalog = library.catalog
    return PhotoReader(
      thumbnails: library.thumbnails,
      knownThumbnail: { digest in try catalog.read { try $0.photos.thumbnail(digest) } },
      isReadBefore: { digest in
        guard asksReaders else { return false }
        return try catalog.read { tx in
          guard let photo = try tx.photos.id(digest) else { return false }
          return try !tx.photos.readBefore(PhotoMetadata.version, of: [photo]).isEmpty
        }
      },
      followsLinks: options.followsLinks, formats: library.formats, readings: readings,
      catalog: catalog, cancellation: cancellation)
  }

  /// Reads the copies of files on a card from the disk. What comes after a signal is not read: the import
  /// counts as stopped then.
  private func damages(of copies: [KnownCardFile]) throws -> [ImportReport.Note] {
    var rest = copies[...]
    var damages: [ImportReport.Note] = []
    try OrderedPipeline.run(
      jobs: options.jobs, isStopped: { cancellation.isCancelled },
      next: { rest.popFirst() },
      work: { [cancellation = cancellation] (file: KnownCardFile) -> ImportReport.Note? in
        try? file.damage(cancellation)
      },
      deliver: { if let damage = $0 { damages.append(damage) } })
    return damages
  }

  /// Records the import, and the file systems of its folders.
  private func record(
    _ report: ImportReport, started: Date, fileSystems: [(folder: ByteString, name: String)]
  ) throws {
    let past = PastImport(
      started: started, ended: .now, paths: options.paths.map(\.byteString.shown),
      isStopped: report.stopSignal != nil, counts: report.counts, warnings: report.warnings.count)
    try library.catalog.write { tx in
      for (folder, name) in fileSystems {
        if let id = try tx.files.folder(folder) { try tx.files.setFileSystem(name, of: id) }
      }
      try tx.imports.addPast(past)
    }
  }

  /// Removes thumbnails of content that no photo has any more.
  private func removeThumbnails(of contents: Set<PhotoDigest>) throws {
    let unused = try library.catalog.read { tx in try contents.filter { try tx.photos.id($0) == nil } }
    for digest in unused { library.thumbnails.remove(digest) }
  }
}
