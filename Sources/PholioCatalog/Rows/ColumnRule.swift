import Foundation
import GRDB
import PholioFacts

/// Which values a column may have. But for ids and counters, the schema's CHECKs are the same rules, for
/// writing.
package struct ColumnRule: Sendable {
  enum Kind: Sendable {
    case integer(ClosedRange<Int64>)
    case real(ClosedRange<Double>)
    case word([String])
    /// So many bytes, and none of some.
    case bytes(ClosedRange<Int>, without: [UInt8])
    case text(@Sendable (String) -> Bool)
    /// JSON that decodes to this type.
    case json(any (Decodable & Sendable).Type)
  }

  package let name: String
  let kind: Kind
  package var isOptional = false

  /// Whether the column may have this value.
  package func allows(_ value: StoredValue) -> Bool {
    switch (kind, value) {
    case (_, .null): isOptional
    case (.integer(let range), .integer(let number)): range.contains(number)
    case (.real(let range), .real(let number)): range.contains(number)
    case (.word(let words), .text(let text)): words.contains(text)
    case (.bytes(let counts, without: let excluded), .blob(let bytes)):
      counts.contains(bytes.count) && excluded.allSatisfy { !bytes.contains($0) }
    case (.text(let isAllowed), .text(let text)): isAllowed(text)
    case (.json(let type), .text(let text)):
      (try? JSONDecoder().decode(type, from: Data(text.utf8))) != nil
    default: false
    }
  }

  /// SQL for whether the column may have its value: the same as `allows`, but faster for whole tables. Nil if
  /// SQL can't tell.
  func condition(in table: String) -> String? {
    let column = "\(table).\(name)"
    let condition: String
    switch kind {
    case .integer(let range):
      condition =
        "typeof(\(column)) = 'integer' AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case .real(let range):
      condition =
        "typeof(\(column)) = 'real' AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case .word(let words):
      let list = words.map { "'\($0)'" }.joined(separator: ", ")
      condition = "typeof(\(column)) = 'text' AND \(column) IN (\(list))"
    case .bytes(let counts, without: let excluded):
      let lengths = "length(\(column)) BETWEEN \(counts.lowerBound) AND \(counts.upperBound)"
      let without = excluded.map { " AND instr(\(column), x'\([$0].hexText)') = 0" }.joined()
      condition = "typeof(\(column)) = 'blob' AND \(lengths)\(without)"
    case .text, .json: return nil
    }
    return isOptional ? "(\(column) IS NULL OR \(condition))" : "(\(condition))"
  }
}

extension ColumnRule {
  /// The same rule, or NULL.
  var optional: ColumnRule {
    var rule = self
    rule.isOptional = true
    return rule
  }

  static func integer(_ name: String, in range: ClosedRange<Int64>) -> Self {
    Self(name: name, kind: .integer(range))
  }

  /// 2^53: every JSON reader can hold it.
  private static let greatest: Int64 = 1 << 53

  /// Ids and counters go up. Their limit is below the schema's, with room for more than anybody will add.
  private static let greatestNow = greatest - (1 << 20)

  static func id(_ name: String) -> Self { integer(name, in: 1...greatestNow) }

  static func count(_ name: String, from least: Int64 = 0) -> Self { integer(name, in: least...greatest) }

  static func counter(_ name: String) -> Self { integer(name, in: 0...greatestNow) }

  static func flag(_ name: String) -> Self { integer(name, in: 0...1) }

  /// A rank; see `RankedList+Ranks.swift`.
  static func rank(_ name: String = "rank") -> Self { integer(name, in: -(1 << 62)...(1 << 62) - 1) }

  /// Milliseconds from 1970-01-01T00:00:00Z, to the end of the year 9999.
  static func moment(_ name: String) -> Self { integer(name, in: 0...253_402_300_799_999) }

  static func real(_ name: String, in range: ClosedRange<Double>) -> Self {
    Self(name: name, kind: .real(range))
  }

  /// - Parameters:
  ///   - least: In bytes of UTF-8, as `most`.
  static func text(_ name: String, from least: Int = 0, to most: Int = 1 << 20) -> Self {
    Self(name: name, kind: .text { (least...most).contains($0.utf8.count) })
  }

  static func longText(_ name: String) -> Self { Self(name: name, kind: .text { _ in true }) }

  /// What people may write, or once might.
  static func wording(_ name: String, _ wording: TextLimits) -> Self {
    Self(name: name, kind: .text { !$0.isEmpty && wording.allows(stored: $0) })
  }

  static func word(_ name: String, of words: [String]) -> Self {
    Self(name: name, kind: .word(words))
  }

  static func json(_ name: String, _ type: any (Decodable & Sendable).Type) -> Self {
    Self(name: name, kind: .json(type))
  }

  static func digest(_ name: String = "sha256") -> Self {
    Self(name: name, kind: .bytes(32...32, without: []))
  }

  /// A file's name: any bytes but NUL and `/`.
  static func fileName(_ name: String = "name") -> Self {
    Self(name: name, kind: .bytes(1...4096, without: [0, UInt8(ascii: "/")]))
  }

  static func path(_ name: String = "path") -> Self {
    Self(name: name, kind: .bytes(1...64 << 10, without: [0]))
  }

  static func bytes(_ name: String) -> Self { Self(name: name, kind: .bytes(0...Int.max, without: [])) }

  static func bytes(_ name: String, count: Int) -> Self {
    Self(name: name, kind: .bytes(count...count, without: []))
  }
}

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
