import PholioFacts
import PholioLayout

/// Pages of pictures that cover their cells, side by side.
extension CellSearch {
  /// How far a cell's shape may be from the list's, as a factor: with more, too much is cut.
  private static let stretches = [1.5, 1.35, 1.2, 1.1, 1]
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
        for stretch in Self.stretches {
          guard let made = try poster(columns: columns, cap: cap, stretch), made.worth > best?.worth ?? 0
          else {
            continue
          }
          best = made
        }
      }
    }
    return best?.fitting
  }

  /// - Parameter stretch: How far the cells' shape may be from the list's.
  private func poster(
    columns: Int, cap: DropCap, _ stretch: Double
  ) throws -> (worth: Double, fitting: CellFitting)? {
    let grid = list.grid(columns: columns, cap: cap)
    if let most = options.rows, grid.rows > most { return nil }
    var (width, height) = (width(columns: columns), height(rows: grid.rows))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let style = try style(min(width, height))
    let wordsHeight = words.bound(style)
    height -= wordsHeight
    guard height >= CellFitting.leastEdge else { return nil }
    // What this leaves is shared by the page's edges.
    height = min(height, Int(Double(boxHeight(width: width, padding: style.padding)) * stretch))
    width = min(width, Int(Double(height) * aspect * stretch))
    guard width >= CellFitting.leastEdge, height >= CellFitting.leastEdge else { return nil }
    let box = PixelSize(width: width, height: height)
    let single = Size(width: Double(width), height: Double(height))
    let first = Size(
      width: Double(grid.cap.columns * (width + options.gap) - options.gap),
      height: Double(grid.cap.rows * (height + options.gap) - options.gap))
    let page = Double(area.width) * Double(area.height)
    let areas = (
      first.width * first.height / page, single.width * single.height * Double(list.count - 1) / page
    )
    func seen(in size: Size) -> Double {
      list.shapes.seen(inAspect: size.width / size.height, turns: options.rotateToFit)
    }
    let covered = areas.0 + areas.1
    let shown = areas.0 * seen(in: first) + areas.1 * seen(in: single)
    let (cut, empty) = (1 - shown / covered, 1 - covered)
    // Between pictures of which much is cut off and a page that is half empty, a little of both.
    let fullness = Self.fullness(ofLastRow: grid)
    let worth = shown * (1 - cut * cut - empty * empty / 2) * (fullness >= Self.fullRow ? 1 : fullness / 2)
    return (
      worth,
      CellFitting(
        columns: columns, rowsPerPage: grid.rows, box: box,
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
