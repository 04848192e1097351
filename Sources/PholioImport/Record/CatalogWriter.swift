import PholioCatalog
import PholioDisk
import PholioFacts
import PholioImaging

/// Records what workers found in files, in one transaction, and counts it. It never accesses the disk: that
/// was done before. Each method returns whether it recorded the file; others have to wait, or to be read
/// again.
struct CatalogWriter {
  /// The results. They don't count if the transaction fails.
  struct Outcome {
    var tally = ImportTally()
    /// Photos' content before their files were edited.
    var replacedContent: Set<PhotoDigest> = []
  }

  let tx: CatalogTransaction
  var look: FileStates
  /// The greatest photo id before the import.
  let lastKnownPhoto: Int64
  var outcome = Outcome()
  private var lastFolder: (path: ByteString, id: FolderID)?

  init(_ tx: CatalogTransaction, _ look: FileStates, lastKnownPhoto: Int64) {
    self.tx = tx
    self.look = look
    self.lastKnownPhoto = lastKnownPhoto
  }

  /// Records a file during the walk; known files with other content have to wait for its end.
  mutating func record(_ file: FileResult) throws -> Bool {
    switch file.reading {
    case .photo, .known:
      if let source = file.source { return try recordCopy(file, of: source, isFinal: false) }
      guard let previous = file.file.known?.photo else { return try recordNew(file, isFinal: false) }
      guard try file.digest.flatMap({ try tx.photos.id($0) }) == previous else { return false }
      // Only the file's time has changed.
      outcome.tally.count(.known)
      try keep(file, photo: previous, moved: false)
    case .problem(let reason): try recordSkipped(file, .problem(reason), stamp: file.stamp)
    case .unreadable(let reason) where file.file.joining != nil:
      guard let source = file.source else { return try recordCompanion(file, sidecar: nil, problem: reason) }
      try recordCopiedCompanion(file, of: source, sidecar: nil, problem: reason)
    case .unreadable(let reason): try recordSkipped(file, .problem(reason), stamp: nil)
    case .unsupported(let type):
      if !file.file.isAmongUnsupported && !file.file.isNamed {
        outcome.tally.newlyUnsupported[file.file.location.folder, default: [:]][type, default: 0] += 1
      }
      try recordSkipped(file, .unsupported(type), stamp: file.stamp)
    case .ignored: try recordSkipped(file, .ignored, stamp: file.stamp)
    case .metadata(let metadata):
      outcome.tally.count(.known)
      if let metadata, let photo = file.file.photoToReadAgain { try set(metadata, of: photo) }
    case .companion(let sidecar):
      guard let source = file.source else { return try recordCompanion(file, sidecar: sidecar) }
      try recordCopiedCompanion(file, of: source, sidecar: sidecar)
    case .vanished, .stopped: break
    }
    if let copy = file.copy {
      try tx.files.setCopied(copy, in: tx.files.makeFolder(file.file.location.folder))
    }
    return true
  }

  /// - Parameter stamp: What the file was when it was read; nil: it could not be read, and every import tries
  ///   again.
  private mutating func recordSkipped(
    _ file: FileResult, _ result: KnownFile.Outcome, stamp: FileStamp?
  ) throws {
    let location = file.file.location
    outcome.tally.count(
      result, at: location.path, isNamed: file.file.isNamed, isNew: isNew(result, stamp, file.file.known))
    try tx.files.setSkipped(
      location.name, in: tx.files.makeFolder(location.folder), stamp: stamp, outcome: result)
  }

  /// Whether no import has reported this of the file as it is. A file that can't be read is the same problem,
  /// whatever the system's message.
  private func isNew(_ result: KnownFile.Outcome, _ stamp: FileStamp?, _ known: KnownFile?) -> Bool {
    guard let known, stamp == nil, case .problem = result, case .problem = known.outcome else { return true }
    return known.stamp != nil
  }

  /// Records a file at a new path: a new photo, a moved one, or another file of a photo.
  ///
  /// - Parameter isFinal: Whether the walk is over. Before that, a file has to wait if its photo's only other
  ///   files have changed: it may have been moved from there.
  mutating func recordNew(_ file: FileResult, isFinal: Bool) throws -> Bool {
    if let source = file.source, source.location == file.file.location {
      return try recordCopy(file, of: source, isFinal: isFinal)
    }
    guard let existing = try file.digest.flatMap({ try tx.photos.id($0) }) else {
      guard case .photo(let content, let taken, _) = file.reading else {
        return try file.digest == nil && record(file)
      }
      if try takeOverRaw(file, content, taken) { return true }
      let photo = try tx.photos.add(content, taken: taken)
      outcome.tally.count(.added)
      try keep(file, photo: photo, moved: false)
      warn(file)
      return true
    }
    switch try state(ofFilesOf: existing, but: file.file.location) {
    case .changed where !isFinal:
      return false
    case .there, .changed:
      // The other file has changed and was not read: it may still be this photo's, and nothing was moved.
      outcome.tally.count(.duplicates)
      try keep(file, photo: existing, moved: false)
      try setTakenIfFirst(file, photo: existing)
    case .gone:
      outcome.tally.count(.updated)
      try move(file, photo: existing)
    }
    return true
  }

  /// A photo's file was moved here, and its old paths are gone. If no gallery was offered the photo yet (an
  /// import was killed), its folder's gallery will be.
  mutating func move(_ file: FileResult, photo: PhotoID) throws {
    let wasOffered = try tx.imports.wasOffered(photo)
    for old in try tx.files.locations(of: photo) where old != file.file.location {
      try tx.files.forgetFile(old)
    }
    try keep(file, photo: photo, moved: wasOffered)
  }

  /// The state of all files of a photo together: one file that is there is enough; a changed one makes it
  /// uncertain.
  func state(ofFilesOf photo: PhotoID, but locations: FileLocation...) throws -> FileState {
    var state = FileState.gone
    for other in try tx.files.locations(of: photo) where !locations.contains(other) {
      switch look.state(of: other) {
      case .there: return .there
      case .changed: state = .changed
      case .gone: break
      }
    }
    return state
  }

  /// If the picture has no time, the photo's first file in byte order of paths gives it; but only in the
  /// import that adds the photo.
  private func setTakenIfFirst(_ file: FileResult, photo id: PhotoID) throws {
    guard id.rawValue > lastKnownPhoto, let stamp = file.stamp else { return }
    let photo = try tx.photos.photo(id)
    guard photo.taken.source.isOfFile,
      try tx.files.locations(of: id).first == file.file.location
    else { return }
    try tx.photos.setOtherwise(CaptureTime(of: file.file.location, stamp), of: id)
  }

  /// Records the file as the photo's.
  mutating func keep(_ file: FileResult, photo: PhotoID, moved: Bool) throws {
    guard let stamp = file.stamp else { return }
    let location = file.file.location
    let isMarked = lastFolder?.path == location.folder
    try tx.files.setFile(
      location.name, in: folder(location.folder), stamp: stamp, photo: photo, moved: moved,
      isNew: file.file.isNew && file.source == nil, marksUnplaced: !isMarked)
    look.record(location)
    guard case .known(let digest, let thumbnail, let metadata) = file.reading else { return }
    if let thumbnail { try tx.photos.setThumbnail(thumbnail, of: digest) }
    if let metadata { try set(metadata, of: photo) }
  }

  /// Sets what a newer reader finds in a file that has not changed.
  private func set(_ metadata: PhotoMetadata, of photo: PhotoID) throws {
    try tx.photos.setMetadata(
      StatedFacts(facts: metadata.facts, date: metadata.date), metadata.words,
      reader: PhotoMetadata.version, of: photo)
  }

  /// The folder's id: files come folder by folder.
  private mutating func folder(_ path: ByteString) throws -> FolderID {
    if let last = lastFolder, last.path == path { return last.id }
    let id = try tx.files.makeFolder(path)
    lastFolder = (path, id)
    return id
  }

  /// Reports the warnings of an imported photo.
  mutating func warn(_ file: FileResult) {
    guard case .photo(_, _, let warnings) = file.reading else { return }
    outcome.tally.warnings += warnings.map { .init(path: file.file.location.path, reason: $0, isNew: true) }
  }
}
