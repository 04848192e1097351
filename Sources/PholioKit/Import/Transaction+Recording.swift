import PholioCatalog
import SystemPackage

extension CatalogTransaction {
  /// Records what a worker found in a file, and counts it.
  func record(_ file: FileReading, in report: inout ImportReport) throws {
    let location = file.file.location
    switch file.reading {
    case .photo(let content, let taken, let warnings):
      report.warnings += warnings.map { .init(path: location.path, reason: $0, isNew: true) }
      try recordPhoto(content.digest, (content, taken), file, in: &report)
    case .known(let digest):
      try recordPhoto(digest, nil, file, in: &report)
    case .problem(let reason):
      try recordProblem(reason, file, stamp: file.stamp, in: &report)
    case .unreadable(let reason):
      // A stamp that no file has: it is tried again next time.
      try recordProblem(reason, file, stamp: FileStamp(byteCount: -1, modified: 0), in: &report)
    case .unsupported(let type):
      report.countUnsupported(type)
      try setSkipped(
        location.name, in: makeFolder(location.folder), stamp: file.stamp, outcome: .unsupported(type))
    case .ignored:
      report.ignored += 1
      try setSkipped(location.name, in: makeFolder(location.folder), stamp: file.stamp, outcome: .ignored)
    case .vanished:
      report.seen -= 1
    }
  }

  private func recordProblem(
    _ reason: String, _ file: FileReading, stamp: FileStamp, in report: inout ImportReport
  ) throws {
    let location = file.file.location
    report.problems.append(
      .init(path: location.path, reason: reason, isNew: file.file.known?.outcome != .problem(reason)))
    try setSkipped(location.name, in: makeFolder(location.folder), stamp: stamp, outcome: .problem(reason))
  }

  private func recordPhoto(
    _ digest: PhotoDigest, _ new: (content: Photo.Content, taken: Photo.Taken)?, _ file: FileReading,
    in report: inout ImportReport
  ) throws {
    let location = file.file.location
    let folder = try makeFolder(location.folder)
    let existing = try photo(digest)
    var moved = false
    let photo: PhotoID
    if let previous = file.file.known?.photo {
      photo = try recordEdit(of: previous, existing, new, location, folder, in: &report)
    } else if let existing {
      photo = existing
      moved = try forgetGoneFiles(of: existing)
      if moved { report.updated += 1 } else { report.duplicates += 1 }
      // A photo that no gallery was offered yet (an import was killed) still waits for its own.
      moved = try moved && wasOffered(existing)
    } else if let new {
      photo = try addPhoto(new.content, taken: new.taken)
      report.added += 1
    } else {
      preconditionFailure("\(location.path.shown) was taken for a known photo, and is not one")
    }
    try setFile(location.name, in: folder, stamp: file.stamp, photo: photo, moved: moved)
  }

  /// A file of `previous` has other content now. Gives the photo it is a file of from now on.
  private func recordEdit(
    of previous: PhotoID, _ existing: PhotoID?, _ new: (content: Photo.Content, taken: Photo.Taken)?,
    _ location: FileLocation, _ folder: FolderID, in report: inout ImportReport
  ) throws -> PhotoID {
    if existing == previous {
      // Only the time of the file has changed.
      report.known += 1
      return previous
    }
    report.updated += 1
    let others = try files(of: previous).filter { $0 != location }
    switch (others.isEmpty, existing, new) {
    case (true, let existing?, _):
      try setFile(
        location.name, in: folder, stamp: FileStamp(byteCount: 0, modified: 0), photo: existing, moved: false)
      try mergePhoto(previous, into: existing)
      return existing
    case (true, nil, let new?):
      try setContent(new.content, of: previous)
      return previous
    case (false, _, _):
      guard let photo = try existing ?? new.map({ try addPhoto($0.content, taken: $0.taken) }) else {
        preconditionFailure("\(location.path.shown) has neither known nor new content")
      }
      // While another of its files is in the folder, the photo keeps its place and the new one is offered.
      if let gallery = try gallery(madeFrom: folder),
        !others.contains(where: { $0.folder == location.folder })
      {
        try replacePhoto(previous, by: photo, in: gallery)
      }
      return photo
    case (true, nil, nil):
      preconditionFailure("\(location.path.shown) has neither known nor new content")
    }
  }

  /// Forgets a photo's files, if none of them is there any more: it was moved.
  private func forgetGoneFiles(of photo: PhotoID) throws -> Bool {
    let files = try files(of: photo)
    guard files.allSatisfy({ SystemCall.isMissing(FilePath($0.path)) }) else { return false }
    for file in files { try forgetFile(file) }
    return true
  }
}

extension CatalogTransaction {
  /// Offers a folder's new photos to its gallery.
  ///
  /// - Returns: nil where there was nothing to offer.
  func place(_ scanned: ScannedFolder, stopped: Bool) throws -> ImportReport.Placed? {
    guard let folder = try folder(scanned.path) else { return nil }
    let known = try gallery(madeFrom: folder)
    let photos = try photosToOffer(in: folder, to: known, includingMoved: false, isCounted: scanned.isCounted)
    guard !photos.isEmpty else { return nil }
    let gallery = try makeGallery(of: folder, named: scanned.name)
    return try place(photos, inGallery: gallery, stopped: stopped)
  }

  /// Offers all photos of some folders to one gallery, which is made if need be.
  func place(
    _ scanned: [ScannedFolder], inGallery name: String, stopped: Bool
  ) throws -> [ImportReport.Placed] {
    let known = try gallery(named: name)?.id
    var photos: [PhotoID] = []
    var met: Set<PhotoID> = []
    for folder in scanned {
      guard let id = try self.folder(folder.path) else { continue }
      photos += try photosToOffer(in: id, to: known, includingMoved: true, isCounted: folder.isCounted)
        .filter { met.insert($0).inserted }
    }
    guard !photos.isEmpty else { return [] }
    return [try place(photos, inGallery: known ?? makeGallery(named: name), stopped: stopped)]
  }

  private func place(_ photos: [PhotoID], inGallery id: GalleryID, stopped: Bool) throws
    -> ImportReport.Placed
  {
    let before = try gallery(id).count
    let notFitting = try place(photos, in: id, stopped: stopped)
    let gallery = try gallery(id)
    return ImportReport.Placed(
      name: gallery.name, added: gallery.count - before, revision: gallery.revision, notFitting: notFitting)
  }
}
