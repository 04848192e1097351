import Foundation
import GRDB

/// What takes the values of columns, one after the other: each list of columns is written down once, for
/// whatever is done with them.
protocol ColumnValues {
  mutating func set(_ column: String, _ number: Int64?)
  mutating func set(_ column: String, _ number: Double?)
  mutating func set(_ column: String, _ text: String?)
  mutating func set(_ column: String, _ bytes: [UInt8])
}

extension ColumnValues {
  mutating func set(_ column: String, _ number: Int?) { set(column, number.map { Int64($0) }) }
}

/// Values of marks that are in the columns' order.
extension BoundValues: ColumnValues {
  mutating func set(_ column: String, _ number: Int64?) { add(number) }
  mutating func set(_ column: String, _ number: Double?) { add(number) }
  mutating func set(_ column: String, _ text: String?) { add(text) }
  mutating func set(_ column: String, _ bytes: [UInt8]) { add(bytes) }
}

/// Columns with their values, for an UPDATE or the text of an INSERT.
struct Assignments: ColumnValues {
  private(set) var all: [(column: String, value: DatabaseValue)] = []

  mutating func set(_ column: String, _ number: Int64?) { add(column, number) }
  mutating func set(_ column: String, _ number: Double?) { add(column, number) }
  mutating func set(_ column: String, _ text: String?) { add(column, text) }
  mutating func set(_ column: String, _ bytes: [UInt8]) { add(column, Data(bytes)) }

  private mutating func add(_ column: String, _ value: (some DatabaseValueConvertible)?) {
    all.append((column, value?.databaseValue ?? .null))
  }
}
