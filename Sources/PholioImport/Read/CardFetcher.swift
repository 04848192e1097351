import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging
import PholioLibrary
import SystemPackage

/// Reads the files of a card or a phone: each once, into the library. What they are is looked for in what was
/// written there.
struct CardFetcher: Sendable {
  private let originals: OriginalsStore
  private let catalog: Catalog
  private let reader: PhotoReader
  private let names: FileNames
  private let sources: CardSources
  private let cancellation: Cancellation

  init(_ library: Library, _ reader: PhotoReader, sources: CardSources, cancellation: Cancellation) {
    originals = library.originals
    catalog = library.catalog
    names = FileNames(library.formats)
    self.reader = reader
    self.sources = sources
    self.cancellation = cancellation
  }

  /// - Parameter files: Those of one stem, in byte order of names.
  /// - Returns: What was written is on disk. If the import was cancelled meanwhile, nothing was.
  /// - Throws: `FileError` if the library can't be written; `CatalogError`.
  func fetch(_ files: [FileToRead]) throws -> CardGroup {
    var group = CardGroup()
    do {
      for file in files { try take(file, into: &group) }
      try read(&group)
      group.taken = try taken(group)
      if let photo = group.onlyPhoto, group.others.isEmpty { group.isKept = try isKept(photo) }
      if !group.isKept {
        for file in group.files { try originals.verify(file.written, cancellation) }
      }
      return group
    } catch {
      for file in group.files { originals.discard(file.written) }
      guard error is Interruption || (error as? ImagingError) == .cancelled else { throw error }
      return CardGroup(others: files.map { FileResult(file: $0, reading: .stopped) })
    }
  }

  private func take(_ file: FileToRead, into group: inout CardGroup) throws {
    if let again = try reader.readAgain(file) {
      group.others.append(again)
      return
    }
    do {
      let written = try originals.write(
        FilePath(file.location.path), followingLinks: reader.followsLinks, cancellation: cancellation)
      if let written {
        group.files.append(CardGroup.File(file: file, written: written))
      } else {
        group.others.append(FileResult(file: file, reading: .unreadable("changed while it was read")))
      }
    } catch let error as FileError where error.act == .reading {
      group.others.append(FileResult(file: file, reading: ReadOutcome(error.cause)))
    }
  }

  /// Looks for photos, and then for what the other files are to them: a file that looks like a picture and is
  /// none has no companions.
  private func read(_ group: inout CardGroup) throws {
    var names = group.files.map { FileGroups.Name($0.name) }
    var read: Set<Int> = []
    var roles: [ByteString: FileGroups.Role] = [:]
    var isSettled = false
    while !isSettled {
      isSettled = true
      roles = FileGroups(names, by: self.names).roles
      for index in group.files.indices where roles[group.files[index].name] == nil {
        guard read.insert(index).inserted else { continue }
        let file = group.files[index]
        let reading = try reader.read(file.file.location, at: file.written.path)
        if case .stopped = reading { throw ImagingError.cancelled }
        group.files[index].reading = reading
        if group.files[index].digest == nil {
          names[index].mayBePhoto = false
          isSettled = false
        }
      }
    }
    for index in group.files.indices {
      let file = group.files[index]
      guard case .companion(let kind, of: let owner)? = roles[file.name] else { continue }
      let joining = CompanionLink(kind, of: owner, stamp: file.written.stamp)
      group.files[index].joining = joining
      group.files[index].reading = reader.read(file.file.location, at: file.written.path, as: joining)
    }
  }

  /// - Returns: Nil for no file.
  private func taken(_ group: CardGroup) throws -> CaptureTime? {
    let photos = group.files.filter { $0.digest != nil }
    guard let first = photos.min(by: { order($0) < order($1) }) ?? group.files.first else { return nil }
    let known = try first.digest.flatMap { digest in
      try catalog.read { tx in try tx.photos.id(digest).map { try tx.photos.photo($0).taken } }
    }
    if let known { return known }
    if case .photo(_, let taken, _) = first.reading { return taken }
    return CaptureTime(of: first.file.location, first.written.stamp)
  }

  private func order(_ file: CardGroup.File) -> Int { names.sort(of: file.name)?.order ?? .max }

  /// Whether a photo has a file that is not on a card, and the disk has it as it was.
  private func isKept(_ photo: (file: CardGroup.File, digest: PhotoDigest)) throws -> Bool {
    let digest = photo.digest
    let own = FileIdentity(of: FilePath(photo.file.file.location.path))
    let files = try catalog.read { tx in try tx.photos.id(digest).map { try tx.files.asSeen(of: $0) } ?? [] }
    for file in files where !sources.covers(file.location.path) && FileState(of: file) == .there {
      // The same file under another path is no copy.
      if FileIdentity(of: FilePath(file.location.path)) == own { continue }
      if try OriginalsStore.digest(of: FilePath(file.location.path), cancellation) == digest { return true }
    }
    return false
  }
}

/// Files of one stem in one folder of a card, after a worker has read them. They are copied together.
struct CardGroup: Sendable {
  struct File: Sendable {
    var file: FileToRead
    var written: OriginalsStore.Written
    /// What was found in it.
    var reading = ReadOutcome.ignored
    /// The photo of the group that it is a companion of.
    var joining: CompanionLink?

    var name: ByteString { file.location.name }

    /// The content's digest, if it is a photo's.
    var digest: PhotoDigest? { FileResult(file: file, reading: reading).digest }
  }

  /// In byte order of names.
  var files: [File] = []
  /// Files that are not to be copied, or could not be read.
  var others: [FileResult] = []
  /// When its first photo was taken.
  var taken: CaptureTime?
  /// Whether the library has its only photo already.
  var isKept = false

  /// The photo of a group of one file.
  var onlyPhoto: (file: File, digest: PhotoDigest)? {
    guard files.count == 1, let file = files.first, let digest = file.digest else { return nil }
    return (file, digest)
  }
}

/// What is copied from cards and phones, and all else on their disks: no file there is a copy.
struct CardSources: Sendable {
  private let paths: PathSet
  /// Numbers of the cards' file systems. The library's is none of them: nobody formats that.
  private let devices: Set<UInt>

  /// - Parameters:
  ///   - paths: The imported ones.
  ///   - library: The library's folder.
  init(_ paths: [FilePath], library: FilePath) {
    self.paths = PathSet(paths)
    var devices = Set(paths.compactMap { Self.device(of: $0) })
    if let own = Self.device(of: library) { devices.remove(own) }
    self.devices = devices
  }

  /// Whether the file at a path may go with a card.
  func covers(_ path: ByteString) -> Bool {
    if paths.covers(path) { return true }
    guard !devices.isEmpty, let device = Self.device(of: FilePath(path)) else { return false }
    return devices.contains(device)
  }

  private static func device(of path: FilePath) -> UInt? {
    (try? SystemCall.status(path, followingLinks: true)).map { FileIdentity($0).device }
  }
}
