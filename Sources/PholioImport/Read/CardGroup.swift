import PholioCatalog
import PholioDisk
import PholioFacts
import PholioLibrary

/// Files of one stem in one folder of a card, after a worker has read them. They are copied together.
struct CardGroup: Sendable {
  struct File: Sendable {
    var file: FileToRead
    var written: OriginalsStore.Written
    /// What was found in it.
    var reading = ReadOutcome.ignored
    /// The photo of the group that it is a companion of.
    var joining: CompanionLink?

    var name: ByteString { file.location.name }

    /// The content's digest, if it is a photo's.
    var digest: PhotoDigest? { FileResult(file: file, reading: reading).digest }
  }

  /// In byte order of names.
  var files: [File] = []
  /// Files that are not to be copied, or could not be read.
  var others: [FileResult] = []
  /// When its first photo was taken.
  var taken: CaptureTime?
  /// Whether the library has its only photo already.
  var isKept = false

  /// The photo of a group of one file.
  var onlyPhoto: (file: File, digest: PhotoDigest)? {
    guard files.count == 1, let file = files.first, let digest = file.digest else { return nil }
    return (file, digest)
  }
}
