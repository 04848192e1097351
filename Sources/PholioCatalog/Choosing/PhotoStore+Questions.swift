import Foundation
import GRDB
import PholioFacts

/// Answers to questions: sets of photos, in galleries or not. Orders are made of them later, by
/// `OrderStore.items(_:of:)`.
extension PhotoStore {
  /// The photos of which something is true.
  ///
  /// - Complexity: Of most questions, O(answer · log n). Others read one index from end to end, or all words
  ///   of a field: less than a second for a million photos.
  package func answer(_ question: Question) throws -> PhotoSet {
    switch question {
    case .taken(.moments(let range)): try photos(.taken, [range.lowerBound, range.upperBound])
    case .taken(.dayTimes(let first, let last)): try taken(from: first, through: last)
    case .addedSince(let seconds): try added(within: seconds)
    case .added(let range): try photos(.added, [range.lowerBound, range.upperBound])
    case .camera(let pattern): try photos(ofCamera: pattern)
    case .lens(let pattern): try photos(ofLens: pattern)
    case .number(let fact, let range): try photos(of: fact, in: range)
    case .rating(let range): try photos(rated: range)
    case .flag(let flag): try photos(.flag, [flag.rawValue])
    case .whole(let field, let pattern): try photos(with: pattern, in: field)
    case .words(let field, let patterns): try photos(withAll: patterns, in: field)
    case .without(let absent): try photos(without: absent)
    case .near(let position, let metres): try photos(near: position, metres: metres)
    case .type(let types): try photos(of: types)
    case .shape(let shape): try photos(shape.statement)
    case .missing: try all(but: photos(.there))
    case .duplicate: try photos(.severalThere)
    case .inGallery(let gallery): try photos(.placed, [gallery])
    case .folder(let glob): try photos(inFolders: glob)
    }
  }

  /// All photos.
  package func all() throws -> PhotoSet { try photos(.all) }

  private func all(but others: PhotoSet) throws -> PhotoSet {
    var photos = try all()
    photos.subtract(others)
    return photos
  }

  private func taken(from first: Int, through last: Int) throws -> PhotoSet {
    if first <= last { return try photos(.dayTime, [first, last, true]) }
    // Over midnight: all times but those between.
    let (start, end) = (last + 1, first - 1)
    return try photos(.dayTime, [start, end, false])
  }

  private func added(within seconds: Int64) throws -> PhotoSet {
    let now = Self.now
    let start = now - min(max(seconds, 0), now)
    return try photos(.added, [start, CivilTime.secondsRange.upperBound])
  }

  private func photos(rated range: ValueRange<Int>) throws -> PhotoSet {
    let (lowest, highest) = (range.lower ?? 0, range.upper ?? 5)
    return try photos(.rating, [lowest, highest])
  }

  /// Cameras write numbers as ratios: one matches within a millionth of itself.
  private func photos(of fact: NumberFact, in range: ValueRange<Double>) throws -> PhotoSet {
    let greatest = Double.greatestFiniteMagnitude
    let lower = range.lower.map { $0 - abs($0) * 1e-6 } ?? -greatest
    let upper = range.upper.map { $0 + abs($0) * 1e-6 } ?? greatest
    return try photos(fact.statement, [lower, upper])
  }

  private func photos(without absent: Absent) throws -> PhotoSet {
    switch absent {
    case .camera: try photos(.camera, [nil, nil])
    case .lens: try photos(.lens, [nil])
    case .rating: try all(but: photos(.rating, [0, 5]))
    case .flag: try all(but: photos(.flagged))
    case .words(let field): try all(but: photos(.wordless, [field.rawValue]))
    case .takenTime: try photos(.undated)
    }
  }

  // MARK: Some photos only

  /// Calls `body` with a store that answers questions for some photos only, in time that grows with their
  /// number; of other photos it may say anything. Within a transaction that writes.
  package func asking<Result>(
    only photos: PhotoSet, _ body: (PhotoStore) throws -> Result
  ) throws -> Result {
    try db.execute(
      sql: "CREATE TEMP TABLE IF NOT EXISTS asked(item INTEGER PRIMARY KEY); DELETE FROM temp.asked")
    let insert = try db.makeStatement(sql: "INSERT INTO temp.asked(item) VALUES (?)")
    for photo in photos { try insert.execute(arguments: [photo]) }
    var store = self
    store.asksOnlySome = true
    return try body(store)
  }

  // MARK: Rows

  func rows(_ statement: QuestionStatement, _ arguments: StatementArguments = []) throws -> StoredRows {
    try db.rows(asksOnlySome ? statement.ofThoseAsked : statement.rawValue, arguments)
  }

  /// The photos whose ids are in the first column of a statement's rows.
  func photos(_ statement: QuestionStatement, _ arguments: StatementArguments = []) throws -> PhotoSet {
    var found = PhotoSet()
    try forEach(statement, arguments) { photo, _ in found.insert(photo) }
    return found
  }

  /// Calls `body` with each row of a statement, and the photo's id in its first column.
  func forEach(
    _ statement: QuestionStatement, _ arguments: StatementArguments = [],
    _ body: (ListItem, StoredRow) throws -> Void
  ) throws {
    let rows = try rows(statement, arguments)
    while let row = try rows.next() { try body(row.photo(), row) }
  }
}

extension StoredRow {
  /// The photo's id in the first column: faster than by `StoredValues`, for a million rows.
  func photo() throws(RowError) -> ListItem {
    guard let photo = integer(at: 0) else {
      throw RowError(table: "photo", row: "in an index", column: "id", found: value(at: 0).description)
    }
    return photo
  }
}

extension NumberFact {
  fileprivate var statement: QuestionStatement {
    switch self {
    case .iso: .iso
    case .aperture: .aperture
    case .focal: .focal
    case .shutter: .shutter
    }
  }
}

extension Shape {
  fileprivate var statement: QuestionStatement {
    switch self {
    case .portrait: .portrait
    case .landscape: .landscape
    case .square: .square
    case .panorama: .panorama
    }
  }
}

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
