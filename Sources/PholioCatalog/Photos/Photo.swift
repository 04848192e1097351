import Foundation
import GRDB

/// What the catalog knows of one photo.
package struct Photo: Hashable, Sendable {
  /// When it was taken, by the camera's wall clock.
  package struct Taken: Hashable, Sendable {
    /// Seconds from 1970-01-01T00:00:00 on that clock.
    package var local: Int64
    /// The digits behind the second, as written; may be empty.
    package var fraction: String
    package var offsetMinutes: Int?
    /// `exif`, `filename` or `mtime`.
    package var source: String

    package init(local: Int64, fraction: String, offsetMinutes: Int?, source: String) {
      self.local = local
      self.fraction = fraction
      self.offsetMinutes = offsetMinutes
      self.source = source
    }
  }

  /// Degrees, north and east positive; metres above sea level.
  package struct Place: Hashable, Sendable {
    package var latitude: Double
    package var longitude: Double
    package var altitude: Double?

    package init(latitude: Double, longitude: Double, altitude: Double?) {
      self.latitude = latitude
      self.longitude = longitude
      self.altitude = altitude
    }
  }

  /// What the file itself says, apart from its time.
  package struct Facts: Hashable, Sendable {
    package var make: String?
    package var model: String?
    package var lens: String?
    package var aperture: Double?
    package var exposureSeconds: Double?
    package var iso: Int?
    package var focalMillimetres: Double?
    package var place: Place?
    package var rating: Int?
    package var words: String?
    package var artist: String?
    package var copyright: String?

    package init() {}
  }

  /// One file's content.
  package struct Content: Hashable, Sendable {
    package var digest: PhotoDigest
    package var byteCount: Int
    /// Upright, in pixels.
    package var width: Int
    package var height: Int
    package var thumbnailByteCount: Int
    package var facts: Facts

    package init(
      digest: PhotoDigest, byteCount: Int, width: Int, height: Int, thumbnailByteCount: Int, facts: Facts
    ) {
      self.digest = digest
      self.byteCount = byteCount
      self.width = width
      self.height = height
      self.thumbnailByteCount = thumbnailByteCount
      self.facts = facts
    }
  }

  package var id: PhotoID
  package var content: Content
  package var taken: Taken
  /// A person's words.
  package var title: String?
  package var description: String?
}

extension Photo {
  /// A photo without a person's words.
  package init(id: PhotoID, content: Content, taken: Taken) {
    self.id = id
    self.content = content
    self.taken = taken
  }

  static let columns = """
    photo.id, sha256, photo.bytes, width, height, thumbnail_bytes, taken_local, taken_fraction, taken_offset,
    taken_source, make, model, lens, aperture, exposure_s, iso, focal_mm, latitude, longitude, altitude, rating,
    exif_words, artist, copyright, title, description
    """

  /// From a row that begins with `columns`.
  init(row: Row) {
    id = row[0]
    var facts = Facts()
    facts.make = row[10]
    facts.model = row[11]
    facts.lens = row[12]
    facts.aperture = row[13]
    facts.exposureSeconds = row[14]
    facts.iso = row[15]
    facts.focalMillimetres = row[16]
    if let latitude: Double = row[17], let longitude: Double = row[18] {
      facts.place = Place(latitude: latitude, longitude: longitude, altitude: row[19])
    }
    facts.rating = row[20]
    facts.words = row[21]
    facts.artist = row[22]
    facts.copyright = row[23]
    content = Content(
      digest: PhotoDigest(row[1] as Data), byteCount: row[2], width: row[3], height: row[4],
      thumbnailByteCount: row[5], facts: facts)
    taken = Taken(local: row[6], fraction: row[7], offsetMinutes: row[8], source: row[9])
    title = row[24]
    description = row[25]
  }
}

extension Photo.Content {
  /// Column names and values, for INSERT and UPDATE.
  var assignments: [(column: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("sha256", Data(digest.bytes)), ("bytes", byteCount), ("width", width), ("height", height),
      ("thumbnail_bytes", thumbnailByteCount), ("make", facts.make), ("model", facts.model),
      ("lens", facts.lens),
      ("aperture", facts.aperture), ("exposure_s", facts.exposureSeconds), ("iso", facts.iso),
      ("focal_mm", facts.focalMillimetres), ("latitude", facts.place?.latitude),
      ("longitude", facts.place?.longitude), ("altitude", facts.place?.altitude), ("rating", facts.rating),
      ("exif_words", facts.words), ("artist", facts.artist), ("copyright", facts.copyright),
    ]
  }
}
