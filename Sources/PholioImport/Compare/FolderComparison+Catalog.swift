import PholioCatalog
import PholioDisk
import PholioImaging
import PholioLibrary
import SystemPackage

/// How much of the catalog is read to compare a folder: next to nothing if it is as an import left it; else
/// row by row, of which only those with news are kept; with companions, all rows together.
extension FolderComparison {
  /// Looks up the folder, and takes what an import found there if nothing has happened since. Then only what
  /// is told again each time is read: files that are no photos.
  ///
  /// - Returns: False if the files have to be compared.
  mutating func isAsFound(_ tx: CatalogTransaction, by rules: ImportRules) throws -> Bool {
    folder = try tx.files.knownFolder(listing.folder.byteString)
    guard let folder, mayBeSettled, let found = try tx.files.listing(of: folder.id),
      found.checksum == listing.files.checksum(by: rules)
    else { return false }
    let others = try tx.files.skippedFiles(in: folder.id).filter { file in
      guard let stamp = file.stamp, let index = listing.files.index(of: file.name) else { return false }
      return listing.files.stamp(at: index) == stamp
    }
    let passedOver = listing.files.passedOver
    guard found.photos + found.companions + others.count + passedOver.count == listing.files.count
    else { return false }
    differences = others.map(Difference.same) + passedOver.map(Difference.ignored)
    unchanged = Unchanged(photos: found.photos, companions: found.companions)
    return true
  }

  /// Compares the files of a folder that the catalog does not know.
  mutating func compareAsNew(by rules: ImportRules) {
    compare(with: [], by: rules.formats, names: rules.names)
  }

  /// Compares the files.
  ///
  /// - Parameter asksReaders: Whether to look which photos an older reader has read.
  mutating func compare(_ tx: CatalogTransaction, by rules: ImportRules, asksReaders: Bool) throws {
    guard let folder, listing.failure == nil else { return }
    if try listing.isWhole && !asksReaders && !mayHoldCompanions(tx, folder, rules.names) {
      return try compareEach(tx, folder, by: rules.formats)
    }
    var files = try tx.files.known(in: folder.id)
    if asksReaders { try files.markReadBefore(tx) }
    compare(with: files, by: rules.formats, names: rules.names)
  }

  private func mayHoldCompanions(
    _ tx: CatalogTransaction, _ folder: KnownFolder, _ names: FileNames
  ) throws -> Bool {
    try tx.files.hasCompanions(folder.id)
      || listing.files.indices.contains { index in
        listing.files.stamp(at: index) != nil
          && listing.files.withName(at: index) { names.sort(of: $0)?.kind } != nil
      }
  }

  /// Compares a folder without companions: both sides are in byte order of names. Photos that are as they
  /// were are only counted.
  private mutating func compareEach(
    _ tx: CatalogTransaction, _ folder: KnownFolder, by formats: OriginalFormats
  ) throws {
    var others = try tx.files.skippedFiles(in: folder.id)[...]
    holdsUnsupported = others.contains(where: \.isUnsupported)
    for index in others.indices where formats.nowReads(others[index]) { others[index].stamp = nil }
    var next = 0
    try tx.files.forEachPhotoFile(in: folder.id) { file in
      try file.withName { name in
        while let other = others.first, other.name.compare(with: name) < 0 {
          add(others.removeFirst(), &next)
        }
        if let other = others.first, other.name.compare(with: name) == 0 {
          // The photo, and what the file is now.
          let photo = try file.known()
          var other = others.removeFirst()
          (other.photo, other.isGone) = (photo.photo, photo.isGone)
          return add(other, &next)
        }
        addNew(before: name, &next)
        if next < listing.files.count, listing.files.compare(next, with: name) == 0 {
          if listing.files.stamp(at: next) == file.stamp, !file.isGone {
            unchanged.photos += 1
          } else {
            add(listing.files[next], try file.known())
          }
          next += 1
        } else if !file.isGone {
          differences.append(.gone(try file.known()))
        }
      }
    }
    for other in others { add(other, &next) }
    while next < listing.files.count {
      differences.append(Difference(listing.files[next], known: nil))
      next += 1
    }
    if isElsewhere { differences = differences.map(\.withoutPhoto) }
  }

  /// Adds a known file, and what is there before it and not known.
  private mutating func add(_ file: KnownFile, _ next: inout Int) {
    file.name.bytes.withUnsafeBytes { addNew(before: $0, &next) }
    if next < listing.files.count, listing.files[next].name == file.name {
      add(listing.files[next], file)
      next += 1
    } else {
      differences.append(.gone(file))
    }
  }

  /// Adds what is at a known file's path.
  private mutating func add(_ seen: SeenFile, _ known: KnownFile) {
    differences += difference(seen: [seen], known: [known])
  }

  private mutating func addNew(before name: UnsafeRawBufferPointer, _ next: inout Int) {
    while next < listing.files.count, listing.files.compare(next, with: name) < 0 {
      differences.append(Difference(listing.files[next], known: nil))
      next += 1
    }
  }

  // MARK: What is kept of it

  /// Whether the folder's files may tell that all is as it was.
  private var mayBeSettled: Bool { listing.isWhole && listing.failure == nil && newFileSystem == nil }

  /// Has the catalog keep what was found in this transaction, if the next import may take it.
  func keep(_ tx: CatalogTransaction, by rules: ImportRules) throws {
    if let folder, let found = settled(by: rules) { try tx.files.setListing(found, of: folder.id) }
  }

  /// What the folder is known by from now on; nil if any of its files waits for something, or is gone and was
  /// not before.
  private func settled(by rules: ImportRules) -> KnownListing? {
    guard mayBeSettled, let checksum = listing.files.checksum(by: rules) else { return nil }
    var found = KnownListing(checksum: checksum, photos: unchanged.photos, companions: unchanged.companions)
    for difference in differences {
      switch difference {
      case .same(let file) where file.isGone || file.isReadBefore: return nil
      case .same(let file) where file.outcome == .photo: found.photos += 1
      case .same(let file) where file.isCompanion: found.companions += 1
      case .same: break
      case .ignored(let file) where file.kind == .passedOver: break
      case .gone(let file) where !file.isOfPhoto || file.isGone: break
      case .toRead, .toJoin, .ignored, .gone: return nil
      }
    }
    return found
  }
}
