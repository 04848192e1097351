import PholioCatalog
import PholioDisk
import PholioFacts

/// Settles files that had to wait for the end of the walk: known files with other content, and files whose
/// photos' only other files have changed. Only now is it known where each old content has gone.
extension CatalogWriter {
  /// - Returns: Files to read again: the photo with their known content has a new file or is gone.
  mutating func resolve(_ waiting: [FileResult]) throws -> [FileResult] {
    var edits: [FileResult] = []
    var exchanges: [FileResult] = []
    var others: [FileResult] = []
    for reading in waiting {
      if reading.file.known?.photo == nil {
        others.append(reading)
      } else if try reading.digest.flatMap({ try tx.photos.id($0) }) == nil {
        edits.append(reading)
      } else {
        exchanges.append(reading)
      }
    }
    // A photo with its content now at another known path was not edited: names were shifted, and its old path
    // has another photo. At a new path, that content is the copy that an editor keeps.
    let exchanged = Set(exchanges.compactMap(\.digest))
    var shifted: [FileResult] = []
    for edit in edits {
      guard let previous = edit.file.known?.photo else { continue }
      if try exchanged.contains(tx.photos.photo(previous).content.digest) {
        shifted.append(edit)
      } else if try !recordEdit(edit) {
        // Another edit has made a photo of this content.
        exchanges.append(edit)
      }
    }
    // All files leave their photos before any gets its new one.
    for reading in shifted + exchanges { try tx.files.forgetFile(reading.file.location) }
    var stale: [FileResult] = []
    for reading in others + shifted.map(\.ofUnknownFile) {
      if try !recordNew(reading, isFinal: true) { stale.append(reading) }
    }
    for reading in exchanges {
      if try !recordExchange(reading) { stale.append(reading) }
    }
    for reading in exchanges { try mergeIfWithoutFiles(reading) }
    return stale
  }

  /// Records a known file with content that no photo has.
  ///
  /// - Returns: False if a photo has it by now.
  private mutating func recordEdit(_ file: FileResult) throws -> Bool {
    guard let previous = file.file.known?.photo, case .photo(let content, let taken, _) = file.reading,
      try tx.photos.id(content.digest) == nil
    else { return false }
    outcome.tally.count(.updated)
    let location = file.file.location
    guard try state(ofFilesOf: previous, but: location) == .there else {
      outcome.replacedContent.insert(try tx.photos.photo(previous).content.digest)
      try tx.photos.setContent(content, of: previous)
      try keep(file, photo: previous, moved: false)
      warn(file)
      return true
    }
    let photo = try tx.photos.add(content, taken: taken)
    try keep(file, photo: photo, moved: false)
    warn(file)
    try replace(previous, by: photo, inGalleryOf: location.folder)
    return true
  }

  /// Records a known file that now has the content of another known photo.
  private mutating func recordExchange(_ file: FileResult) throws -> Bool {
    guard let photo = try file.digest.flatMap({ try tx.photos.id($0) }) else { return false }
    outcome.tally.count(.updated)
    switch try state(ofFilesOf: photo, but: file.file.location) {
    case .there, .changed: try keep(file, photo: photo, moved: false)
    case .gone: try move(file, photo: photo)
    }
    return true
  }

  /// After exchanges: if all of a photo's files have become other photos', it is merged into the one its file
  /// became. If it has files elsewhere, the other photo replaces it in this folder's gallery.
  ///
  /// If the other photo has a changed file that was not read, that file may have this photo's content: then
  /// nothing is merged yet.
  private mutating func mergeIfWithoutFiles(_ file: FileResult) throws {
    guard let previous = file.file.known?.photo,
      let photo = try file.digest.flatMap({ try tx.photos.id($0) }),
      photo != previous, try tx.photos.exists(previous)
    else { return }
    let location = file.file.location
    if try state(ofFilesOf: previous, but: location) != .gone {
      try replace(previous, by: photo, inGalleryOf: location.folder)
    } else if try state(ofFilesOf: photo, but: location) != .changed {
      for old in try tx.files.locations(of: previous) { try tx.files.forgetFile(old) }
      outcome.replacedContent.insert(try tx.photos.photo(previous).content.digest)
      try tx.photos.merge(previous, into: photo)
    }
  }

  /// Replaces `old` by `new` in a folder's gallery, unless `old` still has a file there.
  func replace(_ old: PhotoID, by new: PhotoID, inGalleryOf path: ByteString) throws {
    guard let folder = try tx.files.folder(path), let gallery = try tx.galleries.made(from: .folder(folder))
    else {
      return
    }
    let stays = try tx.files.locations(of: old).contains { $0.folder == path && look.state(of: $0) != .gone }
    if !stays { try tx.photos.replace(old, by: new, in: gallery) }
  }
}

extension FileResult {
  /// The same reading, as if the file had not been known.
  fileprivate var ofUnknownFile: FileResult {
    var copy = self
    copy.file.known = file.known?.withoutPhoto
    return copy
  }
}
