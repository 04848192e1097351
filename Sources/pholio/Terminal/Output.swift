import Foundation
import PholioCatalog
import PholioKit
import Synchronization

/// Data, on standard output.
enum Output {
  private static let changed = Atomic<Bool>(false)

  static func line(_ text: String) { print(text) }

  /// A line that must not wait for the program's end.
  static func now(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Whether all of it has arrived, so far as the system says.
  static func finish() -> Bool { fflush(nil) == 0 }

  /// Keeps in mind that the library was changed: somebody who can't be told the data has to know that.
  static func noteChange() { changed.store(true, ordering: .relaxed) }

  static func note(_ outcome: ChangeOutcome) {
    if outcome.hasChanged { noteChange() }
  }

  static var hasChange: Bool { changed.load(ordering: .relaxed) }

  static func json(_ value: some Encodable) throws { print(try text(value)) }

  /// One line of JSON, keys sorted.
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Rows under headings, columns as wide as they must be; those in `right` are aligned at their right.
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
      print(cells.joined(separator: "  "))
    }
  }
}
