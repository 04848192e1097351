import Foundation
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

    package init(
      digest: PhotoDigest, byteCount: Int, size: PixelSize, thumbnail: StoredThumbnail, facts: PhotoFacts,
      words: PhotoWords = PhotoWords()
    ) {
      self.digest = digest
      self.byteCount = byteCount
      self.size = size
      self.thumbnail = thumbnail
      self.facts = facts
      self.words = words
    }
  }

  package var id: PhotoID
  package var content: Content
  package var taken: CaptureTime
  /// Title and description, written by people.
  package var title: String?
  package var description: String?
}

extension Photo {
  static let columns = StoredTable.photo.columns
  static let takenColumns = StoredTable.photo.columns(
    "taken_local", "taken_fraction", "taken_offset", "taken_source")

  init(_ values: inout StoredValues) throws(RowError) {
    id = try values.photo("id")
    let (digest, byteCount) = (try values.digest(), try values.int("bytes"))
    let (size, thumbnail) = (try values.size(), try values.thumbnail())
    taken = try values.taken()
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
    var words = PhotoWords()
    words.rating = try values.optionalInt("rating")
    words.description = try values.optionalText("exif_words")
    words.creator = try values.optionalText("artist")
    words.copyright = try values.optionalText("copyright")
    content = Content(
      digest: digest, byteCount: byteCount, size: size, thumbnail: thumbnail, facts: facts, words: words)
    title = try values.optionalText("title")
    description = try values.optionalText("description")
  }
}

extension Photo.Content {
  /// Column names and values, for INSERT and UPDATE.
  var assignments: [(column: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("sha256", Data(digest.bytes)), ("bytes", byteCount), ("width", size.width), ("height", size.height),
      ("thumbnail_bytes", thumbnail.byteCount), ("thumbnail_checksum", thumbnail.storedChecksum),
      ("make", facts.make), ("model", facts.model),
      ("lens", facts.lens),
      ("aperture", facts.aperture), ("exposure_s", facts.exposure?.seconds), ("iso", facts.iso),
      ("focal_mm", facts.focalLength), ("latitude", facts.position?.latitude),
      ("longitude", facts.position?.longitude), ("altitude", facts.position?.altitude),
      ("rating", words.rating),
      ("exif_words", words.description), ("artist", words.creator), ("copyright", words.copyright),
    ]
  }
}
