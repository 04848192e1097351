/// What a list's photos lie on: where each is, by its cell index alone.
///
/// Indirect, as it is copied often and has many values in it.
package indirect enum Arrangement: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// On the drop-cap grid, in cells of one size.
    case grid
    /// In justified rows: whole pictures, those of a row of one height.
    case rows
  }

  case grid(DropCapGrid)
  case rows(JustifiedRows)

  /// The canvas's width, in points.
  package var width: Double {
    switch self {
    case .grid(let grid): grid.width
    case .rows(let rows): rows.width
    }
  }

  /// The number of photos.
  package var count: Int {
    switch self {
    case .grid(let grid): grid.count
    case .rows(let rows): rows.count
    }
  }

  /// The height of all photos with the gaps around them, in points; 0 without photos.
  package var contentHeight: Double {
    switch self {
    case .grid(let grid): grid.contentHeight
    case .rows(let rows): rows.contentHeight
    }
  }

  /// A cell's frame on the canvas, in points.
  package func frame(ofCell cell: CellIndex) -> Frame {
    switch self {
    case .grid(let grid): grid.frame(ofCell: cell)
    case .rows(let rows): rows.frame(ofCell: cell)
    }
  }

  /// What lies at a point of the canvas, in points.
  package func hit(at point: Point) -> Hit {
    switch self {
    case .grid(let grid): grid.hit(at: point)
    case .rows(let rows): rows.hit(at: point)
    }
  }

  /// The cells of which some part lies in a window of the canvas, in points from the top.
  package func cells(crossing window: Range<Double>) -> CellWindow {
    switch self {
    case .grid(let grid): grid.cells(crossing: window)
    case .rows(let rows): rows.cells(crossing: window)
    }
  }

  /// The same for another number of photos.
  package func resized(toCount count: Int) -> Arrangement {
    switch self {
    case .grid(let grid): .grid(grid.resized(toCount: count))
    case .rows(let rows): .rows(rows.resized(toCount: count))
    }
  }
}

/// What programs are told of an arrangement.
extension Arrangement {
  package var layout: Arrangement.Kind {
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
