import Foundation
import GRDB
package import PholioFacts

/// What the catalog knows of one photo.
package struct Photo: Hashable, Sendable {
  /// One file's content.
  package struct Content: Hashable, Sendable {
    package var digest: PhotoDigest
    package var byteCount: Int
    /// Upright.
    package var size: PixelSize
    package var thumbnailByteCount: Int
    package var facts: PhotoFacts

    package init(
      digest: PhotoDigest, byteCount: Int, size: PixelSize, thumbnailByteCount: Int, facts: PhotoFacts
    ) {
      self.digest = digest
      self.byteCount = byteCount
      self.size = size
      self.thumbnailByteCount = thumbnailByteCount
      self.facts = facts
    }
  }

  package var id: PhotoID
  package var content: Content
  package var taken: CaptureTime
  /// A person's words.
  package var title: String?
  package var description: String?
}

extension Photo {
  /// A photo without a person's words.
  package init(id: PhotoID, content: Content, taken: CaptureTime) {
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
  ///
  /// - Throws: `CatalogError.damagedRow`.
  init(row: Row) throws {
    id = row[0]
    var facts = PhotoFacts()
    facts.make = row[10]
    facts.model = row[11]
    facts.lens = row[12]
    facts.aperture = row[13]
    facts.exposure = (row[14] as Double?).flatMap { ExposureTime(seconds: $0) }
    facts.iso = row[15]
    facts.focalLength = row[16]
    if let latitude: Double = row[17], let longitude: Double = row[18] {
      facts.position = GeoPosition(latitude: latitude, longitude: longitude, altitude: row[19])
    }
    facts.rating = row[20]
    facts.description = row[21]
    facts.artist = row[22]
    facts.copyright = row[23]
    func value<Value>(_ value: Value?, _ column: String, _ index: Int) throws(CatalogError) -> Value {
      if let value { return value }
      let found: DatabaseValue = row[index]
      throw .damagedRow(table: "photo", row: row[0], column: column, found: found.description)
    }
    content = Content(
      digest: try value(PhotoDigest(row[1] as Data), "sha256", 1), byteCount: row[2],
      size: try value(PixelSize(checkedWidth: row[3], height: row[4]), "width", 3),
      thumbnailByteCount: row[5], facts: facts)
    let source = try value(CaptureTime.Source(rawValue: row[9]), "taken_source", 9)
    taken = try value(
      CaptureTime(local: row[6], fraction: row[7], offsetMinutes: row[8], source: source), "taken_local", 6)
    title = row[24]
    description = row[25]
  }
}

extension Photo.Content {
  /// Column names and values, for INSERT and UPDATE.
  var assignments: [(column: String, value: (any DatabaseValueConvertible)?)] {
    [
      ("sha256", Data(digest.bytes)), ("bytes", byteCount), ("width", size.width), ("height", size.height),
      ("thumbnail_bytes", thumbnailByteCount), ("make", facts.make), ("model", facts.model),
      ("lens", facts.lens),
      ("aperture", facts.aperture), ("exposure_s", facts.exposure?.seconds), ("iso", facts.iso),
      ("focal_mm", facts.focalLength), ("latitude", facts.position?.latitude),
      ("longitude", facts.position?.longitude), ("altitude", facts.position?.altitude),
      ("rating", facts.rating),
      ("exif_words", facts.description), ("artist", facts.artist), ("copyright", facts.copyright),
    ]
  }
}
