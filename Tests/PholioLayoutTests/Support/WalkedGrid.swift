import PholioLayout

/// The grid filled in by hand: each photo goes, in list order, to the first place in a matrix where its whole
/// span is free. It uses the published formulas for columns and gap, and nothing else of `DropCapGrid`.
struct WalkedGrid {
  let columns: Int
  let gap: Double
  let rowGap: Double
  /// Each photo's span, cut to the columns and the page.
  private let spans: [(columns: Int, rows: Int)]
  /// The cell in each slot, row by row; nil where there is none.
  private(set) var slots: [[Int?]] = []
  /// The row and column of each cell's top left slot.
  private(set) var corners: [(row: Int, column: Int)] = []
  private let cell: Size
  private let rowsPerPage: Int?

  init(
    width: Double, cell: Size, minimumGap: Double, count: Int, cap: DropCap, features: [Int: DropCap] = [:],
    rowGap: Double? = nil, rowsPerPage: Int? = nil
  ) {
    self.cell = cell
    self.rowsPerPage = rowsPerPage
    let fitting = ((width - minimumGap) / (cell.width + minimumGap)).rounded(.down)
    let columns = fitting < 1 ? 1 : Int(fitting)
    self.columns = columns
    let free = width - Double(columns) * cell.width
    gap = free < 0 ? 0 : free / Double(columns + 1)
    self.rowGap = rowGap ?? gap
    spans = (0..<count).map { index in
      let span = index == 0 ? cap : features[index] ?? .none
      return (
        span.columns > columns ? columns : span.columns,
        rowsPerPage.map { span.rows > $0 ? $0 : span.rows } ?? span.rows
      )
    }
    for index in 0..<count { place(index) }
  }

  private mutating func place(_ index: Int) {
    let span = spans[index]
    for row in 0... {
      if let page = rowsPerPage, row / page != (row + span.rows - 1) / page { continue }
      while slots.count < row + span.rows { slots.append(Array(repeating: nil, count: columns)) }
      for column in 0...(columns - span.columns) {
        guard isFree(row, column, span) else { continue }
        for y in row..<row + span.rows {
          for x in column..<column + span.columns { slots[y][x] = index }
        }
        corners.append((row, column))
        return
      }
    }
  }

  private func isFree(_ row: Int, _ column: Int, _ span: (columns: Int, rows: Int)) -> Bool {
    for y in row..<row + span.rows {
      for x in column..<column + span.columns where slots[y][x] != nil { return false }
    }
    return true
  }

  var rows: Int { slots.count }

  var contentHeight: Double { rows == 0 ? 0 : Double(rows) * (cell.height + rowGap) + gap + (gap - rowGap) }

  func frame(_ index: Int) -> Frame {
    let span = spans[index]
    return Frame(
      left: gap + Double(corners[index].column) * (cell.width + gap),
      top: gap + Double(corners[index].row) * (cell.height + rowGap),
      width: Double(span.columns) * cell.width + Double(span.columns - 1) * gap,
      height: Double(span.rows) * cell.height + Double(span.rows - 1) * rowGap)
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

  /// The cell at a point, or else the next one, each tested by itself: of those to the right of it at its
  /// height the nearest, else of those that begin below it the first in reading order.
  func hit(at point: Point) -> Hit {
    let frames = corners.indices.map { frame($0) }
    for index in corners.indices where frames[index].contains(point) { return .cell(CellIndex(index)) }
    let beside = corners.indices.filter {
      frames[$0].left > point.x && frames[$0].top <= point.y && point.y < frames[$0].bottom
    }
    if let next = beside.min(by: { frames[$0].left < frames[$1].left }) { return .before(CellIndex(next)) }
    let below = corners.indices.filter { frames[$0].top > point.y }
    return below.min { corners[$0] < corners[$1] }.map { .before(CellIndex($0)) } ?? .end
  }

  /// The same where no photo but the first spans several cells, with the simpler rule: the first in the list
  /// that is wholly below the point, or to the right of it at its height.
  func hitInListOrder(at point: Point) -> Hit {
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
