package import PholioCatalog
package import PholioLayout

/// A grid as JSON: frames in points, from the canvas' top left corner.
package struct GridLayout: Encodable {
  private let grid: DropCapGrid
  private let cells: [Cell]
  private let alarms: [AlarmRecord]?

  /// - Parameters:
  ///   - window: Only the cells crossing it; nil for all.
  ///   - held: For the alarms around them; nil for no alarms.
  package init(_ grid: DropCapGrid, window: Range<Double>?, held: Held?) {
    self.grid = grid
    cells = grid.cells(crossing: window ?? -.infinity ..< .infinity).map { Cell($0, grid) }
    let ringing = held.map { ProximityAlarms(grid: grid, held: $0) }
    alarms = ringing.map { alarms in
      (window.map { Array(alarms.alarms(crossing: $0)) } ?? Array(alarms.all)).map {
        AlarmRecord($0, count: grid.count)
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case width, columns, rows, gap, cells, alarms
    case contentHeight = "content_height"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(grid.width, forKey: .width)
    try container.encode(grid.contentHeight, forKey: .contentHeight)
    try container.encode(grid.columns, forKey: .columns)
    try container.encode(grid.rows, forKey: .rows)
    try container.encode(grid.gap, forKey: .gap)
    try container.encode(cells, forKey: .cells)
    try container.encodeIfPresent(alarms, forKey: .alarms)
  }

  private struct Cell: Encodable {
    var cellIndex: Int
    var gridIndex: Int
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ cell: CellIndex, _ grid: DropCapGrid) {
      cellIndex = cell.rawValue
      gridIndex = grid.gridIndex(ofCell: cell).rawValue
      let frame = grid.frame(ofCell: cell)
      (x, y, width, height) = (frame.left, frame.top, frame.width, frame.height)
    }

    enum CodingKeys: String, CodingKey {
      case x, y, width, height
      case cellIndex = "cell_index"
      case gridIndex = "grid_index"
    }
  }

  private struct AlarmRecord: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var answersTo: [String]
    /// What crossing it does, in positions, like `reorder`: `{"onto": 5}`, `{"to": 1}`.
    var change: [String: Int]

    init(_ alarm: Alarm, count: Int) {
      (x, y, width, height) = (alarm.frame.left, alarm.frame.top, alarm.frame.width, alarm.frame.height)
      answersTo = alarm.answersTo.names
      change =
        switch alarm.change {
        case .to(let cell): ["to": cell.position.rawValue]
        case .end: ["to": count]
        case .onto(let cell): ["onto": cell.position.rawValue]
        case .before(let cell): ["before": cell.position.rawValue]
        case .after(let cell): ["after": cell.position.rawValue]
        }
    }

    enum CodingKeys: String, CodingKey {
      case x, y, width, height, change
      case answersTo = "answers_to"
    }
  }
}

extension CatalogTransaction {
  /// The cells of the photos that a selection names, in the order named.
  ///
  /// - Throws: `SelectionError`.
  package func cells(of selection: Selection, in gallery: Gallery) throws -> Held {
    let items = try selection.resolve(in: ListScope(gallery), self)
    return Held(try orders.indexes(of: items, in: .gallery(gallery.id)).map { CellIndex($0) })
  }
}
