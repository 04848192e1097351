import GRDB
package import PholioFacts

/// Where a photo's words are written, beside what people wrote in pholio.
package enum WordSource: CaseIterable, Sendable {
  case file, sidecar

  var columns: WordColumns {
    switch self {
    case .file: .file
    case .sidecar: .sidecar
    }
  }
}

/// The columns of one source's words.
struct WordColumns: Sendable {
  static let file = WordColumns(of: "file")
  static let sidecar = WordColumns(of: "sidecar")

  let title, description, creator, copyright, keywords, rating, label, city, country: String

  private init(of source: String) {
    title = "\(source)_title"
    description = "\(source)_description"
    creator = "\(source)_creator"
    copyright = "\(source)_copyright"
    keywords = "\(source)_keywords"
    rating = "\(source)_rating"
    label = "\(source)_label"
    city = "\(source)_city"
    country = "\(source)_country"
  }

  /// In the order in which they are read.
  var rules: [ColumnRule] {
    [
      .text(title).optional, .text(description).optional, .text(creator).optional, .text(copyright).optional,
      .text(keywords).optional, .integer(rating, in: -1...5).optional, .text(label).optional,
      .text(city).optional, .text(country).optional,
    ]
  }

  func forEachValue(_ words: PhotoWords, _ values: inout some ColumnValues) {
    values.set(title, words.title)
    values.set(description, words.description)
    values.set(creator, words.creator)
    values.set(copyright, words.copyright)
    values.set(keywords, words.keywords.isEmpty ? nil : KeywordLines.join(words.keywords))
    values.set(rating, words.statedRating?.stored)
    values.set(label, words.label)
    values.set(city, words.city)
    values.set(country, words.country)
  }
}

extension StoredValues {
  mutating func words(_ source: WordSource) throws(RowError) -> PhotoWords {
    let columns = source.columns
    var words = PhotoWords()
    words.title = try optionalText(columns.title)
    words.description = try optionalText(columns.description)
    words.creator = try optionalText(columns.creator)
    words.copyright = try optionalText(columns.copyright)
    if let lines = try optionalText(columns.keywords) { words.keywords = KeywordLines.split(lines) }
    words.statedRating = try rating(columns.rating)
    words.label = try optionalText(columns.label)
    words.city = try optionalText(columns.city)
    words.country = try optionalText(columns.country)
    return words
  }
}

extension PhotoStore {
  /// Sets the words that a source has; the other source's, and people's, stay.
  package func setWords(_ words: PhotoWords, from source: WordSource, of photo: PhotoID) throws {
    try assign(to: photo) { source.columns.forEachValue(words, &$0) }
    try indexWords(of: photo)
  }

  /// Sets what has been read again in a photo's file, which has not changed. Its time stays, as do all orders
  /// and their revisions.
  ///
  /// - Parameter reader: The version of what has read it.
  package func setMetadata(
    _ facts: PhotoFacts, _ words: PhotoWords, reader: Int, of photo: PhotoID
  ) throws {
    try assign(to: photo) { Photo.Content.forEachValue(facts, words, reader: reader, &$0) }
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
