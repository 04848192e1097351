package import PholioFacts

/// The tiles of a picture at full size: squares from the top left of the upright, turned picture. Those of
/// the last column and row are smaller.
///
/// A band is the tiles that lie in the same rows of the stored picture: a row of tiles, or, where the picture
/// is turned by a quarter, a column of them. A band is drawn at once.
package struct TileGrid: Hashable, Sendable {
  /// In pixels.
  package static let edge = 512
  /// Those of the longest edge that any picture has.
  package static let most = PixelSize.longestEdge / edge

  package struct Tile: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
      self.column = column
      self.row = row
    }
  }

  /// The upright, turned picture's.
  package let size: PixelSize
  let orientation: Orientation

  /// - Parameter orientation: How the stored picture is turned for the tiles.
  package init(stored: PixelSize, orientation: Orientation) {
    size = orientation.upright(stored)
    self.orientation = orientation
  }

  package func contains(_ tile: Tile) -> Bool {
    tile.column >= 0 && tile.row >= 0 && tile.column < Self.count(size.width)
      && tile.row < Self.count(size.height)
  }

  package func band(of tile: Tile) -> Int { orientation.swapsEdges ? tile.column : tile.row }

  /// All bands, in the order in which their rows are stored.
  var bands: [Int] {
    let bands = Array(0..<Self.count(storedHeight))
    return isReversed ? bands.reversed() : bands
  }

  /// The rows of the stored picture that a band has.
  func storedRows(of band: Int) -> Range<Int> {
    let upright = Self.pixels(band, of: storedHeight)
    return isReversed ? storedHeight - upright.upperBound..<storedHeight - upright.lowerBound : upright
  }

  /// A band's, upright and turned.
  func size(of band: Int) -> PixelSize {
    let length = Self.pixels(band, of: storedHeight).count
    return orientation.swapsEdges
      ? PixelSize(width: length, height: size.height) : PixelSize(width: size.width, height: length)
  }

  /// Cuts a band.
  ///
  /// - Parameter bitmap: The band, upright and turned.
  package func tiles(of band: Int, in bitmap: Bitmap) -> [(tile: Tile, bitmap: Bitmap)] {
    let length = orientation.swapsEdges ? size.height : size.width
    return (0..<Self.count(length)).map { index in
      let pixels = Self.pixels(index, of: length)
      return orientation.swapsEdges
        ? (Tile(column: band, row: index), bitmap.part(x: 0..<bitmap.size.width, y: pixels))
        : (Tile(column: index, row: band), bitmap.part(x: pixels, y: 0..<bitmap.size.height))
    }
  }

  private var storedHeight: Int { orientation.swapsEdges ? size.width : size.height }

  /// Whether the first stored row is the last of the upright picture's rows or columns.
  private var isReversed: Bool {
    switch orientation {
    case .upright, .mirrored, .transposed, .rightSideUp: false
    case .upsideDown, .flipped, .leftSideUp, .transversed: true
    }
  }

  private static func count(_ length: Int) -> Int { (length + edge - 1) / edge }

  private static func pixels(_ index: Int, of length: Int) -> Range<Int> {
    index * edge..<min((index + 1) * edge, length)
  }
}

extension Bitmap {
  /// - Precondition: The ranges lie in the picture, and are not empty.
  func part(x: Range<Int>, y: Range<Int>) -> Bitmap {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(x.count * y.count * Bitmap.bytesPerPixel)
    let samples = x.lowerBound * Bitmap.bytesPerPixel..<x.upperBound * Bitmap.bytesPerPixel
    for row in y { withRow(row) { bytes += $0[samples] } }
    return Bitmap(size: PixelSize(width: x.count, height: y.count), bytes: bytes, profile: profile)
  }
}
