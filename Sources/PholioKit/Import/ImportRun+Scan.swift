import Glibc
import PholioCatalog
import SystemPackage

/// Walking and comparing: which files have to be read.
extension ImportRun {
  /// A file met on the walk, its folder, and what it is.
  struct MetFile {
    var folder: ByteString
    var difference: Difference
    var isAmongUnsupported: Bool
  }

  /// A listing and what the catalog knows of its folder.
  private struct Comparison {
    var listing: FolderListing
    var folder: KnownFolder?
    var fileSystem: String?
    var differences: [Difference]
    var holdsUnsupported: Bool

    /// Whether another disk than before is at the folder's path: its files tell nothing of those that were there.
    var isElsewhere: Bool {
      guard let before = folder?.fileSystem, let fileSystem else { return false }
      return before != fileSystem
    }

    /// Whether some file has to be read.
    var holdsNew: Bool { differences.contains { if case .toRead = $0 { true } else { false } } }

    /// Photos' files that are not there, but were when the last import came by.
    var missing: [KnownFile] {
      differences.compactMap { difference in
        guard case .gone(let file) = difference, file.photo != nil, !file.isGone else { return nil }
        return file
      }
    }
  }

  /// How many files are compared in one go: a transaction for each folder would take longer than to walk it.
  private static let comparedAtOnce = 2000

  /// The next file that has to be read; on the way to it, the others are counted.
  func nextToRead() throws -> FileToRead? {
    while !cancellation.isCancelled {
      if let met = ahead.popLast() {
        if let file = count(met) { return file }
      } else if try !scan() {
        return nil
      }
    }
    return nil
  }

  /// Walks on and compares what is met with what is known.
  ///
  /// - Returns: false at the end of the walk.
  private func scan() throws -> Bool {
    var listings: [FolderListing] = []
    var count = 0
    while count < Self.comparedAtOnce, let listing = walk.next() {
      listings.append(listing)
      count += listing.files.count + 1
    }
    guard !listings.isEmpty else { return false }
    let comparisons = try library.catalog.read { tx in try listings.map { try compare($0, tx) } }
    for comparison in comparisons {
      scanned.append(ScannedFolder(comparison.listing))
      try recordPresence(comparison)
    }
    for comparison in comparisons.reversed() {
      let folder = comparison.listing.folder.byteString
      for difference in comparison.differences.reversed() {
        ahead.append(
          MetFile(
            folder: folder, difference: comparison.isElsewhere ? difference.withoutPhoto : difference,
            isAmongUnsupported: comparison.holdsUnsupported))
      }
    }
    return true
  }

  private func compare(_ listing: FolderListing, _ tx: CatalogTransaction) throws -> Comparison {
    let folder = try tx.files.knownFolder(listing.folder.byteString)
    let known = try folder.map {
      options.copies ? try keptCopies(from: $0, tx) : try tx.files.known(in: $0.id)
    }
    return Comparison(
      listing: listing, folder: folder,
      fileSystem: listing.device.flatMap { fileSystems.name(of: $0, at: listing.folder) },
      differences: listing.failure == nil ? difference(seen: listing.files, known: known ?? []) : [],
      holdsUnsupported: known?.contains { if case .unsupported = $0.outcome { true } else { false } } ?? false
    )
  }

  /// The files of a card whose photos are in the library: a copy that is no longer there is made again.
  private func keptCopies(from folder: KnownFolder, _ tx: CatalogTransaction) throws -> [KnownFile] {
    try tx.files.copied(in: folder.id).filter { file in
      try file.photo.map { try tx.files.hasFile(of: $0) { FileState(of: $0, stamp: $1) == .there } } ?? true
    }
  }

  /// Counts a file that need not be read; gives it back if it must.
  private func count(_ met: MetFile) -> FileToRead? {
    if case .gone = met.difference { return nil }
    report.seen += 1
    defer { progress(WorkProgress(done: report.seen, total: total)) }
    switch met.difference {
    case .toRead(let file, let known):
      if isTooYoung(file) {
        report.waiting += 1
        return nil
      }
      return FileToRead(
        location: FileLocation(folder: met.folder, name: file.name),
        // What turns up where a photo was gone is another photo.
        // On a card, too: what was copied from that path stays what it is.
        known: known.map { $0.isGone || options.copies ? $0.withoutPhoto : $0 },
        isAmongUnsupported: met.isAmongUnsupported)
    case .same(let file):
      switch file.outcome {
      case .photo: report.known += 1
      case .problem(let reason):
        let path = FileLocation(folder: met.folder, name: file.name).path
        report.problems.append(.init(path: path, reason: reason, isNew: false))
      case .unsupported(let type): report.countUnsupported(type)
      case .ignored: report.ignored += 1
      }
    case .ignored: report.ignored += 1
    case .gone: break
    }
    return nil
  }

  /// By this machine's own clock: a camera's, which may be wrong, sets the modification time only. A time that lies a
  /// little ahead is a file server's.
  private func isTooYoung(_ file: SeenFile) -> Bool {
    guard options.minimumAge > 0 else { return false }
    return abs(Double(timespec.now.nanoseconds - file.touched) / 1e9) < options.minimumAge
  }
}

/// What the absence of files means.
extension ImportRun {
  /// Records which known files are there no more, and which are there again. An empty root tells nothing, nor does
  /// another disk: its own may not be mounted. Both are problems, new only once.
  private func recordPresence(_ comparison: Comparison) throws {
    let listing = comparison.listing
    let path = listing.folder.byteString
    if let failure = listing.failure { return try tell("\(failure)", of: listing.folder) }
    guard listing.isWhole, !options.copies else { return }
    if listing.isEmptyRoot {
      let isMissed = try library.catalog.read {
        try !$0.files.folders(atOrUnder: path, withPhotos: true).isEmpty
      }
      return try tell(
        isMissed ? "empty, though it was not: nothing in it counts as gone" : nil, of: listing.folder)
    }
    let missing = comparison.missing
    if comparison.isElsewhere && !missing.isEmpty {
      // What is new there makes the folder that disk's: when the first one is back, it is another disk again, and none
      // of its photos is taken for an edit of these.
      if let name = comparison.fileSystem, comparison.holdsNew { newFileSystems.append((path, name)) }
      return try tell(
        """
        on another file system than before: \(missing.count) of its files are not there, and do not count as gone \
        ('pholio prune' forgets them)
        """, of: listing.folder)
    }
    if let name = comparison.fileSystem, name != comparison.folder?.fileSystem {
      newFileSystems.append((path, name))
    }
    try tell(nil, of: listing.folder)
    let back = comparison.differences.compactMap { difference -> KnownFile? in
      guard case .same(let file) = difference, file.isGone else { return nil }
      return file
    }
    guard let folder = comparison.folder, !missing.isEmpty || !back.isEmpty else { return }
    try library.catalog.write { tx in
      for file in missing { try tx.files.setGone(true, file.name, in: folder.id) }
      for file in back { try tx.files.setGone(false, file.name, in: folder.id) }
    }
  }

  /// Makes a reason a problem of a folder, under its own path; nil: there is none any more.
  private func tell(_ reason: String?, of folder: FilePath) throws {
    let path = folder.byteString
    if let reason {
      report.seen += 1
      report.problems.append(.init(path: path, reason: reason, isNew: folderProblems[path] != reason))
    }
    guard folderProblems[path] != reason else { return }
    folderProblems[path] = reason
    let location = FileLocation(folder: folder.removingLastComponent().byteString, name: folder.name)
    guard !location.name.bytes.isEmpty else { return }
    try library.catalog.write { try $0.files.setProblem(reason, ofFolder: location) }
  }

  /// Folders that are there no more: so are their files, if the disk they were on is.
  func recordMissingFolders() throws {
    guard !options.copies else { return }
    let met = Set(scanned.map(\.path))
    for root in Set(options.paths) {
      let missing = try library.catalog.read { tx in
        try tx.files.folders(atOrUnder: root.byteString, withPhotos: true).filter { folder in
          guard !met.contains(folder.path) else { return false }
          let path = FilePath(folder.path)
          return try SystemCall.isMissing(path)
            && !isOnMissingDisk(path, before: folder.fileSystem, root: root)
        }
      }
      guard !missing.isEmpty else { continue }
      try library.catalog.write { tx in
        for folder in missing { try tx.files.setAllGone(in: folder.id) }
      }
    }
  }

  /// Whether the nearest folder that is still there lies on another file system than the missing one did, or is a root
  /// with nothing in it.
  private func isOnMissingDisk(_ path: FilePath, before: String?, root: FilePath) throws -> Bool {
    var above = path.removingLastComponent()
    while SystemCall.isMissing(above), !above.components.isEmpty { above.removeLastComponent() }
    if folderProblems[root.byteString] != nil { return true }
    guard let before, let status = try? SystemCall.status(above, followingLinks: true) else { return false }
    return fileSystems.name(of: FileIdentity(status).device, at: above) != before
  }
}

extension Difference {
  /// The same, of a file that may not be the one that was known at this path.
  fileprivate var withoutPhoto: Difference {
    guard case .toRead(let file, let known) = self else { return self }
    return .toRead(file, known: known?.withoutPhoto)
  }
}
