/// The keys of a line, of those that are written and of those that are read.
enum ReadingKey: String, CodingKey, CaseIterable {
  case version, path, bytes, outcome, reason, type, kind, of, reader, sha256, width, height, taken, facts
  case words, signature, warnings, thumbnail, companions
  case pathBytes = "path_bytes"
  case modified = "mtime_ns"
  case ofBytes = "of_bytes"

  static let all = JSONKeys<Self>()

  enum Time: String, CodingKey, CaseIterable {
    case local, offset, source

    static let all = JSONKeys<Self>()
  }

  enum Fact: String, CodingKey, CaseIterable {
    case make, model, lens, aperture, iso, gps
    case exposure = "exposure_s"
    case focalLength = "focal_mm"

    static let all = JSONKeys<Self>()
  }

  enum Position: String, CodingKey, CaseIterable {
    case latitude, longitude, altitude

    static let all = JSONKeys<Self>()
  }

  enum Word: String, CodingKey, CaseIterable {
    case title, description, creator, copyright, label, city, country, rating, keywords

    static let all = JSONKeys<Self>()
  }

  enum Signature: String, CodingKey, CaseIterable {
    case version, bytes

    static let all = JSONKeys<Self>()
  }

  enum Thumbnail: String, CodingKey, CaseIterable {
    case bytes, checksum, jpeg

    static let all = JSONKeys<Self>()
  }

  enum Companion: String, CodingKey, CaseIterable {
    case kind, name
    case nameBytes = "name_bytes"

    static let all = JSONKeys<Self>()
  }
}
