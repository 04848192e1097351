import Glibc
import PholioCatalog
import PholioDisk
import PholioImaging
import PholioLibrary
import SystemPackage

/// The first two stages of an import: walks, and compares files with the catalog. It gives out the files that
/// have to be read, and counts all others.
struct ImportScan {
  /// A compared file, and its folder.
  struct ComparedFile {
    var folder: ByteString
    var difference: Difference
    var isAmongUnsupported: Bool
    var isNamed: Bool
    var raws: [ByteString]
  }

  /// How many files are compared at once: a transaction for each folder would take longer than the walk. More
  /// while nothing has to be read, fewer while files wait for workers.
  private static let comparedAtOnce = 2000...32_000

  let options: ImportOptions
  let catalog: Catalog
  let rules: ImportRules
  /// For copies.
  let sources: CardSources?
  private let progress: (WorkProgress) -> Void
  let cancellation: Cancellation
  private let total: Int?
  /// Whether older readers have read facts and words of any photo.
  let hasPhotosToReadAgain: Bool

  private var walk: FolderWalk
  /// For copies: the walk from its beginning, and what the folders of the cards had when they were listed.
  let cardWalk: FolderWalk?
  var listed: [ByteString: Int] = [:]
  private var batchSize = Self.comparedAtOnce.lowerBound
  /// Files still to be handled, the last first; those of a card that go together.
  var ahead: [[ComparedFile]] = []
  private var comparedCount = 0
  var fileSystems = FileSystems()
  var tally = ImportTally()
  /// For copies: what was not copied.
  private(set) var left: [ImportReport.Note] = []
  /// Known files on a card: nobody has read their copies yet.
  private(set) var copies: [KnownCardFile] = []
  /// Folders' problems: those of the last imports, and of this one.
  var folderProblems: [ByteString: FolderProblem.Kind]
  /// Not yet recorded.
  var presence = Presence()
  /// The folders that were walked through.
  private(set) var folders: [ScannedFolder] = []
  /// Folders with a newly known file system.
  var newFileSystems: [(folder: ByteString, name: String)] = []

  /// - Parameter counting: Whether to count the files first.
  /// - Throws: `FileError` for a path that can't be read; `CatalogError`.
  init(
    _ library: Library, _ options: ImportOptions, counting: Bool, cancellation: Cancellation,
    progress: @escaping (WorkProgress) -> Void
  ) throws {
    self.options = options
    self.progress = progress
    self.cancellation = cancellation
    catalog = library.catalog
    rules = ImportRules(library.formats)
    sources = options.copies ? CardSources(options.paths, library: library.folder) : nil
    walk = try FolderWalk(
      options.paths, skipping: library.folder, followingLinks: options.followsLinks,
      takingJunk: options.takesJunk, cancellation: cancellation)
    cardWalk = options.copies ? walk : nil
    total = counting ? walk.countOfFiles() : nil
    (folderProblems, hasPhotosToReadAgain) = try catalog.read { tx in
      (try tx.files.folderProblems(), try tx.photos.hasPhotosReadBelow(PhotoMetadata.version))
    }
  }

  /// The next file that has to be read, on a card with those of its stem; files before it are counted. Nil at
  /// the end, or once the import has to stop.
  mutating func next() throws -> [FileToRead]? {
    while !cancellation.isCancelled {
      if let compared = ahead.popLast() {
        let files = try asRead(compared).compactMap { dispatch($0) }
        if !files.isEmpty { return files }
      } else if try !loadBatch() {
        return nil
      }
    }
    return nil
  }

  /// Walks on, and compares files with the catalog.
  ///
  /// - Returns: False at the end of the walk, or once the import has to stop.
  private mutating func loadBatch() throws -> Bool {
    var listings: [FolderListing] = []
    var count = 0
    while count < batchSize, let listing = walk.next() {
      listings.append(listing)
      count += listing.files.count + 1
    }
    guard !listings.isEmpty, !cancellation.isCancelled else { return false }
    let comparisons = try compared(listings)
    if options.copies { try recordCards(comparisons) }
    for comparison in comparisons {
      folders.append(ScannedFolder(comparison.listing))
      countUnchanged(comparison)
      try notePresence(comparison)
      tally.junk += comparison.listing.passedOver.count { $0.exclusion?.isJunk == true }
      if options.copies {
        noteLeft(comparison.listing)
        listed[comparison.listing.folder.byteString] = comparison.listing.fingerprint
      }
    }
    try recordPresence()
    for comparison in comparisons.reversed() {
      if options.copies {
        addGroups(comparison)
        continue
      }
      // A folder's companions come after the files of their photos.
      for isJoining in [true, false] { add(comparison, joining: isJoining) }
    }
    let sizes = Self.comparedAtOnce
    batchSize = ahead.isEmpty ? min(2 * batchSize, sizes.upperBound) : sizes.lowerBound
    return true
  }

  private mutating func compared(_ listings: [FolderListing]) throws -> [FolderComparison] {
    let systems = listings.map { listing in
      listing.device.flatMap { fileSystems.name(of: $0, at: listing.folder) }
    }
    if let sources {
      let known = try KnownCards(
        listings, in: catalog, copiedFrom: sources, asksReaders: hasPhotosToReadAgain)
      return zip(listings, systems).map {
        known.compare($0, fileSystem: $1, by: rules.formats)
      }
    }
    var comparisons = zip(listings, systems).map { FolderComparison($0, fileSystem: $1) }
    let left = try catalog.read { tx in
      try comparisons.indices.filter { try !comparisons[$0].isAsFound(tx, by: rules) }
    }
    let new = left.filter { comparisons[$0].folder == nil }
    for index in new { comparisons[index].compareAsNew(by: rules) }
    guard new.count < left.count else { return comparisons }
    // What is found is kept with the rows that it was found by: nobody else writes to them in between.
    try catalog.write { tx in
      for index in left where comparisons[index].folder != nil {
        try comparisons[index].compare(tx, by: rules, asksReaders: hasPhotosToReadAgain)
        try comparisons[index].keep(tx, by: rules)
      }
    }
    return comparisons
  }

  private mutating func add(_ comparison: FolderComparison, joining: Bool) {
    for difference in comparison.differences.reversed() where difference.isJoining == joining {
      var raws: [ByteString] = []
      if !comparison.raws.isEmpty, case .toRead(let file, _) = difference {
        raws = comparison.raws[file.name] ?? []
      }
      ahead.append([compared(difference, comparison, raws: raws)])
    }
  }

  func compared(
    _ difference: Difference, _ comparison: FolderComparison, raws: [ByteString] = []
  ) -> ComparedFile {
    ComparedFile(
      folder: comparison.listing.folder.byteString, difference: difference,
      isAmongUnsupported: comparison.holdsUnsupported,
      // A file on a card is copied, whatever it is.
      isNamed: !comparison.listing.isWhole && !options.copies, raws: raws)
  }

  private mutating func countUnchanged(_ comparison: FolderComparison) {
    let (photos, companions) = (comparison.unchanged.photos, comparison.unchanged.companions)
    guard photos + companions > 0 else { return }
    tally.counts[.known] += photos
    tally.counts[.companions] += companions
    comparedCount += photos + companions
    progress(WorkProgress(done: comparedCount, total: total))
  }

  /// Counts a file that need not be read; returns it if it has to be.
  private mutating func dispatch(_ compared: ComparedFile) -> FileToRead? {
    func path(_ name: ByteString) -> ByteString { FileLocation(folder: compared.folder, name: name).path }
    if case .gone(let file) = compared.difference {
      let source = if case .companion(let kind) = file.outcome { kind.source } else { WordSource?.none }
      let place = FilePath(path(file.name))
      if let source, !options.copies, !SystemCall.isMissing(place), SystemCall.lacksFile(place) {
        tally.countProblem(
          "\(source.title) that is no file any more: the photo keeps the words that it has",
          at: path(file.name), isNew: true)
      }
      return nil
    }
    comparedCount += 1
    defer { progress(WorkProgress(done: comparedCount, total: total)) }
    if case .same(let file) = compared.difference, let copy = file.copy {
      copies.append(KnownCardFile(path: path(file.name), copy: copy))
    }
    switch compared.difference {
    case .toRead(let file, let known):
      if isWaiting(file, in: compared.folder) {
        noteLeft(path(file.name), "touched a moment ago (--min-age)")
        return nil
      }
      return toRead(file.name, known, compared, listed: file.stamp)
    case .toJoin(let file, let joining, let known):
      if isWaiting(file, in: compared.folder) { return nil }
      return FileToRead(
        location: FileLocation(folder: compared.folder, name: file.name), known: known, listed: joining.stamp,
        isAmongUnsupported: compared.isAmongUnsupported, isNamed: compared.isNamed, joining: joining)
    case .same(let file) where file.isReadBefore:
      var again = toRead(file.name, file, compared, listed: file.stamp)
      again.photoToReadAgain = file.photo
      return again
    case .same(let file):
      tally.count(file.outcome, at: path(file.name), isNamed: compared.isNamed, isNew: false)
    case .ignored(let file) where file.kind == .passedOver:
      tally.countIgnored(path(file.name))
      if file.exclusion?.isJunk == true { tally.junk += 1 }
      if let reason = file.exclusion?.reason { noteLeft(path(file.name), reason) }
    case .ignored(let file): tally.countOther(path(file.name))
    case .gone: break
    }
    return nil
  }

  private func toRead(
    _ name: ByteString, _ known: KnownFile?, _ compared: ComparedFile, listed: FileStamp?
  ) -> FileToRead {
    FileToRead(
      location: FileLocation(folder: compared.folder, name: name),
      // A file at a missing photo's path is another photo. On a card as well: what was copied from that path
      // stays as it is.
      known: known.map { $0.isGone || options.copies ? $0.withoutPhoto : $0 }, listed: listed,
      isNew: known == nil && !options.copies,
      isAmongUnsupported: compared.isAmongUnsupported, isNamed: compared.isNamed, raws: compared.raws)
  }

  /// Notes what is not copied.
  mutating func noteLeft(_ path: ByteString, _ reason: String) {
    if options.copies { left.append(.init(path: path, reason: reason, isNew: true)) }
  }

  /// Counts a file that a later import has to take.
  private mutating func isWaiting(_ file: SeenFile, in folder: ByteString) -> Bool {
    let isUnfinished =
      !options.unfinished.isEmpty
      && options.unfinished.contains(FileLocation(folder: folder, name: file.name))
    if isUnfinished {
      tally.count(.waiting)
    } else if isTooYoung(file) {
      tally.countWaiting(in: folder)
    } else {
      return false
    }
    return true
  }

  /// By this machine's clock: a camera's, which may be wrong, only sets the modification time. A time
  /// slightly ahead is a file server's.
  func isTooYoung(_ file: SeenFile) -> Bool {
    guard options.minimumAge > 0 else { return false }
    return abs(Double(timespec.now.nanoseconds) - Double(file.touched)) / 1e9 < options.minimumAge
  }
}
