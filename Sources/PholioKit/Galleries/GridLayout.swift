package import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// Where a list's photos lie, as JSON: frames in points, from the canvas' top left corner.
package struct GridLayout: Encodable {
  private let arrangement: Arrangement
  private let cells: [Cell]
  private let alarms: [AlarmRecord]?

  /// - Parameters:
  ///   - window: Only the cells crossing it; nil for all.
  ///   - held: For the alarms around them; nil for no alarms.
  package init(_ arrangement: Arrangement, window: Range<Double>?, held: Held?) {
    self.arrangement = arrangement
    cells = arrangement.cells(crossing: window ?? -.infinity ..< .infinity).map { Cell($0, arrangement) }
    let ringing = held.map { ProximityAlarms(arrangement: arrangement, held: $0) }
    alarms = ringing.map { alarms in
      (window.map { Array(alarms.alarms(crossing: $0)) } ?? Array(alarms.all)).map {
        AlarmRecord($0, count: arrangement.count)
      }
    }
  }

  enum CodingKeys: String, CodingKey {
    case layout, width, columns, rows, gap, cells, alarms
    case contentHeight = "content_height"
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(arrangement.layout.rawValue, forKey: .layout)
    try container.encode(arrangement.width, forKey: .width)
    try container.encode(arrangement.contentHeight, forKey: .contentHeight)
    try container.encodeIfPresent(arrangement.columns, forKey: .columns)
    try container.encode(arrangement.rowCount, forKey: .rows)
    try container.encode(arrangement.gap, forKey: .gap)
    try container.encode(cells, forKey: .cells)
    try container.encodeIfPresent(alarms, forKey: .alarms)
  }

  private struct Cell: Encodable {
    var cellIndex: Int
    /// On a grid.
    var gridIndex: Int?
    /// Of rows, from 0: the one in which it begins.
    var row: Int?
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    init(_ cell: CellIndex, _ arrangement: Arrangement) {
      cellIndex = cell.rawValue
      switch arrangement {
      case .grid(let grid): gridIndex = grid.gridIndex(ofCell: cell).rawValue
      case .rows(let rows): row = rows.row(of: cell)
      }
      let frame = arrangement.frame(ofCell: cell)
      (x, y, width, height) = (frame.left, frame.top, frame.width, frame.height)
    }

    enum CodingKeys: String, CodingKey {
      case x, y, width, height, row
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

extension Library {
  /// Where a gallery's photos lie.
  ///
  /// - Parameters:
  ///   - window: Only the cells crossing it, in points; nil for all.
  ///   - held: Photos to give the alarms around.
  /// - Throws: `LibraryError.unknownGallery`, `SelectionError`.
  package func layout(
    of reference: ListReference, on shape: GridShape, window: Range<Double>?, held: Selection?
  ) throws -> GridLayout {
    try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      let arrangement = try shape.arrangement(of: gallery, tx)
      return GridLayout(arrangement, window: window, held: try held.map { try tx.cells(of: $0, in: gallery) })
    }
  }
}
