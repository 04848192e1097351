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
