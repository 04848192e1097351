import PholioCatalog
import PholioDisk
import PholioFacts

/// Files that were copied from cards and phones.
extension CatalogWriter {
  /// Records a file on a card or a phone: its photo was copied, or is in the library.
  mutating func recordCopy(
    _ file: FileResult, of source: FileResult.Source, isFinal: Bool
  ) throws -> Bool {
    let location = file.file.location
    let known = try file.digest.flatMap { try tx.photos.id($0) }
    if location == source.location {
      guard known != nil else {
        // Another file of this content is being copied. If that fails, the next import has it.
        if isFinal { outcome.tally.count(.waiting) }
        return isFinal
      }
      outcome.tally.count(.duplicates)
    } else if source.wasThere, let known, try tx.files.photo(at: location) == known {
      outcome.tally.count(.known)
      try keep(file, photo: known, moved: false)
    } else {
      _ = try recordNew(file, isFinal: true)
    }
    guard let photo = try file.digest.flatMap({ try tx.photos.id($0) }) else { return true }
    try tx.files.setCopied(
      source.location.name, in: tx.files.makeFolder(source.location.folder), stamp: source.stamp, photo: photo
    )
    return true
  }

  /// Records a companion on a card, and its copy beside that of its photo.
  mutating func recordCopiedCompanion(
    _ file: FileResult, of source: FileResult.Source, sidecar: SidecarContent?, problem: String? = nil
  ) throws {
    guard let joining = file.file.joining, let stamp = file.stamp else { return }
    let location = file.file.location
    if try !recordCompanion(file, sidecar: sidecar, problem: problem) {
      // A RAW that has positions already stays a photo.
      if try tx.files.photo(at: location) != nil {
        outcome.tally.count(.known)
      } else {
        outcome.tally.countOther(source.location.path)
      }
    }
    let copy = CopiedFile(
      name: source.location.name, stamp: source.stamp, digest: source.digest, kind: joining.kind,
      copy: location, copyStamp: stamp)
    try tx.files.setCopied(copy, in: tx.files.makeFolder(source.location.folder))
  }
}
