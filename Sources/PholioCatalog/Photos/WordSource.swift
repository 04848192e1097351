import GRDB
package import PholioFacts

/// Where a photo's words are written, beside what people wrote in pholio.
package enum WordSource: String, CaseIterable, Sendable {
  // The best comes first.
  case sidecar, file, takeout

  var columns: WordColumns {
    switch self {
    case .file: .file
    case .sidecar: .sidecar
    case .takeout: .takeout
    }
  }

  /// The words that it may have.
  var fields: [PhotoField<PhotoWords>] {
    switch self {
    case .file, .sidecar: PhotoWords.fields.filter { !$0.source.isEmpty }
    case .takeout: [PhotoWords.description, PhotoWords.rating]
    }
  }

  /// The columns of a word, the best first.
  static func columns(of word: String) -> [String] {
    let own = OwnField(rawValue: word).map { [$0.column] } ?? []
    let sources = allCases.filter { $0.fields.contains { $0.name == word } }
    return own + sources.map { "\($0.rawValue)_\(word)" }
  }

  /// SQL for a word that counts: what somebody said in pholio, else what the best source says.
  static func counting(_ word: String) -> String {
    "coalesce(\(columns(of: word).map { "photo.\($0)" }.joined(separator: ", ")))"
  }
}

/// The columns of one source's words.
struct WordColumns: Sendable {
  static let file = WordColumns(of: .file)
  static let sidecar = WordColumns(of: .sidecar)
  static let takeout = WordColumns(of: .takeout)

  fileprivate let fields: [(field: PhotoField<PhotoWords>, columns: [String])]

  private init(of source: WordSource) {
    fields = source.fields.map { field in (field, field.columns.map { "\(source.rawValue)_\($0)" }) }
  }

  /// In the order in which they are read.
  var rules: [ColumnRule] { fields.flatMap { $0.field.rules(of: $0.columns) } }

  func forEachValue(_ words: PhotoWords, _ values: inout some ColumnValues) {
    for (field, columns) in fields { field.put(words, columns, &values) }
  }
}

extension StoredValues {
  mutating func words(_ source: WordSource) throws(RowError) -> PhotoWords {
    var words = PhotoWords()
    for (field, columns) in source.columns.fields { try field.take(&words, columns, &self) }
    return words
  }
}

extension PhotoStore {
  /// Sets the words that a source has; the other source's, and people's, stay.
  package func setWords(_ words: PhotoWords, from source: WordSource, of photo: PhotoID) throws {
    try assign(to: photo) { source.columns.forEachValue(words, &$0) }
    try indexWords(of: photo)
  }

  /// Sets what has been read again in a photo's file, which has not changed. All orders and their revisions
  /// stay.
  ///
  /// - Parameter reader: The version of what has read it.
  package func setMetadata(
    _ stated: StatedFacts, _ words: PhotoWords, reader: Int, of photo: PhotoID
  ) throws {
    try assign(to: photo) {
      $0.set("reader", reader)
      WordColumns.file.forEachValue(words, &$0)
    }
    try setStated(stated, by: .file, of: photo)
    try indexWords(of: photo)
  }

  /// - Parameter values: Sets the values that the photo gets.
  func assign(to photo: PhotoID, _ values: (inout Assignments) -> Void) throws {
    var assignments = Assignments()
    values(&assignments)
    let list = assignments.all.map { "\($0.column) = ?" }.joined(separator: ", ")
    try db.cachedStatement(sql: "UPDATE photo SET \(list) WHERE id = ?")
      .execute(arguments: StatementArguments(assignments.all.map(\.value) + [photo.databaseValue]))
  }

  /// Whether an older reader has read facts and words of any photo.
  ///
  /// - Complexity: O(log n), by an index.
  package func hasPhotosReadBelow(_ reader: Int) throws -> Bool {
    try db.hasRow("SELECT 1 FROM photo WHERE reader < ? LIMIT 1", [reader])
  }

  /// Those of some photos of which an older reader has read facts and words.
  package func readBefore(_ reader: Int, of photos: [PhotoID]) throws -> Set<PhotoID> {
    let columns = Self.readers
    // CROSS JOIN makes SQLite look up each photo.
    let read = try db.all(
      columns,
      """
      SELECT \(columns.sql) FROM json_each(?) AS wanted CROSS JOIN photo ON photo.id = wanted.value
      WHERE reader < ?
      """, [photos.map(\.rawValue).json, reader]
    ) { try $0.photo("id") }
    return Set(read)
  }

  private static let readers = StoredTable.photo.columns("reader")
}
