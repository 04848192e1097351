package import PholioCatalog
package import PholioDisk
package import PholioLayout
import SystemPackage

/// A photo at its position, for `show --json`.
package struct PhotoRecord: Encodable {
  package let photo: PhotoFields
  /// Nil for a photo outside of a gallery.
  private let listPosition: Position?
  /// The file that is there, or was last seen; nil if no file is known.
  package let location: FileLocation?
  package let isMissing: Bool
  /// In byte order of paths.
  package var companions: [Companion] = []
  /// How many columns and rows it spans in its gallery, but as the first photo.
  package private(set) var span = DropCap.none

  /// Looks at the disk, and takes the first file that is there.
  package init(_ placed: PlacedPhoto) {
    photo = PhotoFields(placed.photo)
    listPosition = placed.position
    let there = placed.files.first { !SystemCall.lacksFile(FilePath($0.path)) }
    location = there ?? placed.files.first
    isMissing = there == nil
    companions = placed.companions
    span = placed.span
  }

  /// As the catalog knows it: missing is what no import found last.
  package init(_ recorded: RecordedPhoto, at position: Position, span: DropCap) {
    photo = PhotoFields(recorded.photo)
    listPosition = position
    location = recorded.file?.location
    isMissing = recorded.file?.isGone ?? true
    companions = recorded.companions
    self.span = span
  }

  /// A photo by itself, whose file is there.
  package init(_ photo: PhotoFields, file: FileLocation) {
    self.photo = photo
    listPosition = nil
    location = file
    isMissing = false
  }

  package var hasRaw: Bool { companions.contains { $0.kind == .raw } }

  /// - Precondition: The photo is in a gallery.
  package var position: Int {
    guard let listPosition else { preconditionFailure("a photo by itself has no position") }
    return listPosition.rawValue
  }

  private enum CodingKeys: String, CodingKey {
    case position, path, name, missing, companions, span
    case pathBytes = "path_bytes"
    case nameBytes = "name_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(listPosition?.rawValue, forKey: .position)
    try container.encodeIfPresent(span == .none ? nil : span.description, forKey: .span)
    try container.encode(location?.path, as: .path, bytes: .pathBytes)
    try container.encode(location?.name, as: .name, bytes: .nameBytes)
    try container.encode(isMissing, forKey: .missing)
    try container.encode(companions.map(CompanionRecord.init), forKey: .companions)
    try photo.encode(to: encoder)
  }
}

/// A path as an object of JSON.
package struct PathRecord: Encodable {
  var path: ByteString

  package init(_ path: ByteString) { self.path = path }

  private enum CodingKeys: String, CodingKey {
    case path
    case pathBytes = "path_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, as: .path, bytes: .pathBytes)
  }
}

extension Companion.Kind {
  /// In messages, behind "the" and before "of".
  package var title: String {
    switch self {
    case .raw: "the RAW"
    case .movie: "the movie"
    case .sidecar: "the sidecar"
    case .takeout: "Takeout's JSON"
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
