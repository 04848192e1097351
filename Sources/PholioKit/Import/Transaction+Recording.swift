import PholioCatalog
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
      guard try file.digest.flatMap({ try photo($0) }) == previous else { return false }
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
      try setSkipped(
        location.name, in: makeFolder(location.folder), stamp: file.stamp, outcome: .unsupported(type))
    case .ignored:
      report.ignored += 1
      try setSkipped(location.name, in: makeFolder(location.folder), stamp: file.stamp, outcome: .ignored)
    case .vanished:
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
    try setSkipped(location.name, in: makeFolder(location.folder), stamp: stamp, outcome: .problem(reason))
  }

  /// A file at a new path: a new photo, a moved one, or one more file of one.
  ///
  /// - Parameter isFinal: Whether the walk is over; before that, a file whose photo's only other files have changed has
  ///   to wait, since it may have come from there.
  func recordNew(_ file: FileReading, isFinal: Bool, in report: inout ImportReport) throws -> Bool {
    if let source = file.source, source.location == file.file.location {
      return try recordCopy(file, of: source, isFinal: isFinal, in: &report)
    }
    guard let existing = try file.digest.flatMap({ try photo($0) }) else {
      guard case .photo(let content, let taken, _) = file.reading else {
        return try file.digest == nil && record(file, in: &report)
      }
      let photo = try addPhoto(content, taken: taken)
      report.added += 1
      try keep(file, photo: photo, moved: false, in: &report)
      return true
    }
    var isChanged = false
    let isThere = try hasFile(of: existing) { location, stamp in
      switch SystemCall.stamp(FilePath(location.path)) {
      case stamp?: return true
      case nil: return false
      case _?:
        isChanged = true
        return false
      }
    }
    if isChanged && !isThere && !isFinal { return false }
    if isThere {
      report.duplicates += 1
      try keep(file, photo: existing, moved: false, in: &report)
    } else {
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
    } else if try file.digest.flatMap({ try photo($0) }) != nil {
      report.duplicates += 1
    } else {
      // Another file of this content is being copied; if nothing comes of that, it is for the next import.
      if isFinal { report.waiting += 1 }
      return isFinal
    }
    guard let photo = try file.digest.flatMap({ try photo($0) }) else { return true }
    try setCopied(
      source.location.name, in: makeFolder(source.location.folder), stamp: source.stamp, photo: photo)
    return true
  }

  /// A photo's file was moved here: its old paths are no more. Where no gallery was offered the photo yet (an import
  /// was killed), it still waits for its own.
  private func move(_ file: FileReading, photo: PhotoID) throws {
    let wasOffered = try wasOffered(photo)
    for old in try files(of: photo) where old != file.file.location { try forgetFile(old) }
    try keep(file, photo: photo, moved: wasOffered)
  }

  /// A known file with content that no photo has.
  func recordEdit(_ file: FileReading, in report: inout ImportReport) throws -> Bool {
    guard let previous = file.file.known?.photo else {
      return try recordNew(file, isFinal: true, in: &report)
    }
    if let digest = file.digest, try photo(digest) != nil { return try recordExchange(file, in: &report) }
    guard case .photo(let content, let taken, _) = file.reading else {
      return try file.digest == nil && record(file, in: &report)
    }
    report.updated += 1
    let location = file.file.location
    let isElsewhere = try hasFile(of: previous) { other, stamp in
      other != location && SystemCall.stamp(FilePath(other.path)) == stamp
    }
    guard isElsewhere else {
      report.replacedContent.insert(try self.photo(previous).content.digest)
      try setContent(content, of: previous)
      try keep(file, photo: previous, moved: false, in: &report)
      return true
    }
    let photo = try addPhoto(content, taken: taken)
    try keep(file, photo: photo, moved: false, in: &report)
    try replace(previous, by: photo, inGalleryOf: location.folder)
    return true
  }

  /// A known file that now has the content of a photo the catalog knows.
  func recordExchange(_ file: FileReading, in report: inout ImportReport) throws -> Bool {
    guard let photo = try file.digest.flatMap({ try photo($0) }) else { return false }
    report.updated += 1
    let location = file.file.location
    let isThere = try hasFile(of: photo) { other, stamp in
      other != location && SystemCall.stamp(FilePath(other.path)) == stamp
    }
    if isThere { try keep(file, photo: photo, moved: false) } else { try move(file, photo: photo) }
    return true
  }

  /// After exchanges: a photo all of whose files have become other photos' is merged into the one its file became; one
  /// that has files elsewhere gives way in the gallery of this folder.
  func mergeIfWithoutFiles(_ file: FileReading, in report: inout ImportReport) throws {
    guard let previous = file.file.known?.photo, let photo = try file.digest.flatMap({ try photo($0) }),
      photo != previous, try exists(previous)
    else { return }
    if try !hasFile(of: previous, where: { other, _ in !SystemCall.isMissing(FilePath(other.path)) }) {
      for old in try files(of: previous) { try forgetFile(old) }
      report.replacedContent.insert(try self.photo(previous).content.digest)
      try mergePhoto(previous, into: photo)
    } else {
      try replace(previous, by: photo, inGalleryOf: file.file.location.folder)
    }
  }

  /// Puts `new` into `old`'s place in the gallery made from a folder, unless `old` still has a file there.
  private func replace(_ old: PhotoID, by new: PhotoID, inGalleryOf path: ByteString) throws {
    guard let folder = try folder(path), let gallery = try gallery(madeFrom: .folder(folder)) else { return }
    let stays = try hasFile(of: old) { other, _ in
      other.folder == path && !SystemCall.isMissing(FilePath(other.path))
    }
    if !stays { try replacePhoto(old, by: new, in: gallery) }
  }

  private func keep(_ file: FileReading, photo: PhotoID, moved: Bool) throws {
    let location = file.file.location
    try setFile(
      location.name, in: makeFolder(location.folder), stamp: file.stamp, photo: photo, moved: moved)
    if case .known(let digest, let thumbnail?) = file.reading {
      try setThumbnailByteCount(thumbnail, of: digest)
    }
  }

  private func keep(_ file: FileReading, photo: PhotoID, moved: Bool, in report: inout ImportReport) throws {
    try keep(file, photo: photo, moved: moved)
    if case .photo(_, _, let warnings) = file.reading {
      report.warnings += warnings.map { .init(path: file.file.location.path, reason: $0, isNew: true) }
    }
  }
}
