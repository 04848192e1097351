/// A photo that was found in a gallery, with all that is told of it.

package struct FoundPhoto: Encodable {
  /// The gallery's name.
  package let gallery: String
  package let record: PhotoRecord

  package init(gallery: String, record: PhotoRecord) {
    self.gallery = gallery
    self.record = record
  }

  private enum CodingKeys: String, CodingKey {
    case gallery
  }

  /// All that `show` tells of a photo, and its gallery.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(gallery, forKey: .gallery)
    try record.encode(to: encoder)
  }
}
