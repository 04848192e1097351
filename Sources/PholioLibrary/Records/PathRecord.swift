import PholioCatalog
package import PholioDisk

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
