import Foundation
import GRDB
package import PholioDisk
import PholioFacts

/// Readings that others have made, each a line of JSON, to be looked up by path.
///
/// They are in a temporary database of SQLite: on the disk, so that memory does not grow with their number,
/// and gone with this value. Whoever wrote them may be mistaken, or mean harm: JSON functions of SQLite take
/// values out of a line, and each is held to the rules of the catalog's own columns.
package final class ReadingTable: Sendable {
  /// How many readings of one path are looked at.
  private static let mostOfOnePath = 8

  private let queue: DatabaseQueue

  /// - Throws: `CatalogError` if it can't be written.
  package init() throws {
    var configuration = Configuration()
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -8192")
      for function in [DatabaseFunction.unhex, .unhexNumber, .unbase64] { db.add(function: function) }
    }
    queue = try Self.telling {
      // SQLite's name for a file of its own, without one.
      let queue = try DatabaseQueue(path: "", configuration: configuration)
      try queue.write { db in
        try db.execute(sql: "CREATE TABLE reading(id INTEGER PRIMARY KEY, path BLOB, line TEXT)")
      }
      return queue
    }
  }

  /// Keeps lines of readings, the later of a path before the earlier.
  ///
  /// - Parameters:
  ///   - lines: Calls its argument with each line, without its end.
  ///   - paths: Only readings of what is at or below these are kept.
  /// - Returns: How many lines are no readings.
  /// - Throws: `CatalogError`; what `lines` throws.
  package func collect(
    _ lines: (_ take: ([UInt8]) throws -> Void) throws -> Void, under paths: PathSet
  ) throws -> Int {
    try Self.telling {
      try queue.write { db in
        let ask = try db.makeStatement(
          sql: """
            SELECT coalesce(CAST(line ->> '$.path' AS BLOB), unbase64(line ->> '$.path_bytes')) AS path
            FROM (SELECT ? AS line) WHERE json_valid(line)
            """)
        let insert = try db.makeStatement(sql: "INSERT INTO reading(path, line) VALUES (?, ?)")
        let columns = StoredColumns(table: "reading", rules: [.path()], keyCount: 0)
        var damagedCount = 0
        try lines { line in
          guard let text = String(validating: line, as: UTF8.self),
            let path = try? ask.first(columns, { $0.add(text) }, read: { try $0.byteString("path") })
          else {
            damagedCount += 1
            return
          }
          if paths.covers(path) {
            try insert.run {
              $0.add(path.bytes)
              $0.add(text)
            }
          }
        }
        try db.execute(sql: "CREATE INDEX reading_path ON reading(path)")
        return damagedCount
      }
    }
  }

  /// Whether there may be a reading of a file.
  ///
  /// - Throws: `CatalogError`.
  package func has(_ path: ByteString) throws -> Bool {
    try Self.telling {
      try queue.writeWithoutTransaction {
        try $0.hasRow("SELECT 1 FROM reading WHERE path = ?", [Data(path.bytes)])
      }
    }
  }

  /// The readings of a file, the last one first; nil for one that makes no sense.
  ///
  /// - Throws: `CatalogError`.
  package func readings(of file: FileLocation) throws -> [ReadingLine?] {
    try Self.telling {
      // A transaction would be two statements more, and GRDB's way to prepare one makes SQLite prepare all
      // others anew.
      try queue.writeWithoutTransaction { db in
        let rows = try db.rows(Self.question, [Data(file.path.bytes), Self.mostOfOnePath])
        var readings: [ReadingLine?] = []
        while let row = try rows.next() { readings.append(try? ReadingLine(row, of: file)) }
        return readings
      }
    }
  }

  private static let question = """
    SELECT \((ReadingLine.lineColumns.rules + ReadingLine.contentColumns.rules).map(\.readingValue)
      .joined(separator: ", "))
    FROM reading WHERE path = ? ORDER BY id DESC LIMIT ?
    """

  /// Tells SQLite's errors as those of its temporary files.
  private static func telling<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw CatalogError(error, path: "\(TemporaryFile.roomyFolder)")
    }
  }
}

extension ReadingLine {
  /// Of each line, before what is in a photo's file.
  fileprivate static let lineColumns = StoredColumns(
    table: "reading",
    rules: [
      .integer("version", in: Int64(version)...Int64(version)), .text("outcome", to: 32),
      .text("reason", to: 4096).optional,
      .text("type", to: 64).optional, .text("kind", to: 32).optional, .fileName("of").optional,
      .count("bytes").optional, .nanoseconds("mtime_ns").optional, .text("local", to: 64).optional,
      .text("offset", to: 16).optional, .text("source", to: 16).optional,
      .text("event", to: 16).optional, .integer("day", in: 0...1).optional,
      .json("warnings", [String].self), .integer("signature_version", in: 0...Int64.max).optional,
      ColumnRule.bytes("signature", count: Signature.byteCount).optional,
      ColumnRule.bytes("jpeg").optional, .text("words").optional,
    ], keyCount: 0)
  fileprivate static let contentColumns = StoredColumns(
    table: "reading", rules: StoredTable.contentRules, keyCount: 0)

  /// - Throws: `RowError` for anything but a reading of these versions.
  fileprivate init(_ row: StoredRow, of location: FileLocation) throws(RowError) {
    var line = StoredValues(row, Self.lineColumns)
    var content = StoredValues(row, Self.contentColumns, from: Self.lineColumns.count)
    _ = try line.integer("version")
    let outcome = try line.text("outcome")
    let (reason, type) = (try line.optionalText("reason"), try line.optionalText("type"))
    let (kind, owner) = (try line.optionalText("kind"), try line.optionalByteString("of"))
    let stamp = try line.optionalStamp()
    let date = try line.claimedDate()
    let warnings = try line.json("warnings", as: [String].self)
    let signature = try line.signature()
    let jpeg = try line.optionalByteString("jpeg")?.bytes
    let hasWords = try line.optionalText("words") != nil
    let found: Found?
    var reader = 0
    switch outcome {
    case "photo":
      var photo = try Photo.Content(&content)
      guard stamp != nil, signature != nil, photo.thumbnail.checksum != nil else {
        throw line.error("signature", found: "no time, no signature, or no checksum")
      }
      (photo.signature, photo.date, reader) = (signature, date, photo.reader)
      found = .photo(photo, taken: date?.time, warnings: warnings)
    case "companion":
      if hasWords { reader = try content.int("reader") }
      var sidecar: SidecarContent?
      if hasWords {
        var facts = PhotoFacts()
        for (field, columns) in PhotoFacts.stored { try field.take(&facts, columns, &content) }
        sidecar = SidecarContent(
          words: try content.words(.file), stated: StatedFacts(facts: facts, date: date))
      }
      found = kind.flatMap(Companion.Kind.init).flatMap { kind in
        owner.map { .companion(kind, of: $0, content: sidecar) }
      }
    case "problem": found = reason.map { .problem($0) }
    case "unreadable": found = reason.map { .unreadable($0) }
    case "unsupported": found = type.map { .unsupported($0) }
    case "ignored": found = .ignored
    case "gone": found = .gone
    default: found = nil
    }
    guard let found else { throw line.error("outcome", found: outcome) }
    self.init(location: location, stamp: stamp, found: found, reader: reader)
    self.jpeg = jpeg
  }
}

extension StoredValues {
  /// When metadata say that the photo was taken; nil if they don't.
  fileprivate mutating func claimedDate() throws(RowError) -> StatedDate? {
    let (local, offset) = (try optionalText("local"), try optionalText("offset"))
    let (source, event) = (try optionalText("source"), try optionalText("event"))
    let isDay = try optionalInt("day") == 1
    guard let local else { return nil }
    guard let source = source.flatMap(CaptureTime.Source.init), !source.isOfFile,
      let event = StatedDate.Event(rawValue: event ?? StatedDate.Event.taken.rawValue),
      let time = CaptureTime(localText: local, offsetText: offset, source: source),
      time.civil.year >= CaptureTime.firstYear
    else { throw error("local", found: local) }
    return StatedDate(event, time, hasClock: !isDay)
  }

  /// Nil for one of another version.
  fileprivate mutating func signature() throws(RowError) -> Signature? {
    let version = try optionalInt("signature_version")
    let bytes = try optionalByteString("signature")?.bytes
    return version == Signature.version ? bytes.flatMap { Signature($0) } : nil
  }
}

extension ColumnRule {
  /// What SQL takes out of a line for a column.
  fileprivate var readingValue: String {
    func value(_ path: String) -> String { "json_extract(line, '$.\(path)')" }
    if let value = Self.ofFields[name] { return value }
    switch name {
    case "sha256": return "unhex(\(value(name)))"
    case "of": return "coalesce(CAST(\(value("of")) AS BLOB), unbase64(\(value("of_bytes"))))"
    case "local", "offset", "source", "event", "day": return value("taken.\(name)")
    case "warnings": return "coalesce(line -> '$.warnings', '[]')"
    case "signature": return "unhex(\(value("signature.bytes")))"
    case "signature_version": return value("signature.version")
    case "jpeg": return "unbase64(\(value("thumbnail.jpeg")))"
    case "thumbnail_bytes": return value("thumbnail.bytes")
    case "thumbnail_checksum": return "unhex_number(\(value("thumbnail.checksum")))"
    default: return value(name)
    }
  }

  /// The same of facts and words, by their columns.
  private static let ofFields: [String: String] = {
    var values = Dictionary(
      uniqueKeysWithValues: PhotoFacts.stored.flatMap { field, columns in
        zip(columns, field.readingValues(in: "facts"))
      })
    let words = PhotoWords.fields.flatMap { field in
      zip(field.columns.map { "file_\($0)" }, field.readingValues(in: "words"))
    }
    values.merge(words) { first, _ in first }
    return values
  }()
}

extension PhotoField {
  /// What SQL takes out of a line for each of its columns.
  fileprivate func readingValues(in group: String) -> [String] {
    let path = "$.\(group).\(name)"
    switch value {
    case .text, .whole, .stars: return ["json_extract(line, '\(path)')"]
    // They stand in one text, each in a line.
    case .texts: return ["(SELECT group_concat(value, char(10)) FROM json_each(line, '\(path)'))"]
    case .number: return [Self.real(path)]
    case .position: return columns.map { Self.real("\(path).\($0)") }
    }
  }

  /// JSON has one kind of numbers.
  private static func real(_ path: String) -> String {
    let value = "json_extract(line, '\(path)')"
    return "iif(json_type(line, '\(path)') = 'integer', CAST(\(value) AS REAL), \(value))"
  }
}

extension DatabaseFunction {
  /// The bytes of lower-case hexadecimal digits; NULL for another text.
  fileprivate static let unhex = DatabaseFunction("unhex", argumentCount: 1, pure: true) { values in
    bytes(values).map { Data($0) }
  }

  /// The same of eight bytes, as a number.
  fileprivate static let unhexNumber = DatabaseFunction("unhex_number", argumentCount: 1, pure: true) {
    guard let bytes = bytes($0), bytes.count == 8 else { return nil }
    return Int64(bitPattern: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  fileprivate static let unbase64 = DatabaseFunction("unbase64", argumentCount: 1, pure: true) { values in
    values.first.flatMap { String.fromDatabaseValue($0) }.flatMap { Data(base64Encoded: $0) }
  }

  private static func bytes(_ values: [DatabaseValue]) -> [UInt8]? {
    guard let text = values.first.flatMap({ String.fromDatabaseValue($0) }), text.utf8.count % 2 == 0 else {
      return nil
    }
    var bytes: [UInt8] = []
    var high: UInt8?
    for digit in text.utf8 {
      guard let value = digit.lowerHexValue else { return nil }
      if let first = high.take() { bytes.append(first << 4 | value) } else { high = value }
    }
    return bytes
  }
}
