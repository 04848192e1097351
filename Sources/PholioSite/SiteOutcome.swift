package import PholioOut

/// What publishing has done.
package struct SiteOutcome: Encodable, Sendable {
  /// A photo that could not be published as it should be.
  package struct Problem: Encodable, Sendable, Hashable {
    package enum Kind: String, Encodable, Sendable {
      /// No original is there: pictures made before, or the thumbnail, stand in.
      case missing
      /// It can't be decoded.
      case damaged
      /// It is not offered: only a JPEG can be stripped of place and serial number.
      case notStripped = "not_stripped"
    }

    package var gallery: String
    package var position: Int
    package var name: String
    package var kind: Kind
    package var reason: String?
    /// What is shown in place of pictures from the original.
    package var shown: Shown?

    package enum Shown: String, Encodable, Sendable {
      /// Those that were made before.
      case pictures
      case thumbnail
    }
  }

  package var galleries = 0
  package var photos = 0
  package var files = OwnedFolder.Outcome()
  package var problems: [Problem] = []
  /// All files of the site.
  package var fileCount = 0

  private enum CodingKeys: String, CodingKey {
    case galleries, photos, problems
    case fileCount = "files"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(galleries, forKey: .galleries)
    try container.encode(photos, forKey: .photos)
    try container.encode(fileCount, forKey: .fileCount)
    try container.encode(problems, forKey: .problems)
    try files.encode(to: encoder)
  }
}
