package import PholioCatalog
package import PholioDisk
import PholioFacts
import SystemPackage

/// A file for a worker to read.
package struct FileToRead: Sendable {
  var location: FileLocation
  var known: KnownFile?
  /// What it was when its folder was listed; nil if the system did not tell.
  var listed: FileStamp?
  /// Whether nothing at all was known of it when its folder was listed.
  var isNew = false
  /// Whether imports have met images of unsupported types in its folder.
  var isAmongUnsupported = false
  /// Whether the file itself was named, rather than its folder.
  var isNamed = false
  /// The photo of which only the metadata are to be read again. The file is a known one, and has not changed.
  var photoToReadAgain: PhotoID?
  /// For a companion: no photo is looked for in it.
  var joining: CompanionLink?
  /// The RAWs of its stem, in its folder, that are photos or have one. It takes over their photo.
  var raws: [ByteString] = []

  /// Whether anything is read of it: of companions, only those with words are looked into.
  var isOpened: Bool { joining.map { $0.kind.source != nil } ?? true }

  /// Where the file of a companion's photo is.
  var owner: FileLocation? {
    joining?.owner.map { FileLocation(folder: location.folder, name: $0) }
  }
}

/// A file that a worker has read.
struct FileResult: Sendable {
  /// A file that was copied into the library.
  struct Source: Sendable {
    var location: FileLocation
    var stamp: FileStamp
    var digest: PhotoDigest
    /// Whether the library had it: there, as the copy of an earlier import, or elsewhere.
    var wasThere: Bool
  }

  var file: FileToRead
  var reading: ReadOutcome
  /// The file's stamp when it was opened; nil if it could not be.
  var stamp: FileStamp?
  /// Where it was copied from. `file` is then the copy; or still the source, if the library had its content
  /// already.
  var source: Source?
  /// The copy of a file that is no photo. `file` is the source.
  var copy: CopiedFile?

  /// The content's digest, if it is a photo's.
  ///
  /// Never inlined: the compiler of Swift 6.3.1 itself crashes, in its optimiser's pass CopyPropagation, on
  /// callers into which it has inlined this. To be tried again with a newer compiler.
  @inline(never) var digest: PhotoDigest? {
    switch reading {
    case .photo(let content, _, _): content.digest
    case .known(let digest, _, _): digest
    default: nil
    }
  }
}

extension KnownFile {
  var withoutPhoto: KnownFile {
    var copy = self
    copy.photo = nil
    return copy
  }
}

/// How a file is the companion of a photo.
package struct CompanionLink: Hashable, Sendable {
  package var kind: Companion.Kind
  /// The name of the photo's file in the same folder. Nil: none is there, and the companion stays with the
  /// photo that it has.
  package var owner: ByteString?
  /// What the file was when the folder was listed.
  package var stamp: FileStamp

  package init(_ kind: Companion.Kind, of owner: ByteString?, stamp: FileStamp) {
    self.kind = kind
    self.owner = owner
    self.stamp = stamp
  }
}

/// Gives workers files to read. Files of which there are readings go together: each takes microseconds.
struct FileQueue {
  private static let mostTogether = 128

  private let readings: ClusterReadings?
  private var waiting: [FileToRead]?

  init(_ readings: ClusterReadings?) {
    self.readings = readings
  }

  /// - Parameter next: Gives the next file, or those that belong together; nil at the end.
  mutating func next(_ next: () throws -> [FileToRead]?) rethrows -> [FileToRead]? {
    guard let readings else { return try next() }
    if let files = waiting.take() { return files }
    var together: [FileToRead] = []
    while together.count < Self.mostTogether, let files = try next() {
      if files.allSatisfy(readings.mayHave) {
        together += files
      } else if together.isEmpty {
        return files
      } else {
        waiting = files
        break
      }
    }
    return together.isEmpty ? nil : together
  }
}
