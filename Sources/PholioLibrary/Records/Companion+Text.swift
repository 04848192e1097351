package import PholioCatalog
import PholioDisk

extension Companion.Kind {
  /// In messages, behind "the" and before "of".
  package var title: String {
    switch self {
    case .raw: "the RAW"
    case .movie: "the movie"
    case .sidecar: "the sidecar"
    case .adjustments: "the adjustments"
    case .thumbnail: "the camera's thumbnail"
    case .sound: "the sound"
    }
  }
}

/// A companion as an object of JSON.
struct CompanionRecord: Encodable {
  var companion: Companion

  init(_ companion: Companion) { self.companion = companion }

  private enum CodingKeys: String, CodingKey {
    case path, kind
    case pathBytes = "path_bytes"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(companion.location.path, as: .path, bytes: .pathBytes)
    try container.encode(companion.kind.rawValue, forKey: .kind)
  }
}
