package import PholioFacts
import PholioImaging
import PholioLayout

/// What a page knows of itself: which photos lie where. It travels in the page's file, and says nothing that
/// changes while the page stays the same.
package struct SheetMap: Hashable, Sendable, Encodable {
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
}

/// What is said to be a map says what no sheet has: half of it is missing, or a frame lies beside the page.
package struct SheetMapFault: Error, Hashable {}

extension SheetMap {
  /// A map from a file, which may hold anything: what passes here is safe to reckon with. Each cell has a
  /// number of its own, a frame on the page and 8…64 digits of a hash, which are in lower case after.
  ///
  /// - Throws: `SheetMapFault`.
  init(
    read gallery: String, page: Int, pages: Int, width: Int, height: Int, cells: [Cell]
  ) throws(SheetMapFault) {
    let edge = 1...JPEGSegments.longestEdge
    guard Self.numbers.contains(pages), (1...pages).contains(page), edge.contains(width),
      edge.contains(height),
      Set(cells.map(\.position)).count == cells.count
    else { throw SheetMapFault() }
    var checked: [Cell] = []
    for var cell in cells {
      guard Self.numbers.contains(cell.position), cell.isOnPage(width: width, height: height),
        (8...64).contains(cell.sha.utf8.count), cell.sha.isHexadecimal
      else { throw SheetMapFault() }
      cell.sha = cell.sha.lowercased()
      checked.append(cell)
    }
    self.init(gallery: gallery, page: page, pages: pages, width: width, height: height, cells: checked)
  }

  /// Of positions and pages, in anything that somebody could mean.
  private static let numbers = 1...10_000_000
}

extension SheetMap.Cell {
  fileprivate func isOnPage(width pageWidth: Int, height pageHeight: Int) -> Bool {
    // Each is compared before it is reckoned with.
    (0..<pageWidth).contains(x) && (1...pageWidth).contains(width) && x + width <= pageWidth
      && (0..<pageHeight).contains(y) && (1...pageHeight).contains(height) && y + height <= pageHeight
  }
}

extension SheetMap: Decodable {
  /// - Throws: `DecodingError`, `SheetMapFault`.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      read: values.decode(String.self, forKey: .gallery), page: values.decode(Int.self, forKey: .page),
      pages: values.decode(Int.self, forKey: .pages), width: values.decode(Int.self, forKey: .width),
      height: values.decode(Int.self, forKey: .height), cells: values.decode([Cell].self, forKey: .cells))
  }
}

extension SheetMap {
  /// The page's size.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether a picture of this size can be the page made larger or smaller: its edges are as long to each
  /// other, give or take a pixel.
  package func isShaped(like size: PixelSize) -> Bool {
    abs(size.height * width - size.width * height) <= max(width, height)
  }

  /// The cell at a point of the page, in the pixels of a picture of it that may have been made larger or
  /// smaller; nil beside all cells.
  package func cell(atX x: Int, y: Int, of picture: PixelSize) -> Cell? {
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return nil }
    // The pixel's middle, in the page's own pixels.
    let (x, y) = ((2 * x + 1) * width / (2 * picture.width), (2 * y + 1) * height / (2 * picture.height))
    return cells.first { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
  }
}
