import Foundation
import GRDB
import PholioFacts

/// How folders' paths stand in the catalog: what lies in the library is stored relative to the library's
/// folder (`originals/2019/05`), so that a library can be moved; every other path is absolute.
struct StoredPaths: Sendable {
  private static let slash = UInt8(ascii: "/")

  /// The library's folder.
  let library: ByteString
  /// The same, with a slash behind it.
  private let root: [UInt8]

  /// - Parameter library: The library's folder, an absolute path.
  init(library: ByteString) {
    self.library = library
    root = library.bytes.last == Self.slash ? library.bytes : library.bytes + [Self.slash]
  }

  /// As a path is stored.
  func stored(_ path: ByteString) -> Data {
    isInLibrary(path) ? Data(path.bytes.dropFirst(root.count)) : Data(path.bytes)
  }

  /// The absolute path of what is stored.
  func absolute(_ stored: ByteString) -> ByteString {
    stored.bytes.first == Self.slash ? stored : ByteString(root + stored.bytes)
  }

  /// Whether a path lies in the library's folder; that folder itself does not.
  func isInLibrary(_ path: ByteString) -> Bool {
    path.bytes.count > root.count && path.bytes.starts(with: root)
  }

  /// Whether the library lies in this folder, or is it.
  private func holdsLibrary(_ path: ByteString) -> Bool {
    root.starts(with: path.bytes.last == Self.slash ? path.bytes : path.bytes + [Self.slash])
  }

  /// Gives folders in the library that are stored by absolute paths relative ones.
  func convert(_ db: Database) throws {
    try db.execute(
      sql: """
        UPDATE OR IGNORE folder SET path = CAST(substr(path, ?1) AS BLOB)
        WHERE length(path) >= ?1 AND substr(path, 1, ?1 - 1) = ?2
        """, arguments: [root.count + 1, Data(root)])
  }

  /// SQL for the absolute path of a row of `folder`.
  var absoluteSQL: String {
    let hex = root.hexText
    return "iif(substr(folder.path, 1, 1) = x'2f', folder.path, CAST(x'\(hex)' || folder.path AS BLOB))"
  }

  /// SQL for whether a row of `folder` lies at or under a path, by path components and not by letters.
  func isAtOrUnder(_ path: ByteString) -> (sql: String, arguments: StatementArguments) {
    let stored = stored(path)
    // Whatever begins with "PATH/" lies between that and "PATH0": "0" is the byte behind "/".
    let start = stored.last == Self.slash ? stored : stored + [Self.slash]
    let end = start.dropLast() + [Self.slash + 1]
    let own = holdsLibrary(path) ? "OR substr(folder.path, 1, 1) <> x'2f'" : ""
    return (
      "(folder.path = ? OR folder.path >= ? AND folder.path < ? \(own))", [stored, start, Data(end)]
    )
  }
}
