import PholioCatalog
import PholioFacts

/// Records in one transaction what workers found in files, and counts it. Nothing here looks at the disk:
/// that was done before. Each method says whether it could record the file; what it could not has to wait, or
/// to be read again.
struct Recording {
  /// What has come of it: counts for nothing if the transaction fails.
  struct Outcome {
    var tally = ImportTally()
    /// What photos held before their files were edited.
    var replacedContent: Set<PhotoDigest> = []
  }

  let tx: CatalogTransaction
  var look: DiskLook
  /// The greatest id of a photo before the import.
  let lastKnownPhoto: Int64
  var outcome = Outcome()

  init(_ tx: CatalogTransaction, _ look: DiskLook, lastKnownPhoto: Int64) {
    self.tx = tx
    self.look = look
    self.lastKnownPhoto = lastKnownPhoto
  }

  /// Records a file while the walk is under way; known files with other content have to wait for its end.
  mutating func record(_ file: FileReading) throws -> Bool {
    switch file.reading {
    case .photo, .known:
      if let source = file.source { return try recordCopy(file, of: source, isFinal: false) }
      guard let previous = file.file.known?.photo else { return try recordNew(file, isFinal: false) }
      guard try file.digest.flatMap({ try tx.photos.id($0) }) == previous else { return false }
      // Only the time of the file has changed.
      outcome.tally.count(.known)
      try keep(file, photo: previous, moved: false)
    case .problem(let reason): try recordSkipped(file, .problem(reason), stamp: file.stamp)
    case .unreadable(let reason): try recordSkipped(file, .problem(reason), stamp: nil)
    case .unsupported(let type):
      if !file.file.isAmongUnsupported && !file.file.isNamed {
        outcome.tally.newlyUnsupported[file.file.location.folder, default: [:]][type, default: 0] += 1
      }
      try recordSkipped(file, .unsupported(type), stamp: file.stamp)
    case .ignored: try recordSkipped(file, .ignored, stamp: file.stamp)
    case .vanished, .stopped: break
    }
    return true
  }

  /// - Parameter stamp: What the file was when it was read; nil: it could not be, and is tried again each
  ///   time.
  private mutating func recordSkipped(
    _ file: FileReading, _ result: KnownFile.Outcome, stamp: FileStamp?
  ) throws {
    let location = file.file.location
    outcome.tally.count(
      result, at: location.path, isNamed: file.file.isNamed, isNew: isNew(result, stamp, file.file.known))
    try tx.files.setSkipped(
      location.name, in: tx.files.makeFolder(location.folder), stamp: stamp, outcome: result)
  }

  /// Whether no import has said so of the file as it is. What can't be read is the same problem whatever the
  /// system calls it.
  private func isNew(_ result: KnownFile.Outcome, _ stamp: FileStamp?, _ known: KnownFile?) -> Bool {
    guard let known, stamp == nil, case .problem = result, case .problem = known.outcome else { return true }
    return known.stamp != nil
  }

  /// A file at a new path: a new photo, a moved one, or one more file of one.
  ///
  /// - Parameter isFinal: Whether the walk is over; before that, a file whose photo's only other files have
  ///   changed has to wait, since it may have come from there.
  mutating func recordNew(_ file: FileReading, isFinal: Bool) throws -> Bool {
    if let source = file.source, source.location == file.file.location {
      return try recordCopy(file, of: source, isFinal: isFinal)
    }
    guard let existing = try file.digest.flatMap({ try tx.photos.id($0) }) else {
      guard case .photo(let content, let taken, _) = file.reading else {
        return try file.digest == nil && record(file)
      }
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
      // A file that has changed and was not read may still be this photo's: nothing has been moved.
      outcome.tally.count(.duplicates)
      try keep(file, photo: existing, moved: false)
      warn(file)
      try setTakenIfFirst(file, photo: existing)
    case .gone:
      outcome.tally.count(.updated)
      try move(file, photo: existing)
    }
    return true
  }

  /// A file on a card or a phone: a photo copied from there, or one that the library has.
  private mutating func recordCopy(
    _ file: FileReading, of source: FileReading.Source, isFinal: Bool
  ) throws -> Bool {
    if file.file.location != source.location {
      _ = try recordNew(file, isFinal: true)
    } else if try file.digest.flatMap({ try tx.photos.id($0) }) != nil {
      outcome.tally.count(.duplicates)
    } else {
      // Another file of this content is being copied; if nothing comes of that, it is for the next import.
      if isFinal { outcome.tally.count(.waiting) }
      return isFinal
    }
    guard let photo = try file.digest.flatMap({ try tx.photos.id($0) }) else { return true }
    try tx.files.setCopied(
      source.location.name, in: tx.files.makeFolder(source.location.folder), stamp: source.stamp, photo: photo
    )
    return true
  }

  /// A photo's file was moved here: its old paths are no more. Where no gallery was offered the photo yet (an
  /// import was killed), it still waits for its own.
  mutating func move(_ file: FileReading, photo: PhotoID) throws {
    let wasOffered = try tx.imports.wasOffered(photo)
    for old in try tx.files.locations(of: photo) where old != file.file.location {
      try tx.files.forgetFile(old)
    }
    try keep(file, photo: photo, moved: wasOffered)
  }

  /// What is at the paths at which a photo was seen, taken together: one file that is there is enough, and of
  /// one that has changed nobody knows.
  func state(ofFilesOf photo: PhotoID, but location: FileLocation) throws -> FileState {
    var state = FileState.gone
    for other in try tx.files.locations(of: photo) where other != location {
      switch look.state(of: other) {
      case .there: return .there
      case .changed: state = .changed
      case .gone: break
      }
    }
    return state
  }

  /// Of a photo's files, the one whose path is the first in byte order says when it was taken, if the picture
  /// itself does not; but only in the import that adds it.
  private func setTakenIfFirst(_ file: FileReading, photo id: PhotoID) throws {
    guard id.rawValue > lastKnownPhoto, let stamp = file.stamp else { return }
    let photo = try tx.photos.photo(id)
    guard photo.taken.source != .exif,
      try tx.files.locations(of: id).first == file.file.location
    else { return }
    try tx.photos.setTaken(CaptureTime(of: file.file.location, stamp), of: id)
  }

  /// Records that the file is the photo's.
  mutating func keep(_ file: FileReading, photo: PhotoID, moved: Bool) throws {
    guard let stamp = file.stamp else { return }
    let location = file.file.location
    try tx.files.setFile(
      location.name, in: tx.files.makeFolder(location.folder), stamp: stamp, photo: photo, moved: moved)
    look.record(location)
    if case .known(let digest, let thumbnail?) = file.reading {
      try tx.photos.setThumbnail(thumbnail, of: digest)
    }
  }

  /// Tells what is the matter with a photo that was imported all the same.
  mutating func warn(_ file: FileReading) {
    guard case .photo(_, _, let warnings) = file.reading else { return }
    outcome.tally.warnings += warnings.map { .init(path: file.file.location.path, reason: $0, isNew: true) }
  }
}
