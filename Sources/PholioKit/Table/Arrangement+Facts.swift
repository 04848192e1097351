package import PholioLayout
package import PholioSheets

/// What programs are told of an arrangement.
extension Arrangement {
  package var layout: SheetArrangement {
    switch self {
    case .grid: .grid
    case .rows: .rows
    }
  }

  /// Nil for rows.
  package var columns: Int? {
    switch self {
    case .grid(let grid): grid.columns
    case .rows: nil
    }
  }

  package var rowCount: Int {
    switch self {
    case .grid(let grid): grid.rows
    case .rows(let rows): rows.rowCount
    }
  }

  /// Between cells, in points.
  package var gap: Double {
    switch self {
    case .grid(let grid): grid.gap
    case .rows(let rows): rows.gap
    }
  }

  /// What the first cell spans.
  package var cap: DropCap {
    switch self {
    case .grid(let grid): grid.cap
    case .rows(let rows): rows.cap
    }
  }

  /// Whether a frame depends on which photos lie before it, not only on its cell's index.
  package var dependsOnOrder: Bool {
    switch self {
    case .grid(let grid): !grid.features.isEmpty
    case .rows: true
    }
  }
}
