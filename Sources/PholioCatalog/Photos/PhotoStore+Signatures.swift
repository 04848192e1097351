import GRDB
package import PholioFacts

/// What photos look like, as far as somebody has looked.
extension PhotoStore {
  /// The signatures of photos as they are shown: after their turns. Photos that nobody has looked at yet, or
  /// only an older version has, are left out.
  ///
  /// - Parameter photos: Nil: all.
  package func signatures(of photos: PhotoSet?) throws -> [(PhotoID, Signature)] {
    var arguments: StatementArguments = [Signature.version]
    if let photos { arguments += ["[\(photos.map(String.init).joined(separator: ","))]"] }
    // CROSS JOIN makes SQLite look up each photo, not walk through all signatures.
    let source =
      photos == nil
      ? "signature" : "json_each(?2) AS wanted CROSS JOIN signature ON signature.photo = wanted.value"
    let rows = try db.rows(
      """
      SELECT \(Self.signatures.sql), \(Self.turns.sql)
      FROM \(source) CROSS JOIN photo ON photo.id = signature.photo WHERE signature.version = ?1
      """, arguments)
    var found: [(PhotoID, Signature)] = []
    while let row = try rows.next() {
      var values = StoredValues(row, Self.signatures)
      let (photo, bytes) = (try values.photo(), try values.bytes("bytes"))
      guard let signature = Signature(bytes) else {
        throw values.error("bytes", found: "\(bytes.count) bytes")
      }
      var turns = StoredValues(row, Self.turns, from: Self.signatures.count)
      found.append((photo, signature.turned(try turns.turn().orientation)))
    }
    return found
  }

  private static let signatures = StoredTable.signature.columns("bytes")
  private static let turns = StoredTable.photo.columns("turn")
}
