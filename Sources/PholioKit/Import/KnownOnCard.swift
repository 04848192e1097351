import PholioCatalog
import PholioFacts
import SystemPackage

/// A file on a card that was copied by an earlier import.
struct KnownOnCard: Sendable {
  var path: ByteString
  var copy: KnownFile.Copy

  /// What is to be said if none of its copies has its content any more, as the disk has them.
  ///
  /// - Throws: `Interruption`.
  func damage(_ cancellation: Cancellation) throws -> ImportReport.Note? {
    for place in copy.places {
      if try OriginalsStore.digest(of: FilePath(place.path), cancellation) == copy.digest { return nil }
    }
    let places = copy.places.map(\.path.shown).joined(separator: ", ")
    return ImportReport.Note(
      path: path, reason: "its copy in the library is damaged: \(places)", isNew: true)
  }
}
