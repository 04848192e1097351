import Foundation
import GRDB
import PholioFacts

/// Photos by what names them, wherever they are.
extension PhotoStore {
  /// The photos that have a file of this name.
  package func photos(named name: ByteString) throws -> PhotoSet {
    try photos(of: "SELECT \(Self.fileNames.sql) FROM file WHERE name = ?", [Data(name.bytes)]) { _ in true }
  }

  /// The photos that have a file whose name `matches`.
  ///
  /// - Parameter matches: Called once for each name that there is.
  package func photos(whereName matches: (ByteString) -> Bool) throws -> PhotoSet {
    var last: (name: ByteString, matches: Bool)?
    return try photos(of: "SELECT \(Self.fileNames.sql) FROM file ORDER BY name", []) { name in
      if let last, last.name == name { return last.matches }
      let found = matches(name)
      last = (name, found)
      return found
    }
  }

  /// The photos whose SHA-256 in hexadecimal begins with `prefix` (lower case).
  package func photos(digestPrefix prefix: String) throws -> PhotoSet {
    func bound(_ digit: String) -> Data {
      let digits = Array((prefix + String(repeating: digit, count: 64)).utf8.prefix(64))
      return Data(
        stride(from: 0, to: digits.count, by: 2).map { index -> UInt8 in
          (digits[index].hexValue ?? 0) << 4 | (digits[index + 1].hexValue ?? 0)
        })
    }
    return PhotoSet(
      try db.all(
        Self.photoIDs, "SELECT \(Self.photoIDs.sql) FROM photo WHERE sha256 BETWEEN ? AND ?",
        [bound("0"), bound("f")]
      ) { try $0.integer("id") })
  }

  private func photos(
    of sql: String, _ arguments: StatementArguments, whereName matches: (ByteString) -> Bool
  ) throws -> PhotoSet {
    var photos = PhotoSet()
    let rows = try db.rows(sql, arguments)
    while let row = try rows.next() {
      var values = StoredValues(row, Self.fileNames)
      guard matches(try values.byteString("name")) else { continue }
      photos.insert(try values.integer("photo"))
    }
    return photos
  }

  private static let fileNames = StoredTable.file.columns("photo")
  private static let photoIDs = StoredTable.photo.columns()
}
