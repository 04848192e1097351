import PholioLayout

/// A sheet that was written, as `--json` tells it.
package struct WrittenSheet: Sendable, Encodable {
  package var gallery: String
  package var photos: Int
  /// All pages that the sheet has, also those that were not asked for.
  package var pages: Int
  package var milliseconds: Int
  package var files: [SheetFile]
  /// What to know about single photos, a line each.
  package var notes: [String]
}

/// A page's file.
package struct SheetFile: Sendable, Encodable {
  package var path: String
  /// Counted from 1.
  package var page: Int
  package var width: Int
  package var height: Int
  /// Nil where nothing was written.
  package var bytes: Int?
  /// Whether the file is new, or had other bytes before.
  package var changed: Bool
  package var milliseconds: Int
  /// Nil unless asked for.
  package var cells: [SheetCell]?
}

/// Where a photo lies on its page, in pixels from the page's top left corner.
package struct SheetCell: Sendable, Encodable {
  package struct Box: Sendable, Encodable, Hashable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    init(_ frame: PixelFrame) {
      (x, y, width, height) = (frame.left, frame.top, frame.width, frame.height)
    }
  }

  package var position: Int
  package var sha256: String?
  package var name: String
  /// With its words.
  package var cell: Box
  /// What its picture is fitted into.
  package var picture: Box
  /// Its headline, byline and date, those that are not empty.
  package var words: [String]
}
