package import PholioDisk
import PholioLayout

/// A written sheet, for `--json`.
package struct WrittenSheet: Sendable, Encodable {
  @SheetOwner package var gallery: String?
  package var photos: Int
  /// All pages of the sheet, requested or not.
  package var pages: Int
  package var milliseconds: Int
  package var files: [SheetFile]
  /// Other files: of all pages, and of their maps.
  package var besides: [ExtraFile]
  /// Notes about photos, and about letters that no font has, one line each.
  package var notes: [String]
}

/// A page's file.
package struct SheetFile: Sendable, Encodable {
  package var path: ByteString
  /// Counted from 1.
  package var page: Int
  /// How many photos, or galleries, are on the page.
  package var photos: Int
  /// Which of the sheet's photos, in its order and counted from 1, is the first one on the page.
  package var first: Int
  package var last: Int
  package var width: Int
  package var height: Int
  /// Nil if nothing was written.
  package var bytes: Int?
  /// Whether the file is new, or had other bytes.
  package var changed: Bool
  package var milliseconds: Int
  /// Nil unless asked for.
  package var cells: [SheetCell]?

  private enum CodingKeys: String, CodingKey {
    case path, page, photos, first, last, width, height, bytes, changed, milliseconds, cells
    case pathBytes = "path_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, as: .path, bytes: .pathBytes)
    try container.encode(page, forKey: .page)
    try container.encode(photos, forKey: .photos)
    try container.encode(first, forKey: .first)
    try container.encode(last, forKey: .last)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
    try container.encodeIfPresent(bytes, forKey: .bytes)
    try container.encode(changed, forKey: .changed)
    try container.encode(milliseconds, forKey: .milliseconds)
    try container.encodeIfPresent(cells, forKey: .cells)
  }
}

/// A file that is written besides the pages.
package struct ExtraFile: Sendable, Encodable {
  package enum Content: String, Sendable, Encodable { case pages, maps }

  package var path: ByteString
  package var content: Content
  /// Nil if nothing was written.
  package var bytes: Int?
  /// Whether the file is new, or had other bytes.
  package var changed: Bool

  private enum CodingKeys: String, CodingKey {
    case path, content, bytes, changed
    case pathBytes = "path_bytes"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, as: .path, bytes: .pathBytes)
    try container.encode(content, forKey: .content)
    try container.encodeIfPresent(bytes, forKey: .bytes)
    try container.encode(changed, forKey: .changed)
  }
}

/// A photo's frame on its page, in pixels from the page's top left corner.
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
  /// How somebody has turned the photo in front, in degrees clockwise; nil where there is none.
  package var turn: Int?
  /// With its words.
  package var cell: Box
  /// The box for its picture.
  package var picture: Box
  /// What its picture covers of that, without border.
  package var drawn: Box
  /// Headline, byline and date, without empty ones.
  package var words: [String]
  /// Around the letters of these words, from the top of an "H" in the first line to the bottom of a "g" in
  /// the last; nil without words.
  package var wordsBox: Box?

  private enum CodingKeys: String, CodingKey {
    case position, sha256, name, turn, cell, picture, drawn, words
    case wordsBox = "words_box"
  }
}
