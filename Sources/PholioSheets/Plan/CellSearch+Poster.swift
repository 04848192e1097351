import PholioFacts
import PholioLayout

/// Pages of pictures that cover their cells, side by side.
extension CellSearch {
  /// How far a cell's shape may be from the list's, as a factor: with more, too much is cut.
  private static let mostStretch = 1.5
  /// How full a last row has to be, so that it looks full.
  private static let fullRow = 0.8
  /// Drop caps that a poster may choose from, if neither the list nor the options have one.
  static let caps = [(1, 1), (2, 2), (3, 3), (2, 3), (3, 2), (4, 4)].map {
    DropCap(columns: $0.0, rows: $0.1)
  }

  /// One page whose last row is full or nearly, with cells near the list's shape that fill it. A list without
  /// a drop cap gets the one that helps most. Nil if there is no room.
  func poster(_ choices: ClosedRange<Int>) throws -> CellFitting? {
    let mayChoose = options.cap == nil && list.cap == .none && options.capPages != .none
    // A cap of up to six cells serves few pictures, too; a larger one needs enough of them beside it.
    let caps = mayChoose ? Self.caps.filter { 4 * ($0.columns * $0.rows - 1) < max(list.count, 24) } : []
    var best: (worth: Double, fitting: CellFitting)?
    for cap in caps.isEmpty ? [self.cap] : caps {
      for columns in choices where columns >= cap.columns || columns == choices.upperBound {
        guard let made = try poster(columns: columns, cap: cap), made.worth > best?.worth ?? 0 else {
          continue
        }
        best = made
      }
    }
    return best?.fitting
  }

  private func poster(columns: Int, cap: DropCap) throws -> (worth: Double, fitting: CellFitting)? {
    let grid = list.grid(columns: columns, cap: cap)
    if let most = options.rows, grid.rows > most { return nil }
    var (width, height) = (width(columns: columns), height(rows: grid.rows))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let style = try style(min(width, height))
    let wordsHeight = words.bound(style)
    height -= wordsHeight
    guard height >= CellFitting.leastEdge else { return nil }
    // What this leaves is shared by the page's edges.
    height = min(height, Int(Double(boxHeight(width: width, padding: style.padding)) * Self.mostStretch))
    width = min(width, Int(Double(height) * aspect * Self.mostStretch))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let cells = Double(list.count + cap.columns * cap.rows - 1)
    let covered = Double(width * height) * cells / (Double(area.width) * Double(area.height))
    let seen = list.shapes.seen(inAspect: Double(width) / Double(height), turns: options.rotateToFit)
    let fullness = Self.fullness(ofLastRow: grid)
    let worth = covered * seen * (fullness >= Self.fullRow ? 1 : fullness / 2)
    return (
      worth,
      CellFitting(
        columns: columns, rowsPerPage: grid.rows, box: PixelSize(width: width, height: height),
        rowGap: Double(options.gap), cap: cap, style: style, wordsHeight: wordsHeight)
    )
  }

  /// The part of a grid's last row that has cells in it.
  private static func fullness(ofLastRow grid: DropCapGrid) -> Double {
    let row = (grid.rows - 1) * grid.columns
    let filled = (0..<grid.columns).count { grid.cellIndex(atGrid: GridIndex(row + $0)) != nil }
    return Double(filled) / Double(grid.columns)
  }
}
