import Foundation
import PholioDisk
import PholioFacts
import PholioLayout

/// The values of one table in a row. Each is checked when it is read; an error names table, row and column.
///
/// Columns are read by name. Reading them in the order of the list needs no search.
struct StoredValues {
  private let row: StoredRow
  private let columns: StoredColumns
  /// The result's column at which those of the table begin.
  private let first: Int
  private var next = 0

  init(_ row: StoredRow, _ columns: StoredColumns, from first: Int = 0) {
    self.row = row
    self.columns = columns
    self.first = first
  }

  /// The error that a column breaks its rule.
  func error(_ name: String, found: String) -> RowError {
    let key = (0..<columns.keyCount).map { "\(columns.rules[$0].name) \(row.value(at: first + $0))" }
    return RowError(
      table: columns.table, row: key.joined(separator: ", "), column: name, found: found)
  }

  private mutating func index(_ name: String) -> Int {
    var index = next
    if index >= columns.count || columns.rules[index].name != name {
      guard let found = columns.rules.firstIndex(where: { $0.name == name }) else {
        preconditionFailure("\(name) is not among the columns read of \(columns.table)")
      }
      index = found
    }
    next = index + 1
    return index
  }

  /// The value of a column, if its rule allows it.
  private mutating func value(_ name: String) throws(RowError) -> StoredValue {
    let index = index(name)
    let value = row.value(at: first + index)
    guard columns.rules[index].allows(value) else { throw error(name, found: value.description) }
    return value
  }

  mutating func optionalInteger(_ name: String) throws(RowError) -> Int64? {
    let index = index(name)
    if let number = row.integer(at: first + index), case .integer(let range) = columns.rules[index].kind,
      range.contains(number)
    {
      return number
    }
    next = index
    guard try value(name) == .null else { throw error(name, found: "no number") }
    return nil
  }

  mutating func integer(_ name: String) throws(RowError) -> Int64 {
    guard let number = try optionalInteger(name) else { throw error(name, found: "NULL") }
    return number
  }

  mutating func int(_ name: String) throws(RowError) -> Int { Int(try integer(name)) }

  mutating func optionalInt(_ name: String) throws(RowError) -> Int? {
    try optionalInteger(name).map { Int($0) }
  }

  mutating func flag(_ name: String) throws(RowError) -> Bool { try integer(name) == 1 }

  mutating func optionalReal(_ name: String) throws(RowError) -> Double? {
    if case .real(let number) = try value(name) { number } else { nil }
  }

  mutating func optionalText(_ name: String) throws(RowError) -> String? {
    if isNull(name) { return nil }
    return if case .text(let text) = try value(name) { text } else { nil }
  }

  /// Whether a column that may be NULL is: then it is passed over.
  mutating func isNull(_ name: String) -> Bool {
    let index = index(name)
    if columns.rules[index].isOptional, row.isNull(at: first + index) { return true }
    next = index
    return false
  }

  mutating func text(_ name: String) throws(RowError) -> String {
    guard let text = try optionalText(name) else { throw error(name, found: "NULL") }
    return text
  }

  /// One of some words.
  mutating func word<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(RowError) -> Value {
    let text = try text(name)
    guard let value = Value(rawValue: text) else { throw error(name, found: "'\(text)'") }
    return value
  }

  mutating func bytes(_ name: String) throws(RowError) -> [UInt8] {
    guard case .blob(let bytes) = try value(name) else { throw error(name, found: "NULL") }
    return bytes
  }

  mutating func byteString(_ name: String) throws(RowError) -> ByteString { ByteString(try bytes(name)) }

  mutating func optionalByteString(_ name: String) throws(RowError) -> ByteString? {
    if case .blob(let bytes) = try value(name) { ByteString(bytes) } else { nil }
  }

  /// A value decoded from JSON.
  mutating func json<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws(RowError)
    -> Value
  {
    let column = first + index(name)
    if let held = StoredJSON.value(row, at: column, as: type) { return held }
    throw error(name, found: row.value(at: column).description)
  }

  /// A moment, stored in milliseconds.
  mutating func moment(_ name: String) throws(RowError) -> Date {
    Date(milliseconds: try integer(name))
  }

  // MARK: Values of the catalog

  mutating func photo(_ name: String = "photo") throws(RowError) -> PhotoID {
    PhotoID(rawValue: try integer(name))
  }

  mutating func gallery(_ name: String = "gallery") throws(RowError) -> GalleryID {
    GalleryID(rawValue: try integer(name))
  }

  mutating func optionalGallery(_ name: String = "gallery") throws(RowError) -> GalleryID? {
    try optionalInteger(name).map(GalleryID.init)
  }

  mutating func folder(_ name: String = "folder") throws(RowError) -> FolderID {
    FolderID(rawValue: try integer(name))
  }

  mutating func digest(_ name: String = "sha256") throws(RowError) -> PhotoDigest {
    let bytes = try bytes(name)
    guard let digest = PhotoDigest(bytes) else { throw error(name, found: "\(bytes.count) bytes") }
    return digest
  }

  mutating func size() throws(RowError) -> PixelSize {
    PixelSize(width: try int("width"), height: try int("height"))
  }

  mutating func taken() throws(RowError) -> CaptureTime {
    let (local, fraction) = (try integer("taken_local"), try text("taken_fraction"))
    let (offset, source) = (
      try optionalInt("taken_offset"), try word("taken_source", as: CaptureTime.Source.self)
    )
    guard let time = CaptureTime(local: local, fraction: fraction, offsetMinutes: offset, source: source)
    else {
      throw error("taken_local", found: "\(local), '\(fraction)', \(offset.map(String.init) ?? "no offset")")
    }
    return time
  }

  mutating func stamp() throws(RowError) -> FileStamp {
    FileStamp(byteCount: try int("bytes"), modified: try integer("mtime_ns"))
  }

  /// Nil if the file could not be read.
  mutating func optionalStamp() throws(RowError) -> FileStamp? {
    guard let count = try optionalInt("bytes"), let time = try optionalInteger("mtime_ns") else { return nil }
    return FileStamp(byteCount: count, modified: time)
  }

  mutating func thumbnail() throws(RowError) -> StoredThumbnail {
    let count = try int("thumbnail_bytes")
    let checksum = try optionalInteger("thumbnail_checksum")
    return StoredThumbnail(byteCount: count, checksum: checksum.map { UInt64(bitPattern: $0) })
  }

  mutating func cap() throws(RowError) -> DropCap { try span("cap_") }

  /// How many columns and rows a cell spans.
  mutating func span(_ prefix: String = "") throws(RowError) -> DropCap {
    DropCap(columns: try int("\(prefix)columns"), rows: try int("\(prefix)rows"))
  }

  /// Checks every column, or only some.
  func check(_ chosen: [Int]? = nil, _ report: (RowError) throws -> Void) rethrows {
    for index in chosen ?? Array(0..<columns.count) {
      let rule = columns.rules[index]
      if case .json(let type, _) = rule.kind, StoredJSON.value(row, at: first + index, as: type) != nil {
        continue
      }
      let value = row.value(at: first + index)
      if !rule.allows(value) { try report(error(rule.name, found: value.description)) }
    }
  }
}

/// Reads columns of JSON. Lists of items, which may be a million, are read where SQLite has them.
enum StoredJSON {
  /// - Returns: Nil for what is no text, or no JSON of this type.
  static func value<Value: Decodable>(_ row: StoredRow, at column: Int, as type: Value.Type) -> Value? {
    guard row.isText(at: column) else { return nil }
    switch type {
    case is [Run].Type:
      if let runs = row.withBytes(at: column, RunText.runs) { return runs as? Value }
    case is [ListItem].Type:
      if let items = row.withBytes(at: column, RunText.items) { return items as? Value }
    default: break
    }
    return row.text(at: column).flatMap { try? JSONDecoder().decode(type, from: Data($0.utf8)) }
  }
}

/// A value that breaks its rule, or a row that is missing.
package struct RowError: Error, Hashable, Sendable {
  package var table: String
  /// The row's key: "id 17", "gallery 3, rank 0".
  package var row: String
  package var column: String
  /// What was found.
  package var found: String

  package init(table: String, row: String, column: String, found: String) {
    self.table = table
    self.row = row
    self.column = column
    self.found = found
  }
}

extension RowError: CustomStringConvertible {
  /// As one line for people.
  package var description: String { "\(table), \(row): \(column) is \(found)" }
}
