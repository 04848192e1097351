import GRDB
import PholioFacts

/// The journal of what is said of photos.
extension OrderStore {
  /// Writes what a change set.
  func write(_ values: [ValueEdit], of change: Int64) throws {
    let statement = try db.cachedStatement(
      sql: "INSERT INTO change_value(change, photo, field, was, became) VALUES (?, ?, ?, ?, ?)")
    for value in values {
      try statement.execute(arguments: [change, value.photo, value.field.rawValue, value.before, value.after])
    }
  }

  /// Sets back what a change set, or sets it again. What a later change has set stays, and that one then goes
  /// back to something else: so changes of several galleries can be undone and redone in any order, and the
  /// latest that is done counts.
  ///
  /// - Parameter state: The change's, from now on.
  func setValues(of change: Change, as state: Change.State) throws {
    let values = try values(of: change.id)
    for field in Set(values.map(\.field)) {
      for sql in state == .undone ? Self.settingBack(field.column) : Self.settingAgain(field.column) {
        try db.cachedStatement(sql: sql).execute(arguments: [change.id, field.rawValue])
      }
    }
    for photo in Set(values.filter(\.field.isIndexed).map(\.photo)) { try tx.photos.indexWords(of: photo) }
  }

  /// Of a row `said` of `change_value`: the next change of the same value that is done.
  private static let later = """
    (SELECT other.change FROM change_value AS other JOIN change ON change.id = other.change
     WHERE other.photo = said.photo AND other.field = said.field AND other.change > said.change
       AND change.state = 'done' ORDER BY other.change LIMIT 1)
    """

  // Columns of numbers make numbers of the journal's texts, to set them and to compare them.

  private static func settingBack(_ column: String) -> [String] {
    [
      """
      UPDATE photo SET \(column) = said.was FROM change_value AS said
      WHERE said.change = ?1 AND said.field = ?2 AND photo.id = said.photo
        AND photo.\(column) IS said.became AND \(later) IS NULL
      """,
      """
      UPDATE change_value AS next SET was = said.was FROM change_value AS said
      WHERE said.change = ?1 AND said.field = ?2 AND next.change = \(later)
        AND next.photo = said.photo AND next.field = said.field AND next.was IS said.became
      """,
    ]
  }

  private static func settingAgain(_ column: String) -> [String] {
    [
      """
      UPDATE change_value AS said SET was = CAST(photo.\(column) AS TEXT) FROM photo
      WHERE said.change = ?1 AND said.field = ?2 AND photo.id = said.photo AND \(later) IS NULL
      """,
      """
      UPDATE photo SET \(column) = said.became FROM change_value AS said
      WHERE said.change = ?1 AND said.field = ?2 AND photo.id = said.photo AND \(later) IS NULL
      """,
      """
      UPDATE change_value AS said SET was = next.was FROM change_value AS next
      WHERE said.change = ?1 AND said.field = ?2 AND next.change = \(later)
        AND next.photo = said.photo AND next.field = said.field
      """,
      """
      UPDATE change_value AS next SET was = said.became FROM change_value AS said
      WHERE said.change = ?1 AND said.field = ?2 AND next.change = \(later)
        AND next.photo = said.photo AND next.field = said.field
      """,
    ]
  }

  func values(of change: Int64) throws -> [ValueEdit] {
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
    case .text, .label, .keywords: true
    case .rating, .flag, .turn: false
    }
  }

  /// Whether a photo may have this; nil: nothing is said.
  fileprivate func allows(_ text: String?) -> Bool {
    guard let text else { return self != .turn }
    return switch self {
    case .text(let field): !text.isEmpty && TextLimits.text(field).allows(stored: text)
    case .rating: Int(text).map { (-1...5).contains($0) } ?? false
    case .label: text.utf8.count <= TextLimits.label.longest
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
    let (before, after) = (try text("was"), try text("became"))
    self.init(photo: photo, field: field, before: before, after: after)
  }
}
