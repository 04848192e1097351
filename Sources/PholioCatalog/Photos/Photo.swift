package import Foundation
import GRDB
package import PholioDisk
package import PholioFacts
package import PholioLayout

/// What the catalog knows of one photo.
package struct Photo: Hashable, Sendable {
  /// The content of one file.
  package struct Content: Hashable, Sendable {
    package var digest: PhotoDigest
    package var byteCount: Int
    /// Upright.
    package var size: PixelSize
    package var thumbnail: StoredThumbnail
    package var facts: PhotoFacts
    /// When the file says that it was taken; nil where nothing says so, and in what is read from the catalog.
    package var date: StatedDate?
    /// Those in the file.
    package var words: PhotoWords
    /// The version of what has read the facts and the words.
    package var reader: Int
    /// What it looks like, to be stored; nil where nobody has looked, and in what is read from the catalog.
    package var signature: Signature?

    package init(
      digest: PhotoDigest, byteCount: Int, size: PixelSize, thumbnail: StoredThumbnail, facts: PhotoFacts,
      date: StatedDate? = nil, words: PhotoWords = PhotoWords(), reader: Int = 0, signature: Signature? = nil
    ) {
      self.digest = digest
      self.byteCount = byteCount
      self.size = size
      self.thumbnail = thumbnail
      self.facts = facts
      self.date = date
      self.words = words
      self.reader = reader
      self.signature = signature
    }
  }

  package var id: PhotoID
  package var content: Content
  package var taken: CaptureTime
  /// The words in its sidecar.
  package var sidecar: PhotoWords
  /// The words in Takeout's JSON beside it.
  package var takeout: PhotoWords
  /// What somebody said of it in pholio.
  package var own: Annotations
  /// When it was recorded; nil: before that was kept.
  package var added: Date?

  /// As it is shown: upright, and turned as somebody has turned it.
  package var size: PixelSize { own.turn.applied(to: content.size) }

  /// The words that count: each is what somebody said in pholio, else the best source's.
  package var words: PhotoWords {
    // Most photos have no other source, and then nothing is to be chosen.
    let isAlone = sidecar == PhotoWords() && takeout == PhotoWords()
    return PhotoWords(own: own, bestOf: isAlone ? [content.words] : [sidecar, content.words, takeout])
  }
}

extension Photo {
  static let columns = StoredTable.photo.columns
  static let takenColumns = StoredTable.photo.columns(
    "taken_local", "taken_fraction", "taken_offset", "taken_source")

  init(_ values: inout StoredValues) throws(RowError) {
    id = try values.photo("id")
    taken = try values.taken()
    content = try Content(&values)
    sidecar = try values.words(.sidecar)
    takeout = try values.words(.takeout)
    own = try values.own()
    added = try values.optionalInteger("added").map { Date(timeIntervalSince1970: Double($0)) }
  }
}

extension Photo.Content {
  init(_ values: inout StoredValues) throws(RowError) {
    let (digest, byteCount) = (try values.digest(), try values.int("bytes"))
    let (size, thumbnail) = (try values.size(), try values.thumbnail())
    var facts = PhotoFacts()
    for (field, columns) in PhotoFacts.stored { try field.take(&facts, columns, &values) }
    let reader = try values.int("reader")
    self.init(
      digest: digest, byteCount: byteCount, size: size, thumbnail: thumbnail, facts: facts,
      words: try values.words(.file), reader: reader)
  }

  /// All values but facts, by their columns.
  func forEachValue(_ values: inout some ColumnValues) {
    values.set("sha256", digest.bytes)
    values.set("bytes", byteCount)
    values.set("width", size.width)
    values.set("height", size.height)
    values.set("thumbnail_bytes", thumbnail.byteCount)
    values.set("thumbnail_checksum", thumbnail.storedChecksum)
    values.set("reader", reader)
    WordColumns.file.forEachValue(words, &values)
  }
}

/// What the catalog knows of a photo that can be compared with the disk.
package struct KnownPhoto: Hashable, Sendable {
  /// A file at which the photo was seen, and what it was then.
  package struct File: Hashable, Sendable {
    package var location: FileLocation
    package var stamp: FileStamp
  }

  package var id: PhotoID
  package var digest: PhotoDigest
  package var byteCount: Int
  /// Upright.
  package var size: PixelSize
  package var thumbnail: StoredThumbnail
  /// Whether somebody has looked at what it looks like.
  package var hasSignature: Bool
  /// In byte order of paths.
  package var files: [File]
  /// In byte order of paths.
  package var companions: [Companion]
}

/// A photo at its position in a gallery.
package struct PlacedPhoto: Sendable {
  package var position: Position
  package var photo: Photo
  /// Its files, each as it was seen last, in byte order of paths; may be empty.
  package var asSeen: [KnownPhoto.File]
  /// In byte order of paths.
  package var companions: [Companion] = []
  /// How many columns and rows it spans in the gallery; the first photo's does not count.
  package var span = DropCap.none

  /// In byte order of paths; may be empty.
  package var files: [FileLocation] { asSeen.map(\.location) }
}

/// A photo as the catalog knows it: nobody has looked at the disk.
package struct RecordedPhoto: Sendable {
  package var photo: Photo
  /// Nil if no file is known.
  package var file: RecordedFile?
  /// In byte order of paths.
  package var companions: [Companion]
}

/// A file of a photo as the last import of its folder saw it. Those that were there are before those that
/// were not, and both in byte order of paths.
package struct RecordedFile: Hashable, Comparable, Sendable {
  package var location: FileLocation
  package var isGone: Bool

  package static func < (a: Self, b: Self) -> Bool {
    a.isGone == b.isGone ? a.location < b.location : b.isGone
  }
}

/// A photo's picture, as it is shown.
package struct ShownPicture: Hashable, Sendable {
  package var digest: PhotoDigest
  package var turn: Turn
}

/// What the catalog knows of a thumbnail, to find damage.
package struct StoredThumbnail: Hashable, Sendable {
  package var byteCount: Int
  /// The XXH64 of its bytes; nil if it was made before checksums were kept.
  package var checksum: UInt64?

  package init(byteCount: Int, checksum: UInt64?) {
    self.byteCount = byteCount
    self.checksum = checksum
  }

  /// SQLite's integers are signed.
  var storedChecksum: Int64? { checksum.map { Int64(bitPattern: $0) } }
}
