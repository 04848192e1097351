/// A value in the catalog that can't be what it says, or a row that should be there and is not.
package struct RowError: Error, Hashable, Sendable {
  package var table: String
  /// Which row, by its key: "id 17", "gallery 3, rank 0".
  package var row: String
  package var column: String
  /// What stands there.
  package var found: String

  package init(table: String, row: String, column: String, found: String) {
    self.table = table
    self.row = row
    self.column = column
    self.found = found
  }
}

extension RowError: CustomStringConvertible {
  /// As one line of people's.
  package var description: String { "\(table), \(row): \(column) is \(found)" }
}
