import Foundation
import PholioDisk
import PholioKit

/// Data, on standard output.
enum Output {
  static func line(_ text: String) { write(text + "\n") }

  /// Text as it is, without a line's end.
  static func write(_ text: String) { Terminal.current.write(text) }

  /// Bytes as they are, with a NUL behind them.
  static func endedByNUL(_ bytes: [UInt8]) { Terminal.current.write(bytes + [0]) }

  /// A line that is written at once.
  static func now(_ text: String) { _ = writes(text) }

  /// The same; false: it could not be written.
  static func writes(_ text: String) -> Bool {
    line(text)
    return finish()
  }

  /// Whether all of it was written, as far as the system knows.
  static func finish() -> Bool { Terminal.current.flush() }

  /// Notes that the library was changed. If the data can't be printed, the message says so.
  static func noteChange() { Terminal.current.noteChange() }

  static func note(_ outcome: ChangeOutcome) {
    if outcome.hasChanged { noteChange() }
  }

  static func json(_ value: some Encodable) throws { line(try text(value)) }

  /// One line of JSON, keys sorted.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Rows under headings; columns are as wide as needed, those in `right` aligned right.
  static func table(_ headings: [String], _ rows: [[String]], right: Set<Int>) {
    let rows = rows.map { $0.map { ByteString($0).shown } }
    let widths = headings.indices.map { column in
      ([headings] + rows).map { $0[column].count }.max() ?? 0
    }
    for row in [headings] + rows {
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        return right.contains(column) ? space + text : column == row.count - 1 ? text : text + space
      }
      line(cells.joined(separator: "  "))
    }
  }
}
