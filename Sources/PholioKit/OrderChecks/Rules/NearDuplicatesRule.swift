import PholioFacts
import PholioLayout

/// Two photos that look alike lie near each other on the grid.
struct NearDuplicatesRule: OrderRule {
  static let name = "near-duplicates"
  static let title = "photos that look alike, few cells apart"

  /// The farthest that counts as near, in cells.
  let within: Int

  init(_ options: OrderCheckOptions) { within = options.within }

  /// - Complexity: O(n · k²) for n photos, k cells apart at most; for any width.
  func findings(in order: CheckedOrder) -> [OrderFinding] {
    let photos = order.photos
    var findings: [OrderFinding] = []
    for index in photos.indices where photos[index].signature != nil {
      for (other, cells) in later(than: index, near: order) where order.looksAlike(index, other) {
        let (photo, twin) = photos[index].id < photos[other].id ? (index, other) : (other, index)
        let away = cells.shortText(digits: 1)
        findings.append(
          OrderFinding(
            of: self, in: order, at: [index, other], key: (photo, twin),
            "near-duplicates \(away) \(away == "1" ? "cell" : "cells") apart"))
      }
    }
    return findings
  }

  /// The photos behind one in the list and near it on the grid, and how many cells apart they are.
  private func later(than index: Int, near order: CheckedOrder) -> [(index: Int, cells: Double)] {
    let grid = order.grid
    let centre = grid.frame(ofCell: CellIndex(index)).centre
    let (row, column) = grid.gridIndex(ofCell: CellIndex(index)).rawValue
      .quotientAndRemainder(dividingBy: grid.columns)
    let span = order.span(of: index)
    // Photos of one cell fill holes above those that span several and come before them.
    let first = grid.features.isEmpty ? row : max(0, row - within)
    let rows = first...min(row + span.rows + within, max(row, grid.rows - 1))
    let columns = max(0, column - within)...min(column + span.columns + within, grid.columns - 1)
    var found: [(index: Int, cells: Double)] = []
    for row in rows {
      for column in columns {
        guard let cell = grid.cellIndex(atGrid: GridIndex(row * grid.columns + column)),
          cell.rawValue > index,
          order.span(of: cell.rawValue) == .none || !found.contains(where: { $0.index == cell.rawValue })
        else { continue }
        let way = grid.frame(ofCell: cell).centre - centre
        let across = way.dx / (grid.cell.width + grid.gap)
        let down = way.dy / (grid.cell.height + grid.gap)
        let cells = (across * across + down * down).squareRoot()
        if cells <= Double(within) + 1e-6 { found.append((cell.rawValue, cells)) }
      }
    }
    return found
  }
}
