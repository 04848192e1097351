import PholioLayout

/// The grid filled in by hand: each cell goes into the next free slot of a matrix. It uses the published
/// formulas for columns and gap, and nothing else of `DropCapGrid`.
struct WalkedGrid {
  let columns: Int
  let gap: Double
  let cap: (columns: Int, rows: Int)
  /// The cell in each slot, row by row; nil where there is none.
  private(set) var slots: [[Int?]] = []
  /// The row and column of each cell's top left slot.
  private(set) var corners: [(row: Int, column: Int)] = []
  private let cell: Size

  init(width: Double, cell: Size, minimumGap: Double, count: Int, cap: DropCap) {
    self.cell = cell
    let fitting = ((width - minimumGap) / (cell.width + minimumGap)).rounded(.down)
    columns = fitting < 1 ? 1 : Int(fitting)
    let free = width - Double(columns) * cell.width
    gap = free < 0 ? 0 : free / Double(columns + 1)
    self.cap = (cap.columns > columns ? columns : cap.columns, cap.rows)
    if count == 0 { return }
    slots = Array(repeating: Array(repeating: nil, count: columns), count: self.cap.rows)
    for row in 0..<self.cap.rows {
      for column in 0..<self.cap.columns { slots[row][column] = 0 }
    }
    corners = [(0, 0)]
    var row = 0
    var column = 0
    for index in 1..<max(count, 1) {
      while true {
        if row == slots.count { slots.append(Array(repeating: nil, count: columns)) }
        if slots[row][column] == nil { break }
        column += 1
        if column == columns { (row, column) = (row + 1, 0) }
      }
      slots[row][column] = index
      corners.append((row, column))
    }
  }

  var rows: Int { slots.count }

  var contentHeight: Double { rows == 0 ? 0 : Double(rows) * (cell.height + gap) + gap }

  func frame(_ index: Int) -> Frame {
    let span: (columns: Int, rows: Int) = index == 0 ? cap : (1, 1)
    return Frame(
      left: gap + Double(corners[index].column) * (cell.width + gap),
      top: gap + Double(corners[index].row) * (cell.height + gap),
      width: Double(span.columns) * cell.width + Double(span.columns - 1) * gap,
      height: Double(span.rows) * cell.height + Double(span.rows - 1) * gap)
  }

  var sideEdges: [Double] {
    corners.indices.map { frame($0).left } + corners.indices.map { frame($0).right }
  }

  var topAndBottomEdges: [Double] {
    corners.indices.map { frame($0).top } + corners.indices.map { frame($0).bottom }
  }

  /// The cells in a window, each tested by itself.
  func cells(crossing window: Range<Double>) -> [CellIndex] {
    corners.indices.filter { index in
      let frame = frame(index)
      return frame.top < window.upperBound && frame.bottom > window.lowerBound && !window.isEmpty
    }.map { CellIndex($0) }
  }

  /// The cell at a point, or else the next one in reading order, each tested by itself.
  func hit(at point: Point) -> Hit {
    for index in corners.indices where frame(index).contains(point) { return .cell(CellIndex(index)) }
    for index in corners.indices {
      let frame = frame(index)
      if point.y < frame.top || (point.y < frame.bottom && point.x < frame.left) {
        return .before(CellIndex(index))
      }
    }
    return .end
  }
}
