import PholioCatalog
import PholioDisk
import PholioFacts

/// Companions: files that are one photo with another file.
extension CatalogWriter {
  /// Records a companion of a photo. It moves nothing: a photo of its own that has positions stays one.
  ///
  /// - Parameters:
  ///   - sidecar: Nil: nothing is said, and the photo keeps what it has.
  ///   - problem: Why it can't be read. It is a companion all the same, and every import tries again.
  /// - Returns: False if its photo is not known, or it has to be read for being a photo itself.
  mutating func recordCompanion(
    _ file: FileResult, sidecar: SidecarContent?, problem: String? = nil
  ) throws -> Bool {
    let isUnread = problem != nil && file.source == nil
    guard let joining = file.file.joining, isUnread || file.stamp != nil else { return true }
    let stamp = isUnread ? nil : file.stamp
    let location = file.file.location
    guard let photo = try photo(joinedBy: file.file) else { return false }
    if let own = try tx.files.photo(at: location), own != photo {
      if try tx.photos.isPlaced(own) {
        guard let known = file.file.known, known.isOfPhoto, known.stamp == stamp else { return false }
        outcome.tally.count(.known)
        if known.isGone, let folder = try tx.files.folder(location.folder) {
          try tx.files.setGone(false, location.name, in: folder)
        }
        return true
      }
      try tx.files.forgetFile(location)
      try mergeIfLost(own, into: photo)
    }
    // A companion that was moved here with its photo.
    for other in try tx.files.companions(of: photo)
    where other.location != location && other.kind == joining.kind
      && other.stamp?.byteCount == stamp?.byteCount && look.state(of: other.location) == .gone
    {
      try tx.files.forgetCompanion(other.location)
    }
    try tx.files.setCompanion(
      location.name, joining.kind, in: tx.files.makeFolder(location.folder), stamp: stamp, photo: photo)
    look.record(location)
    if let problem {
      let known = file.file.known
      outcome.tally.countProblem(
        "\(problem): the photo keeps the words that it has", at: (file.source?.location ?? location).path,
        isNew: known?.isCompanion != true || known?.stamp != nil)
    } else {
      outcome.tally.count(.companions)
    }
    if let sidecar {
      try take(sidecar, from: location, joining.kind, of: photo)
      if let before = file.file.known, before.isCompanion, let old = before.photo, old != photo,
        try tx.photos.exists(old)
      {
        try tx.files.readSidecarsAgain(of: old)
      }
    }
    return true
  }

  /// Takes what is in a sidecar that is new, has changed, or goes with another photo than before. Of
  /// several of a kind the first in byte order counts.
  private func take(
    _ content: SidecarContent, from location: FileLocation, _ kind: Companion.Kind, of photo: PhotoID
  ) throws {
    let first = try tx.files.companions(of: photo).first { $0.kind == kind }
    guard first?.location == location, let source = kind.source else { return }
    try tx.photos.setWords(content.words, from: source, of: photo)
    try tx.photos.setStated(content.stated, by: source, of: photo)
  }

  private func photo(joinedBy file: FileToRead) throws -> PhotoID? {
    if let owner = file.owner { return try tx.files.photo(at: owner) }
    guard let photo = file.known?.photo, try tx.photos.exists(photo) else { return nil }
    return photo
  }

  /// Merges a photo that is in no gallery into another, if all of its files are gone.
  private mutating func mergeIfLost(_ old: PhotoID, into photo: PhotoID) throws {
    let locations = try tx.files.locations(of: old)
    guard locations.allSatisfy({ look.state(of: $0) == .gone }) else { return }
    for location in locations { try tx.files.forgetFile(location) }
    outcome.replacedContent.insert(try tx.photos.photo(old).content.digest)
    try tx.photos.merge(old, into: photo)
  }

  /// Records a new picture beside a RAW that was a photo, or that stayed when the picture of its photo went:
  /// that photo takes the picture's content, and keeps its id, positions and words. The RAW becomes its
  /// companion.
  ///
  /// - Returns: False if there is no such photo.
  mutating func takeOverRaw(
    _ file: FileResult, _ content: Photo.Content, _ taken: CaptureTime
  ) throws -> Bool {
    let location = file.file.location
    for name in file.file.raws {
      let raw = FileLocation(folder: location.folder, name: name)
      let asFile = try tx.files.photo(at: raw)
      guard let photo = try asFile ?? tx.files.photo(ofCompanionAt: raw), look.state(of: raw) != .gone
      else { continue }
      let others = try state(ofFilesOf: photo, but: raw, location)
      if asFile == nil && others != .gone { continue }
      outcome.tally.count(.updated)
      let wasMoved = asFile == nil ? false : try tx.files.makeCompanion(.raw, ofFileAt: raw)
      warn(file)
      if others == .there {
        // The RAW is a photo elsewhere too, and stays that there.
        let new = try tx.photos.add(content, taken: taken)
        try keep(file, photo: new, moved: false)
        try tx.files.setPhoto(new, ofCompanionAt: raw)
        try replace(photo, by: new, inGalleryOf: location.folder)
        return true
      }
      for old in try tx.files.locations(of: photo) where look.state(of: old) == .gone {
        try tx.files.forgetFile(old)
      }
      outcome.replacedContent.insert(try tx.photos.photo(photo).content.digest)
      try tx.photos.setContent(content, of: photo)
      try keep(file, photo: photo, moved: wasMoved)
      return true
    }
    return false
  }
}
