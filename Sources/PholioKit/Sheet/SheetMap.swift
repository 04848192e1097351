import PholioLayout

/// What a page knows of itself: which photos lie where. It travels in the page's file, and says nothing that changes
/// while the page stays the same.
package struct SheetMap: Hashable, Sendable, Codable {
  package struct Cell: Hashable, Sendable, Codable {
    /// The number printed on the sheet.
    package var position: Int
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
    /// The beginning of the photo's SHA-256, in hexadecimal.
    package var sha: String
  }

  package var gallery: String
  /// Counted from 1.
  package var page: Int
  package var pages: Int
  /// In pixels; frames are in these.
  package var width: Int
  package var height: Int
  package var cells: [Cell]

  /// Digits of a hash that tell a photo from any other of its gallery.
  static let digestDigits = 16

  /// The cell at a point of the page, in its pixels; nil beside all cells.
  package func cell(atX x: Int, y: Int) -> Cell? {
    cells.first { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
  }
}
