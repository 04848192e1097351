import GRDB

/// The index of words has each photo's words, and no others.
extension CatalogCheck {
  func checkWords(_ report: (CatalogFault) throws -> Void) throws {
    let photos = try db.rows("SELECT \(Photo.columns.sql) FROM photo ORDER BY id")
    // Both go upwards: each photo's words follow those of the photo before it.
    let words = try db.rows("SELECT photo, field, folded FROM word ORDER BY photo")
    var word = try words.next()
    while let row = try photos.next() {
      guard let id = row.integer(at: 0) else { continue }
      var values = StoredValues(row, Photo.columns)
      // Values that can't be read are faults by themselves, as are words of photos that don't exist.
      let photo = try? Photo(&values)
      var missing = photo.map { WordIndex.entries(of: $0.words) } ?? []
      var strangers = 0
      while let next = word, (next.integer(at: 0) ?? 0) <= id {
        if next.integer(at: 0) == id, missing.remove(WordIndex.Entry(next, from: 1)) == nil {
          strangers += 1
        }
        word = try words.next()
      }
      if photo != nil, !missing.isEmpty || strangers > 0 {
        try report(
          CatalogFault(
            .value,
            "the words by which photo \(id) is found are not its own: "
              + "\(missing.count) are missing, \(strangers) are others"))
      }
    }
  }
}

extension WordIndex.Entry {
  /// From two columns; no photo has the one that damaged columns give.
  fileprivate init(_ row: StoredRow, from column: Int) {
    let field = row.integer(at: column).flatMap { WordField(rawValue: Int($0)) }
    self.init(field: field ?? .any, folded: field == nil ? "" : row.text(at: column + 1) ?? "")
  }
}
