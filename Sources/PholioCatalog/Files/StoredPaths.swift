import Foundation
import GRDB
import PholioDisk
import PholioFacts

/// How the catalog stores folders' paths. A path in the library is relative to the library's folder
/// (`originals/2019/05`), so that the library can be moved; every other path is absolute.
struct StoredPaths: Sendable {
  private static let slash = UInt8(ascii: "/")

  /// The library's folder.
  let library: ByteString
  /// The library's folder, with a slash at the end.
  private let root: [UInt8]
  /// The same without links; nil: not asked for, or the same.
  private var resolvedRoot: [UInt8]?

  /// - Parameter library: The library's folder, an absolute path.
  init(library: ByteString) {
    self.library = library
    root = library.bytes.last == Self.slash ? library.bytes : library.bytes + [Self.slash]
  }

  /// The same, for `convert`, which then also knows the library's folder by its path without links.
  func resolvingLinks() -> StoredPaths {
    OpenTransaction.requireNone()
    guard let text = library.text, let found = realpath(text, nil) else { return self }
    defer { free(found) }
    let resolved = StoredPaths(
      library: ByteString(UnsafeRawBufferPointer(start: found, count: strlen(found))))
    var paths = self
    paths.resolvedRoot = resolved.root == root ? nil : resolved.root
    return paths
  }

  /// An absolute path as it is stored.
  func stored(_ path: ByteString) -> Data {
    isInLibrary(path) ? Data(path.bytes.dropFirst(root.count)) : Data(path.bytes)
  }

  /// The absolute path of a stored one.
  func absolute(_ stored: ByteString) -> ByteString {
    stored.bytes.first == Self.slash ? stored : ByteString(root + stored.bytes)
  }

  /// Whether a path is below the library's folder.
  func isInLibrary(_ path: ByteString) -> Bool {
    path.bytes.count > root.count && path.bytes.starts(with: root)
  }

  /// Whether the library is in this folder, or is this folder.
  private func holdsLibrary(_ path: ByteString) -> Bool {
    root.starts(with: path.bytes.last == Self.slash ? path.bytes : path.bytes + [Self.slash])
  }

  /// Makes the stored absolute paths of folders in the library relative.
  func convert(_ db: Database) throws {
    for root in [root, resolvedRoot].compactMap({ $0 }) {
      try db.execute(
        sql: """
          UPDATE OR IGNORE folder SET path = CAST(substr(path, ?1) AS BLOB)
          WHERE length(path) >= ?1 AND substr(path, 1, ?1 - 1) = ?2
          """, arguments: [root.count + 1, Data(root)])
    }
  }

  /// SQL for the absolute path of a row of `folder`.
  var absoluteSQL: String {
    let hex = root.hexText
    return "iif(substr(folder.path, 1, 1) = x'2f', folder.path, CAST(x'\(hex)' || folder.path AS BLOB))"
  }

  /// SQL for whether a row of `folder` is at or under a path; whole path components are compared.
  func isAtOrUnder(_ path: ByteString) -> (sql: String, arguments: StatementArguments) {
    let stored = stored(path)
    // All that begins with "PATH/" sorts between that and "PATH0": "0" is the byte after "/".
    let start = stored.last == Self.slash ? stored : stored + [Self.slash]
    let end = start.dropLast() + [Self.slash + 1]
    let own = holdsLibrary(path) ? "OR substr(folder.path, 1, 1) <> x'2f'" : ""
    return (
      "(folder.path = ? OR folder.path >= ? AND folder.path < ? \(own))", [stored, start, Data(end)]
    )
  }
}
