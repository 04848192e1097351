import GRDB
import PholioFacts

/// The journal of what is said of photos.
extension OrderStore {
  /// Writes what a change set.
  func write(_ values: [ValueEdit], of change: Int64) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO change_value(change, photo, field, was, became) VALUES (?, ?, ?, ?, ?)")
    for value in values {
      try statement.execute(arguments: [change, value.photo, value.field.rawValue, value.was, value.became])
    }
  }

  /// Sets back what a change set, or sets it again. What has been set to something else since stays.
  ///
  /// - Parameter state: The change's, from now on.
  func setValues(of change: Change, as state: Change.State) throws {
    let values = try values(of: change.id)
    let (now, next) = state == .undone ? ("became", "was") : ("was", "became")
    for field in Set(values.map(\.field)) {
      // Columns of numbers make numbers of these texts, to set them and to compare them.
      try db.cachedStatement(
        sql: """
          UPDATE photo SET \(field.column) = said.\(next) FROM change_value AS said
          WHERE said.change = ? AND said.field = ? AND photo.id = said.photo
            AND photo.\(field.column) IS said.\(now)
          """
      ).execute(arguments: [change.id, field.rawValue])
    }
    for photo in Set(values.filter(\.field.isIndexed).map(\.photo)) { try tx.photos.indexWords(of: photo) }
  }

  private func values(of change: Int64) throws -> [ValueEdit] {
    let columns = StoredTable.changeValue.columns
    return try db.all(columns, "SELECT \(columns.sql) FROM change_value WHERE change = ?", [change]) {
      try ValueEdit(&$0)
    }
  }

  /// Replaces `old` by `new` in what the journal knows of photos.
  func renameInValues(_ old: PhotoID, to new: PhotoID) throws {
    try db.execute(
      sql: "UPDATE OR IGNORE change_value SET photo = ? WHERE photo = ?", arguments: [new, old])
    // A change may have been about both.
    try db.execute(sql: "DELETE FROM change_value WHERE photo = ?", arguments: [old])
  }
}

extension OwnField {
  /// Whether photos are found by its words.
  var isIndexed: Bool {
    switch self {
    case .title, .description, .label, .keywords: true
    case .rating, .flag, .turn: false
    }
  }

  /// Whether a photo may have this; nil: nothing is said.
  fileprivate func allows(_ text: String?) -> Bool {
    guard let text else { return self != .turn }
    return switch self {
    case .title: !text.isEmpty && Wording.title.allows(stored: text)
    case .description: !text.isEmpty && Wording.description.allows(stored: text)
    case .rating: Int(text).map { (-1...5).contains($0) } ?? false
    case .label: text.utf8.count <= Wording.label.longest
    case .keywords: true
    case .flag: Flag(rawValue: text) != nil
    case .turn: Int(text).flatMap(Turn.init(rawValue:)) != nil
    }
  }
}

extension ValueEdit {
  /// From a row with all columns.
  init(_ values: inout StoredValues) throws(RowError) {
    let photo = try values.photo()
    let field = try values.word("field", as: OwnField.self)
    func text(_ name: String) throws(RowError) -> String? {
      let text = try values.optionalText(name)
      guard field.allows(text) else {
        throw values.error(name, found: (text.map(StoredValue.text) ?? .null).description)
      }
      return text
    }
    let (was, became) = (try text("was"), try text("became"))
    self.init(photo: photo, field: field, was: was, became: became)
  }
}
