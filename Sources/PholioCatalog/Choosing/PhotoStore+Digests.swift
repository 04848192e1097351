import Foundation
import GRDB
import PholioFacts

extension PhotoStore {
  /// The photos whose SHA-256 in hexadecimal begins with `prefix` (lower case), in galleries or not.
  package func photos(digestPrefix prefix: String) throws -> PhotoSet {
    let photos = try db.all(
      Self.digestOwners, "SELECT \(Self.digestOwners.sql) FROM photo WHERE sha256 BETWEEN ? AND ?",
      [Self.digest(prefix, filledWith: "0"), Self.digest(prefix, filledWith: "f")]
    ) { try $0.integer("id") }
    return PhotoSet(photos)
  }

  private static func digest(_ prefix: String, filledWith digit: String) -> Data {
    let count = 2 * PhotoDigest.byteCount
    let digits = Array((prefix + String(repeating: digit, count: count)).utf8.prefix(count))
    return Data(
      stride(from: 0, to: count, by: 2).map { index -> UInt8 in
        (digits[index].hexValue ?? 0) << 4 | (digits[index + 1].hexValue ?? 0)
      })
  }

  private static let digestOwners = StoredTable.photo.columns()
}
