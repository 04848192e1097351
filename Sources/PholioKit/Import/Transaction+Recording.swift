import PholioCatalog
import PholioFacts
import PholioImaging
import SystemPackage

/// Recording what workers found in files, and counting it. Each says whether it could be recorded; what could not has
/// to wait, or to be read again.
extension CatalogTransaction {
  /// Records a file while the walk is under way; known files with other content have to wait for its end.
  func record(_ file: FileReading, in report: inout ImportReport) throws -> Bool {
    let location = file.file.location
    switch file.reading {
    case .photo, .known:
      if let source = file.source { return try recordCopy(file, of: source, isFinal: false, in: &report) }
      guard let previous = file.file.known?.photo else {
        return try recordNew(file, isFinal: false, in: &report)
      }
      guard try file.digest.flatMap({ try photos.id($0) }) == previous else { return false }
      // Only the time of the file has changed.
      report.known += 1
      try keep(file, photo: previous, moved: false)
    case .problem(let reason):
      try recordProblem(reason, file, stamp: file.stamp, in: &report)
    case .unreadable(let reason):
      try recordProblem(reason, file, stamp: .never, in: &report)
    case .unsupported(let type):
      report.countUnsupported(type)
      if !file.file.isAmongUnsupported {
        report.newlyUnsupported[location.folder, default: [:]][type, default: 0] += 1
      }
      try files.setSkipped(
        location.name, in: files.makeFolder(location.folder), stamp: file.stamp, outcome: .unsupported(type))
    case .ignored:
      report.ignored += 1
      try files.setSkipped(
        location.name, in: files.makeFolder(location.folder), stamp: file.stamp, outcome: .ignored)
    case .vanished, .stopped:
      report.seen -= 1
    }
    return true
  }

  private func recordProblem(
    _ reason: String, _ file: FileReading, stamp: FileStamp, in report: inout ImportReport
  ) throws {
    let location = file.file.location
    // What could not be read is tried each time; what was read is read again only when it has changed.
    let isOld = file.file.known.map { $0.outcome == .problem(reason) && $0.stamp == .never } ?? false
    report.problems.append(.init(path: location.path, reason: reason, isNew: !isOld))
    try files.setSkipped(
      location.name, in: files.makeFolder(location.folder), stamp: stamp, outcome: .problem(reason))
  }

  /// A file at a new path: a new photo, a moved one, or one more file of one.
  ///
  /// - Parameter isFinal: Whether the walk is over; before that, a file whose photo's only other files have changed has
  ///   to wait, since it may have come from there.
  func recordNew(_ file: FileReading, isFinal: Bool, in report: inout ImportReport) throws -> Bool {
    if let source = file.source, source.location == file.file.location {
      return try recordCopy(file, of: source, isFinal: isFinal, in: &report)
    }
    guard let existing = try file.digest.flatMap({ try photos.id($0) }) else {
      guard case .photo(let content, let taken, _) = file.reading else {
        return try file.digest == nil && record(file, in: &report)
      }
      let photo = try photos.add(content, taken: taken)
      report.added += 1
      try keep(file, photo: photo, moved: false, in: &report)
      return true
    }
    switch try state(ofFilesOf: existing, but: file.file.location) {
    case .changed where !isFinal:
      return false
    case .there, .changed:
      // A file that has changed and was not read may still be this photo's: nothing has been moved.
      report.duplicates += 1
      try keep(file, photo: existing, moved: false, in: &report)
      try setTakenIfFirst(file, photo: existing, in: report)
    case .gone:
      report.updated += 1
      try move(file, photo: existing)
    }
    return true
  }

  /// A file on a card or a phone: a photo copied from there, or one that the library has.
  private func recordCopy(
    _ file: FileReading, of source: FileReading.Source, isFinal: Bool, in report: inout ImportReport
  ) throws -> Bool {
    if file.file.location != source.location {
      _ = try recordNew(file, isFinal: true, in: &report)
    } else if try file.digest.flatMap({ try photos.id($0) }) != nil {
      report.duplicates += 1
    } else {
      // Another file of this content is being copied; if nothing comes of that, it is for the next import.
      if isFinal { report.waiting += 1 }
      return isFinal
    }
    guard let photo = try file.digest.flatMap({ try photos.id($0) }) else { return true }
    try files.setCopied(
      source.location.name, in: files.makeFolder(source.location.folder), stamp: source.stamp, photo: photo)
    return true
  }

  /// A photo's file was moved here: its old paths are no more. Where no gallery was offered the photo yet (an import
  /// was killed), it still waits for its own.
  func move(_ file: FileReading, photo: PhotoID) throws {
    let wasOffered = try imports.wasOffered(photo)
    for old in try files.locations(of: photo) where old != file.file.location { try files.forgetFile(old) }
    try keep(file, photo: photo, moved: wasOffered)
  }

  /// What is at the paths at which a photo was seen, taken together: one file that is there is enough, and of one that
  /// has changed nobody knows.
  func state(ofFilesOf photo: PhotoID, but location: FileLocation) throws -> FileState {
    var state = FileState.gone
    _ = try files.hasFile(of: photo) { other, stamp in
      guard other != location else { return false }
      switch FileState(of: other, stamp: stamp) {
      case .there: state = .there
      case .changed: state = .changed
      case .gone: break
      }
      return state == .there
    }
    return state
  }

  /// Of a photo's files, the one whose path is the first in byte order says when it was taken, if the picture itself
  /// does not; but only in the import that adds it.
  private func setTakenIfFirst(_ file: FileReading, photo id: PhotoID, in report: ImportReport) throws {
    guard id.rawValue > report.lastKnownPhoto else { return }
    let photo = try photos.photo(id)
    guard photo.taken.source != .exif,
      try files.locations(of: id).first == file.file.location
    else { return }
    try photos.setTaken(CaptureTime(of: file.file.location, file.stamp), of: id)
  }

  func keep(_ file: FileReading, photo: PhotoID, moved: Bool) throws {
    let location = file.file.location
    try files.setFile(
      location.name, in: files.makeFolder(location.folder), stamp: file.stamp, photo: photo, moved: moved)
    if case .known(let digest, let thumbnail?) = file.reading {
      try photos.setThumbnailByteCount(thumbnail, of: digest)
    }
  }

  func keep(_ file: FileReading, photo: PhotoID, moved: Bool, in report: inout ImportReport) throws {
    try keep(file, photo: photo, moved: moved)
    if case .photo(_, _, let warnings) = file.reading {
      report.warnings += warnings.map { .init(path: file.file.location.path, reason: $0, isNew: true) }
    }
  }
}

/// What has become of a file that was known.
enum FileState {
  case there
  /// Something else is there, or the same, touched: only reading it tells.
  case changed
  case gone

  init(of location: FileLocation, stamp: FileStamp) {
    let path = FilePath(location.path)
    self = SystemCall.stamp(path) == stamp ? .there : SystemCall.isMissing(path) ? .gone : .changed
  }
}
