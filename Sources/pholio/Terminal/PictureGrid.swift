import PholioLayout

/// Where photos lie in a terminal: on the drop-cap grid, in characters. The last line of a cell is for words.
struct PictureGrid {
  /// A photo's cell.
  struct Cell {
    /// Its index among the photos.
    var index: Int
    /// In characters; the top from that of its band on.
    var left: Int
    var top: Int
    var width: Int
    var height: Int
  }

  /// Rows of cells that no photo reaches out of.
  struct Band {
    var height: Int
    var cells: [Cell]
  }

  private(set) var bands: [Band] = []

  /// - Parameters:
  ///   - spans: Of all photos, the first one's the drop cap.
  ///   - columns: How many columns of photos.
  ///   - width: In characters.
  ///   - shape: A character's width by its height.
  /// - Throws: `PictureError.tooNarrow`.
  init(spans: [DropCap], columns: Int, width: Int, shape: Double) throws {
    let cellWidth = (width - columns - 1) / columns
    guard cellWidth >= 4 else { throw PictureError.tooNarrow(columns: columns, width: width) }
    let cellHeight = max(2, Int((Double(cellWidth) * shape).rounded())) + 1
    let spanned = spans.enumerated().map { (CellIndex($0.offset), $0.element) }
    let grid = DropCapGrid(
      width: Double(columns * (cellWidth + 1) + 1),
      cell: Size(width: Double(cellWidth), height: Double(cellHeight)), minimumGap: 1, count: spans.count,
      cap: spans.first ?? .none, features: Features(Dictionary(uniqueKeysWithValues: spanned)), rowGap: 0)
    let cells = spans.indices.map { index in
      let frame = grid.frame(ofCell: CellIndex(index))
      return Cell(
        index: index, left: Int(frame.left), top: Int(frame.top - grid.gap), width: Int(frame.width),
        height: Int(frame.height))
    }
    var top = 0
    for cell in cells.sorted(by: { ($0.top, $0.left) < ($1.top, $1.left) }) {
      if bands.isEmpty || cell.top >= top + (bands.last?.height ?? 0) {
        top = cell.top
        bands.append(Band(height: 0, cells: []))
      }
      var own = cell
      own.top -= top
      bands[bands.count - 1].cells.append(own)
      bands[bands.count - 1].height = max(bands[bands.count - 1].height, own.top + own.height)
    }
  }
}
