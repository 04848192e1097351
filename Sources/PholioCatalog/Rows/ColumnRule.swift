import Foundation
import GRDB
import PholioFacts

/// A column of a table: which values it may have, and what else its table says of it. Readers, `pholio check`
/// and the schema's CHECKs hold values to this one rule.
package struct ColumnRule: Sendable {
  enum Kind: Sendable {
    case integer(ClosedRange<Int64>)
    case real(ClosedRange<Double>)
    case word([String])
    /// So many bytes, and none of some.
    case bytes(ClosedRange<Int>, without: [UInt8])
    /// So many bytes of UTF-8, and what else is asked of them, which SQL can't tell.
    case text(ClosedRange<Int>, also: (@Sendable (String) -> Bool)?)
    /// So many ASCII digits at most.
    case digits(Int)
    /// JSON that decodes to this type: an array, or else an object.
    case json(any (Decodable & Sendable).Type, isArray: Bool)
  }

  package let name: String
  let kind: Kind
  package private(set) var isOptional = false
  /// The only integers that it may have; nil: all of its range.
  private var choice: [Int64]?
  /// How far above a reader's range the schema lets a number be.
  private var headroom: Int64 = 0
  private var isUnique = false
  /// The table whose rows it names, and whether a row goes with the one that it names.
  private var reference: (table: String, cascades: Bool)?
  /// As SQL has it.
  private var standard: String?
  /// For those who read the schema in the catalog.
  private var note: String?

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether the column may have this value.
  package func allows(_ value: StoredValue) -> Bool {
    switch (kind, value) {
    case (_, .null): isOptional
    case (.integer(let range), .integer(let number)):
      range.contains(number) && choice?.contains(number) != false
    case (.real(let range), .real(let number)): range.contains(number)
    case (.word(let words), .text(let text)): words.contains(text)
    case (.bytes(let counts, without: let excluded), .blob(let bytes)):
      counts.contains(bytes.count) && excluded.allSatisfy { !bytes.contains($0) }
    case (.text(let counts, let also), .text(let text)):
      counts.contains(text.utf8.count) && also?(text) != false
    case (.digits(let most), .text(let text)):
      text.utf8.count <= most
        && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    case (.json(let type, _), .text(let text)):
      (try? JSONDecoder().decode(type, from: Data(text.utf8))) != nil
    default: false
    }
  }

  /// SQL for whether the column may have its value: the same as `allows`, but faster for whole tables. Nil if
  /// SQL can't tell.
  func condition(in table: String) -> String? {
    let column = "\(table).\(name)"
    switch kind {
    case .text, .digits, .json: return nil
    case .integer, .real, .word, .bytes: break
    }
    let type = "typeof(\(column)) = '\(sqlType.lowercased())'"
    let condition = [type, rule(for: column)].compactMap { $0 }.joined(separator: " AND ")
    return isOptional ? "(\(column) IS NULL OR \(condition))" : "(\(condition))"
  }

  private var sqlType: String {
    switch kind {
    case .integer: "INTEGER"
    case .real: "REAL"
    case .bytes: "BLOB"
    case .word, .text, .digits, .json: "TEXT"
    }
  }

  /// SQL for the rule, of a value that has the column's type; nil: there is none.
  private func rule(for column: String, headroom: Int64 = 0) -> String? {
    func length(_ length: String, _ counts: ClosedRange<Int>) -> String? {
      switch (counts.lowerBound, counts.upperBound) {
      case (0, .max): nil
      case (0, let most): "\(length) <= \(most)"
      case (let least, let most) where least == most: "\(length) = \(least)"
      case (let least, let most): "\(length) BETWEEN \(least) AND \(most)"
      }
    }
    switch kind {
    case .integer(let range):
      if let choice { return "\(column) IN (\(choice.map { "\($0)" }.joined(separator: ", ")))" }
      if range == .min ... .max { return nil }
      if range.lowerBound == range.upperBound { return "\(column) = \(range.lowerBound)" }
      return "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound + headroom)"
    case .real(let range): return "\(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)"
    case .word(let words): return "\(column) IN (\(words.map { "'\($0)'" }.joined(separator: ", ")))"
    case .bytes(let counts, without: let excluded):
      let without = excluded.map { "instr(\(column), x'\([$0].hexText)') = 0" }
      let all = [length("length(\(column))", counts)].compactMap { $0 } + without
      return all.isEmpty ? nil : all.joined(separator: " AND ")
    case .text(let counts, _): return length("length(CAST(\(column) AS BLOB))", counts)
    case .digits(let most): return "\(column) NOT GLOB '*[^0-9]*' AND length(\(column)) <= \(most)"
    case .json(_, let isArray):
      // SQLite gives NULL for NULL, which is no JSON.
      let otherwise = isOptional ? "\(column) IS NULL" : "0"
      let type = isArray ? "array" : "object"
      return "iif(json_valid(\(column)), json_type(\(column)) = '\(type)', \(otherwise))"
    }
  }

  /// The column as CREATE TABLE has it, after a line with what there is to say of it.
  ///
  /// - Parameter key: Of a column that is the table's key alone, what says so.
  func definition(key: String?) -> String {
    var parts = [name, sqlType]
    if let key { parts.append(key) } else if !isOptional { parts.append("NOT NULL") }
    if let standard { parts.append("DEFAULT \(standard)") }
    if isUnique { parts.append("UNIQUE") }
    if let reference {
      // The row that it names has the number, so it is a sound one.
      parts.append("REFERENCES \(reference.table)" + (reference.cascades ? " ON DELETE CASCADE" : ""))
    } else if let rule = rule(for: name, headroom: headroom) {
      parts.append("CHECK (\(rule))")
    }
    return (note.map { "-- \($0)\n  " } ?? "") + parts.joined(separator: " ")
  }
}

extension ColumnRule {
  private func with<Value>(_ property: WritableKeyPath<ColumnRule, Value>, _ value: Value) -> ColumnRule {
    var rule = self
    rule[keyPath: property] = value
    return rule
  }

  /// The same rule, or NULL.
  var optional: ColumnRule { with(\.isOptional, true) }

  var unique: ColumnRule { with(\.isUnique, true) }

  /// - Parameter cascades: Whether its row goes with the one that it names.
  func references(_ table: String, cascades: Bool = false) -> ColumnRule {
    with(\.reference, (table, cascades))
  }

  /// - Parameter value: As SQL has it.
  func standard(_ value: String) -> ColumnRule { with(\.standard, value) }

  func noted(_ note: String) -> ColumnRule { with(\.note, note) }

  static func integer(_ name: String, in range: ClosedRange<Int64>) -> Self {
    Self(name, .integer(range))
  }

  /// - Parameter numbers: In order, at least one.
  static func integer(_ name: String, of numbers: [Int64]) -> Self {
    integer(name, in: numbers[0]...numbers[numbers.count - 1]).with(\.choice, numbers)
  }

  /// 2^53: every JSON reader can hold it.
  private static let greatest: Int64 = 1 << 53

  /// Ids and counters go up. Readers refuse the last 2^20 that the schema allows: so there is room for more
  /// than anybody will add, whatever number a catalog comes with.
  private static func growing(_ name: String, from least: Int64) -> Self {
    integer(name, in: least...greatest - (1 << 20)).with(\.headroom, 1 << 20)
  }

  static func id(_ name: String = "id") -> Self { growing(name, from: 1) }

  static func counter(_ name: String) -> Self { growing(name, from: 0) }

  static func count(_ name: String, from least: Int64 = 0) -> Self { integer(name, in: least...greatest) }

  static func flag(_ name: String) -> Self { integer(name, in: 0...1) }

  /// A rank; see `RankedList+Ranks.swift`.
  static func rank(_ name: String = "rank") -> Self { integer(name, in: -(1 << 62)...(1 << 62) - 1) }

  /// Milliseconds from 1970-01-01T00:00:00Z, to the end of the year 9999.
  static func moment(_ name: String) -> Self {
    integer(name, in: 0...253_402_300_799_999).noted("milliseconds from 1970-01-01T00:00:00Z")
  }

  static func nanoseconds(_ name: String) -> Self { integer(name, in: .min ... .max) }

  static func real(_ name: String, in range: ClosedRange<Double>) -> Self { Self(name, .real(range)) }

  /// - Parameters:
  ///   - least: In bytes of UTF-8, as `most`.
  ///   - also: What else is asked of the text.
  static func text(
    _ name: String, from least: Int = 0, to most: Int = 1 << 20, also: (@Sendable (String) -> Bool)? = nil
  ) -> Self {
    Self(name, .text(least...most, also: also))
  }

  static func longText(_ name: String) -> Self { Self(name, .text(0...Int.max, also: nil)) }

  /// What people may write, or once might.
  static func wording(_ name: String, _ wording: TextLimits) -> Self {
    Self(name, .text(1...wording.longest, also: { wording.allows(stored: $0) }))
  }

  static func word(_ name: String, of words: [String]) -> Self { Self(name, .word(words)) }

  static func digits(_ name: String) -> Self { Self(name, .digits(255)) }

  static func json(_ name: String, _ type: any (Decodable & Sendable).Type, isArray: Bool = true) -> Self {
    Self(name, .json(type, isArray: isArray))
  }

  static func digest(_ name: String = "sha256") -> Self { bytes(name, count: 32) }

  /// A file's name: any bytes but NUL and `/`.
  static func fileName(_ name: String = "name") -> Self {
    Self(name, .bytes(1...4096, without: [0, UInt8(ascii: "/")]))
  }

  static func path(_ name: String = "path") -> Self { Self(name, .bytes(1...64 << 10, without: [0])) }

  static func bytes(_ name: String) -> Self { Self(name, .bytes(0...Int.max, without: [])) }

  static func bytes(_ name: String, count: Int) -> Self { Self(name, .bytes(count...count, without: [])) }
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
