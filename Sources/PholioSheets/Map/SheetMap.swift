package import PholioFacts
import PholioImaging
import PholioLayout

/// Which photos are on a page, and where. It is in the page's file, and has nothing that changes while the
/// page stays the same.
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

  @SheetOwner package var gallery: String?
  /// Counted from 1.
  package var page: Int
  package var pages: Int
  /// In pixels, like the frames.
  package var width: Int
  package var height: Int
  package var cells: [Cell]

  /// How many digits of a hash it has: enough to tell a gallery's photos apart.
  static let digestDigits = 16
}

/// The map is malformed: a part is missing, or a frame is not on the page.
package struct SheetMapFault: Error, Hashable {}

extension SheetMap {
  /// Checks a map from a file, which may have anything. Each cell then has a unique number, a frame on the
  /// page and 8…64 digits of a hash, in lower case.
  ///
  /// - Throws: `SheetMapFault`.
  init(
    read owner: SheetOwner, page: Int, pages: Int, width: Int, height: Int, cells: [Cell]
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
    self.init(
      gallery: owner.wrappedValue, page: page, pages: pages, width: width, height: height, cells: checked)
  }

  /// Allowed positions and page numbers.
  private static let numbers = 1...10_000_000
}

extension SheetMap.Cell {
  fileprivate func isOnPage(width pageWidth: Int, height pageHeight: Int) -> Bool {
    // Each value is compared before it is used in arithmetic.
    (0..<pageWidth).contains(x) && (1...pageWidth).contains(width) && x + width <= pageWidth
      && (0..<pageHeight).contains(y) && (1...pageHeight).contains(height) && y + height <= pageHeight
  }
}

extension SheetMap: Decodable {
  /// - Throws: `DecodingError`, `SheetMapFault`.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      read: values.decode(SheetOwner.self, forKey: .gallery), page: values.decode(Int.self, forKey: .page),
      pages: values.decode(Int.self, forKey: .pages), width: values.decode(Int.self, forKey: .width),
      height: values.decode(Int.self, forKey: .height), cells: values.decode([Cell].self, forKey: .cells))
  }
}

extension SheetMap {
  /// The page's size.
  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether a picture of this size has the page's proportions, within a pixel.
  package func isShaped(like size: PixelSize) -> Bool {
    abs(size.height * width - size.width * height) <= max(width, height)
  }

  /// The cell at a point of the page, in the pixels of a picture of it, which may be scaled; nil outside of
  /// all cells.
  package func cell(atX x: Int, y: Int, of picture: PixelSize) -> Cell? {
    guard (0..<picture.width).contains(x), (0..<picture.height).contains(y) else { return nil }
    // The pixel's middle, in the page's own pixels.
    let (x, y) = ((2 * x + 1) * width / (2 * picture.width), (2 * y + 1) * height / (2 * picture.height))
    return cells.first { $0.x <= x && x < $0.x + $0.width && $0.y <= y && y < $0.y + $0.height }
  }
}
