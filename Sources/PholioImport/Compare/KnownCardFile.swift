import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary
import SystemPackage

/// A file on a card that was copied by an earlier import.
struct KnownCardFile: Sendable {
  var path: ByteString
  var copy: KnownFile.Copy

  /// What is to be said if none of its copies has its content any more, as the disk has them.
  ///
  /// - Throws: `Interruption`.
  func damage(_ cancellation: Cancellation) throws -> ImportReport.Note? {
    for location in copy.locations {
      if try OriginalsStore.digest(of: FilePath(location.path), cancellation) == copy.digest { return nil }
    }
    let paths = copy.locations.map(\.path.shown).joined(separator: ", ")
    return ImportReport.Note(
      path: path, reason: "its copy in the library is damaged: \(paths)", isNew: true)
  }
}
