import Foundation
import GRDB

/// A folder that the catalog knows.
package struct KnownFolder: Hashable, Sendable {
  package var id: FolderID
  package var path: ByteString

  package init(id: FolderID, path: ByteString) {
    self.id = id
    self.path = path
  }
}

extension CatalogTransaction {
  /// The folders at or under a path, by path components and not by letters, in byte order.
  package func folders(atOrUnder path: ByteString) throws -> [KnownFolder] {
    // Whatever begins with "PATH/" lies between that and "PATH0": "0" is the byte behind "/".
    let start = path.bytes == Array("/".utf8) ? path.bytes : path.bytes + Array("/".utf8)
    let end = start.dropLast() + Array("0".utf8)
    return try Row.fetchAll(
      db, sql: "SELECT id, path FROM folder WHERE path = ? OR (path >= ? AND path < ?) ORDER BY path",
      arguments: [Data(path.bytes), Data(start), Data(end)]
    ).map { KnownFolder(id: $0[0], path: ByteString($0[1] as Data)) }
  }
}
