import PholioCatalog
package import PholioLayout
package import PholioLibrary

/// The drop-cap grid drawn with characters, with positions in its slots.
package enum GridText {
  /// - Parameters:
  ///   - columns: How wide the grid is, in cells.
  ///   - features: Photos other than the first that span several cells.
  /// - Returns: The lines, for as many rows as `count` photos need.
  package static func lines(
    count: Int, columns: Int, cap: DropCap, features: Features = .none
  ) -> [String] {
    lines((0..<count).map { "\($0 + 1)" }, columns: columns, cap: cap, features: features)
  }

  /// - Parameter labels: A text for each photo's slot.
  package static func lines(
    _ labels: [String], columns: Int, cap: DropCap, features: Features = .none
  ) -> [String] {
    let count = labels.count
    // Cells of one point without gaps: a slot is a point.
    let grid = DropCapGrid(
      width: Double(columns), cell: Size(width: 1, height: 1), minimumGap: 0, count: count, cap: cap,
      features: features)
    let width = max(3, (labels.map(\.count).max() ?? 0) + 2)
    var lines: [String] = []
    for row in 0...grid.rows where grid.rows > 0 {
      lines.append(
        (0..<grid.columns).reduce("") { $0 + rule(row, $1, grid, width) } + corner(row, grid.columns, grid))
      if row < grid.rows {
        lines.append(
          (0..<grid.columns).reduce("") { $0 + content(row, $1, grid, width, labels) }
            + bar(row, grid.columns, grid))
      }
    }
    return lines
  }

  /// The cell in a row and a column; nil outside the grid or without a photo.
  private static func cell(_ row: Int, _ column: Int, _ grid: DropCapGrid) -> CellIndex? {
    guard (0..<grid.rows).contains(row), (0..<grid.columns).contains(column) else { return nil }
    return grid.cellIndex(atGrid: GridIndex(row * grid.columns + column))
  }

  /// A slot's upper edge, with its left corner.
  private static func rule(_ row: Int, _ column: Int, _ grid: DropCapGrid, _ width: Int) -> String {
    let isEdge = cell(row - 1, column, grid) != cell(row, column, grid)
    return corner(row, column, grid) + String(repeating: isEdge ? "-" : " ", count: width)
  }

  private static func corner(_ row: Int, _ column: Int, _ grid: DropCapGrid) -> String {
    let around = [
      cell(row - 1, column - 1, grid), cell(row - 1, column, grid), cell(row, column - 1, grid),
      cell(row, column, grid),
    ]
    return Set(around).count == 1 ? " " : "+"
  }

  private static func bar(_ row: Int, _ column: Int, _ grid: DropCapGrid) -> String {
    cell(row, column - 1, grid) != cell(row, column, grid) ? "|" : " "
  }

  /// A slot's left edge and content: the cell's label, in its upper left slot.
  private static func content(
    _ row: Int, _ column: Int, _ grid: DropCapGrid, _ width: Int, _ labels: [String]
  )
    -> String
  {
    var text = ""
    if let cell = cell(row, column, grid),
      grid.gridIndex(ofCell: cell).rawValue == row * grid.columns + column
    {
      text = labels[cell.rawValue] + " "
    }
    return bar(row, column, grid) + String(repeating: " ", count: width - text.count) + text
  }
}

extension Library {
  /// A gallery's grid drawn with characters, with positions in its slots: its lines.
  ///
  /// - Parameter columns: How wide the grid is, in cells.
  /// - Throws: `LibraryError.unknownGallery`.
  package func gridText(of reference: ListReference, columns: Int) throws -> [String] {
    let (gallery, features) = try catalog.read { tx in
      let gallery = try tx.gallery(reference)
      return (gallery, try tx.galleries.features(of: gallery.id))
    }
    return GridText.lines(count: gallery.count, columns: columns, cap: gallery.cap, features: features)
  }
}
