package import PholioCatalog
import PholioLayout
import SystemPackage

/// A photo at its place, as `show --json` prints it.
package struct PhotoRecord: Encodable {
  package let photo: Photo
  /// Nil for a photo that is not looked at in a gallery.
  private let listPosition: Position?
  /// Where the file is, or where it was last seen; nil where no file was ever kept.
  package let location: FileLocation?
  package let isMissing: Bool

  /// Looks at the disk: of several files the first that is there is shown.
  package init(_ placed: PlacedPhoto) {
    photo = placed.photo
    listPosition = placed.position
    let there = placed.files.first { !SystemCall.isMissing(FilePath($0.path)) }
    location = there ?? placed.files.first
    isMissing = there == nil
  }

  /// A photo by itself, whose file is there.
  package init(_ photo: Photo, file: FileLocation) {
    self.photo = photo
    listPosition = nil
    location = file
    isMissing = false
  }

  /// - Precondition: The photo is looked at in a gallery.
  package var position: Int {
    guard let listPosition else { preconditionFailure("a photo by itself has no position") }
    return listPosition.rawValue
  }

  private enum CodingKeys: String, CodingKey {
    case position, path, name, missing
    case pathBytes = "path_bytes"
    case nameBytes = "name_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(listPosition?.rawValue, forKey: .position)
    try container.encode(location?.path, as: .path, bytes: .pathBytes)
    try container.encode(location?.name, as: .name, bytes: .nameBytes)
    try container.encode(isMissing, forKey: .missing)
    try PhotoFields(photo, .full).encode(to: encoder)
  }
}
