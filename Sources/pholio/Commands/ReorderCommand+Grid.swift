import PholioCatalog
import PholioKit
import PholioLayout

extension ReorderCommand {
  private static let gridColumns = 6

  /// Prints the grid with the photos' positions, before and after.
  func draw(_ orders: (before: [ListItem], after: [ListItem]), _ cap: DropCap, _ spans: [ListItem: DropCap]) {
    let positions = Dictionary(
      orders.before.enumerated().map { ($1, "\($0 + 1)") }, uniquingKeysWith: { first, _ in first })
    func lines(_ items: [ListItem]) -> [String] {
      var features: [CellIndex: DropCap] = [:]
      for (index, item) in items.enumerated() { features[CellIndex(index)] = spans[item] }
      return GridText.lines(
        items.map { positions[$0] ?? "new" }, columns: Self.gridColumns, cap: cap,
        features: Features(features))
    }
    lines(orders.before).forEach(Output.line)
    Output.line("")
    lines(orders.after).forEach(Output.line)
  }
}
