import Foundation

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
