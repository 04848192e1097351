package import Foundation
import GRDB
package import PholioFacts

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
    /// Those in the file.
    package var words: PhotoWords
    /// The version of what has read the facts and the words.
    package var reader: Int
    /// What it looks like, to be stored; nil where nobody has looked, and in what is read from the catalog.
    package var signature: Signature?

    package init(
      digest: PhotoDigest, byteCount: Int, size: PixelSize, thumbnail: StoredThumbnail, facts: PhotoFacts,
      words: PhotoWords = PhotoWords(), reader: Int = 0, signature: Signature? = nil
    ) {
      self.digest = digest
      self.byteCount = byteCount
      self.size = size
      self.thumbnail = thumbnail
      self.facts = facts
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
  /// What somebody said of it in pholio.
  package var own: Annotations
  /// When it was recorded; nil: before that was kept.
  package var added: Date?

  /// As it is shown: upright, and turned as somebody has turned it.
  package var size: PixelSize { own.turn.applied(to: content.size) }

  /// The words that count: each is what somebody said in pholio, else the sidecar's, else the file's.
  package var words: PhotoWords {
    // Most photos have no sidecar, and then nothing is to be chosen.
    PhotoWords(own: own, bestOf: sidecar == PhotoWords() ? [content.words] : [sidecar, content.words])
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
    own = try values.own()
    added = try values.optionalInteger("added").map { Date(timeIntervalSince1970: Double($0)) }
  }
}

extension Photo.Content {
  init(_ values: inout StoredValues) throws(RowError) {
    let (digest, byteCount) = (try values.digest(), try values.int("bytes"))
    let (size, thumbnail) = (try values.size(), try values.thumbnail())
    var facts = PhotoFacts()
    facts.make = try values.optionalText("make")
    facts.model = try values.optionalText("model")
    facts.lens = try values.optionalText("lens")
    facts.aperture = try values.optionalReal("aperture")
    facts.exposure = try values.optionalReal("exposure_s").flatMap { ExposureTime(seconds: $0) }
    facts.iso = try values.optionalInt("iso")
    facts.focalLength = try values.optionalReal("focal_mm")
    let latitude = try values.optionalReal("latitude")
    let longitude = try values.optionalReal("longitude")
    let altitude = try values.optionalReal("altitude")
    if let latitude, let longitude {
      facts.position = GeoPosition(latitude: latitude, longitude: longitude, altitude: altitude)
    }
    let reader = try values.int("reader")
    self.init(
      digest: digest, byteCount: byteCount, size: size, thumbnail: thumbnail, facts: facts,
      words: try values.words(.file), reader: reader)
  }

  /// All values, by their columns.
  func forEachValue(_ values: inout some ColumnValues) {
    values.set("sha256", digest.bytes)
    values.set("bytes", byteCount)
    values.set("width", size.width)
    values.set("height", size.height)
    values.set("thumbnail_bytes", thumbnail.byteCount)
    values.set("thumbnail_checksum", thumbnail.storedChecksum)
    Self.forEachValue(facts, words, reader: reader, &values)
  }

  /// What an import reads again if an older reader has read it.
  static func forEachValue(
    _ facts: PhotoFacts, _ words: PhotoWords, reader: Int, _ values: inout some ColumnValues
  ) {
    values.set("make", facts.make)
    values.set("model", facts.model)
    values.set("lens", facts.lens)
    values.set("aperture", facts.aperture)
    values.set("exposure_s", facts.exposure?.seconds)
    values.set("iso", facts.iso)
    values.set("focal_mm", facts.focalLength)
    values.set("latitude", facts.position?.latitude)
    values.set("longitude", facts.position?.longitude)
    values.set("altitude", facts.position?.altitude)
    values.set("reader", reader)
    WordColumns.file.forEachValue(words, &values)
  }
}
