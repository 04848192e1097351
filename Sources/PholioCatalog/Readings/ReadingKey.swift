/// The keys of a line.
enum ReadingKey: String, CodingKey {
  case version, path, bytes, outcome, reason, type, kind, of, reader, sha256, width, height, taken, facts
  case words, signature, warnings, thumbnail, companions
  case pathBytes = "path_bytes"
  case modified = "mtime_ns"
  case ofBytes = "of_bytes"

  enum Time: String, CodingKey {
    case local, offset, source
  }

  enum Fact: String, CodingKey {
    case make, model, lens, aperture, iso, gps
    case exposure = "exposure_s"
    case focalLength = "focal_mm"
  }

  enum Position: String, CodingKey {
    case latitude, longitude, altitude
  }

  enum Word: String, CodingKey {
    case title, description, creator, copyright, label, city, country, rating, keywords
  }

  enum Signature: String, CodingKey {
    case version, bytes
  }

  enum Thumbnail: String, CodingKey {
    case bytes, checksum, jpeg
  }

  enum Companion: String, CodingKey {
    case kind, name
    case nameBytes = "name_bytes"
  }
}
